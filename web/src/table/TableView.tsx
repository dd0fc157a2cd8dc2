// The table of a game in play: seats around the middle, the player's hand and moves below.
import { useMemo, useState } from "preact/hooks";
import type { GameDetail, Reason } from "../api/types";
import { layoutOf } from "../games";
import type { Zone } from "../games/layout";
import { naming } from "../games/words";
import type { AnyMove } from "../session/session";
import { play, type Table } from "../session/table";
import { Actions } from "./Actions";
import { Advice, ReasonText } from "./Advice";
import { Board } from "./Board";
import { identity, NOTHING, useChoice, useReason } from "./choice";
import { DealOver } from "./DealOver";
import { Hand } from "./Hand";
import { HintBox } from "./HintBox";
import { touch } from "./input";
import { promptFor } from "./prompt";
import { SeatPlate } from "./SeatPlate";
import { Tools } from "./Tools";
import { Trouble } from "./Trouble";

export function TableView({ table, game }: { table: Table; game: GameDetail }) {
  const { session, view, moves, moment, busy, hint } = table;
  const layout = layoutOf(session.setup.game);
  const own = session.setup.seat;
  const words = useMemo(() => naming(game, layout.face, own), [game, own]);
  const scene = layout.scene(view, moment, words);
  const choice = useChoice(layout, view, moves, pickableCards(scene.zones));
  const [refused, setRefused] = useState<Reason | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);

  const hand = layout.order?.(view.hand ?? []) ?? view.hand ?? [];
  const choosing = own !== null && view.to_act === own && !busy;
  const picks = layout.picks(view);
  const { picked, composed, lit } = choice;

  // Why the card pointed at does not fit, or why it cannot be played now.
  const asks =
    pointed !== null && view.to_act !== null && !busy && !(choosing && lit.hand.has(pointed));
  const together = picks.hand === "many" ? picked.hand.filter((card) => card !== pointed) : [];
  const attempt = asks ? layout.compose(view, { hand: [...together, pointed], table: [] }) : null;
  const cardReason = useReason(view, attempt, choice.listed) ?? null;
  const composedReason = useReason(view, choosing ? composed : null, choice.listed) ?? null;
  const stuck = choice.further.length === 0 ? composedReason : null;

  const makeMove = (move: AnyMove) => {
    setRefused(null);
    setPointed(null);
    void play(move);
  };
  const pickHand = (card: string) => {
    if (!choosing) return;
    const again = picks.hand === "one" && picked.hand.includes(card);
    if (again && composed && choice.listed.has(identity(composed))) makeMove(composed);
    else choice.pickHand(card);
  };

  const noted = pointed && cardReason && !picked.hand.includes(pointed);
  const note = noted
    ? { card: pointed, text: <ReasonText reason={cardReason} words={words} /> }
    : null;
  const hinted = hint ? layout.cardsOf(hint.move) : NOTHING;
  const ownSeat = {
    seat: own ?? 0,
    scene: scene.seats[own ?? 0]!,
    face: layout.face,
    words,
    acting: view.to_act === own,
  };
  const shared = { layout, words, view };
  // Where nothing hovers, the line above the hand says what a note at the card would.
  const tapped = touch.matches ? cardReason : null;
  return (
    <section
      class="table"
      aria-label={`${game.name} table`}
      data-seats={game.seats}
      data-face={layout.face}
      data-busy={busy}
      onKeyDown={(event) => event.key === "Escape" && choice.set(NOTHING)}
    >
      <Board
        scene={scene}
        moment={moment}
        face={layout.face}
        words={words}
        own={own}
        acting={view.to_act}
        picked={picked.table}
        hinted={hinted.table}
        lit={choosing && picks.table !== "none" ? lit.table : null}
        onPick={own === null ? undefined : choice.pickTable}
      />
      <div class="own">
        <div class="own-line">
          {own !== null && <SeatPlate {...ownSeat} own />}
          <Tools table={table} />
        </div>
        {view.to_act === null ? (
          <DealOver table={table} words={words} />
        ) : (
          <Advice
            prompt={promptFor(table, layout, words, choice)}
            reason={refused ?? stuck ?? tapped}
            words={words}
          />
        )}
        <Trouble message={table.trouble} notice={table.notice} />
        {hint && (
          <HintBox {...shared} hint={hint} onPick={(move) => choice.set(layout.cardsOf(move))} />
        )}
        {choosing && (
          <Actions
            {...shared}
            listed={choice.listed}
            main={composed}
            alternatives={picks.hand === "many" ? [] : choice.further}
            special={choice.special}
            onPlay={makeMove}
            onRefused={setRefused}
          />
        )}
        {own !== null && (
          <Hand
            cards={hand.filter((card) => moment.spot?.card !== card)}
            face={layout.face}
            words={words}
            picked={picked.hand}
            hinted={hinted.hand}
            lit={choosing && picks.hand !== "none" ? lit.hand : null}
            onPick={pickHand}
            onPoint={setPointed}
            note={note}
          />
        )}
      </div>
    </section>
  );
}

function pickableCards(zones: Zone[]): string[] {
  return zones.flatMap((zone) => (zone.kind === "spread" && zone.pickable ? zone.cards : []));
}
