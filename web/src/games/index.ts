// The layout of each game: of its own, found by its folder, or made from what the service says of it.
import { describe } from "../api/client";
import type { GameId, GameSummary } from "../api/types";
import { genericLayout } from "./generic";
import type { Layout } from "./layout";

export type Known = GameSummary & { id: GameId };

const found = import.meta.glob<{ layout: Layout<GameId> }>("./*/layout.ts", { eager: true });
const LAYOUTS = new Map<string, Layout<GameId>>(
  Object.values(found).map(({ layout }) => [layout.game, layout]),
);

/** Make sure that each of the games has a layout; the others can then be asked for them. */
export async function withLayouts(games: GameSummary[]): Promise<Known[]> {
  const known = games as Known[];
  const others = known.filter(({ id }) => !LAYOUTS.has(id));
  for (const detail of await Promise.all(others.map(({ id }) => describe(id)))) {
    LAYOUTS.set(detail.id, genericLayout(detail));
  }
  return known;
}

/** The layout of whichever game it is; each is only ever given its own game's views and moves. */
export function layoutOf(game: GameId): Layout<GameId> {
  const layout = LAYOUTS.get(game);
  if (!layout) throw new Error(`No layout was made for ${game}.`);
  return layout;
}

export function isKnown(game: string): game is GameId {
  return LAYOUTS.has(game);
}
