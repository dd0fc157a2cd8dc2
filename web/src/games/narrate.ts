// Events in words, for the list of moves and for screen readers.
import type { AnyEvent, Step } from "../session/session";
import { layoutOf } from "./index";
import type { Naming } from "./words";
import { humanised } from "./words";

export function narrate(step: Pick<Step, "events">, words: Naming): string[] {
  return step.events.map((event) => sentence(event, words)).filter((text) => text !== "");
}

function sentence(event: AnyEvent, words: Naming): string {
  const seat = event.seat;
  const does = (verb: string) => (seat === null ? humanised(verb) : words.does(seat, verb));
  const list = (cards: readonly string[] | null | undefined) =>
    cards && cards.length > 0 ? cards.map(words.name).join(", ") : "nothing";
  const order = layoutOf(words.game).order ?? ((cards: string[]) => cards);
  const suit = (code: string) => words.suit(code);
  switch (event.type) {
    case "card_played":
      return `${does("play")} ${words.name(event.card)}.`;
    case "capture":
      return `${does("take")} ${list(event.cards)}.`;
    case "sweep":
      return `${does("clear")} the table: a sweep.`;
    case "bonus":
      return `${does("score")} ${event.bonus}.`;
    case "table_taken":
      return `${does("get")} what is left on the table: ${list(event.cards)}.`;
    case "cards_dealt":
      return `${does("get")} ${event.count} cards.`;
    case "exchange":
      return `${does("exchange")} the trump jack for ${words.name(event.card)}.`;
    case "stock_closed":
      return `${does("close")} the stock.`;
    case "marriage":
      return `${does("declare")} a marriage in ${suit(event.suit)} for ${event.points}.`;
    case "marriage_counted":
      return `${does("score")} the marriage in ${suit(event.suit)}: ${event.points}.`;
    case "trick_won":
      return "points" in event
        ? `${does("win")} the trick, ${event.points} points.`
        : `${does("win")} the trick.`;
    case "card_drawn":
      return "";
    case "indicator_drawn":
      return `${does("draw")} the indicator, ${words.name(event.card)}.`;
    case "bid":
      return event.value === 0 ? `${does("pass")}.` : `${does("bid")} ${event.value}.`;
    case "landlord":
      return `${does("become")} the landlord and ${event.seat === words.own ? "take" : "takes"} ${list(event.bottom)}.`;
    case "redeal":
      return "Everybody passed; the deal is void.";
    case "play":
      return `${does("play")} a ${humanised(event.kind).toLowerCase()}: ${list(order(event.cards))}.`;
    case "bomb":
    case "rocket":
    case "spring":
    case "anti_spring":
      return `${humanised(event.type)}: the stake is now times ${event.multiplier}.`;
    case "pass":
      return `${does("pass")}.`;
    case "discard":
      return `${does("discard")} two cards.`;
    case "declaration":
      return `${does("declare")} ${list(event.cards)} for ${event.points}.`;
    case "settlement_due":
      return `${does("owe")} a card for the Matto.`;
    case "settlement":
      return `${does("give")} ${words.name(event.card)} for the Matto.`;
    case "forfeit":
      return `${words.side(event.team)} took no trick and lost ${list(event.cards)}.`;
    case "discards_shown":
      return `The discards were ${list(event.cards)}.`;
    case "deal_over":
      return "The deal is over.";
    case "match_over":
      return `${does("win")} the match.`;
    default:
      return fallback(event, words);
  }
}

/** An event that this page has no sentence for yet. */
function fallback(event: { type: string; seat: number | null }, words: Naming): string {
  const what = humanised(event.type).toLowerCase();
  return event.seat === null ? `${humanised(event.type)}.` : `${words.seat(event.seat)}: ${what}.`;
}
