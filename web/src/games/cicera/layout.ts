import type { Layout } from "../layout";
import { captureGame, inUnits } from "../capture";

export const layout: Layout<"cicera"> = {
  game: "cicera",
  face: "italian",
  emblem: ["2S", "JC", "TD"],
  ...captureGame,
  scene(view, _moment, words) {
    return {
      zones: [{ kind: "spread", id: "table", label: "Table", cards: view.table, pickable: true }],
      seats: view.hand_sizes.map((cards, seat) => ({
        cards,
        open: [],
        badges: seat === view.dealer ? ["Dealer"] : [],
        tally: [],
        says: null,
      })),
      looks: view.captured.map((cards, team) => ({
        id: `pile-${team}`,
        label: words.of(words.side(team), "pile"),
        cards,
      })),
      facts: view.bonuses.map((bonuses, team) => {
        const points = Object.values(bonuses).reduce((sum, each) => sum + each, 0);
        return `${words.side(team)}: ${inUnits(points, "bonus point")}`;
      }),
    };
  },
};
