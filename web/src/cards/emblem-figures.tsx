// The emblems of the named cards: Angel, World, Sun, Moon, the four Moors, Begato and Matto.
import type { VNode } from "preact";

const GOLD = "#e9b23a";
const RED = "#c4303f";
const BLUE = "#2f5a9e";
const GREEN = "#3b7d4a";
const SKIN = "#f4d3b3";

const around = (count: number) => Array.from({ length: count }, (_, turn) => (turn * 360) / count);

const angel = (
  <>
    <path
      d="M44 46C30 22 12 14 2 18c0 22 8 40 24 48 8 4 16 0 20-6zM56 46c14-24 32-32 42-28 0 22-8 40-24 48-8 4-16 0-20-6z"
      fill="#fffaf0"
    />
    <path
      d="M10 28c6 14 14 22 28 26M14 42c6 8 12 12 24 14M90 28c-6 14-14 22-28 26M86 42c-6 8-12 12-24 14"
      fill="none"
    />
    <path d="M40 42h20l10 54H30z" fill={BLUE} />
    <path d="M40 62h20" stroke={GOLD} stroke-width="4" />
    <circle cx="50" cy="30" r="11" fill={SKIN} />
    <path d="M39 30c-2-14 24-14 22 0-4-6-18-6-22 0z" fill="#c98a3a" />
    <ellipse cx="50" cy="11" rx="13" ry="4" fill="none" stroke={GOLD} stroke-width="4" />
    <path d="M52 52 82 76l8-2-2 10-10-4-28-22z" fill={GOLD} />
  </>
);

const world = (
  <>
    <circle cx="50" cy="54" r="38" fill="#7fb6e0" />
    <path
      d="M22 40c8-12 20-16 26-10 4 6-6 8-6 16s-12 10-16 6zM58 34c10-4 20 0 24 10-6 8-12 4-16 12-8-2-12-12-8-22zM40 66c10-4 22 2 24 10-6 10-16 14-22 12-4-6-8-14-2-22z"
      fill={GREEN}
    />
    <path d="M12 54c20 12 56 12 76 0" fill="none" stroke={GOLD} stroke-width="5" />
    <path d="M50 16c-12 20-12 56 0 76" fill="none" stroke={GOLD} stroke-width="4" />
    <path d="M46 2h8v6h6v7h-6v6h-8v-6h-6V8h6z" fill={GOLD} />
  </>
);

const sun = (
  <>
    {around(16).map((angle) => (
      <path
        key={angle}
        d={angle % 45 === 0 ? "M43 26 50 0l7 26z" : "M45 26c-4-8 8-8 4-18 8 6 4 12 6 18z"}
        fill={angle % 45 === 0 ? GOLD : RED}
        transform={`rotate(${angle} 50 50)`}
      />
    ))}
    <circle cx="50" cy="50" r="25" fill="#f7cf57" />
    <g fill="#2a2530" stroke="none">
      <circle cx="42" cy="46" r="3" />
      <circle cx="58" cy="46" r="3" />
    </g>
    <path d="M50 47v8M40 60c6 6 14 6 20 0" fill="none" />
  </>
);

const moon = (
  <>
    <path
      d="M62 6C34 4 12 24 12 50s22 46 50 44c-16-8-24-16-26-28l-10-4 8-10-2-10c2-16 14-28 30-36z"
      fill="#d9e4f2"
    />
    <circle cx="46" cy="40" r="3" fill="#2a2530" stroke="none" />
    <path d="M38 62c4 2 8 2 12-2" fill="none" />
    <path d="M78 24l3 8 8 3-8 3-3 8-3-8-8-3 8-3zM82 62l2 6 6 2-6 2-2 6-2-6-6-2 6-2z" fill={GOLD} />
  </>
);

/** A Moor's turban above crossed scimitars, in colours of its own. */
function moor(turban: string, band: string): VNode {
  return (
    <>
      <path
        d="M10 96C30 88 58 70 74 44c4 20-18 46-56 56zM90 96C70 88 42 70 26 44c-4 20 18 46 56 56z"
        fill="#d5dfea"
      />
      <path d="M8 90l10 10M92 90 82 100" stroke={GOLD} stroke-width="7" />
      <path d="M18 58C10 30 28 16 50 16s40 14 32 42c-18-10-46-10-64 0z" fill={turban} />
      <path
        d="M20 50c12-18 34-30 56-28M26 28c20-4 42 8 56 24M38 19c18 4 34 16 42 36"
        fill="none"
        stroke="#fffaf0"
        stroke-width="3"
      />
      <path d="M18 58c18-10 46-10 64 0l-2 10c-18-9-42-9-60 0z" fill={band} />
      <path d="M50 34c10-12 10-24 2-34-10 8-12 22-2 34z" fill="#fffaf0" />
      <circle cx="50" cy="38" r="7" fill={GOLD} />
      <circle cx="50" cy="38" r="2.5" fill={RED} />
    </>
  );
}

const begato = (
  <>
    <path d="M10 66h80v8H10zM18 74h8v22h-8zM74 74h8v22h-8z" fill="#9a6b35" />
    <path d="M30 66c0-18 6-26 20-26s20 8 20 26z" fill={RED} />
    <path d="M44 42h12l-6 14z" fill={GOLD} />
    <circle cx="50" cy="32" r="11" fill={SKIN} />
    <path d="M43 34c0 10 14 10 14 0" fill="none" />
    <path d="M20 24c10-6 16-4 18-12 4-8 20-8 24 0 2 8 8 6 18 12-16 8-44 8-60 0z" fill={GREEN} />
    <path d="M36 20c8 4 20 4 28 0" fill="none" stroke={GOLD} stroke-width="3" />
    <path d="M70 52 88 30" stroke={GOLD} stroke-width="5" />
    <path d="M16 56h12l-2 10h-8zM34 56h10l-2 10h-6z" fill={BLUE} />
    <circle cx="62" cy="62" r="4" fill={GOLD} />
  </>
);

const matto = (
  <>
    <path d="M26 98c2-16 8-22 24-22s22 6 24 22z" fill={GREEN} />
    <path d="M28 82l8 12 7-14 7 14 7-14 7 14 8-12" fill={GOLD} />
    <path d="M34 46h32v12c0 12-8 20-16 20s-16-8-16-20z" fill={SKIN} />
    <path
      d="M34 48C14 48 8 30 14 12c6 12 16 14 24 16zM66 48c20 0 26-18 20-36-6 12-16 14-24 16z"
      fill={RED}
    />
    <path d="M34 48c-2-20 4-34 16-40 12 6 18 20 16 40-10-6-22-6-32 0z" fill={BLUE} />
    <g fill={GOLD}>
      <circle cx="14" cy="11" r="5" />
      <circle cx="50" cy="7" r="5" />
      <circle cx="86" cy="11" r="5" />
    </g>
    <path d="M41 56h5M54 56h5M42 66c5 5 11 5 16 0" fill="none" />
    <circle cx="50" cy="61" r="2.5" fill={RED} />
  </>
);

export const FIGURE_EMBLEMS: Record<string, VNode> = {
  Angel: angel,
  World: world,
  Sun: sun,
  Moon: moon,
  Moor1: moor(RED, BLUE),
  Moor2: moor(BLUE, GREEN),
  Moor3: moor(GREEN, RED),
  Moor4: moor(GOLD, "#7b2a5c"),
  Begato: begato,
  Matto: matto,
};
