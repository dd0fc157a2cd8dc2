// The courts of the Italian suits, each a whole figure with its suit's symbol in hand.
import { ItalianSymbol, isLong } from "./italian";

interface Cloth {
  main: string;
  second: string;
}

const CLOTHS: Record<string, Cloth> = {
  B: { main: "#3b7d4a", second: "#c4303f" },
  C: { main: "#b92a3a", second: "#24487f" },
  D: { main: "#d98a1f", second: "#7b2a5c" },
  S: { main: "#2f5a9e", second: "#c4303f" },
};

const GOLD = "#e9b23a";
const SKIN = "#f4d3b3";
const INK = "#2a2530";
const line = { stroke: INK, "stroke-width": 1.3, "stroke-linejoin": "round" } as const;

function Face({ x, y, hair }: { x: number; y: number; hair: string }) {
  return (
    <g transform={`translate(${x} ${y})`} {...line}>
      <path d="M-11 -4c-3 6-3 13 0 17l22 0c3-4 3-11 0-17z" fill={hair} />
      <path d="M-8.5 -6h17v8c0 7-4 12-8.5 12s-8.5-5-8.5-12z" fill={SKIN} />
      <g fill={INK} stroke="none">
        <circle cx="-3.6" cy="1" r="1.1" />
        <circle cx="3.6" cy="1" r="1.1" />
      </g>
      <path d="M0 2v4h-1.500M-2.5 9c1.5 1 3.5 1 5 0" fill="none" stroke-width="1" />
    </g>
  );
}

function Fante({ main, second }: Cloth) {
  return (
    <g {...line}>
      <path d="M38 104h11l-1 38h-9z" fill={main} />
      <path d="M51 104h11l-1 38h-9z" fill={second} />
      <path d="M39 141h9l1 9H33c0-4 2-7 6-9zM52 141h9c4 2 6 5 6 9H51z" fill="#6b4423" />
      <path d="M33 67c4-5 11-7 17-7s13 2 17 7l3 41c-12 5-28 5-40 0z" fill={main} />
      <path d="M50 60v51M33 67l34 0" fill="none" stroke={GOLD} stroke-width="2.5" />
      <path d="M30 96h40l1 6H29z" fill={GOLD} />
      <path
        d="M34 66c-8 3-10 12-10 24 0 4 3 6 6 5l3-4 2-14zM66 66c8 2 11 8 9 16l-9 4-3-9z"
        fill={second}
      />
      <circle cx="74" cy="83" r="4" fill={SKIN} />
      <circle cx="29" cy="95" r="4" fill={SKIN} />
      <Face x={50} y={46} hair="#7a4a21" />
      <path d="M36 42c-2-11 6-17 15-17s15 6 13 17c-9-3-19-3-28 0z" fill={second} />
      <path d="M36 42c9-3 19-3 28 0v4c-9-3-19-3-28 0z" fill={GOLD} />
      <path d="M60 30c4-7 10-9 17-7-2 7-8 11-15 11z" fill="#fff" />
    </g>
  );
}

function Cavallo({ main, second }: Cloth) {
  return (
    <g {...line}>
      <path d="M82 106c9 3 12 17 7 30-4-6-5-13-9-18z" fill="#5d3a20" />
      <path
        d="M35 122c-5-9-5-18-9-26l-9 4c-5-1-6-6-3-10l9-13c2-4 7-6 11-4 8 6 11 19 22 23 11 0 23 0 27 12 2 11 0 24 2 42h-8c0-11-3-17-6-21-6 3-14 4-21 2-2 6-3 12-3 19h-8c0-11-1-20-4-28z"
        fill="#f3ece2"
      />
      <path d="M25 72l2-8 5 7M33 74c8 5 11 18 20 22l-5 5c-8-5-12-15-15-27z" fill="#5d3a20" />
      <circle cx="23" cy="84" r="1.6" fill={INK} />
      <path d="M17 98l8-6 10 20M26 91l24 4" fill="none" stroke={second} stroke-width="2.2" />
      <path d="M44 94c8-4 22-4 30 2l2 18c-10 5-22 5-31 0z" fill={second} />
      <path d="M44 108c10 5 22 5 32 0" fill="none" stroke={GOLD} stroke-width="2.2" />
      <path d="M53 92h13l1 22-6 20h-7l1-20z" fill={main} />
      <path d="M54 132h7l1 6H48c1-3 3-5 6-6z" fill="#6b4423" />
      <path d="M45 64c4-4 9-5 14-5s10 1 13 5l1 30c-9 4-19 4-28 0z" fill={main} />
      <path d="M59 59v37" stroke={GOLD} stroke-width="2.5" />
      <path d="M46 64c-7 3-10 12-9 22l8 2 4-12zM71 63c7 0 11 5 10 13l-8 4-4-8z" fill={second} />
      <circle cx="40" cy="89" r="3.6" fill={SKIN} />
      <circle cx="79" cy="78" r="3.6" fill={SKIN} />
      <Face x={58} y={46} hair="#5d3a20" />
      <path d="M44 42c0-9 6-15 14-15s14 6 14 15c-9-3-19-3-28 0z" fill="#c9d3df" />
      <path d="M58 27c-6-7-14-7-19-2 5 4 12 5 19 2z" fill={second} />
      <path d="M43 41c10-3 20-3 30 0v3c-10-3-20-3-30 0z" fill={GOLD} />
    </g>
  );
}

function Crown({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} {...line}>
      <path d="M-14 8l-2-15 8 6 8-10 8 10 8-6-2 15c-9-3-19-3-28 0z" fill={GOLD} />
      <g fill="#c4303f" stroke-width="0.7">
        <circle cx="-8" cy="3.5" r="1.8" />
        <circle cx="0" cy="2.5" r="1.8" />
        <circle cx="8" cy="3.5" r="1.8" />
      </g>
    </g>
  );
}

function Regina({ main, second }: Cloth) {
  return (
    <g {...line}>
      <path d="M37 70c-3 30-9 55-15 80h56c-6-25-12-50-15-80z" fill={main} />
      <path d="M45 84c-1 24-4 46-7 66h24c-3-20-6-42-7-66z" fill={second} />
      <path d="M22 150c2-3 2-6 3-9 17 5 33 5 50 0 1 3 1 6 3 9z" fill={GOLD} />
      <path d="M34 68c4-5 10-7 16-7s12 2 16 7l-2 22c-9 4-19 4-28 0z" fill={main} />
      <path d="M42 62c2 8 14 8 16 0" fill="#fff" />
      <path d="M34 86c11 4 21 4 32 0v5c-11 4-21 4-32 0z" fill={GOLD} />
      <path d="M35 67c-9 3-12 14-10 26l9 0 4-16zM65 67c9 1 13 7 11 15l-10 4-4-8z" fill={second} />
      <circle cx="30" cy="95" r="3.8" fill={SKIN} />
      <circle cx="74" cy="83" r="3.8" fill={SKIN} />
      <path d="M38 40c-6 10-6 22-3 30l8-6zM62 40c6 10 6 22 3 30l-8-6z" fill="#c98a3a" />
      <Face x={50} y={47} hair="#c98a3a" />
      <path d="M40 42c2-7 18-7 20 0-6-3-14-3-20 0z" fill="#c98a3a" />
      <Crown x={50} y={33} />
    </g>
  );
}

function Re({ main, second }: Cloth) {
  return (
    <g {...line}>
      <path d="M24 150V62c0-8 4-12 9-14h34c5 2 9 6 9 14v88z" fill="#8f5a2b" />
      <path d="M30 148V66c0-6 4-9 8-10h24c4 1 8 4 8 10v82z" fill="#e8cf9b" />
      <circle cx="27" cy="56" r="4" fill={GOLD} />
      <circle cx="73" cy="56" r="4" fill={GOLD} />
      <path d="M33 72c-3 28-9 52-13 78h60c-4-26-10-50-13-78z" fill={main} />
      <path d="M44 76c2 26 0 50-3 74h18c-3-24-5-48-3-74z" fill="#fbf4e4" />
      <g fill={INK} stroke="none">
        {[92, 108, 124, 140].map((y) => (
          <circle key={y} cx={50 + (y % 3) - 1} cy={y} r="1.5" />
        ))}
      </g>
      <path d="M31 74c4-7 11-10 19-10s15 3 19 10l-3 16c-10-5-22-5-32 0z" fill={second} />
      <path d="M31 88c12-6 26-6 38 0" fill="none" stroke={GOLD} stroke-width="2.5" />
      <path d="M33 76c-8 5-11 15-9 27l9-1 5-14zM67 76c9-1 13 4 12 11l-11 5-4-8z" fill={main} />
      <circle cx="29" cy="105" r="4" fill={SKIN} />
      <circle cx="77" cy="88" r="4" fill={SKIN} />
      <Face x={50} y={48} hair="#9a938c" />
      <path d="M41 51c0 14 4 21 9 23 5-2 9-9 9-23-3 4-6 5-9 5s-6-1-9-5z" fill="#b9b2aa" />
      <path d="M47 57.500c2 1 4 1 6 0" stroke="#a6313b" fill="none" stroke-width="1.5" />
      <Crown x={50} y={34} />
    </g>
  );
}

const FIGURES = { J: Fante, N: Cavallo, Q: Regina, K: Re } as const;

export function ItalianCourt({ rank, suit }: { rank: string; suit: string }) {
  const cloth = CLOTHS[suit];
  const Figure = FIGURES[rank as keyof typeof FIGURES];
  if (!cloth || !Figure) return null;
  return (
    <>
      <path d="M12 150h76" stroke="#8a7a55" stroke-width="1.5" />
      <Figure {...cloth} />
      {isLong(suit) ? (
        <ItalianSymbol suit={suit} x={69} y={rank === "N" ? 10 : 12} width={20} height={86} />
      ) : (
        <ItalianSymbol suit={suit} x={65} y={rank === "N" ? 46 : 50} width={27} height={27} />
      )}
    </>
  );
}
