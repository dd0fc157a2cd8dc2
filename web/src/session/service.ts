// The operations that a table needs, for whichever game it is. The requests are checked per game
// by the service; here every game is handled alike.
import { batch, call } from "../api/client";
import { sha256 } from "./fairness";
import type { AnswerOf, GameId, Operation, Reason, RequestOf } from "../api/types";
import type {
  AnyMove,
  AnyScore,
  AnyState,
  AnySuggestion,
  AnyView,
  AnyCommitment,
  AnyDealt,
  Held,
  Setup,
  AnyShown,
  Speed,
} from "./session";

function ask<O extends Operation>(
  game: GameId,
  operation: O,
  body: object,
): Promise<AnswerOf<GameId, O>> {
  return call(game, operation, body as RequestOf<GameId, O>);
}

// -- a game in play: its state is sealed, and a ticket says which seat asks --------------------------

/** How long the AI may think about a move. It uses up a time, so that the wait tells nothing. */
const THINKING_MS: Record<Speed, number> = { relaxed: 500, brisk: 200, instant: 20 };

/** What a deal follows from beside its seed: all seats but the player's are the AI's, so that no
 *  ticket is made for them. */
const terms = ({ seat, options }: Setup, seats: number) => ({
  ai_seats: Array.from({ length: seats }, (_, each) => each).filter((each) => each !== seat),
  ...(Object.keys(options).length > 0 ? { options } : {}),
});

/** The player's own seed in its seat's place, or its hash; who watches gives one for the first. */
const inPlace = (setup: Setup, seats: number, own: string) =>
  Array.from({ length: seats }, (_, each) => (each === (setup.seat ?? 0) ? own : null));

/** Bind the player to a seed by its hash and the service to one of its own, before either is told. */
export async function commit(setup: Setup, seats: number): Promise<AnyCommitment> {
  const hash = await sha256(setup.ownSeed);
  if (hash === null) throw new Error(NO_HASH);
  const client_commitments = inPlace(setup, seats, hash);
  return ask(setup.game, "sealed/commit", { ...terms(setup, seats), client_commitments });
}

const NO_HASH =
  "A seed of your own needs a page served over https or from this computer: elsewhere browsers " +
  "compute no SHA-256, by which you are bound to it.";

/** Deal a game, from a seed that the service is bound to or from any. */
export function deal(
  setup: Setup,
  seats: number,
  commitment: AnyCommitment | null,
): Promise<AnyDealt> {
  const { game, seed, ownSeed } = setup;
  const request = commitment
    ? {
        sealed_seed: commitment.sealed_seed,
        client_seeds: inPlace(setup, seats, ownSeed),
      }
    : { ...terms(setup, seats), ...(seed ? { seed } : {}) };
  return ask(game, "sealed/deal", request);
}

/** What is sent along with every question about a sealed game. */
const proof = ({ sealed_state, ticket }: Held) =>
  ticket ? { sealed_state, ticket } : { sealed_state };

/** The next deal of a match. */
export const dealOn = ({ game, sealed_state, ticket }: Held) =>
  ask(game, "sealed/deal", {
    sealed_previous: sealed_state,
    ...(ticket ? { ticket } : {}),
  });

/** Where the game stands, as the seat may see it. */
export function look(held: Held): Promise<AnyShown> {
  // Who watches has no ticket, and sees what a spectator may.
  const asked = held.ticket ? proof(held) : { ...proof(held), seat: null };
  return ask(held.game, "sealed/view", asked);
}

export const applyMove = (held: Held, move: AnyMove) =>
  ask(held.game, "sealed/apply", { ...proof(held), move });

export const advance = (held: Held, seat: number, { level, speed }: Setup) =>
  ask(held.game, "sealed/advance", {
    ...proof(held),
    seats: [seat],
    level,
    budget: { time_ms: THINKING_MS[speed] },
  });

/** Why the seat may not make a move; null if it may. */
export async function reasonAgainst(
  held: Held,
  seat: number | null,
  move: AnyMove,
): Promise<Reason | null> {
  return (await ask(held.game, "sealed/validate", { ...proof(held), move, seat })).reason;
}

export const suggest = (held: Held): Promise<AnySuggestion> =>
  ask(held.game, "sealed/suggest", { ...proof(held), level: "expert", budget: { time_ms: 800 } });

/** The score as far as the seat may know it. */
export const scoreOf = (held: Held): Promise<AnyScore> =>
  ask(held.game, "sealed/score", proof(held));

// -- a deal that is over: nothing is hidden any more, and plain states do ----------------------------

export const replay = (game: GameId, body: object) => ask(game, "replay", body);

export const applyOpenly = (state: AnyState, move: AnyMove, seat: number) =>
  ask(state.game, "apply", { state, move, seat });

/** The table as each seat sees it, in one request. */
export async function allViews(state: AnyState): Promise<AnyView[]> {
  const seats = state.hands.map((_, seat) => seat);
  const answers = await batch(
    seats.map((seat) => ({ path: `/v1/games/${state.game}/view`, body: { state, seat } })),
  );
  return (answers as { view: AnyView }[]).map((answer) => answer.view);
}
