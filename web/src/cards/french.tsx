// French-suited cards, drawn on 100 by 140.
import type { ComponentChildren } from "preact";
import { FrenchCourt } from "./french-courts";
import { Joker } from "./joker";

export const FRENCH_SUITS: Record<string, { name: string; glyph: string; color: string }> = {
  C: { name: "clubs", glyph: "♣", color: "#1d2733" },
  D: { name: "diamonds", glyph: "♦", color: "#c01f35" },
  H: { name: "hearts", glyph: "♥", color: "#c01f35" },
  S: { name: "spades", glyph: "♠", color: "#1d2733" },
};

const L = 34;
const M = 50;
const R = 66;

/** Where the pips of a numeral lie; those of the lower half are turned round. */
const PIPS: Record<string, [number, number][]> = {
  A: [[M, 70]],
  "2": [
    [M, 30],
    [M, 110],
  ],
  "3": [
    [M, 30],
    [M, 70],
    [M, 110],
  ],
  "4": [
    [L, 30],
    [R, 30],
    [L, 110],
    [R, 110],
  ],
  "5": [
    [L, 30],
    [R, 30],
    [M, 70],
    [L, 110],
    [R, 110],
  ],
  "6": [
    [L, 30],
    [R, 30],
    [L, 70],
    [R, 70],
    [L, 110],
    [R, 110],
  ],
  "7": [
    [L, 30],
    [R, 30],
    [M, 50],
    [L, 70],
    [R, 70],
    [L, 110],
    [R, 110],
  ],
  "8": [
    [L, 30],
    [R, 30],
    [M, 50],
    [L, 70],
    [R, 70],
    [M, 90],
    [L, 110],
    [R, 110],
  ],
  "9": [
    [L, 30],
    [R, 30],
    [L, 57],
    [R, 57],
    [M, 70],
    [L, 83],
    [R, 83],
    [L, 110],
    [R, 110],
  ],
  T: [
    [L, 30],
    [R, 30],
    [M, 44],
    [L, 57],
    [R, 57],
    [L, 83],
    [R, 83],
    [M, 96],
    [L, 110],
    [R, 110],
  ],
};

export function FrenchSymbols() {
  return (
    <>
      <symbol id="suit-H" viewBox="0 0 100 100">
        <path d="M50 93C22 69 4 52 4 31 4 16 15 7 27 7c10 0 18 6 23 15C55 13 63 7 73 7c12 0 23 9 23 24 0 21-18 38-46 62z" />
      </symbol>
      <symbol id="suit-D" viewBox="0 0 100 100">
        <path d="M50 2c10 18 23 34 37 48-14 14-27 30-37 48C40 80 27 64 13 50 27 36 40 20 50 2z" />
      </symbol>
      <symbol id="suit-S" viewBox="0 0 100 100">
        <path d="M50 4c10 20 45 36 45 60 0 13-10 22-22 22-8 0-14-4-18-10 1 9 5 15 12 20H33c7-5 11-11 12-20-4 6-10 10-18 10C15 86 5 77 5 64 5 40 40 24 50 4z" />
      </symbol>
      <symbol id="suit-C" viewBox="0 0 100 100">
        <path d="M50 4a22 22 0 0 1 17 36 22 22 0 1 1-11 37c1 8 5 14 11 19H33c6-5 10-11 11-19a22 22 0 1 1-11-37A22 22 0 0 1 50 4z" />
      </symbol>
    </>
  );
}

function Pip({ suit, x, y, size }: { suit: string; x: number; y: number; size: number }) {
  const turn = y > 71 ? { transform: `rotate(180 ${x} ${y})` } : {};
  return (
    <use
      href={`#suit-${suit}`}
      x={x - size / 2}
      y={y - size / 2}
      width={size}
      height={size}
      {...turn}
    />
  );
}

/** The two corners of a card, the second turned round. */
export function Corners({ children, height }: { children: ComponentChildren; height: number }) {
  return (
    <>
      <g>{children}</g>
      <g transform={`rotate(180 50 ${height / 2})`}>{children}</g>
    </>
  );
}

function Index({ rank, suit }: { rank: string; suit: string }) {
  return (
    <>
      <text x="12.5" y="23" class="index">
        {rank === "T" ? "10" : rank}
      </text>
      <use href={`#suit-${suit}`} x="5.5" y="27" width="14" height="14" />
    </>
  );
}

/** A card of a deck that nobody has drawn: its code alone. */
function Named({ code }: { code: string }) {
  return (
    <text x="50" y="78" class="index" text-anchor="middle">
      {code}
    </text>
  );
}

export function FrenchFace({ code }: { code: string }) {
  if (code === "BJ" || code === "RJ") return <Joker red={code === "RJ"} />;
  const [rank = "", suit = "", more] = code;
  if (!(suit in FRENCH_SUITS) || more) return <Named code={code} />;
  const color = FRENCH_SUITS[suit]?.color ?? "#1d2733";
  const pips = PIPS[rank];
  const size = rank === "A" ? 46 : 21;
  return (
    <g fill={color}>
      <Corners height={140}>
        <Index rank={rank} suit={suit} />
      </Corners>
      {pips ? (
        pips.map(([x, y]) => <Pip key={`${x}-${y}`} suit={suit} x={x} y={y} size={size} />)
      ) : (
        <FrenchCourt rank={rank} suit={suit} />
      )}
    </g>
  );
}
