// Sealed game and game record as JSON: to copy, to keep, to check, and to paste back.
import { useState } from "preact/hooks";
import { openReplay } from "../session/replaying";
import { recordOf, sealedGameOf } from "../session/record";
import type { Table } from "../session/table";
import { CopyButton, DownloadButton } from "./Copy";
import { FairDeal } from "./FairDeal";
import { PasteForm } from "./PasteForm";

export function RecordPanel({ table }: { table: Table }) {
  const { session } = table;
  const record = recordOf(session);
  const gameText = () => JSON.stringify(sealedGameOf(session), null, 1);
  const recordText = () => JSON.stringify(record, null, 1);
  const { game } = session.setup;
  return (
    <>
      <h2>Sealed game</h2>
      <p>
        The game as it stands, encrypted, with the ticket for your seat: any call continues from it,
        and only the service can read it.
      </p>
      <p class="buttons">
        <CopyButton label="Copy game" text={gameText} />
        <DownloadButton label="Download game" name={`${game}-sealed.json`} text={gameText} />
      </p>
      <h2>Fair deal</h2>
      <FairDeal game={game} deal={session.deal} />
      <h2>Game record</h2>
      {record ? (
        <>
          <p>
            Seed and moves of every deal that is over: each entry is the body of a replay request.
          </p>
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
        <p>There will be one when the deal is over; until then it would tell the hidden cards.</p>
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
