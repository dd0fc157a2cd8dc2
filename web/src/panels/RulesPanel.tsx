// The rules as the service states them; refusals name their sections.
import type { GameDetail } from "../api/types";

export function RulesPanel({ game }: { game: GameDetail }) {
  return <div class="rules">{game.rules}</div>;
}
