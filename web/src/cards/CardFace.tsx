// The drawing of a card, from its code; and its back.
import type { Face } from "../games/layout";
import { FrenchFace, FrenchSymbols } from "./french";
import { ItalianFace, ItalianSymbols } from "./italian";
import { TrumpSymbols } from "./trumps";

const HEIGHTS: Record<Face, number> = { french: 140, italian: 165 };

export function CardFace({ code, face }: { code: string; face: Face }) {
  return (
    <svg class="face" viewBox={`0 0 100 ${HEIGHTS[face]}`} aria-hidden="true" focusable="false">
      {face === "french" ? <FrenchFace code={code} /> : <ItalianFace code={code} />}
    </svg>
  );
}

export function CardBack({ face }: { face: Face }) {
  const height = HEIGHTS[face];
  return (
    <svg class="face" viewBox={`0 0 100 ${height}`} aria-hidden="true" focusable="false">
      <rect x="5" y="5" width="90" height={height - 10} rx="5" class="back-field" />
      <rect x="5" y="5" width="90" height={height - 10} rx="5" fill="url(#back-pattern)" />
      <rect x="9" y="9" width="82" height={height - 18} rx="3" class="back-line" />
    </svg>
  );
}

/** The drawings that cards refer to; on the page once. */
export function CardSymbols() {
  return (
    <svg class="symbols" width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        <FrenchSymbols />
        <ItalianSymbols />
        <TrumpSymbols />
        <pattern id="back-pattern" width="10" height="10" patternUnits="userSpaceOnUse">
          <path d="M5 0l5 5-5 5-5-5z" class="back-diamond" />
          <circle cx="5" cy="5" r="1.1" class="back-dot" />
        </pattern>
      </defs>
    </svg>
  );
}
