// What the games of tricks share.
export { inUnits } from "./capture";

/** A complete trick as it lay on the table, card by card from its leader on. */
export function finishedTrick(
  trick: { leader: number; cards: string[] },
  seats: number,
): { seat: number; card: string }[] {
  return trick.cards.map((card, turn) => ({ seat: (trick.leader + turn) % seats, card }));
}
