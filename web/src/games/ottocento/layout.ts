import type { View } from "../../api/types";
import type { Layout, SeatScene, Words, Zone } from "../layout";
import { finishedTrick, inUnits } from "../tricks";

type OttocentoView = View<"ottocento">;

const teamOf = (seat: number) => seat % 2;

function tricksOf(view: OttocentoView, team: number) {
  return view.tricks.filter((trick) => teamOf(trick.winner) === team);
}

function seatScene(view: OttocentoView, seat: number): SeatScene {
  const played = new Set([
    ...view.tricks.flatMap((trick) => trick.cards),
    ...view.trick.map((each) => each.card),
  ]);
  const declared = view.declarations[seat];
  const known = declared?.cards.filter((card) => !played.has(card)) ?? [];
  return {
    cards: view.hand_sizes[seat] ?? 0,
    open: seat === view.seat ? [] : known,
    badges: seat === view.dealer ? ["Dealer"] : [],
    tally: [inUnits(view.tricks.filter((trick) => trick.winner === seat).length, "trick")],
    says: declared ? `Declares ${declared.points}` : null,
  };
}

/** The middle of the table: the trick, or what a settlement can be paid from. */
function middle(view: OttocentoView, settling: boolean, words: Words): Zone {
  const last = view.tricks.at(-1);
  if (view.phase === "settlement" && view.to_act !== null && !settling) {
    const team = teamOf(view.to_act);
    return {
      kind: "spread",
      id: "won",
      label: words.of(words.side(team), "tricks: one card is owed for the Matto"),
      cards: tricksOf(view, team).flatMap((trick) => trick.cards),
      pickable: true,
      small: true,
    };
  }
  const cards = settling && last ? finishedTrick(last, 4) : view.trick;
  return { kind: "trick", id: "trick", label: "Trick", cards };
}

export const layout: Layout<"ottocento"> = {
  game: "ottocento",
  face: "italian",
  emblem: ["Begato", "QC", "Angel"],
  scene(view, moment, words) {
    const last = view.tricks.at(-1);
    const teams = [0, 1];
    return {
      zones: [middle(view, moment.settling, words)],
      seats: view.hand_sizes.map((_, seat) => seatScene(view, seat)),
      looks: [
        { id: "last", label: "Last trick", cards: last?.cards ?? [] },
        ...teams.map((team) => ({
          id: `tricks-${team}`,
          label: words.of(words.side(team), "tricks"),
          cards: tricksOf(view, team).flatMap((trick) => trick.cards),
        })),
        ...(view.discards?.length
          ? [{ id: "discards", label: "Discards", cards: view.discards }]
          : []),
      ],
      facts: teams.map((team) => {
        const count = inUnits(tricksOf(view, team).length, "trick");
        return `${words.side(team)}: ${count}`;
      }),
    };
  },
  picks(view) {
    if (view.phase === "settlement") return { hand: "none", table: "one" };
    return { hand: view.phase === "discard" ? "many" : "one", table: "none" };
  },
  compose(view, { hand, table: [won] }) {
    const [card] = hand;
    if (view.phase === "settlement") return won ? { type: "settle", card: won } : null;
    if (!card) return null;
    return view.phase === "discard" ? { type: "discard", cards: hand } : { type: "play", card };
  },
  buttons: (view) =>
    view.phase === "play" && view.tricks.length === 0 ? [{ type: "declare" }] : [],
  cardsOf(move) {
    switch (move.type) {
      case "discard":
        return { hand: move.cards, table: [] };
      case "play":
        return { hand: [move.card], table: [] };
      case "settle":
        return { hand: [], table: [move.card] };
      case "declare":
        return { hand: [], table: [] };
    }
  },
  label(move, words) {
    switch (move.type) {
      case "discard":
        return `Discard ${move.cards.map(words.card).join(" and ")}`;
      case "play":
        return `Play ${words.card(move.card)}`;
      case "settle":
        return `Give ${words.card(move.card)}`;
      case "declare":
        return "Declare";
    }
  },
  prompt(view) {
    if (view.phase === "discard") return "Pick two cards to discard.";
    if (view.phase === "settlement") return "Give a card for the Matto from your side's tricks.";
    return view.trick.length === 0 ? "You lead: pick a card." : "Play a card to the trick.";
  },
};
