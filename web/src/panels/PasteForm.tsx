// A sealed game or a game record, pasted as JSON: the one is played on, the other replayed.
import { useState } from "preact/hooks";
import { Refused } from "../api/client";
import type { Problem } from "../api/types";
import { readPasted } from "../session/record";
import { openReplay } from "../session/replaying";
import { PREFERENCES, savedSetup } from "../session/saved";
import { beginFrom } from "../session/table";

async function load(text: string): Promise<void> {
  const pasted = readPasted(text);
  if ("fault" in pasted) throw new Error(pasted.fault);
  if ("record" in pasted) return openReplay(pasted.record);
  return beginFrom(pasted.sealed, {
    ...PREFERENCES,
    ...savedSetup(),
    game: pasted.sealed.game,
    options: {},
    seed: "",
    ownSeed: "",
  });
}

export function PasteForm() {
  const [text, setText] = useState("");
  const [fault, setFault] = useState<{ message: string; errors: Problem["errors"] } | null>(null);
  const submit = async (event: Event) => {
    event.preventDefault();
    setFault(null);
    await load(text).catch((error: Error) =>
      setFault({
        message: error.message,
        errors: error instanceof Refused ? error.problem.errors : [],
      }),
    );
  };
  return (
    <form class="paste" onSubmit={(event) => void submit(event)}>
      <label for="pasted">Sealed game or game record as JSON</label>
      <textarea
        id="pasted"
        rows={5}
        spellcheck={false}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button type="submit" class="tool" disabled={!text.trim()}>
        Load
      </button>
      {fault && (
        <div class="trouble" role="alert">
          <p>{fault.message}</p>
          <ul>
            {fault.errors.map((error) => (
              <li key={error.pointer + error.code}>
                <code>{error.pointer}</code> {error.detail}
              </li>
            ))}
          </ul>
        </div>
      )}
    </form>
  );
}
