// What the line above the hand says while nothing is wrong.
import type { GameId } from "../api/types";
import type { Layout } from "../games/layout";
import type { Naming } from "../games/words";
import type { Table } from "../session/table";
import { identity, type Choice } from "./choice";

export function promptFor(
  { view, session, busy }: Table,
  layout: Layout<GameId>,
  words: Naming,
  { composed, listed, further }: Choice,
): string {
  if (view.to_act === null) return "";
  if (view.to_act !== session.setup.seat) return `${words.does(view.to_act, "think")} …`;
  if (busy) return "One moment …";
  if (composed && listed.has(identity(composed))) {
    return layout.picks(view).hand === "one"
      ? "Press the move, or the card again."
      : "Press the move.";
  }
  if (further.length > 0) return "Go on picking cards, or choose a move below.";
  return layout.prompt(view);
}
