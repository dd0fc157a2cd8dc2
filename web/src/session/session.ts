// What the page remembers of a game: setup, what happened, and sealed states. All of it is JSON, and
// none of it tells what the player may not know before the deal is over.
import type {
  AnswerOf,
  Commitment,
  Dealt,
  Event,
  GameId,
  Level,
  Move,
  Played,
  RequestOf,
  Score,
  Shown,
  State,
  View,
} from "../api/types";

/** Only ever of a deal that is over: what is played travels sealed. */
export type AnyState = State<GameId>;
export type AnyView = View<GameId>;
export type AnyMove = Move<GameId>;
export type AnyEvent = Event<GameId>;
export type AnyScore = Score<GameId>;
export type AnySuggestion = AnswerOf<GameId, "sealed/suggest">;
export type Opening = RequestOf<GameId, "replay">["deal"];

export type AnyDealt = Dealt<GameId>;
export type AnyCommitment = Commitment<GameId>;
export type AnyShown = Shown<GameId>;
export type AnyPlayed = Played<GameId>;
export type Reveal = NonNullable<AnyShown["reveal"]>;

export type Speed = "relaxed" | "brisk" | "instant";

export interface Setup {
  game: GameId;
  /** The player's seat; null to watch the AI play all of them. */
  seat: number | null;
  level: Level;
  speed: Speed;
  options: Record<string, number>;
  /** A seed that repeats a deal; empty for one that the service draws. */
  seed: string;
  /** A seed of the player's own to mix in; empty for none. */
  ownSeed: string;
}

/** What every request about a sealed game carries. */
export interface Held {
  game: GameId;
  sealed_state: string;
  /** Proves the seat; null for those who only watch. */
  ticket: string | null;
}

/** What one request played: a move of the player's, or the moves of an AI seat up to the next one. */
export interface Step {
  seat: number;
  events: AnyEvent[];
  /** The hash over the game so far: two games with the same chain are the same. */
  chain: string;
}

/** Where the player last chose, to go back to. */
interface Choice {
  sealed_state: string;
  steps: number;
}

export interface Deal {
  /** Told before the first card; null if the game was pasted in without it. */
  commitment: string | null;
  sealed_state: string;
  ply: number;
  chain: string;
  steps: Step[];
  choices: Choice[];
  score: AnyScore | null;
  /** What was secret; null until the deal is over. */
  reveal: Reveal | null;
}

/** A finished deal of the match: enough to replay it. */
export interface PastDeal {
  record: Reveal["record"];
  score: AnyScore | null;
}

export interface Session {
  setup: Setup;
  gameId: string;
  ticket: string | null;
  past: PastDeal[];
  deal: Deal;
  /** The deal as far as it was played before an undo, for a service that lets nobody play twice. */
  ahead: Deal | null;
  /** Why nothing can be taken back, in the service's words; null while that is not known. */
  noUndo: string | null;
}

export function freshDeal({
  sealed_state,
  ply,
  chain,
  fairness,
}: Omit<AnyDealt, "game_id" | "tickets">): Deal {
  return {
    commitment: fairness.seed_commitment,
    sealed_state,
    ply,
    chain,
    steps: [],
    choices: [],
    score: null,
    reveal: null,
  };
}

export function heldIn({ setup, ticket, deal }: Session): Held {
  return { game: setup.game, sealed_state: deal.sealed_state, ticket };
}

/** The session after an answer that shows where the game stands. */
export function told(session: Session, { ticket, ply, chain, score, reveal }: AnyShown): Session {
  const deal = { ...session.deal, ply, chain, score, reveal };
  return { ...session, deal, ticket: ticket ?? session.ticket };
}

/** The session after moves of a seat. */
export function stepped(session: Session, seat: number, answer: AnyPlayed): Session {
  const { setup, deal, ahead } = session;
  const { sealed_state, events, chain } = answer;
  const chosen = { sealed_state: deal.sealed_state, steps: deal.steps.length };
  const steps = [...deal.steps, { seat, events, chain }];
  const next = {
    ...deal,
    sealed_state,
    steps,
    choices: seat === setup.seat ? [...deal.choices, chosen] : deal.choices,
  };
  // Who plays on as before an undo is still on the way to where the game had got to.
  const onTheWay = ahead !== null && ahead.steps[steps.length - 1]?.chain === chain;
  return told({ ...session, deal: next, ahead: onTheWay ? ahead : null }, answer);
}

/** The session as it was when the player last had to choose; null if nothing can be taken back. */
export function beforeLastChoice(session: Session): Session | null {
  const { deal, ahead, noUndo } = session;
  const choice = deal.choices.at(-1);
  // Once all cards are shown there is nothing left to play for.
  if (!choice || deal.reveal || noUndo !== null) return null;
  const back = {
    ...deal,
    sealed_state: choice.sealed_state,
    steps: deal.steps.slice(0, choice.steps),
    choices: deal.choices.slice(0, -1),
  };
  return { ...session, deal: back, ahead: ahead ?? deal };
}

/** The deal as it may be kept in a record; null while it is played. */
export function pastOf({ reveal, score }: Deal): PastDeal | null {
  return reveal && { record: reveal.record, score };
}

/** The last thing that each seat did in the deal. */
export function latestEvents(steps: Pick<Step, "events">[], seats: number): (AnyEvent | null)[] {
  const events = steps.flatMap((step) => step.events);
  return Array.from(
    { length: seats },
    (_, seat) => events.findLast((event) => event.seat === seat) ?? null,
  );
}
