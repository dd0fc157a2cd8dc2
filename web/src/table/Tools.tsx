// Hint and undo.
import { beforeLastChoice } from "../session/session";
import { askHint, hideHint, undo, type Table } from "../session/table";

export function Tools({ table: { session, view, busy, hint } }: { table: Table }) {
  const { seat } = session.setup;
  if (seat === null) return null;
  const back = beforeLastChoice(session) !== null;
  return (
    <div class="tools" role="group" aria-label="Help">
      {view.to_act !== null && (
        <button
          type="button"
          class="tool"
          disabled={busy || view.to_act !== seat}
          onClick={() => (hint ? hideHint() : void askHint())}
        >
          {hint ? "Hide hint" : "Hint"}
        </button>
      )}
      {view.to_act !== null && (
        <button
          type="button"
          class="tool"
          disabled={!back}
          title={session.noUndo ?? undefined}
          onClick={() => void undo()}
        >
          Undo
        </button>
      )}
    </div>
  );
}
