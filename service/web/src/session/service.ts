// The operations that a table needs, for whichever game it is. The requests are checked per game
// by the service; here every game is handled alike.
import { batch, call } from "../api/client";
import type { AnswerOf, GameId, Operation, Reason, RequestOf } from "../api/types";
import type { AnyMove, AnyScore, AnyState, AnySuggestion, AnyView, Setup, Speed } from "./session";

function ask<O extends Operation>(
  game: GameId,
  operation: O,
  body: object,
): Promise<AnswerOf<GameId, O>> {
  return call(game, operation, body as RequestOf<GameId, O>);
}

/** How long the AI may think about a move. */
const THINKING_MS: Record<Speed, number> = { relaxed: 500, brisk: 200, instant: 20 };

const thinking = ({ level, speed }: Setup) => ({ level, budget: { time_ms: THINKING_MS[speed] } });

export const deal = (game: GameId, body: object) => ask(game, "deal", body);

export async function viewOf(state: AnyState, seat: number | null): Promise<AnyView> {
  return (await ask(state.game, "view", { state, seat })).view;
}

export async function legalMoves(view: AnyView): Promise<AnyMove[]> {
  return (await ask(view.game, "legal-moves", { view })).moves;
}

/** Why a move may not be made; null if it may. */
export async function reasonAgainst(view: AnyView, move: AnyMove): Promise<Reason | null> {
  return (await ask(view.game, "validate", { view, move, seat: view.seat })).reason;
}

export const applyMove = (state: AnyState, move: AnyMove, seat: number) =>
  ask(state.game, "apply", { state, move, seat });

export const advance = (state: AnyState, seat: number, setup: Setup) =>
  ask(state.game, "advance", { state, seats: [seat], ...thinking(setup) });

export const suggest = (view: AnyView): Promise<AnySuggestion> =>
  ask(view.game, "suggest", { view, level: "expert", budget: { time_ms: 800 } });

export const scoreOf = (state: AnyState): Promise<AnyScore> => ask(state.game, "score", { state });

export const replay = (game: GameId, body: object) => ask(game, "replay", body);

/** The table as each seat sees it, in one request. */
export async function allViews(state: AnyState): Promise<AnyView[]> {
  const seats = state.hands.map((_, seat) => seat);
  const answers = await batch(
    seats.map((seat) => ({ path: `/v1/games/${state.game}/view`, body: { state, seat } })),
  );
  return (answers as { view: AnyView }[]).map((answer) => answer.view);
}
