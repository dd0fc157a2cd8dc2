// The emblems of the numbered trumps, 5 to 16, each on 100 by 100.
import type { VNode } from "preact";

const GOLD = "#e9b23a";
const RED = "#c4303f";
const BLUE = "#2f5a9e";
const STEEL = "#d5dfea";
const STONE = "#d8cdb8";
const WOOD = "#9a6b35";

const around = (count: number) => Array.from({ length: count }, (_, turn) => (turn * 360) / count);

const love = (
  <>
    <path
      d="M50 86C26 66 10 52 10 33c0-12 9-20 20-20 9 0 16 5 20 13 4-8 11-13 20-13 11 0 20 8 20 20 0 19-16 33-40 53z"
      fill={RED}
    />
    <path d="M6 78 90 20" stroke={WOOD} stroke-width="5" />
    <path d="M94 17 80 18l8 11zM6 78l-2-9 9-2-1 9zM13 73l-2-9 9-2-1 9z" fill={STEEL} />
  </>
);

const chariot = (
  <>
    <path d="M22 20h44c10 0 14 6 12 16l-6 28H30z" fill={BLUE} />
    <path d="M24 34h52l-2 8H26z" fill={GOLD} />
    <path d="M74 62h20" stroke={WOOD} stroke-width="5" />
    <circle cx="50" cy="70" r="24" fill={GOLD} />
    <circle cx="50" cy="70" r="17" fill="#fbf3dc" />
    {around(8).map((angle) => (
      <path key={angle} d="M50 70V53" transform={`rotate(${angle} 50 70)`} stroke-width="3" />
    ))}
    <circle cx="50" cy="70" r="6" fill={RED} />
  </>
);

const temperance = (
  <>
    <path d="M34 40c14 2 22 12 30 26" fill="none" stroke="#4f8fd0" stroke-width="6" />
    <g transform="rotate(38 28 30)">
      <path d="M16 12h24l-4 8c8 6 8 22 0 30H20c-8-8-8-24 0-30z" fill={RED} />
      <path d="M14 8h28v6H14zM17 32h22" fill={GOLD} />
    </g>
    <path d="M54 66h30l-4 6c8 4 8 16 0 22H58c-8-6-8-18 0-22z" fill={BLUE} />
    <path d="M52 62h34v6H52zM55 82h28" fill={GOLD} />
  </>
);

const justice = (
  <>
    <path d="M47 12h6v66h-6z" fill={STEEL} />
    <path d="M50 2l8 12H42zM34 80h32v10H34z" fill={GOLD} />
    <path d="M12 24h76" stroke={GOLD} stroke-width="6" />
    <path d="M16 26 4 56h24zM84 26 72 56h24z" fill="none" />
    <path d="M2 56h28c-2 12-26 12-28 0zM70 56h28c-2 12-26 12-28 0z" fill={GOLD} />
  </>
);

const strength = (
  <>
    <path d="M26 16h48v10H26zM22 84h56v10H22z" fill={STONE} />
    <path d="M32 26h36l2 22-8 8 6 8-2 20H34l-3-22 7-6-6-10z" fill={STONE} />
    <path d="M42 28v24M58 28v20M42 64v20M56 66v16" fill="none" />
    <path d="M30 48l10 8 8-8 8 10 14-8" fill="none" stroke={RED} stroke-width="3" />
    <path d="M20 8h60v8H20z" fill={GOLD} />
  </>
);

const wheel = (
  <>
    <circle cx="50" cy="50" r="42" fill={WOOD} />
    <circle cx="50" cy="50" r="32" fill="#fbf3dc" />
    {around(8).map((angle) => (
      <g key={angle} transform={`rotate(${angle} 50 50)`}>
        <path d="M50 50V10" stroke={WOOD} stroke-width="5" />
        <circle cx="50" cy="8" r="5" fill={GOLD} />
      </g>
    ))}
    <circle cx="50" cy="50" r="11" fill={RED} />
  </>
);

const oldMan = (
  <>
    <path
      d="M26 34C16 26 6 26 2 32c6 2 8 6 10 12 6-2 10-4 14-10zM74 34c10-8 20-8 24-2-6 2-8 6-10 12-6-2-10-4-14-10z"
      fill={STEEL}
    />
    <path
      d="M28 14h44c0 22-14 26-18 36 4 10 18 14 18 36H28c0-22 14-26 18-36-4-10-18-14-18-36z"
      fill="#eef4f8"
    />
    <path
      d="M34 26h32c-3 10-12 14-16 22-4-8-13-12-16-22zM32 84c2-12 12-14 18-20 6 6 16 8 18 20z"
      fill={GOLD}
    />
    <path d="M24 6h52v10H24zM24 84h52v10H24z" fill={WOOD} />
  </>
);

const traitor = (
  <>
    <path d="M14 4h72v9H14zM16 12h9v84h-9zM75 12h9v84h-9z" fill={WOOD} />
    <path d="M50 12v14" stroke-width="3" />
    <path d="M46 24h8l2 30H44z" fill={RED} />
    <path d="M54 40l14 4-4 8-10-2z" fill={RED} />
    <path d="M40 50h20l2 24H38z" fill={BLUE} />
    <path d="M38 60c-8 4-6 12 2 12M62 60c8 4 6 12-2 12" fill="none" stroke-width="4" />
    <circle cx="50" cy="83" r="9" fill="#f4d3b3" />
    <path d="M41 86c4 10 14 10 18 0-6 3-12 3-18 0z" fill="#7a4a21" />
  </>
);

const death = (
  <>
    <path d="M78 6 40 96" stroke={WOOD} stroke-width="5" />
    <path d="M80 4C56 0 30 8 22 30 40 16 60 16 76 20z" fill={STEEL} />
    <path
      d="M32 50c0-14 8-22 20-22s20 8 20 22c0 8-3 12-6 15v11H38V65c-3-3-6-7-6-15z"
      fill="#fffaf0"
    />
    <g fill="#2a2530" stroke="none">
      <circle cx="44" cy="52" r="5.5" />
      <circle cx="60" cy="52" r="5.5" />
      <path d="M52 58l4 8h-8z" />
    </g>
    <path d="M45 76v-7M52 76v-7M59 76v-7" fill="none" />
    <path d="M36 84h32M40 92h24" stroke-width="5" stroke="#fffaf0" />
  </>
);

const devil = (
  <>
    <path
      d="M30 36C16 32 12 18 16 6c4 10 12 14 22 16zM70 36c14-4 18-18 14-30-4 10-12 14-22 16z"
      fill="#6b4423"
    />
    <path d="M26 44c0-18 10-28 24-28s24 10 24 28c0 22-10 42-24 46-14-4-24-24-24-46z" fill={RED} />
    <path d="M26 46 10 40l14 18zM74 46l16-6-14 18z" fill={RED} />
    <path d="M34 40l12 6-8 6zM66 40l-12 6 8 6z" fill="#f7dc8b" />
    <path d="M50 50v10h-4M38 68c8 6 16 6 24 0l-3 8H41z" fill="#fff" />
    <path d="M44 86l6 12 6-12" fill="#2a2530" />
  </>
);

const tower = (
  <>
    <path d="M30 40h40l6 56H24z" fill={STONE} />
    <path d="M26 24h10v8h8v-8h12v8h8v-8h10v18H26z" fill={STONE} />
    <path d="M44 96V80c0-8 12-8 12 0v16z" fill="#5d4630" />
    <path d="M42 54h6v12h-6zM58 56h6v10h-6z" fill="#2a2530" />
    <path d="M70 2 46 26h12L38 50l34-20H60L86 8z" fill={GOLD} />
    <path d="M24 22c-6-4-6-12 0-18 0 6 6 8 4 16z" fill={RED} />
  </>
);

const star = (
  <>
    {around(8).map((angle) => (
      <path
        key={angle}
        d={angle % 90 === 0 ? "M50 50 41 34 50 2l9 32z" : "M50 50 43 37 50 16l7 21z"}
        fill={angle % 90 === 0 ? GOLD : "#f7dc8b"}
        transform={`rotate(${angle} 50 50)`}
      />
    ))}
    <circle cx="50" cy="50" r="8" fill={RED} />
  </>
);

export const EMBLEMS: Record<string, VNode> = {
  "5": love,
  "6": chariot,
  "7": temperance,
  "8": justice,
  "9": strength,
  "10": wheel,
  "11": oldMan,
  "12": traitor,
  "13": death,
  "14": devil,
  "15": tower,
  "16": star,
};
