// Buttons for moves: the one that the picked cards make, its alternatives, and the special ones.
import { useEffect, useState } from "preact/hooks";
import type { Reason } from "../api/types";
import type { GameId } from "../api/types";
import type { Layout } from "../games/layout";
import type { Naming } from "../games/words";
import type { AnyMove, AnyView } from "../session/session";
import { identity, useReason } from "./choice";
import { touch } from "./input";

interface MoveButtonProps {
  view: AnyView;
  move: AnyMove;
  listed: Set<string>;
  label: string;
  kind: "main" | "other" | "special";
  onPlay(move: AnyMove): void;
  /** The move is pointed at or tried although it is illegal; null when no longer. */
  onRefused(reason: Reason | null): void;
}

export function MoveButton({
  view,
  move,
  listed,
  label,
  kind,
  onPlay,
  onRefused,
}: MoveButtonProps) {
  const [pointed, setPointed] = useState(false);
  // What the picked cards make is always judged; other buttons only when someone looks at them.
  const legal = listed.has(identity(move));
  const reason = useReason(view, kind === "main" || pointed || legal ? move : null, listed);
  const refused = reason !== null && (reason !== undefined || !legal);
  const point = (now: boolean) => {
    setPointed(now);
    if (!now) onRefused(null);
  };
  // Touching a button does not focus it everywhere; the reason may have to be asked for first.
  const refuse = () => {
    setPointed(true);
    if (reason) onRefused(reason);
  };
  useEffect(() => {
    if (pointed && reason) onRefused(reason);
  }, [pointed, reason]);
  return (
    <button
      type="button"
      class={`move ${kind}`}
      aria-disabled={refused}
      aria-busy={reason === undefined && kind === "main"}
      onClick={() => (refused ? refuse() : onPlay(move))}
      onPointerEnter={() => !touch.matches && point(true)}
      onPointerLeave={() => !touch.matches && point(false)}
      onFocus={() => point(true)}
      onBlur={() => point(false)}
    >
      {label}
    </button>
  );
}

const MOST_ALTERNATIVES = 6;

interface ActionsProps {
  layout: Layout<GameId>;
  words: Naming;
  view: AnyView;
  listed: Set<string>;
  main: AnyMove | null;
  alternatives: AnyMove[];
  special: AnyMove[];
  onPlay(move: AnyMove): void;
  onRefused(reason: Reason | null): void;
}

export function Actions(props: ActionsProps) {
  const { layout, words, view, listed, main, alternatives, special, onPlay, onRefused } = props;
  const shared = { view, listed, onPlay, onRefused };
  const shown = alternatives.slice(0, MOST_ALTERNATIVES);
  return (
    <div class="moves" role="group" aria-label="Moves">
      {main && (
        <MoveButton
          key={identity(main)}
          {...shared}
          move={main}
          kind="main"
          label={layout.label(main, words)}
        />
      )}
      {shown.map((move) => (
        <MoveButton
          key={identity(move)}
          {...shared}
          move={move}
          kind="other"
          label={layout.label(move, words)}
        />
      ))}
      {alternatives.length > shown.length && (
        <span class="more">and {alternatives.length - shown.length} more under Moves</span>
      )}
      {special.map((move) => (
        <MoveButton
          key={identity(move)}
          {...shared}
          move={move}
          kind="special"
          label={layout.label(move, words)}
        />
      ))}
    </div>
  );
}
