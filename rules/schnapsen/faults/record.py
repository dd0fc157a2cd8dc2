"""The course of a Schnapsen deal as its document shows it, for the checks of section 8.

Where a document disagrees with itself about who led or took a trick, the reading that most entries
bear out is taken: one wrong entry is then one fault, not a wrong reading of everything after it.
"""

from collections.abc import Sequence
from typing import NamedTuple

from rules.cards import mask_of
from rules.game import Document
from rules.schnapsen.cards import DECK, PARTNER, SUIT_CODES
from rules.schnapsen.scoring import closing_record, result_of
from rules.schnapsen.state import LAST_OPEN_LEAD, Closed, Marriage, Result, Trick
from rules.schnapsen.tricks import lacking_after, strict_from, trick_winner, tricks_at_closing

Pair = tuple[int, int]


class Hands(NamedTuple):
    """The hands and the stock of a document; in a view some of them are hidden."""

    pointers: tuple[str, str]
    """The pointers of the sizes of hands and stock."""
    sizes: Pair
    stock: int
    held: Pair
    """Per seat, the cards that are certainly in the hand."""
    holdable: Pair
    """Per seat, the cards that may be in the hand."""


class Record(NamedTuple):
    """The course of a deal as far as a document shows it."""

    document: Document
    hands: Hands
    trump: int
    tricks: tuple[Trick, ...]
    """The complete tricks, with the leaders and winners that are due or at least agreed on."""
    leader: int
    """The seat that is on lead, or has led the card on the table."""
    led: int | None
    marriages: tuple[Marriage, ...]
    closing: int | None
    """The number of tricks complete when the stock was closed."""
    closed: Closed | None
    """The record that the closing must have left; None too if nobody can have closed then."""
    result: Result | None
    """The result that the cards give; None while the deal goes on."""
    overrun: str
    """The pointer of the first card played after that result; empty if there is none."""

    @property
    def left_to_hold(self) -> Pair:
        """As ``hands.holdable``, less what hidden hands lack after the answers given (3.4)."""
        lacking = [0, 0]
        for trick in self.tricks[self.strict_from :]:
            lacking[1 - trick.leader] |= lacking_after(trick.led, trick.answer, self.trump)
        first, second = (
            cards if cards == held else cards & ~lacked
            for cards, held, lacked in zip(
                self.hands.holdable, self.hands.held, lacking, strict=True
            )
        )
        return (first, second)

    @property
    def strict_from(self) -> int:
        """The first trick that the strict rules hold for."""
        return strict_from(self.closing)

    @property
    def leads(self) -> list[int]:
        """The seats that have led or are about to, in order."""
        seats = [trick.leader for trick in self.tricks]
        return seats if ended_by_trick(self.document) else [*seats, self.leader]

    @property
    def open_leads(self) -> list[int]:
        """As ``leads``, while the stock was open."""
        return self.leads[: min(self.strict_from, LAST_OPEN_LEAD) + 1]

    def card_led(self, number: int) -> int | None:
        """The card led after ``number`` tricks; None if none was."""
        if number < len(self.tricks):
            return self.tricks[number].led
        return self.led if number == len(self.tricks) else None

    def played(self, seat: int, since: int) -> int:
        """The cards that a seat has played after ``since`` tricks were complete."""
        cards = [t.led if t.leader == seat else t.answer for t in self.tricks[since:]]
        if self.led is not None and self.leader == seat:
            cards.append(self.led)
        return mask_of(cards)

    def kept(self, seat: int) -> int:
        """The cards certainly in a hand, those included that marriage or exchange has shown."""
        shown = 0
        for marriage in self.marriages:
            card = self.card_led(marriage.trick)
            if marriage.seat == seat and card is not None:
                shown |= PARTNER[card]
        exchanged = self.document["exchanged"]
        if exchanged is not None and exchanged["seat"] == seat:
            shown |= 1 << DECK.index[exchanged["card"]]
        return self.hands.held[seat] | shown & self.hands.holdable[seat]


def ended_by_trick(document: Document) -> bool:
    """True if a document says that a trick has ended the deal, so that nobody drew after it."""
    return document["phase"] != "play" and not document["trick"]


def closing_of(document: Document, stock: int) -> int | None:
    """The number of tricks complete at closing, by the size that the stock has kept since."""
    if document["closed"] is None or document["indicator"] is None:
        return None
    return tricks_at_closing(stock)


def _listed_marriages(document: Document) -> tuple[Marriage, ...]:
    """The marriages in the order in which the document lists them."""
    return tuple(
        Marriage(entry["seat"], SUIT_CODES.index(entry["suit"]), entry["points"], entry["trick"])
        for entry in document["marriages"]
    )


def read_record(document: Document, hands: Hands) -> Record:
    """The course of the deal by a document whose public cards are all known."""
    trump = SUIT_CODES.index(document["trump"])
    tricks, leader = _course(document, trump)
    led = DECK.index[document["trick"][0]["card"]] if document["trick"] else None
    marriages = _listed_marriages(document)
    closing = closing_of(document, hands.stock)
    record = Record(document, hands, trump, tricks, leader, led, marriages, closing, None, None, "")
    if closing is not None and 0 <= closing < len(record.leads):
        earlier = [marriage for marriage in marriages if marriage.trick < closing]
        closed = closing_record(tricks[:closing], earlier, record.leads[closing])
        record = record._replace(closed=closed)
    result, overrun = _ending(record)
    return record._replace(result=result, overrun=overrun)


def _course(document: Document, trump: int) -> tuple[tuple[Trick, ...], int]:
    """The tricks as they most likely went, and the seat that leads after them.

    The cards tell who took a trick, unless both its entry and the next lead say otherwise.
    """
    tricks: list[Trick] = []
    leader = _first_leader(document, trump)
    next_leads = [entry["leader"] for entry in document["tricks"][1:]]
    next_leads += [led["seat"] for led in document["trick"]] or [_after_last(document)]
    for entry, next_leader in zip(document["tricks"], next_leads, strict=False):
        led, answer = DECK.read(entry["cards"])
        winner = trick_winner(leader, led, answer, trump)
        if entry["winner"] == next_leader:
            winner = next_leader
        tricks.append(Trick(leader, led, answer, winner))
        leader = winner
    return tuple(tricks), leader


def _after_last(document: Document) -> int | None:
    """The seat that goes on after the last trick, or has won the deal by it."""
    result = document["result"]
    to_act: int | None = document["to_act"]
    return result["winner"] if result and to_act is None else to_act


def _first_leader(document: Document, trump: int) -> int:
    """The non-dealer, unless the first trick or lead agrees with itself on the other seat."""
    due: int = 1 - document["dealer"]
    for entry in document["tricks"][:1]:
        led, answer = DECK.read(entry["cards"])
        agrees = trick_winner(1 - due, led, answer, trump) == entry["winner"]
        return 1 - due if entry["leader"] != due and agrees else due
    for play in document["trick"]:
        return 1 - due if play["seat"] != due == document["to_act"] else due
    return due


def _ending(record: Record) -> tuple[Result | None, str]:
    """The first result that the cards give, and where play went on after it."""
    complete = len(record.tricks)
    leads = complete if record.led is None else complete + 1
    declared = [marriage for marriage in record.marriages if marriage.trick < leads]
    if _result_after(record, complete, declared) is None:
        return None, ""  # points only grow, so there was no earlier result either
    for done in range(complete + 1):
        before = [marriage for marriage in declared if marriage.trick < done]
        result = _result_after(record, done, before)
        if result:
            return result, _beyond(done, leads, complete)
        now = [marriage for marriage in declared if marriage.trick <= done]
        result = _result_after(record, done, now)
        if result:
            return result, f"/tricks/{done}/cards/1" if done < complete else ""
    raise AssertionError("the last step has a result")  # pragma: no cover


def _result_after(record: Record, done: int, declared: Sequence[Marriage]) -> Result | None:
    """The result once ``done`` tricks and these marriages have been made."""
    cards_left = done < len(record.tricks) or record.led is not None or any(record.hands.sizes)
    return result_of(record.tricks[:done], declared, record.closed, cards_left or not done)


def _beyond(done: int, leads: int, complete: int) -> str:
    """The pointer of the first lead after ``done`` tricks; empty if there was none."""
    if done == leads:
        return ""
    return f"/tricks/{done}" if done < complete else "/trick/0"
