// What can be kept of a game as JSON. Of deals that are over, a record: for each the body of a
// `replay` request, so that anybody can check it. Of a game in play, its sealed state and the ticket.
import type { GameId } from "../api/types";
import { isKnown } from "../games";
import type { AnyMove, AnyScore, Held, Opening, Session } from "./session";
import { heldIn, pastOf } from "./session";

export interface RecordedDeal {
  deal: Opening;
  moves: AnyMove[];
  claimed?: AnyScore;
}

export interface GameRecord {
  game: GameId;
  /** The seat that the game was played from. */
  seat: number | null;
  deals: RecordedDeal[];
}

/** The record of the deals that are over; null while there is none. */
export function recordOf({ setup, past, deal }: Session): GameRecord | null {
  const last = pastOf(deal);
  const deals = [...past, ...(last ? [last] : [])].map(({ record, score }) => ({
    ...record,
    ...(score ? { claimed: score } : {}),
  }));
  return deals.length > 0 ? { game: setup.game, seat: setup.seat, deals } : null;
}

/** A sealed game with what a host or its player needs to know of it. */
export interface SealedGame extends Held {
  game_id?: string;
  ply?: number;
  chain?: string;
}

export function sealedGameOf(session: Session): SealedGame {
  const { ply, chain } = session.deal;
  const { game, sealed_state, ticket } = heldIn(session);
  const game_id = session.gameId;
  return { game, game_id, ply, chain, sealed_state, ticket };
}

export type Pasted = { record: GameRecord } | { sealed: SealedGame } | { fault: string };

const PLAIN =
  "This is a plain state: every card lies open in it. This table plays sealed games only, so that " +
  "it cannot know more than its player may. Paste a sealed game (“Copy game” under Record gives " +
  "one), or the record of a finished game.";

/** What some pasted text is. The service, not this page, judges whether it holds. */
export function readPasted(text: string): Pasted {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { fault: "This is not JSON." };
  }
  if (typeof value !== "object" || value === null || !("game" in value)) {
    return { fault: "This is neither a sealed game nor a game record: it names no game." };
  }
  if (typeof value.game !== "string" || !isKnown(value.game)) {
    return { fault: `This page has no table for the game ${JSON.stringify(value.game)}.` };
  }
  if ("deals" in value && Array.isArray(value.deals) && value.deals.length > 0) {
    return { record: value as unknown as GameRecord };
  }
  if ("sealed_state" in value && typeof value.sealed_state === "string") {
    const ticket = "ticket" in value && typeof value.ticket === "string" ? value.ticket : null;
    return { sealed: { ...(value as unknown as SealedGame), ticket } };
  }
  if ("hands" in value) return { fault: PLAIN };
  return { fault: "This holds neither a `sealed_state` nor the `deals` of a game record." };
}
