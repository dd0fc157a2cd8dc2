// A card on the table or in the hand: something to pick, or just something to see.
import type { CSSProperties, ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { CardBack, CardFace } from "../cards/CardFace";
import type { Face } from "../games/layout";
import { useFlight } from "./flight";
import { touch } from "./input";

interface Shown {
  code: string;
  face: Face;
  name: string;
  /** The seat that the card came from. */
  from?: number | undefined;
  mark?: "taken" | "played" | "hinted" | undefined;
}

/** A card that is only looked at. */
export function SeenCard({
  code,
  face,
  name,
  from,
  mark,
  children,
}: Shown & { children?: ComponentChildren }) {
  const ref = useRef<HTMLDivElement>(null);
  useFlight(ref, code, from);
  return (
    <div ref={ref} class={`card ${mark ?? ""}`} role="img" aria-label={name} data-card={code}>
      <CardFace code={code} face={face} />
      {children}
    </div>
  );
}

interface Pickable extends Shown {
  picked: boolean;
  /** Whether the card leads to a legal move; null while the player is not to choose. */
  lit: boolean | null;
  tabIndex?: number;
  style?: CSSProperties;
  onPick(): void;
  /** The card is pointed at or focused, or no longer. */
  onPoint(pointed: boolean): void;
}

export function CardButton(props: Pickable) {
  const { code, face, name, from, mark, picked, lit, onPick, onPoint } = props;
  const ref = useRef<HTMLButtonElement>(null);
  useFlight(ref, code, from);
  const state = [mark ?? "", picked ? "picked" : "", lit === null ? "" : lit ? "lit" : "dim"];
  return (
    <button
      ref={ref}
      type="button"
      class={`card ${state.join(" ")}`}
      data-card={code}
      aria-pressed={picked}
      aria-disabled={lit === false}
      tabIndex={props.tabIndex ?? 0}
      style={props.style ?? {}}
      onClick={onPick}
      onPointerEnter={() => !touch.matches && onPoint(true)}
      onPointerLeave={() => !touch.matches && onPoint(false)}
      onFocus={() => onPoint(true)}
      onBlur={() => onPoint(false)}
    >
      <CardFace code={code} face={face} />
      <span class="sr-only">{lit === false ? `${name}, not playable` : name}</span>
    </button>
  );
}

export function Backs({ count, face, most = 5 }: { count: number; face: Face; most?: number }) {
  return (
    <div class="backs" aria-hidden="true">
      {Array.from({ length: Math.min(count, most) }, (_, index) => (
        <div key={index} class="card back">
          <CardBack face={face} />
        </div>
      ))}
    </div>
  );
}
