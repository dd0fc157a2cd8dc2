// A finished game shown again, move by move, with open hands. The service plays the record.
import type { GameId } from "../api/types";
import type { Moment } from "../games/layout";
import { createStore } from "../store";
import { settles } from "./pace";
import type { GameRecord, RecordedDeal } from "./record";
import * as service from "./service";
import type { AnyEvent, AnyState, AnyView } from "./session";
import { latestEvents } from "./session";

/** One move of the record with what it led to. */
interface Ply {
  seat: number;
  events: AnyEvent[];
  state: AnyState;
}

export interface Replaying {
  record: GameRecord;
  /** Which deal of the record, and how many of its moves have been made. */
  deal: number;
  at: number;
  views: AnyView[];
  moment: Moment<GameId>;
  /** The move that led here. */
  ply: Ply | null;
  /** What the service says of the record of this deal. */
  verdict: string;
}

export const replaying = createStore<Replaying | null>(null);

interface Step {
  ply: Ply | null;
  views: AnyView[];
}

/** Steps already shown, per deal and number of moves. */
let steps = new Map<string, Promise<Step>>();

/** Show a record. Raises what the service answers when it is no record. */
export async function openReplay(record: GameRecord): Promise<void> {
  steps = new Map();
  await openDeal(record, 0);
}

export async function openDeal(record: GameRecord, deal: number): Promise<void> {
  const recorded = record.deals[deal];
  if (!recorded) return;
  await show(record, deal, 0, await verdictOn(record.game, recorded));
}

/** What the service says of a recorded deal, which it deals from the seed and plays again. */
export async function verdictOn(game: GameId, recorded: RecordedDeal): Promise<string> {
  const { valid, plies, fault } = await service.replay(game, recorded);
  return valid
    ? `The service confirms this record: ${plies} legal moves${recorded.claimed ? ", and the score holds" : ""}.`
    : `The record does not hold at move ${(fault?.ply ?? 0) + 1}: ${fault?.detail ?? ""}`;
}

export async function goTo(at: number): Promise<void> {
  const now = replaying.get();
  if (now) await show(now.record, now.deal, at, now.verdict);
}

export function closeReplay(): void {
  wanted += 1;
  replaying.set(null);
}

/** The step asked for last; a slower answer to an earlier wish is not shown any more. */
let wanted = 0;

async function show(record: GameRecord, deal: number, at: number, verdict: string): Promise<void> {
  wanted += 1;
  const mine = wanted;
  const { ply, views } = await stepTo(record, deal, at);
  const before = at > 0 ? (await stepTo(record, deal, at - 1)).views[0] : undefined;
  const settling = !!before && !!views[0] && settles(before, views[0]);
  const latest = latestEvents(await shownPlies(record, deal, at), views.length);
  const moment = { spot: null, settling, latest, by: ply?.seat };
  if (mine === wanted) replaying.set({ record, deal, at, views, moment, ply, verdict });
}

/** The plies of the steps shown so far, as far as they lead up to `at` without a gap. */
async function shownPlies(record: GameRecord, deal: number, at: number): Promise<Ply[]> {
  const seats = (await stepTo(record, deal, at)).views.length;
  const back = Array.from({ length: Math.min(seats, at) }, (_, steps) => at - steps).reverse();
  const shown = await Promise.all(back.map((each) => stepTo(record, deal, each)));
  return shown.flatMap((step) => step.ply ?? []);
}

function stepTo(record: GameRecord, deal: number, at: number): Promise<Step> {
  const key = `${deal}/${at}`;
  const step = steps.get(key) ?? fetchStep(record, deal, at);
  steps.set(key, step);
  step.catch(() => steps.delete(key));
  return step;
}

async function fetchStep(record: GameRecord, deal: number, at: number): Promise<Step> {
  const recorded = record.deals[deal]!;
  const ply = at > 0 ? await fetchPly(record, deal, at) : null;
  const state =
    ply?.state ?? (await service.replay(record.game, { deal: recorded.deal, moves: [] })).state;
  return { ply, views: await service.allViews(state) };
}

async function fetchPly(record: GameRecord, deal: number, at: number): Promise<Ply> {
  const { deal: opening, moves } = record.deals[deal]!;
  const earlier = await steps.get(`${deal}/${at - 1}`);
  const before =
    earlier?.ply?.state ??
    (await service.replay(record.game, { deal: opening, moves: moves.slice(0, at - 1) })).state;
  const seat = before.to_act ?? 0;
  const move = moves[at - 1]!;
  const { state, events } = await service.applyOpenly(before, move, seat);
  return { seat, state, events };
}
