import type { Event } from "../../api/types";
import type { Layout, Zone } from "../layout";
import { inUnits } from "../capture";
import { humanised } from "../words";

const RANKS = "3456789TJQKA2";
const BIDS = [0, 1, 2, 3];

/** Suits never matter: a card stands for any of its rank. */
const rankOf = (card: string) => (card === "BJ" || card === "RJ" ? card : card.charAt(0));

/** Low to high as players hold their cards, the jokers last. */
const height = (card: string) =>
  card === "RJ" ? 99 : card === "BJ" ? 98 : RANKS.indexOf(card.charAt(0));

const byHeight = (cards: string[]) => [...cards].sort((a, b) => height(a) - height(b));

export const layout: Layout<"doudizhu"> = {
  game: "doudizhu",
  face: "french",
  emblem: ["BJ", "2S", "RJ"],
  scene(view, moment, words) {
    const { combination, bottom } = view;
    const beaten: Zone = {
      kind: "spread",
      id: "combination",
      label: combination
        ? `${humanised(combination.kind)}: ${words.seat(combination.seat)}`
        : "Nothing to beat",
      cards: byHeight(combination?.cards ?? []),
      ...(combination ? { by: combination.seat } : {}),
    };
    const bottomZone: Zone = bottom
      ? { kind: "spread", id: "bottom", label: "Bottom", cards: bottom, small: true }
      : { kind: "stock", id: "bottom", label: "Bottom", size: 3, under: null };
    return {
      zones: view.phase === "bidding" ? [bottomZone] : [bottomZone, beaten],
      seats: view.hand_sizes.map((cards, seat) => ({
        cards,
        open: [],
        badges: seat === view.landlord ? ["Landlord"] : [],
        tally: [],
        says: saying(moment.latest[seat] ?? null, view.phase),
      })),
      looks: view.played.map((cards, seat) => ({
        id: `played-${seat}`,
        label: words.of(words.seat(seat), "played cards"),
        cards,
      })),
      facts: [
        view.landlord === null ? `Highest bid: ${view.bid}` : `Bid ${view.bid}`,
        inUnits(view.bombs, "bomb"),
        inUnits(view.rockets, "rocket"),
      ],
    };
  },
  picks: (view) => ({ hand: view.phase === "bidding" ? "none" : "many", table: "none" }),
  compose: (view, { hand }) =>
    view.phase === "play" && hand.length > 0 ? { type: "play", cards: hand } : null,
  buttons: (view) =>
    view.phase === "bidding" ? BIDS.map((value) => ({ type: "bid", value })) : [{ type: "pass" }],
  cardsOf: (move) => ({ hand: move.type === "play" ? move.cards : [], table: [] }),
  label(move, words) {
    switch (move.type) {
      case "bid":
        return move.value === 0 ? "Pass" : `Bid ${move.value}`;
      case "pass":
        return "Pass";
      case "play":
        return `Play ${byHeight(move.cards).map(words.card).join(" ")}`;
    }
  },
  prompt(view) {
    if (view.phase === "bidding") return "Bid for the landlord's place, or pass.";
    return view.combination ? "Beat it, or pass." : "You lead: pick a combination.";
  },
  key: rankOf,
  order: byHeight,
};

function saying(event: Event<"doudizhu"> | null, phase: string): string | null {
  if (event?.type === "pass") return "Pass";
  if (event?.type === "bid" && phase === "bidding") {
    return event.value === 0 ? "Pass" : `Bids ${event.value}`;
  }
  return null;
}
