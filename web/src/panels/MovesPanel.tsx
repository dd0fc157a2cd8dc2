// Every legal move as a button, and the moves made so far in words.
import { useMemo } from "preact/hooks";
import type { GameDetail } from "../api/types";
import { layoutOf } from "../games";
import { narrate } from "../games/narrate";
import { naming } from "../games/words";
import type { Speed } from "../session/session";
import { play, setSpeed, type Table } from "../session/table";
import { identity } from "../table/choice";

const MOST_LISTED = 200;

export function MovesPanel({ table, game }: { table: Table; game: GameDetail }) {
  const { session, moves } = table;
  const layout = layoutOf(session.setup.game);
  const words = useMemo(
    () => naming(game, layout.face, session.setup.seat),
    [game, session.setup.seat],
  );
  const { steps } = session.deal;
  return (
    <>
      <details>
        <summary>Legal moves now: {moves.length}</summary>
        <ul class="legal-moves">
          {moves.slice(0, MOST_LISTED).map((move) => (
            <li key={identity(move)}>
              <button type="button" class="tool" onClick={() => void play(move)}>
                {layout.label(move, words)}
              </button>
            </li>
          ))}
        </ul>
        {moves.length > MOST_LISTED && <p>… and {moves.length - MOST_LISTED} more.</p>}
      </details>
      <SpeedField speed={session.setup.speed} />
      <h2>This deal</h2>
      {steps.length === 0 && <p>No move yet.</p>}
      <ol class="log" reversed>
        {steps.toReversed().map((step, back) => (
          <li key={steps.length - back}>{narrate(step, words).join(" ")}</li>
        ))}
      </ol>
    </>
  );
}

const SPEEDS: Speed[] = ["relaxed", "brisk", "instant"];

function SpeedField({ speed }: { speed: Speed }) {
  return (
    <label class="speed">
      Speed{" "}
      <select value={speed} onChange={(event) => setSpeed(event.currentTarget.value as Speed)}>
        {SPEEDS.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </select>
    </label>
  );
}
