// The running game: what the table shows, and what the player can ask of it. Every step is the
// service's answer; the state it gives is carried to the next call and otherwise left alone.
import { Refused, Unreachable } from "../api/client";
import type { Moment } from "../games/layout";
import type { GameId } from "../api/types";
import { createStore } from "../store";
import * as service from "./service";
import { saveSession, savedSession } from "./saved";
import type { AnyMove, AnySuggestion, AnyView, Deal, Ply, Session, Setup } from "./session";
import { beforeLastChoice, latestMoves, pastOf, stateOf } from "./session";
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
  trouble: string | null;
}

export const table = createStore<Table | null>(null);

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

function momentOf({ plies }: Deal, view: AnyView, part: Partial<Moment<GameId>> = {}) {
  const by = plies.at(-1)?.seat;
  return {
    spot: null,
    settling: false,
    by,
    latest: latestMoves(plies, view.hand_sizes.length),
    ...part,
  };
}

function remember(session: Session): void {
  saveSession(session);
  change({ session });
}

// -- beginning and ending ---------------------------------------------------------------------------

/** Deal a game. Raises what the service answers, so that the lobby can show it. */
export async function begin(setup: Setup): Promise<void> {
  const request = {
    ...(setup.seed ? { seed: setup.seed } : {}),
    ...(Object.keys(setup.options).length > 0 ? { options: setup.options } : {}),
  };
  const { state, seed } = await service.deal(setup.game, request);
  const opening = { ...request, seed } as Deal["opening"];
  await open({ setup, past: [], deal: { opening, start: state, plies: [], score: null } });
}

/** Go on from a state that was pasted in. Raises what the service answers. */
export async function beginFrom(state: Deal["start"], setup: Setup): Promise<void> {
  await open({ setup, past: [], deal: { opening: null, start: state, plies: [], score: null } });
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
    // A game that the service no longer takes is not worth keeping.
    if (error instanceof Refused) saveSession(null);
    location.hash = "";
  }
}

/** Get up from the table; the game stays remembered. */
export function leave(): void {
  current += 1;
  table.set(null);
}

async function open(session: Session): Promise<void> {
  const view = await service.viewOf(stateOf(session.deal), session.setup.seat);
  saveSession(session);
  const moment = momentOf(session.deal, view);
  location.hash = "table";
  table.set({ session, view, moves: [], moment, busy: true, hint: null, trouble: null });
  await run(playOn);
}

export async function nextDeal(): Promise<void> {
  const before = table.get();
  if (!before) return;
  await run(async () => {
    const { setup, past, deal } = before.session;
    const previous = stateOf(deal);
    change({ busy: true, trouble: null });
    const { state, seed } = await service.deal(setup.game, { previous });
    const opening = { seed, previous } as Deal["opening"];
    const next: Deal = { opening, start: state, plies: [], score: null };
    await open({ setup, past: [...past, pastOf(deal)], deal: next });
  });
}

export async function again(): Promise<void> {
  const setup = table.get()?.session.setup;
  if (setup) await run(() => begin({ ...setup, seed: "" }));
}

// -- playing ----------------------------------------------------------------------------------------

export async function play(move: AnyMove): Promise<void> {
  const before = table.get();
  if (!before || before.busy || before.view.to_act === null) return;
  const seat = before.view.to_act;
  await run(async (run) => {
    change({ busy: true, moves: [], hint: null, trouble: null });
    await make(move, seat, run);
    await playOn(run);
  });
}

/** Make one move and show it. */
async function make(move: AnyMove, seat: number, run: Run): Promise<void> {
  const before = table.get();
  if (!before) return;
  const { session } = before;
  const answer = await service.applyMove(stateOf(session.deal), move, seat);
  const ply: Ply = { seat, move, events: answer.events, state: answer.state };
  const view = await service.viewOf(answer.state, session.setup.seat);
  run.check();
  const deal = {
    ...session.deal,
    plies: [...session.deal.plies, ply],
    score: answer.score,
  };
  remember({ ...session, deal });
  await show(before.view, view, deal, run);
}

async function show(before: AnyView, view: AnyView, deal: Deal, run: Run): Promise<void> {
  const delays = DELAYS[table.get()?.session.setup.speed ?? "brisk"];
  const spot = spotOf(deal.plies.at(-1));
  if (spot && spot.taken.length > 0) {
    change({ moment: momentOf(deal, before, { spot }) });
    await run.wait(delays.spot);
  }
  const settling = settles(before, view);
  change({ view, moment: momentOf(deal, view, { settling }) });
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
    const { setup, deal } = now.session;
    const seat = now.view.to_act;
    if (seat === null) return finish(now);
    if (seat === setup.seat) {
      const moves = await service.legalMoves(now.view);
      run.check();
      return change({ moves, busy: false });
    }
    await run.wait(DELAYS[setup.speed].turn);
    const { moves } = await service.advance(stateOf(deal), seat, setup);
    run.check();
    // An AI that wins a trick goes on at once; each of its moves is shown for itself.
    for (const move of moves) await make(move, seat, run);
  }
}

async function finish({ session }: Table): Promise<void> {
  // A deal that was pasted in finished has no score yet.
  const score = session.deal.score ?? (await service.scoreOf(stateOf(session.deal)));
  remember({ ...session, deal: { ...session.deal, score } });
  change({ moves: [], busy: false });
}

// -- the player's other wishes ----------------------------------------------------------------------

export async function undo(): Promise<void> {
  const before = table.get();
  const deal = before && beforeLastChoice(before.session.deal, before.session.setup.seat);
  if (!before || !deal) return;
  await run(async (run) => {
    change({ busy: true, hint: null, trouble: null });
    const view = await service.viewOf(stateOf(deal), before.session.setup.seat);
    run.check();
    remember({ ...before.session, deal });
    change({ view, moves: [], moment: momentOf(deal, view) });
    await playOn(run);
  });
}

/** Go on after trouble: ask again for what was not answered. */
export async function retry(): Promise<void> {
  change({ busy: true, trouble: null });
  await run(playOn);
}

export async function askHint(): Promise<void> {
  const before = table.get();
  if (!before || before.busy) return;
  try {
    const hint = await service.suggest(before.view);
    if (table.get()?.view === before.view) change({ hint });
  } catch (error) {
    if (error instanceof Error) change({ trouble: error.message });
  }
}

export function setSpeed(speed: Setup["speed"]): void {
  const session = table.get()?.session;
  if (session) remember({ ...session, setup: { ...session.setup, speed } });
}
