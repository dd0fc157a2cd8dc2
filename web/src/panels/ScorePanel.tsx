// The score of the deal as it stands, from the service.
import { useEffect, useMemo, useState } from "preact/hooks";
import type { GameDetail } from "../api/types";
import { layoutOf } from "../games";
import { naming } from "../games/words";
import { scoreOf } from "../session/service";
import { heldIn, type AnyScore } from "../session/session";
import type { Table } from "../session/table";
import { ScoreTable } from "../table/ScoreTable";

export function ScorePanel({ table, game }: { table: Table; game: GameDetail }) {
  const { setup, deal } = table.session;
  const held = heldIn(table.session);
  const [score, setScore] = useState<AnyScore | null>(deal.score);
  useEffect(() => {
    if (deal.score || !held.ticket) return setScore(deal.score);
    let wanted = true;
    scoreOf(held).then(
      (answer) => wanted && setScore(answer),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [held.sealed_state]);
  const words = useMemo(() => naming(game, layoutOf(setup.game).face, setup.seat), [game, setup]);
  if (!score && !held.ticket) return <p>Who watches is told the score when the deal is over.</p>;
  if (!score) return <p>Counting …</p>;
  return (
    <>
      {!score.final && <p>The deal is not over: this is how it would count as it lies.</p>}
      <ScoreTable game={setup.game} score={score} words={words} />
    </>
  );
}
