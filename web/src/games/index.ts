// The games that this page has a layout for.
import type { GameId } from "../api/types";
import { cicera } from "./cicera";
import { doudizhu } from "./doudizhu";
import type { Layout } from "./layout";
import { ottocento } from "./ottocento";
import { schnapsen } from "./schnapsen";
import { scopa } from "./scopa";

export const LAYOUTS: { [G in GameId]: Layout<G> } = {
  scopa,
  cicera,
  schnapsen,
  doudizhu,
  ottocento,
};

/** The layout of whichever game it is; each is only ever given its own game's views and moves. */
export function layoutOf(game: GameId): Layout<GameId> {
  return LAYOUTS[game] as unknown as Layout<GameId>;
}

export function isKnown(game: string): game is GameId {
  return Object.hasOwn(LAYOUTS, game);
}
