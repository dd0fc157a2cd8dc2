// The jokers: a jester's cap, in colours or in black.
import { Corners } from "./french";

const LETTERS = [..."JOKER"];

export function Joker({ red }: { red: boolean }) {
  const ink = red ? "#c01f35" : "#1d2733";
  const [left, middle, right] = red
    ? ["#c01f35", "#e5ae38", "#27508f"]
    : ["#3a4553", "#8d98a5", "#1d2733"];
  return (
    <g>
      <Corners height={140}>
        {LETTERS.map((letter, row) => (
          <text key={row} x="11" y={19 + row * 12} class="index joker-letter" fill={ink}>
            {letter}
          </text>
        ))}
      </Corners>
      <g stroke="#2a2530" stroke-width="1.2" stroke-linejoin="round">
        <path d="M33 66C22 62 17 50 22 38c3 8 10 12 17 12l6 14z" fill={left} />
        <path d="M67 66c11-4 16-16 11-28-3 8-10 12-17 12l-6 14z" fill={right} />
        <path d="M33 66c2-16 6-28 17-36 11 8 15 20 17 36z" fill={middle} />
        <path d="M36 66h28c2 14-4 27-14 27S34 80 36 66z" fill="#f4d3b3" />
        <path d="M31 63h38v7c-12-3-26-3-38 0z" fill={left} />
        <path d="M38 90l4-4 4 8 4-6 4 6 4-8 4 4 4 14H34z" fill={right} />
        <g fill={red ? "#f2d27a" : "#fff"}>
          <circle cx="22" cy="37" r="4" />
          <circle cx="50" cy="29" r="4" />
          <circle cx="78" cy="37" r="4" />
          <circle cx="34" cy="105" r="2.6" />
          <circle cx="66" cy="105" r="2.6" />
        </g>
        <g fill="none" stroke-linecap="round">
          <path d="M41 74c1.5-1.6 4-1.6 5.5 0M53.5 74c1.5-1.6 4-1.6 5.5 0M50 76v4" />
          <path d="M43 84c4 4 10 4 14 0" stroke="#a6313b" stroke-width="1.6" />
        </g>
      </g>
      <use href="#emblem-16" x="41" y="108" width="18" height="18" />
    </g>
  );
}
