// What games of capturing share: one card is played, and takes cards from the table or is laid.
import type { Picked, Words } from "./layout";

interface CaptureMove {
  type: "play";
  card: string;
  capture: string[];
}

export const captureGame = {
  picks: () => ({ hand: "one", table: "many" }) as const,
  compose: (_view: unknown, { hand: [card], table }: Picked): CaptureMove | null =>
    card ? { type: "play", card, capture: table } : null,
  buttons: (): CaptureMove[] => [],
  cardsOf: ({ card, capture }: CaptureMove): Picked => ({ hand: [card], table: capture }),
  label({ card, capture }: CaptureMove, words: Words): string {
    if (capture.length === 0) return `Lay ${words.card(card)}`;
    return `${words.card(card)} takes ${capture.map(words.card).join(" + ")}`;
  },
  prompt: () => "Pick a card to play.",
};

export function inUnits(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
