// How the page names seats, sides and cards. Cards and suits are called what the service calls
// them; French ones are shortened to rank and suit sign where room is short.
import type { GameDetail, GameId } from "../api/types";
import { FRENCH_SUITS } from "../cards/french";
import type { Face, Words } from "./layout";

export interface Naming extends Words {
  game: GameId;
  own: number | null;
  /** The card's full name, as the service gives it. */
  name(code: string): string;
  /** A text of the service's, with the cards in it by name instead of by code. */
  text(text: string): string;
}

/** A word, and the punctuation around it. */
const WORD = /^(\W*)(\w+)(\W*)$/;

function withNames(text: string, isCode: (word: string) => boolean, name: Words["card"]): string {
  const parts = text.split(" ").map((part) => WORD.exec(part) ?? [part, part, "", ""]);
  return parts
    .map(([part, before, word, after], index) => {
      // Some trumps are called by a number, but "not 5" counts.
      const counts = /^\d+$/.test(word ?? "") && parts[index - 1]?.[0] === "not";
      if (!word || !isCode(word) || counts) return part;
      // Codes in a row are told apart by spaces; names, which have spaces in them, by commas.
      const [, more, next] = parts[index + 1] ?? [];
      const listed = after === "" && more === "" && next && isCode(next);
      return `${before}${name(word)}${listed ? "," : after}`;
    })
    .join(" ");
}

const AROUND: Record<number, string[]> = {
  2: ["You", "Opponent"],
  3: ["You", "Right", "Left"],
  4: ["You", "Right", "Partner", "Left"],
};

export function naming(game: GameDetail, face: Face, own: number | null): Naming {
  const cards = new Map(game.cards.map((card) => [card.code, card]));
  const seat = (number: number) =>
    own === null
      ? `Seat ${number}`
      : (AROUND[game.seats]?.[(number - own + game.seats) % game.seats] ?? `Seat ${number}`);
  const name = (code: string) => cards.get(code)?.name ?? code;
  const short = (code: string) => {
    const card = cards.get(code);
    const glyph = face === "french" && card?.suit ? FRENCH_SUITS[card.suit]?.glyph : undefined;
    if (card && glyph) return `${card.rank === "T" ? "10" : card.rank}${glyph}`;
    return name(code).replace(" of ", " ");
  };
  return {
    game: game.id as GameId,
    own,
    seat,
    name,
    side(side) {
      const team = game.teams?.[side];
      if (!team) return seat(side);
      if (own === null) return `Team ${side}`;
      return team.includes(own) ? "Your side" : "Their side";
    },
    of: (owner, thing) => (owner === "You" ? `Your ${thing}` : `${owner}'s ${thing}`),
    card: short,
    text: (text) => withNames(text, (word) => cards.has(word), short),
    suit: (code) => (face === "french" ? (FRENCH_SUITS[code]?.name ?? code) : code),
    does(number, verb) {
      const who = seat(number);
      return who === "You"
        ? `You ${verb}`
        : `${who} ${verb}${/(s|sh|ch)$/.test(verb) ? "es" : "s"}`;
    },
  };
}

/** "la_mata" as "La mata": the API's identifiers as headings. */
export function humanised(identifier: string): string {
  const words = identifier.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
