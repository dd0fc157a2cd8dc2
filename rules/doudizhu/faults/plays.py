"""Faults of the combination on the table and of the cards played (6.5 and 6.6).

They are public, so everything here holds for states and views alike.
"""

from collections.abc import Iterator, Sequence

from rules.cards import mask_of
from rules.doudizhu.cards import DECK
from rules.doudizhu.combinations import beats, classify, kind_of, why_not
from rules.doudizhu.faults.auction import shown
from rules.doudizhu.faults.piles import Tally, any_tallies, tallies, tallies_with
from rules.doudizhu.kinds import KINDS
from rules.doudizhu.state import AUCTION_PHASES, BOTTOM, HAND, PASSES, SEATS
from rules.faults import unknown_cards
from rules.game import Document, Fault
from rules.message import say, say_many, term, word


def set_of(codes: Sequence[str]) -> int | None:
    """The set of cards with these codes; None if one is unknown or named twice."""
    cards = mask_of(DECK.known(codes))
    return cards if cards.bit_count() == len(codes) else None


# -- the combination on the table (6.5) -----------------------------------------------------------


def combination_faults(document: Document, sizes: Sequence[int]) -> list[Fault]:
    """A combination that cannot lie there, or that passes and turn do not follow from."""
    combination, phase = document["combination"], document["phase"]
    if combination is None:
        found = _nothing_to_beat(document)
    elif phase in AUCTION_PHASES:
        found = [
            (
                "/combination",
                say(
                    "No combination lies on the table in the phase {phase}.",
                    phase=word("phase", phase),
                ),
            )
        ]
    else:
        found = [*_cards_of(combination, document["played"]), *_after(combination, document, sizes)]
    codes = [] if combination is None else combination["cards"]
    return [
        *unknown_cards(DECK, "/combination/cards", codes),
        *(Fault("combination_inconsistent", pointer, detail) for pointer, detail in found),
    ]


def _nothing_to_beat(document: Document) -> list[tuple[str, str]]:
    """Without a combination nobody has passed, and who played the last one leads."""
    phase, to_act = document["phase"], document["to_act"]
    found: list[tuple[str, str]] = []
    if phase == "deal_over":
        found.append(("/combination", say("The combination that ended the deal stays.")))
    if document["passes"]:
        found.append(("/passes", say("There is no combination that anybody passed on.")))
    if phase == "play":
        leaders = [seat for seat, pile in enumerate(document["played"]) if pile]
        if to_act not in (leaders or [document["landlord"]]):
            detail = say("With nothing to beat, `to_act` cannot be {value}.", value=shown(to_act))
            found.append(("/to_act", detail))
    elif phase == "deal_over" and to_act is not None:
        found.append(("/to_act", say("Nobody is to act once the deal is over.")))
    return found


def _cards_of(combination: Document, played: Sequence[list[str]]) -> Iterator[tuple[str, str]]:
    """The faults of a combination's cards and kind."""
    seat, codes = combination["seat"], combination["cards"]
    pile = set(played[seat])
    for position, code in enumerate(codes):
        if code not in pile:
            yield (
                f"/combination/cards/{position}",
                say("Seat {seat} has not played {card}.", seat=seat, card=term(DECK, code)),
            )
    if len(set(codes)) < len(codes):
        yield "/combination/cards", say("A card of the combination is named twice.")
    cards = set_of(codes)
    if cards is None:
        return
    index = classify(cards)
    if index < 0:
        yield "/combination/cards", say("This is no combination: {why}.", why=why_not(cards))
    elif KINDS[kind_of(index)] != combination["kind"]:
        yield (
            "/combination/kind",
            say("By its cards the kind is {kind}.", kind=word("kind", KINDS[kind_of(index)])),
        )


def _after(
    combination: Document, document: Document, sizes: Sequence[int]
) -> Iterator[tuple[str, str]]:
    """The faults of passes and turn after a combination, and of the seat that went out."""
    seat, passes, to_act = combination["seat"], document["passes"], document["to_act"]
    over = document["phase"] == "deal_over"
    if over and sizes[seat]:
        yield (
            "/combination/seat",
            say("Seat {seat} has cards left, so it did not end the deal.", seat=seat),
        )
    if passes >= (1 if over else PASSES):
        yield (
            "/passes",
            say_many(
                "There cannot be {count} pass on this combination.",
                "There cannot be {count} passes on this combination.",
                count=passes,
            ),
        )
    due = None if over else (seat + 1 + passes) % SEATS
    if to_act != due:
        yield (
            "/to_act",
            say_many(
                "After {count} pass on this combination, `to_act` is {value}.",
                "After {count} passes on this combination, `to_act` is {value}.",
                count=passes,
                value=shown(due),
            ),
        )


# -- plays, bombs and rockets (6.6) ---------------------------------------------------------------


def plays_faults(document: Document) -> list[Fault]:
    """Numbers of plays, bombs and rockets that the piles cannot hold.

    Divisions of a pile are tried only where counting finds nothing wrong.
    """
    return [
        *_opening(document),
        *(_division_faults(document, try_two=False) or _division_faults(document, try_two=True)),
    ]


def _division_faults(document: Document, try_two: bool) -> list[Fault]:
    """Piles that no division fits; where all are fitted, bombs and rockets that none holds."""
    faults: list[Fault] = []
    possible: list[set[Tally]] = []
    for seat, (pile, plays) in enumerate(zip(document["played"], document["plays"], strict=True)):
        cards = set_of(pile)
        if cards is None or len(pile) > HAND + BOTTOM:  # card or size faults have been found
            possible.append(any_tallies(mask_of(DECK.known(pile))))
            continue
        last = _last_of(document, seat, cards)
        found = tallies_with(cards, plays, last, try_two)
        if not found:
            faults += _unfit(seat, plays, bool(last and tallies(cards, plays, try_two)))
        possible.append(found or any_tallies(cards))
    return [*faults, *_bombs(document, possible)]


def _unfit(seat: int, plays: int, with_last: bool) -> list[Fault]:
    """The faults of a pile that is no such number of plays, or just not with its last one."""
    pointer = f"/plays/{seat}"
    if not with_last:
        return [
            Fault(
                "plays_inconsistent",
                pointer,
                say_many(
                    "The cards that seat {seat} has played cannot have been {count} play.",
                    "The cards that seat {seat} has played cannot have been {count} plays.",
                    seat=seat,
                    count=plays,
                ),
            )
        ]
    detail = say_many(
        "The cards that seat {seat} has played cannot have been {count} play, the combination "
        "on the "
        "table among them.",
        "The cards that seat {seat} has played cannot have been {count} plays, the "
        "combination on the "
        "table among them.",
        seat=seat,
        count=plays,
    )
    return [
        Fault("combination_inconsistent", "/combination/cards", detail),
        Fault("plays_inconsistent", pointer, detail),
    ]


def _last_of(document: Document, seat: int, pile: int) -> int:
    """The combination on the table as a set, if this seat has played it; else the empty set."""
    combination = document["combination"]
    if combination is None or combination["seat"] != seat:
        return 0
    cards = set_of(combination["cards"]) or 0
    return 0 if cards & ~pile or classify(cards) < 0 else cards


def _opening(document: Document) -> list[Fault]:
    """The landlord plays first; what it has played only once is that first combination."""
    landlord, plays, piles = document["landlord"], document["plays"], document["played"]
    others = [seat for seat in range(SEATS) if piles[seat] and seat != landlord]
    if landlord is None or not others:
        return []
    detail = ""
    if not plays[landlord]:
        detail = say("The landlord plays first, so it has played as well.")
    elif plays[landlord] == 1:
        combination = document["combination"]
        last = document["to_act"] if combination is None else combination["seat"]
        if last == landlord:
            detail = say(
                "The landlord's only play is the first of the deal, yet it was the last too."
            )
        elif sum(plays) == 2 and not _answers(piles[others[0]], piles[landlord]):
            detail = say(
                "The only play of seat {seat} does not beat the landlord's only play.",
                seat=others[0],
            )
    return [Fault("plays_inconsistent", f"/plays/{landlord}", detail)] if detail else []


def _answers(pile: list[str], to_beat: list[str]) -> bool:
    """True if one pile is a combination that beats another, or a pile is none."""
    mine, other = classify(set_of(pile) or 0), classify(set_of(to_beat) or 0)
    return mine < 0 or beats(mine, other)


def _bombs(document: Document, possible: list[set[Tally]]) -> list[Fault]:
    """Bombs and rockets that no division of the piles adds up to."""
    sums = {(0, 0)}
    for found in possible:
        sums = {(b + more_b, r + more_r) for b, r in sums for more_b, more_r in found}
    bombs, rockets = document["bombs"], document["rockets"]
    if (bombs, rockets) in sums:
        return []
    faults: list[Fault] = []
    if bombs not in {b for b, _ in sums}:
        detail = say_many(
            "The cards and plays so far do not make {count} bomb.",
            "The cards and plays so far do not make {count} bombs.",
            count=bombs,
        )
        faults.append(Fault("bombs_inconsistent", "/bombs", detail))
    if rockets not in {r for _, r in sums}:
        detail = say_many(
            "The cards and plays so far do not make {count} rocket.",
            "The cards and plays so far do not make {count} rockets.",
            count=rockets,
        )
        faults.append(Fault("bombs_inconsistent", "/rockets", detail))
    detail = say(
        "The cards and plays so far do not make these bombs ({bombs}) and rockets ({rockets}) "
        "together.",
        bombs=bombs,
        rockets=rockets,
    )
    return faults or [Fault("bombs_inconsistent", "/bombs", detail)]
