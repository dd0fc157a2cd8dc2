// What the AI would do, with the value of each candidate as a bar.
import type { GameId } from "../api/types";
import type { Layout } from "../games/layout";
import type { Naming } from "../games/words";
import type { AnyMove, AnySuggestion } from "../session/session";

interface HintBoxProps {
  hint: AnySuggestion;
  layout: Layout<GameId>;
  words: Naming;
  onPick(move: AnyMove): void;
}

const MOST_SHOWN = 5;

export function HintBox({ hint, layout, words, onPick }: HintBoxProps) {
  const candidates = hint.candidates.slice(0, MOST_SHOWN);
  const values = candidates.map((each) => each.value);
  const low = Math.min(0, ...values);
  const span = Math.max(0.001, ...values.map((value) => value - low));
  return (
    <section class="hint" aria-label="Hint">
      <p class="hint-unit">
        The AI thinks, in {hint.value_unit} ({hint.simulations} simulations):
      </p>
      <ol>
        {candidates.map(({ move, value, visits }, index) => (
          <li key={index}>
            <button type="button" onClick={() => onPick(move)}>
              <span class="hint-move">{layout.label(move, words)}</span>
              <span class="hint-bar" aria-hidden="true">
                <span style={{ width: `${Math.max(2, ((value - low) / span) * 100)}%` }} />
              </span>
              <span class="hint-value" title={`${visits} visits`}>
                {value.toFixed(2)}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
