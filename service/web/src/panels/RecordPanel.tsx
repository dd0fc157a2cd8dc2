// State and game record as JSON: to copy, to keep, to check, and to paste back.
import { useState } from "preact/hooks";
import { openReplay } from "../session/replaying";
import { recordOf } from "../session/record";
import { stateOf } from "../session/session";
import type { Table } from "../session/table";
import { CopyButton, DownloadButton } from "./Copy";
import { PasteForm } from "./PasteForm";

export function RecordPanel({ table }: { table: Table }) {
  const { session } = table;
  const record = recordOf(session);
  const stateText = () => JSON.stringify(stateOf(session.deal), null, 1);
  const recordText = () => JSON.stringify(record, null, 1);
  const { game } = session.setup;
  return (
    <>
      <h2>State</h2>
      <p>The whole table as the service returned it; any call continues from it.</p>
      <p class="buttons">
        <CopyButton label="Copy state" text={stateText} />
        <DownloadButton label="Download state" name={`${game}-state.json`} text={stateText} />
      </p>
      <h2>Game record</h2>
      {record ? (
        <>
          <p>Seed and moves of every deal: each entry is the body of a replay request.</p>
          <p class="buttons">
            <CopyButton label="Copy record" text={recordText} />
            <DownloadButton
              label="Download record"
              name={`${game}-record.json`}
              text={recordText}
            />
            <ReplayButton open={() => openReplay(record)} />
          </p>
        </>
      ) : (
        <p>This game began from a pasted state; without its shuffle there is no record.</p>
      )}
      <h2>Load</h2>
      <PasteForm />
    </>
  );
}

function ReplayButton({ open }: { open: () => Promise<void> }) {
  const [fault, setFault] = useState("");
  return (
    <>
      <button
        type="button"
        class="tool"
        onClick={() => open().catch((error: Error) => setFault(error.message))}
      >
        Check and replay
      </button>
      {fault && <span role="alert">{fault}</span>}
    </>
  );
}
