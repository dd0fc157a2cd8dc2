// The trumps of the Tarocco and the Matto: a framed emblem, its number or sign in the corners.
import { EMBLEMS } from "./emblems";
import { FIGURE_EMBLEMS } from "./emblem-figures";
import { Corners } from "./french";

const NAMES: Record<string, string> = {
  "5": "Love",
  "6": "Chariot",
  "7": "Temperance",
  "8": "Justice",
  "9": "Strength",
  "10": "Wheel",
  "11": "Old Man",
  "12": "Traitor",
  "13": "Death",
  "14": "Devil",
  "15": "Tower",
  "16": "Star",
};

const MOORS = ["I", "II", "III", "IV"];

/** The emblems as symbols, so that a card and its corners draw the same one. */
export function TrumpSymbols() {
  return (
    <>
      {Object.entries({ ...EMBLEMS, ...FIGURE_EMBLEMS }).map(([name, drawing]) => (
        <symbol key={name} id={`emblem-${name}`} viewBox="0 0 100 100">
          <g stroke="#2a2530" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round">
            {drawing}
          </g>
        </symbol>
      ))}
    </>
  );
}

export function TrumpFace({ code }: { code: string }) {
  const number = NAMES[code] ? code : null;
  const moor = /^Moor(\d)$/.exec(code)?.[1];
  const free = code === "Matto";
  const name = number ? NAMES[code] : moor ? "Moor" : code;
  return (
    <g>
      <rect
        x="3"
        y="3"
        width="94"
        height="159"
        rx="6"
        class={free ? "trump-frame free" : "trump-frame"}
      />
      <rect x="8" y="52" width="84" height="84" rx="42" class="trump-field" />
      <use href={`#emblem-${code}`} x="15" y="59" width="70" height="70" />
      <Corners height={165}>
        {number ? (
          <text x="17" y="27" class="index trump">
            {number}
          </text>
        ) : (
          <use href={`#emblem-${code}`} x="6.5" y="8" width="22" height="22" />
        )}
        {moor && (
          <text x="17" y="43" class="index moor">
            {MOORS[Number(moor) - 1]}
          </text>
        )}
      </Corners>
      <text x="52" y="38" class="trump-name">
        {name}
      </text>
    </g>
  );
}
