// The record of a game: for each deal the body of a `replay` request, so that anybody can check it.
import type { GameId } from "../api/types";
import { isKnown } from "../games";
import type { AnyMove, AnyScore, AnyState, Opening, Session } from "./session";
import { pastOf } from "./session";

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

/** The record of a session; null if a deal began from a pasted state, whose shuffle is not known. */
export function recordOf({ setup, past, deal }: Session): GameRecord | null {
  const deals: RecordedDeal[] = [];
  for (const { opening, moves, score } of [...past, pastOf(deal)]) {
    if (!opening) return null;
    deals.push({ deal: opening, moves, ...(score ? { claimed: score } : {}) });
  }
  return { game: setup.game, seat: setup.seat, deals };
}

export type Pasted = { record: GameRecord } | { state: AnyState } | { fault: string };

/** What some pasted text is. The service, not this page, judges whether it is a possible state. */
export function readPasted(text: string): Pasted {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { fault: "This is not JSON." };
  }
  if (typeof value !== "object" || value === null || !("game" in value)) {
    return { fault: "This is neither a state nor a game record: it names no game." };
  }
  if (typeof value.game !== "string" || !isKnown(value.game)) {
    return { fault: `This page has no table for the game ${JSON.stringify(value.game)}.` };
  }
  if ("deals" in value && Array.isArray(value.deals) && value.deals.length > 0) {
    return { record: value as unknown as GameRecord };
  }
  return { state: value as unknown as AnyState };
}
