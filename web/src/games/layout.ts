// What the table needs to know about a game to show it. A layout reads views and words moves; what
// is legal it never decides: that is asked of the service.
import type { Event, GameId, Move, View } from "../api/types";

export type Face = "french" | "italian";

/** Cards that the player has picked, from the hand and from the middle of the table. */
export interface Picked {
  hand: string[];
  table: string[];
}

export type Picks = "none" | "one" | "many";

export type Zone =
  | {
      kind: "spread";
      id: string;
      label: string;
      cards: string[];
      pickable?: boolean;
      small?: boolean;
      /** The seat that laid the cards. */
      by?: number;
    }
  | { kind: "trick"; id: string; label: string; cards: { seat: number; card: string }[] }
  | {
      kind: "stock";
      id: string;
      label: string;
      size: number;
      under: string | null;
      closed?: boolean;
    };

export interface SeatScene {
  cards: number;
  /** Cards of this hand that everybody knows. */
  open: string[];
  badges: string[];
  tally: string[];
  /** What the seat last said or played, where the middle of the table does not show it. */
  says: string | null;
}

/** Cards that may be looked at: a pile, or the last trick. */
export interface Look {
  id: string;
  label: string;
  cards: string[];
}

export interface Scene {
  zones: Zone[];
  seats: SeatScene[];
  looks: Look[];
  facts: string[];
}

/** What a table shows besides a view: how it came about. */
export interface Moment<G extends GameId> {
  /** A play that is being shown before its effect: the card, and the cards that it takes. */
  spot: { seat: number; card: string; taken: string[] } | null;
  /** Whether the trick just finished still lies on the table. */
  settling: boolean;
  /** The seat that moved last. */
  by: number | undefined;
  /** The last thing that each seat did. */
  latest: (Event<G> | null)[];
}

/** How a layout names things: seats as the player sees them, cards as the service calls them. */
export interface Words {
  seat(seat: number): string;
  side(side: number): string;
  /** Whose something is: "Your pile", "Left's pile". */
  of(name: string, thing: string): string;
  /** The seat's name with a verb in the right form: "You play", "Left plays". */
  does(seat: number, verb: string): string;
  card(code: string): string;
  suit(suit: string): string;
}

export interface Layout<G extends GameId> {
  game: G;
  face: Face;
  /** The cards that stand for the game where it is chosen. */
  emblem: string[];
  scene(view: View<G>, moment: Moment<G>, words: Words): Scene;
  /** How many cards a move picks now. */
  picks(view: View<G>): { hand: Picks; table: Picks };
  /** The move that the picked cards mean; null while they mean none. */
  compose(view: View<G>, picked: Picked): Move<G> | null;
  /** Moves that are offered as buttons now even where they are illegal. */
  buttons(view: View<G>): Move<G>[];
  cardsOf(move: Move<G>): Picked;
  label(move: Move<G>, words: Words): string;
  /** What to do now, while nothing is picked. */
  prompt(view: View<G>): string;
  /** Cards with the same key stand for one another in the list of legal moves. */
  key?(card: string): string;
  /** What the match's scores are, where they are not points gathered up to the target. */
  standing?(target: number): string;
  /** The hand as players hold it, where that is not the deck's order. */
  order?(hand: string[]): string[];
}
