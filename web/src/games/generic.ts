// A table for any game that has no layout of its own: the fields of its view as cards, piles and
// facts, and every legal move as a button.
import type { GameDetail, GameId, Move } from "../api/types";
import { ITALIAN_SUITS } from "../cards/italian";
import type { Face, Layout, Moment, Scene, Words } from "./layout";
import { humanised } from "./words";

type Play = { seat: number; card: string };

/** Fields that the table shows by itself, or that nobody plays by. */
const SHOWN_ELSEWHERE = new Set(
  "game rules_version options phase to_act seat hand hand_sizes".split(" "),
);

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

const isPlay = (value: unknown): value is Play =>
  isObject(value) && Object.keys(value).sort().join() === "card,seat";

export function genericLayout(game: GameDetail): Layout<GameId> {
  const codes = new Set(game.cards.map((card) => card.code));
  const isCard = (value: unknown): value is string => typeof value === "string" && codes.has(value);
  const cardsIn = (value: unknown): string[] => {
    if (isCard(value)) return [value];
    return isObject(value) ? Object.values(value).flatMap(cardsIn) : [];
  };
  const isPile = (value: unknown) => Array.isArray(value) && value.every(isCard);

  /** Put one field of a view where the table has a place for it. */
  function place(scene: Scene, id: string, value: unknown, moment: Moment<GameId>, words: Words) {
    const label = humanised(id);
    const seats = scene.seats;
    const owner = (each: number, count: number) =>
      count === seats.length ? words.seat(each) : words.side(each);
    if (isCard(value) || isPile(value)) {
      scene.zones.push({ kind: "spread", id, label, cards: cardsIn(value) });
    } else if (Array.isArray(value) && value.every(isPlay)) {
      const spot = moment.spot && { seat: moment.spot.seat, card: moment.spot.card };
      scene.zones.push({ kind: "trick", id, label, cards: spot ? [...value, spot] : value });
    } else if (Array.isArray(value) && value.every(isPile)) {
      value.forEach((pile, each) => {
        const name = words.of(owner(each, value.length), label.toLowerCase());
        scene.looks.push({ id: `${id}-${each}`, label: name, cards: cardsIn(pile) });
      });
    } else if (isObject(value) && cardsIn(value).length > 0) {
      scene.looks.push({ id, label, cards: cardsIn(value) });
    } else if (typeof value === "number" && id.endsWith("_size")) {
      const size = { size: value, under: null };
      scene.zones.push({ kind: "stock", id, label: humanised(id.slice(0, -5)), ...size });
    } else if (id === game.opener) {
      seats[value as number]?.badges.push(label);
    } else if (Array.isArray(value) && value.length === seats.length) {
      seats.forEach((seat, each) => seat.tally.push(`${label}: ${value[each]}`));
    } else if (!isObject(value) && value !== null) {
      scene.facts.push(`${label}: ${value}`);
    }
  }

  return {
    game: game.id as GameId,
    face: faceOf(game),
    emblem: [0, 0.5, 1].map((part) => game.cards[Math.round(part * (codes.size - 1))]!.code),
    scene(view, moment, words) {
      const scene: Scene = { zones: [], seats: [], looks: [], facts: [] };
      for (const cards of view.hand_sizes) {
        scene.seats.push({ cards, open: [], badges: [], tally: [], says: null });
      }
      for (const [id, value] of Object.entries(view)) {
        if (!SHOWN_ELSEWHERE.has(id)) place(scene, id, value, moment, words);
      }
      return scene;
    },
    picks: () => ({ hand: "none", table: "none" }),
    compose: () => null,
    buttons: () => [],
    cardsOf: (move) => ({ hand: cardsIn(move), table: [] }),
    label: (move, words) => labelOf(move, cardsIn, words),
    prompt: () => "Choose one of the moves.",
  };
}

/** A move in words: its type, its cards by name, and whatever else it says. */
function labelOf(move: Move<GameId>, cardsIn: (value: unknown) => string[], words: Words): string {
  const { type, ...rest } = move;
  const parts = Object.entries(rest).flatMap(([id, value]) => {
    const cards = cardsIn(value).map(words.card);
    if (cards.length > 0 || isObject(value)) return cards;
    return [`${humanised(id).toLowerCase()} ${value}`];
  });
  return [humanised(type), ...parts].join(" ");
}

/** Cards of other suits are drawn by their codes, which the French drawing does. */
function faceOf({ cards }: GameDetail): Face {
  const isItalian = cards.every(({ suit }) => suit !== null && suit in ITALIAN_SUITS);
  return isItalian ? "italian" : "french";
}
