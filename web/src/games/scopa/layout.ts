import type { Layout } from "../layout";
import { captureGame, inUnits } from "../capture";

export const layout: Layout<"scopa"> = {
  game: "scopa",
  face: "french",
  emblem: ["4C", "7D", "KH"],
  ...captureGame,
  scene(view, _moment, words) {
    return {
      zones: [
        { kind: "stock", id: "stock", label: "Stock", size: view.stock_size, under: null },
        { kind: "spread", id: "table", label: "Table", cards: view.table, pickable: true },
      ],
      seats: view.hand_sizes.map((cards, seat) => ({
        cards,
        open: [],
        badges: seat === view.dealer ? ["Dealer"] : [],
        tally: [
          inUnits(view.captured[seat]?.length ?? 0, "card"),
          inUnits(view.sweeps[seat] ?? 0, "sweep"),
        ],
        says: null,
      })),
      looks: view.captured.map((cards, seat) => ({
        id: `pile-${seat}`,
        label: words.of(words.seat(seat), "pile"),
        cards,
      })),
      facts: [
        `Deal ${view.deal_number}`,
        ...view.scores.map((score, seat) => `${words.seat(seat)} ${score}`),
        `to ${view.options.target}`,
      ],
    };
  },
};
