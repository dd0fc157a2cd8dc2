import type { Layout } from "../layout";
import { finishedTrick, inUnits } from "../tricks";

export const layout: Layout<"schnapsen"> = {
  game: "schnapsen",
  face: "french",
  emblem: ["QH", "KH", "AS"],
  scene(view, moment, words) {
    const last = view.tricks.at(-1);
    const trick = moment.settling && last ? finishedTrick(last, 2) : view.trick;
    return {
      zones: [
        {
          kind: "stock",
          id: "stock",
          label: view.closed ? "Stock, closed" : "Stock",
          size: view.stock_size,
          under: view.indicator,
          closed: view.closed !== null,
        },
        { kind: "trick", id: "trick", label: "Trick", cards: trick },
      ],
      seats: view.hand_sizes.map((cards, seat) => ({
        cards,
        open: [],
        badges: [
          ...(seat === view.dealer ? ["Dealer"] : []),
          ...(view.closed?.seat === seat ? ["Closed"] : []),
        ],
        tally: [inUnits(view.tricks.filter((each) => each.winner === seat).length, "trick")],
        says:
          view.marriages
            .filter((each) => each.seat === seat)
            .map((each) => `Marriage in ${words.suit(each.suit)}: ${each.points}`)
            .at(-1) ?? null,
      })),
      looks: [
        { id: "last", label: "Last trick", cards: last?.cards ?? [] },
        ...view.hand_sizes.map((_, seat) => ({
          id: `tricks-${seat}`,
          label: words.of(words.seat(seat), "tricks"),
          cards: view.tricks.filter((each) => each.winner === seat).flatMap((each) => each.cards),
        })),
      ],
      facts: [
        `Trumps: ${words.suit(view.trump)}`,
        `Deal ${view.deal_number}`,
        ...view.scores.map((score, seat) => `${words.does(seat, "need")} ${score}`),
      ],
    };
  },
  picks: () => ({ hand: "one", table: "none" }),
  compose: (_view, { hand: [card] }) => (card ? { type: "play", card } : null),
  buttons: (view) => (view.trick.length === 0 ? [{ type: "exchange" }, { type: "close" }] : []),
  cardsOf: (move) => ({ hand: "card" in move ? [move.card] : [], table: [] }),
  label(move, words) {
    switch (move.type) {
      case "exchange":
        return "Exchange the trump jack";
      case "close":
        return "Close the stock";
      case "marriage":
        return `Marriage with ${words.card(move.card)}`;
      case "play":
        return `Play ${words.card(move.card)}`;
    }
  },
  standing: (target) => `Still needed, of ${target}`,
  prompt: (view) => (view.trick.length === 0 ? "You lead: pick a card." : "Answer the card led."),
};
