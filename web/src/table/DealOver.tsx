// The end of a deal: who won, how it counts, and how to go on.
import type { Naming } from "../games/words";
import type { AnyScore } from "../session/session";
import { again, nextDeal, type Table } from "../session/table";
import { openReplay } from "../session/replaying";
import { recordOf } from "../session/record";
import { FairDeal } from "../panels/FairDeal";
import { ScoreTable } from "./ScoreTable";

interface DealOverProps {
  table: Table;
  words: Naming;
}

export function DealOver({ table: { session, view }, words }: DealOverProps) {
  const { score } = session.deal;
  // Wider than any one game's phases: only some know a void deal.
  const phase: string = view.phase;
  if (!score) return null;
  const record = recordOf(session);
  const goesOn = phase === "deal_over" && score.match !== null;
  return (
    <section class="deal-over" aria-label="Result">
      <h2>{headline(phase, score, words)}</h2>
      <p class="deal-over-actions">
        {goesOn ? (
          <button type="button" class="move main" onClick={() => void nextDeal()}>
            Next deal
          </button>
        ) : (
          <button type="button" class="move main" onClick={() => void again()}>
            {phase === "redeal" ? "Deal again" : "New game"}
          </button>
        )}
        {record && (
          <button type="button" class="move" onClick={() => void openReplay(record)}>
            Replay
          </button>
        )}
      </p>
      <ScoreTable game={session.setup.game} score={score} words={words} />
      <details class="fair-fold">
        <summary>Was it dealt fairly?</summary>
        <FairDeal game={session.setup.game} deal={session.deal} />
      </details>
    </section>
  );
}

function headline(phase: string, score: AnyScore, words: Naming): string {
  if (phase === "redeal") return "Everybody passed: the deal is void.";
  if (score.match?.over && score.match.winner !== null) {
    return `${words.does(score.match.winner, "win")} the match.`;
  }
  if (score.winner === null) return score.draw ? "The deal is a draw." : "The deal is over.";
  const most = score.sides.find((side) => side.side === score.winner)?.total;
  // Who plays alone against several loses to all of them.
  const winners = score.sides
    .filter((side) => side.total === most)
    .map((side) => words.side(side.side));
  const verb = winners.length > 1 || winners[0] === "You" ? "win" : "wins";
  return `${winners.join(" and ")} ${verb} the deal.`;
}
