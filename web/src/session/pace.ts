// How long the table lets a move be seen, and which moves need it.
import type { Moment } from "../games/layout";
import type { GameId } from "../api/types";
import type { AnyView, Speed, Step } from "./session";

export const DELAYS: Record<Speed, { turn: number; spot: number; trick: number }> = {
  relaxed: { turn: 900, spot: 1300, trick: 1600 },
  brisk: { turn: 350, spot: 800, trick: 950 },
  instant: { turn: 0, spot: 0, trick: 0 },
};

export const pause = (milliseconds: number): Promise<void> =>
  milliseconds === 0
    ? Promise.resolve()
    : new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The card that a move played and the cards that it took, as its events tell. */
export function spotOf(step: Step | undefined): Moment<GameId>["spot"] {
  const played = step?.events.find((event) => event.type === "card_played");
  const capture = step?.events.find((event) => event.type === "capture");
  if (!step || !played || !("card" in played)) return null;
  const taken = capture && "cards" in capture ? capture.cards : [];
  return { seat: step.seat, card: played.card, taken: taken ?? [] };
}

/** Whether a trick was completed between two views. */
export function settles(before: AnyView, after: AnyView): boolean {
  const tricks = (view: AnyView) => ("tricks" in view ? view.tricks.length : 0);
  return tricks(after) > tricks(before);
}
