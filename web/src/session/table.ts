// The running game: what the table shows, and what the player can ask of it. Every step is the
// service's answer; the sealed state that it gives is carried to the next call, and nobody here can
// look into it.
import { describe, Refused, Unreachable } from "../api/client";
import type { Moment } from "../games/layout";
import type { GameId, Reason } from "../api/types";
import { createStore } from "../store";
import * as service from "./service";
import { saveSession, savedSession } from "./saved";
import type {
  AnyMove,
  AnySuggestion,
  AnyView,
  AnyCommitment,
  Deal,
  Held,
  AnyPlayed,
  Session,
  Setup,
  AnyShown,
} from "./session";
import {
  beforeLastChoice,
  freshDeal,
  heldIn,
  latestEvents,
  pastOf,
  stepped,
  told,
} from "./session";
import type { SealedGame } from "./record";
import { DELAYS, pause, settles, spotOf } from "./pace";

export interface Table {
  session: Session;
  view: AnyView;
  /** The player's legal moves; empty while another seat is to act. */
  moves: AnyMove[];
  moment: Moment<GameId>;
  /** Whether the page waits for the service or shows a move; the player cannot act. */
  busy: boolean;
  hint: AnySuggestion | null;
  /** A request that failed and can be tried again. */
  trouble: string | null;
  /** Something that the player should know, and that trying again would not change. */
  notice: string | null;
}

export const table = createStore<Table | null>(null);

/** Why the remembered game could not be taken up again. */
export const lost = createStore<string | null>(null);

/** The run whose steps are shown; starting another one ends it. */
let current = 0;

class Superseded extends Error {}

interface Run {
  check(): void;
  wait(milliseconds: number): Promise<void>;
}

async function run(steps: (run: Run) => Promise<void>): Promise<void> {
  current += 1;
  const mine = current;
  const check = () => {
    if (mine !== current) throw new Superseded();
  };
  const wait = async (milliseconds: number) => {
    await pause(milliseconds);
    check();
  };
  try {
    await steps({ check, wait });
  } catch (error) {
    if (error instanceof Superseded || mine !== current) return;
    if (!(error instanceof Refused || error instanceof Unreachable)) throw error;
    change({ busy: false, trouble: error.message });
  }
}

function change(part: Partial<Table>): void {
  const before = table.get();
  if (before) table.set({ ...before, ...part });
}

const CALM = { hint: null, trouble: null, notice: null };

function momentOf({ steps }: Deal, view: AnyView, part: Partial<Moment<GameId>> = {}) {
  const by = steps.at(-1)?.seat;
  return {
    spot: null,
    settling: false,
    by,
    latest: latestEvents(steps, view.hand_sizes.length),
    ...part,
  };
}

function remember(session: Session): void {
  saveSession(session);
  change({ session });
}

// -- beginning and ending ---------------------------------------------------------------------------

export const commit = service.commit;

/**
 * Deal a game, from the seed that the service was bound to if there is a commitment. Raises what the
 * service answers, so that the lobby can show it.
 */
export async function begin(setup: Setup, commitment: AnyCommitment | null = null): Promise<void> {
  const { seats } = await describe(setup.game);
  const dealt = await service.deal(setup, seats, commitment);
  const ticket = setup.seat === null ? null : (dealt.tickets[setup.seat] ?? null);
  await openNew({ setup, gameId: dealt.game_id, ticket, past: [], deal: freshDeal(dealt) });
}

/** Go on with a sealed game that was pasted in. Raises what the service answers. */
export async function beginFrom(sealed: SealedGame, preferred: Omit<Setup, "seat">): Promise<void> {
  const { sealed_state, ticket } = sealed;
  const { game_id, ply, chain, fairness, view } = await service.look(sealed);
  const setup = { ...preferred, seat: view.seat };
  const deal = freshDeal({ sealed_state, ply, chain, fairness });
  await openNew({ setup, gameId: game_id, ticket, past: [], deal });
}

/** Go on with the game that a reload or a look elsewhere interrupted. */
export async function resume(): Promise<void> {
  const session = savedSession();
  if (table.get()) return;
  if (!session) {
    location.hash = "";
    return;
  }
  try {
    await open(session);
  } catch (error) {
    // A game that the service no longer takes, for one after a change of its keys, is not kept.
    if (!(error instanceof Unreachable)) saveSession(null);
    lost.set(error instanceof Error ? error.message : String(error));
    location.hash = "";
  }
}

/** Get up from the table; the game stays remembered. */
export function leave(): void {
  current += 1;
  table.set(null);
}

const openNew = (session: Omit<Session, "ahead" | "noUndo">) =>
  open({ ...session, ahead: null, noUndo: null });

async function open(asked: Session): Promise<void> {
  const shown = await service.look(heldIn(asked));
  const session = told(asked, shown);
  const { view, legal_moves: moves } = shown;
  saveSession(session);
  const moment = momentOf(session.deal, view);
  location.hash = "table";
  lost.set(null);
  table.set({ ...CALM, session, view, moves, moment, busy: true });
  await run(playOn);
}

export async function nextDeal(): Promise<void> {
  const before = table.get();
  const last = before && pastOf(before.session.deal);
  if (!before || !last) return;
  await run(async () => {
    const { setup, gameId, ticket, past } = before.session;
    change({ busy: true, trouble: null });
    const dealt = await service.dealOn(heldIn(before.session));
    const fresh = setup.seat === null ? null : (dealt.tickets[setup.seat] ?? ticket);
    const deal = freshDeal(dealt);
    await openNew({ setup, gameId, ticket: fresh, past: [...past, last], deal });
  });
}

export async function again(): Promise<void> {
  const setup = table.get()?.session.setup;
  if (setup) await run(() => begin({ ...setup, seed: "", ownSeed: "" }));
}

// -- playing ----------------------------------------------------------------------------------------

export async function play(move: AnyMove): Promise<void> {
  const before = table.get();
  if (!before || before.busy || before.view.to_act === null) return;
  const seat = before.view.to_act;
  await run(async (run) => {
    change({ ...CALM, busy: true, moves: [] });
    try {
      await make(seat, (held) => service.applyMove(held, move), run);
    } catch (error) {
      if (!(error instanceof Refused) || error.problem.code !== "already_played") throw error;
      run.check();
      await goBackAhead(error.message, run);
    }
    await playOn(run);
  });
}

/** Ask for one seat's moves and show them. */
async function make(
  seat: number,
  ask: (held: Held) => Promise<AnyPlayed>,
  run: Run,
): Promise<void> {
  const before = table.get();
  if (!before) return;
  const answer = await ask(heldIn(before.session));
  run.check();
  const session = stepped(before.session, seat, answer);
  remember(session);
  await show(before.view, answer, session.deal, run);
}

async function show(before: AnyView, answer: AnyShown, deal: Deal, run: Run): Promise<void> {
  const { view, legal_moves: moves } = answer;
  const delays = DELAYS[table.get()?.session.setup.speed ?? "brisk"];
  const spot = spotOf(deal.steps.at(-1));
  if (spot && spot.taken.length > 0) {
    change({ moment: momentOf(deal, before, { spot }) });
    await run.wait(delays.spot);
  }
  const settling = settles(before, view);
  change({ view, moves, moment: momentOf(deal, view, { settling }) });
  if (settling) {
    await run.wait(delays.trick);
    change({ moment: momentOf(deal, view) });
  }
}

/** Let the AI play until the player must choose or the deal is over. */
async function playOn(run: Run): Promise<void> {
  for (;;) {
    const now = table.get();
    if (!now) return;
    const { setup } = now.session;
    const seat = now.view.to_act;
    if (seat === null || seat === setup.seat) return change({ busy: false });
    await run.wait(DELAYS[setup.speed].turn);
    // One seat at a time, so that each can be seen to play.
    await make(seat, (held) => service.advance(held, seat, setup), run);
  }
}

// -- the player's other wishes ----------------------------------------------------------------------

/** Show the table as a session has it. */
async function turnTo(session: Session, run: Run): Promise<void> {
  const shown = await service.look(heldIn(session));
  run.check();
  remember(told(session, shown));
  const { view, legal_moves: moves } = shown;
  change({ view, moves, moment: momentOf(session.deal, view) });
}

export async function undo(): Promise<void> {
  const before = table.get();
  const back = before && beforeLastChoice(before.session);
  if (!back) return;
  await run(async (run) => {
    change({ ...CALM, busy: true });
    await turnTo(back, run);
    await playOn(run);
  });
}

/** The service remembers what was played: return to where the game had got to before an undo. */
async function goBackAhead(reason: string, run: Run): Promise<void> {
  const before = table.get();
  if (!before) return;
  const { session } = before;
  const deal = session.ahead ?? session.deal;
  await turnTo({ ...session, deal, ahead: null, noUndo: reason }, run);
  change({ notice: reason });
}

/** Go on after trouble: ask again for what was not answered. */
export async function retry(): Promise<void> {
  const before = table.get();
  if (!before) return;
  await run(async (run) => {
    change({ busy: true, trouble: null });
    await turnTo(before.session, run);
    await playOn(run);
  });
}

/** Why the player may not make a move at this table; null if it is legal. */
export async function reasonAgainst(move: AnyMove): Promise<Reason | null> {
  const now = table.get();
  return now && service.reasonAgainst(heldIn(now.session), now.view.seat, move);
}

export async function askHint(): Promise<void> {
  const before = table.get();
  if (!before || before.busy) return;
  try {
    const hint = await service.suggest(heldIn(before.session));
    if (table.get()?.view === before.view) change({ hint });
  } catch (error) {
    if (error instanceof Error) change({ trouble: error.message });
  }
}

export const hideHint = (): void => change({ hint: null });

export function setSpeed(speed: Setup["speed"]): void {
  const session = table.get()?.session;
  if (session) remember({ ...session, setup: { ...session.setup, speed } });
}
