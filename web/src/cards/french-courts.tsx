// Jack, queen and king: a half figure, shown twice. Drawn around x = 50 between y = 14 and y = 70.

interface Palette {
  robe: string;
  trim: string;
  lining: string;
}

const GOLD = "#e5ae38";
const SKIN = "#f4d3b3";
const INK = "#2a2530";

const PALETTES: Record<string, Palette> = {
  H: { robe: "#c01f35", trim: GOLD, lining: "#27508f" },
  D: { robe: "#d2572b", trim: "#f2d27a", lining: "#8d1d33" },
  S: { robe: "#2b3f77", trim: GOLD, lining: "#a61e34" },
  C: { robe: "#23634f", trim: GOLD, lining: "#2b3f77" },
};

function Robe({ robe, trim, lining }: Palette) {
  return (
    <g stroke={INK} stroke-width="1" stroke-linejoin="round">
      <path d="M19 70V60c2-8 9-12 19-14l12 6 12-6c10 2 17 6 19 14v10z" fill={robe} />
      <path d="M38 46l12 24 12-24-12 6z" fill={lining} />
      <path d="M38 46 50 70 42 70 31 48zM62 46 50 70 58 70 69 48z" fill={trim} />
      <path
        d="M22 70c1-7 4-12 8-15M78 70c-1-7-4-12-8-15"
        fill="none"
        stroke={trim}
        stroke-width="2"
      />
      <g fill={trim} stroke-width="0.6">
        <circle cx="27" cy="65" r="1.6" />
        <circle cx="73" cy="65" r="1.6" />
        <circle cx="50" cy="57" r="1.8" />
        <circle cx="50" cy="63" r="1.8" />
      </g>
    </g>
  );
}

function Head() {
  return (
    <g stroke={INK} stroke-width="0.9">
      <path d="M45 42h10v7l-5 4-5-4z" fill={SKIN} />
      <path d="M40 30c0-7 4-10 10-10s10 3 10 10c0 9-5 15-10 15s-10-6-10-15z" fill={SKIN} />
      <g fill="none" stroke-width="1" stroke-linecap="round">
        <path d="M43.5 29.5c1-1.2 3-1.2 4 0M52.5 29.5c1-1.2 3-1.2 4 0" />
        <path d="M50 31v4.5l-1.6.6" />
      </g>
      <g fill={INK} stroke="none">
        <circle cx="45.6" cy="31.4" r="1" />
        <circle cx="54.4" cy="31.4" r="1" />
      </g>
      <path
        d="M47 39.6c1.8 1.4 4.2 1.4 6 0"
        fill="none"
        stroke="#a6313b"
        stroke-width="1.2"
        stroke-linecap="round"
      />
    </g>
  );
}

function King({ trim, robe }: Palette) {
  return (
    <g stroke={INK} stroke-width="0.9" stroke-linejoin="round">
      <path d="M38 27c-3 6-3 12-1 17l5-2V27zM62 27c3 6 3 12 1 17l-5-2V27z" fill="#8a8580" />
      <Head />
      <path
        d="M40 34c1 10 5 16 10 17 5-1 9-7 10-17-2 3-5 4-7 4-1-1.4-5-1.4-6 0-2 0-5-1-7-4z"
        fill="#8a8580"
      />
      <path d="M47.3 40.6c1.6 1 3.8 1 5.4 0" fill="none" stroke="#a6313b" stroke-width="1.3" />
      <path d="M37 26 34 13l8.5 5L50 9.5 57.5 18 66 13l-3 13c-8-2.5-18-2.5-26 0z" fill={trim} />
      <path d="M37 26c8-2.5 18-2.5 26 0v3c-8-2.3-18-2.3-26 0z" fill={robe} />
      <g fill="#fff" stroke-width="0.6">
        <circle cx="34" cy="13" r="1.5" />
        <circle cx="50" cy="9.5" r="1.7" />
        <circle cx="66" cy="13" r="1.5" />
      </g>
      <g>
        <path d="M72 66V27l2.5-6 2.5 6v39z" fill="#d9e1ea" />
        <path d="M67 57h15v3.500H67z" fill={trim} />
      </g>
    </g>
  );
}

function Queen({ trim, robe }: Palette) {
  return (
    <g stroke={INK} stroke-width="0.9" stroke-linejoin="round">
      <path
        d="M39 24c-6 5-7 17-6 26 4 2 8 0 10-4l-2-14zM61 24c6 5 7 17 6 26-4 2-8 0-10-4l2-14z"
        fill="#b77a2e"
      />
      <Head />
      <path d="M40 31c0-8 4-12 10-12s10 4 10 12c-3-5-6-7-10-7s-7 2-10 7z" fill="#b77a2e" />
      <path
        d="M39 23c0-5 2-8 3-9l3.5 3.500L50 12l4.5 5.500L58 14c1 1 3 4 3 9-7-3-15-3-22 0z"
        fill={trim}
      />
      <g fill="#fff" stroke-width="0.6">
        <circle cx="42" cy="13.5" r="1.5" />
        <circle cx="50" cy="11.5" r="1.7" />
        <circle cx="58" cy="13.5" r="1.5" />
      </g>
      <path
        d="M44 48.500c3 3 9 3 12 0"
        fill="none"
        stroke="#fff"
        stroke-width="2"
        stroke-dasharray="0.1 2.5"
        stroke-linecap="round"
      />
      <g stroke-width="0.8">
        <path d="M74 68c1-9 1-16-1-24" fill="none" stroke="#2e7a4f" stroke-width="1.8" />
        <path d="M75 58c3-3 5-3 7-2-1 3-4 4-7 3z" fill="#2e7a4f" />
        <g fill={robe}>
          <circle cx="69" cy="41" r="3.6" />
          <circle cx="76.5" cy="41" r="3.6" />
          <circle cx="71" cy="35.5" r="3.6" />
          <circle cx="75.5" cy="35.5" r="3.6" />
        </g>
        <circle cx="73" cy="38.8" r="2.6" fill={trim} />
      </g>
    </g>
  );
}

function Jack({ trim, robe, lining }: Palette) {
  return (
    <g stroke={INK} stroke-width="0.9" stroke-linejoin="round">
      <path
        d="M39 25c-4 5-5 12-4 18 3 2 6 1 8-1l-2-12zM61 25c4 5 5 12 4 18-3 2-6 1-8-1l2-12z"
        fill="#5d3a20"
      />
      <Head />
      <path d="M36 25c-2-8 6-13 16-12 9 1 15 5 14 12-9-4-21-4-30 0z" fill={robe} />
      <path d="M36 25c9-4 21-4 30 0v3.500c-9-3.5-21-3.5-30 0z" fill={trim} />
      <path d="M62 17c4-6 10-8 17-6-2 6-8 10-15 9z" fill={lining} />
      <path d="M63 18c5-2 9-4 14-6" fill="none" stroke="#fff" stroke-width="0.8" />
      <g>
        <path d="M73.5 70V36h2.500v34z" fill="#9a6b35" />
        <path
          d="M74.7 24l3 9h-6zM70 34c-4 2-4 8 0 10l4-3v-4zM76 36v5c3 1 6 0 7-3-1-3-4-4-7-2z"
          fill="#d9e1ea"
        />
      </g>
    </g>
  );
}

const FIGURES = { K: King, Q: Queen, J: Jack } as const;

export function FrenchCourt({ rank, suit }: { rank: string; suit: string }) {
  const palette = PALETTES[suit];
  const Figure = FIGURES[rank as keyof typeof FIGURES];
  if (!palette || !Figure) return null;
  const half = (
    <>
      <Robe {...palette} />
      <Figure {...palette} />
      <use href={`#suit-${suit}`} x="21.5" y="15" width="13" height="13" />
    </>
  );
  return (
    <g transform="translate(50 70) scale(0.84 0.94) translate(-50 -70)">
      <rect
        x="18"
        y="10"
        width="64"
        height="120"
        rx="3"
        fill="#fdf6e3"
        stroke={palette.robe}
        stroke-width="1"
      />
      {half}
      <g transform="rotate(180 50 70)">{half}</g>
      <path d="M18 70h64" stroke={INK} stroke-width="0.8" />
    </g>
  );
}
