// Italian-suited cards, drawn on 100 by 165: batons, cups, coins and swords.
import { Corners } from "./french";
import { ItalianCourt } from "./italian-courts";
import { TrumpFace } from "./trumps";

export const ITALIAN_SUITS: Record<string, { name: string; color: string }> = {
  B: { name: "Batons", color: "#2f6b3c" },
  C: { name: "Cups", color: "#a3202f" },
  D: { name: "Coins", color: "#a86a08" },
  S: { name: "Swords", color: "#24487f" },
};

const RANKS: Record<string, string> = { T: "10", J: "Fa", N: "Ca", Q: "Rg", K: "Re" };

/** How many symbols stand in each row of a numeral. */
const ROWS: Record<string, number[]> = {
  A: [1],
  "2": [1, 1],
  "3": [1, 1, 1],
  "4": [2, 2],
  "5": [2, 1, 2],
  "6": [2, 2, 2],
  "7": [2, 3, 2],
  "8": [3, 2, 3],
  "9": [3, 3, 3],
  T: [3, 2, 2, 3],
};

/** Batons and swords are long: they stand side by side in at most two rows. */
const LONG_ROWS: Record<string, number[]> = {
  A: [1],
  "2": [2],
  "3": [3],
  "4": [2, 2],
  "5": [3, 2],
  "6": [3, 3],
  "7": [4, 3],
  "8": [4, 4],
  "9": [5, 4],
  T: [5, 5],
};

export function ItalianSymbols() {
  return (
    <>
      <symbol id="suit-it-D" viewBox="0 0 100 100">
        <circle cx="50" cy="50" r="46" fill="#e9b23a" stroke="#7a4a05" stroke-width="4" />
        <circle cx="50" cy="50" r="36" fill="#f7dc8b" stroke="#a3202f" stroke-width="3" />
        <g fill="#a3202f">
          {[0, 45, 90, 135, 180, 225, 270, 315].map((angle) => (
            <path
              key={angle}
              d="M50 18c6 8 6 16 0 24-6-8-6-16 0-24z"
              transform={`rotate(${angle} 50 50)`}
            />
          ))}
        </g>
        <circle cx="50" cy="50" r="10" fill="#24487f" stroke="#7a4a05" stroke-width="3" />
      </symbol>
      <symbol id="suit-it-C" viewBox="0 0 100 100">
        <g stroke="#4a1216" stroke-width="3.5" stroke-linejoin="round">
          <path d="M43 58h14l4 24H39z" fill="#e9b23a" />
          <path d="M24 94c2-9 12-14 26-14s24 5 26 14z" fill="#e9b23a" />
          <path d="M14 10h72c2 30-12 52-36 52S12 40 14 10z" fill="#c4303f" />
          <path d="M20 30c2 14 12 25 30 25s28-11 30-25z" fill="#24487f" />
          <path d="M11 6h78v10H11z" fill="#f2c95a" />
          <circle cx="50" cy="41" r="6" fill="#f2c95a" />
          <circle cx="50" cy="70" r="6" fill="#c4303f" />
        </g>
      </symbol>
      <symbol id="suit-it-S" viewBox="0 0 28 120">
        <g stroke="#1c2c4a" stroke-width="1.8" stroke-linejoin="round">
          <path d="M14 2l6 12v72H8V14z" fill="#dbe6f3" />
          <path d="M14 10v74" stroke-width="1.2" />
          <path d="M2 84c4 3 20 3 24 0v7c-4 3-20 3-24 0z" fill="#e9b23a" />
          <path d="M10.5 92h7v16h-7z" fill="#a3202f" />
          <circle cx="14" cy="112" r="5.5" fill="#e9b23a" />
        </g>
      </symbol>
      <symbol id="suit-it-B" viewBox="0 0 28 120">
        <g stroke="#3d2410" stroke-width="1.8" stroke-linejoin="round">
          <path d="M9 118C9 84 7 50 4 20 4 9 8 2 14 2s10 7 10 18c-3 30-5 64-5 98z" fill="#b57b3c" />
          <path
            d="M6 36c-6-2-7-8-4-13 4 3 6 7 4 13zM22 54c6-2 7-8 4-13-4 3-6 7-4 13zM8 78c-6-2-7-7-4-12 4 3 6 7 4 12z"
            fill="#4f9a4e"
          />
          <path
            d="M12 14c-2 28 1 56 1 92M17 24c1 22-1 46-1 66"
            fill="none"
            stroke="#7c4d1f"
            stroke-width="1.2"
          />
          <path d="M8.5 102h11" stroke="#a3202f" stroke-width="4" />
        </g>
      </symbol>
    </>
  );
}

export function ItalianSymbol(props: {
  suit: string;
  x: number;
  y: number;
  width: number;
  height: number;
}) {
  const { suit, ...box } = props;
  return <use href={`#suit-it-${suit}`} {...box} />;
}

/** The field of a numeral, clear of the corners. */
const FIELD = { left: 22, top: 15, width: 56, height: 135 };

function Numeral({ rank, suit }: { rank: string; suit: string }) {
  const long = isLong(suit);
  const rows = (long ? LONG_ROWS : ROWS)[rank] ?? [];
  const rowHeight = FIELD.height / rows.length;
  const ratio = long ? 120 / 28 : 1;
  const column = FIELD.width / Math.max(...rows);
  const width = Math.min(column * 0.94, rank === "A" ? 56 : 27, (rowHeight - 4) / ratio);
  const height = width * ratio;
  return (
    <>
      {rows.flatMap((count, row) =>
        Array.from({ length: count }, (_, index) => {
          const x = 50 + (index - (count - 1) / 2) * column - width / 2;
          const y = FIELD.top + (row + 0.5) * rowHeight - height / 2;
          return (
            <ItalianSymbol
              key={`${row}-${index}`}
              suit={suit}
              x={x}
              y={y}
              width={width}
              height={height}
            />
          );
        }),
      )}
    </>
  );
}

export function isLong(suit: string): boolean {
  return suit === "B" || suit === "S";
}

export function ItalianFace({ code }: { code: string }) {
  const [, rank = "", suit = ""] = /^(.)([BCDS])$/.exec(code) ?? [];
  if (!suit) return <TrumpFace code={code} />;
  const long = isLong(suit);
  const color = ITALIAN_SUITS[suit]?.color ?? "#1d2733";
  return (
    <g>
      <rect
        x="4"
        y="4"
        width="92"
        height="157"
        rx="5"
        fill="none"
        stroke={color}
        stroke-width="1.2"
      />
      <Corners height={165}>
        <text x="16" y="23" class="index italian" fill={color}>
          {RANKS[rank] ?? rank}
        </text>
        <ItalianSymbol
          suit={suit}
          x={long ? 11 : 8}
          y={27}
          width={long ? 7 : 13}
          height={long ? 30 : 13}
        />
      </Corners>
      {ROWS[rank] ? <Numeral rank={rank} suit={suit} /> : <ItalianCourt rank={rank} suit={suit} />}
    </g>
  );
}
