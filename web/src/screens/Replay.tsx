// A recorded game, shown move by move with open hands.
import { useEffect, useMemo, useState } from "preact/hooks";
import type { GameDetail } from "../api/types";
import { layoutOf } from "../games";
import { narrate } from "../games/narrate";
import { naming } from "../games/words";
import { pause } from "../session/pace";
import { closeReplay, goTo, openDeal, type Replaying } from "../session/replaying";
import { Board } from "../table/Board";
import { ScoreTable } from "../table/ScoreTable";

export function Replay({ replay, game }: { replay: Replaying; game: GameDetail }) {
  const { record, views, moment, ply, verdict } = replay;
  const layout = layoutOf(record.game);
  const words = useMemo(() => naming(game, layout.face, record.seat), [game, record]);
  const view = views[record.seat ?? 0];
  if (!view) return null;
  const scene = layout.scene(view, moment, words);
  const held = layout.order ?? ((hand: string[]) => hand);
  const open = scene.seats.map((seat, index) => ({
    ...seat,
    open: held(views[index]?.hand ?? []),
  }));
  const claimed = record.deals[replay.deal]?.claimed;
  return (
    <main class="replay">
      <section
        class="table"
        aria-label={`${game.name} replay`}
        data-seats={game.seats}
        data-face={layout.face}
      >
        <Board
          scene={{ ...scene, seats: open }}
          moment={moment}
          face={layout.face}
          words={words}
          own={record.seat}
          acting={view.to_act}
          picked={[]}
          hinted={[]}
          lit={null}
          ownShown
        />
        <Controls replay={replay} />
        <p class="advice" role="status">
          {ply ? narrate(ply, words).join(" ") : "The deal, before the first move."}
        </p>
      </section>
      <aside class="panels" aria-label="About this record">
        <div class="panel">
          <h2>Record</h2>
          <p>{verdict}</p>
          {record.deals.length > 1 && <DealPicker replay={replay} />}
          {claimed && <ScoreTable game={record.game} score={claimed} words={words} />}
          <p class="buttons">
            <button type="button" class="move" onClick={closeReplay}>
              Close the replay
            </button>
          </p>
        </div>
      </aside>
    </main>
  );
}

function DealPicker({ replay: { record, deal } }: { replay: Replaying }) {
  return (
    <label class="field">
      Deal
      <select
        value={deal}
        onChange={(event) => void openDeal(record, Number(event.currentTarget.value))}
      >
        {record.deals.map((_, index) => (
          <option key={index} value={index}>
            {index + 1}
          </option>
        ))}
      </select>
    </label>
  );
}

const AUTOPLAY_MS = 900;

function Controls({ replay: { record, deal, at } }: { replay: Replaying }) {
  const last = record.deals[deal]?.moves.length ?? 0;
  const [running, setRunning] = useState(false);
  useEffect(() => {
    if (!running) return;
    if (at >= last) return setRunning(false);
    let wanted = true;
    void pause(AUTOPLAY_MS).then(() => wanted && void goTo(at + 1));
    return () => {
      wanted = false;
    };
  }, [running, at]);
  const step = (label: string, sign: string, to: number) => (
    <button
      type="button"
      class="tool"
      aria-label={label}
      disabled={to < 0 || to > last || to === at}
      onClick={() => void goTo(to)}
    >
      {sign}
    </button>
  );
  return (
    <div class="replay-controls" role="group" aria-label="Replay">
      {step("First", "|◀", 0)}
      {step("Back", "◀", at - 1)}
      <button type="button" class="tool" disabled={at >= last} onClick={() => setRunning(!running)}>
        {running ? "Pause" : "Play"}
      </button>
      {step("Forward", "▶", at + 1)}
      {step("Last", "▶|", last)}
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label="Move"
        onInput={(event) => void goTo(Number(event.currentTarget.value))}
      />
      <span class="count">
        {at}/{last}
      </span>
    </div>
  );
}
