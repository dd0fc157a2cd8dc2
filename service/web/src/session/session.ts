// What the page remembers of a game: setup, deals and moves. All of it is JSON.
import type {
  AnswerOf,
  Event,
  GameId,
  Level,
  Move,
  RequestOf,
  Score,
  State,
  View,
} from "../api/types";

export type AnyState = State<GameId>;
export type AnyView = View<GameId>;
export type AnyMove = Move<GameId>;
export type AnyEvent = Event<GameId>;
export type AnyScore = Score<GameId>;
export type AnySuggestion = AnswerOf<GameId, "suggest">;
export type Opening = RequestOf<GameId, "replay">["deal"];

export type Speed = "relaxed" | "brisk" | "instant";

export interface Setup {
  game: GameId;
  /** The player's seat; null to watch the AI play all of them. */
  seat: number | null;
  level: Level;
  speed: Speed;
  options: Record<string, number>;
  seed: string;
}

/** One move with what it led to. */
export interface Ply {
  seat: number;
  move: AnyMove;
  events: AnyEvent[];
  state: AnyState;
}

export interface Deal {
  /** How the deal can be dealt again; null when it began from a state that was pasted in. */
  opening: Opening | null;
  start: AnyState;
  plies: Ply[];
  score: AnyScore | null;
}

/** A finished deal of the match: enough to replay it. */
export interface PastDeal {
  opening: Opening | null;
  moves: AnyMove[];
  score: AnyScore | null;
}

export interface Session {
  setup: Setup;
  past: PastDeal[];
  deal: Deal;
}

export function stateOf(deal: Deal): AnyState {
  return deal.plies.at(-1)?.state ?? deal.start;
}

export function pastOf({ opening, plies, score }: Deal): PastDeal {
  return { opening, moves: plies.map((ply) => ply.move), score };
}

/** The deal as it was when the player last had to choose; null if there is nothing to take back. */
export function beforeLastChoice(deal: Deal, seat: number | null): Deal | null {
  const chosen = deal.plies.findLastIndex((ply) => ply.seat === seat);
  if (seat === null || chosen < 0) return null;
  return { ...deal, plies: deal.plies.slice(0, chosen), score: null };
}

/** The last move of each seat in the deal. */
export function latestMoves(
  plies: Pick<Ply, "seat" | "move">[],
  seats: number,
): (AnyMove | null)[] {
  return Array.from(
    { length: seats },
    (_, seat) => plies.findLast((ply) => ply.seat === seat)?.move ?? null,
  );
}
