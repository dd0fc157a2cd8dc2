// Says each move to screen readers, from its events.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { GameDetail } from "../api/types";
import { layoutOf } from "../games";
import { narrate } from "../games/narrate";
import { naming } from "../games/words";
import type { Table } from "../session/table";

export function Announcer({ table: { session }, game }: { table: Table; game: GameDetail }) {
  const words = useMemo(
    () => naming(game, layoutOf(session.setup.game).face, session.setup.seat),
    [game, session.setup],
  );
  const { steps } = session.deal;
  const said = useRef(steps.length);
  const [text, setText] = useState("");
  useEffect(() => {
    // After an undo there is less to say than was said.
    const fresh = steps.slice(Math.min(said.current, steps.length));
    said.current = steps.length;
    if (fresh.length > 0) setText(fresh.flatMap((step) => narrate(step, words)).join(" "));
  }, [steps]);
  return (
    <p class="sr-only" role="log" aria-live="polite" aria-label="What happened">
      {text}
    </p>
  );
}
