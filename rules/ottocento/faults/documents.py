"""Every fault that a submitted Ottocento state or view can have (section 8)."""

from collections.abc import Sequence

from rules.cards import mask_of
from rules.faults import Place, misplaced_cards, misplaced_in_view, unknown_cards
from rules.game import Document, Fault
from rules.message import say, say_many, term, terms, word
from rules.ottocento.cards import DECK, DISCARDABLE
from rules.ottocento.combinations import score_combinations
from rules.ottocento.faults.hidden import Shown, unplaceable
from rules.ottocento.faults.record import Record, forbidden_plays, read_record
from rules.ottocento.settlement import debtor, payable
from rules.ottocento.state import DISCARDS, HAND, SEATS, TRICKS, shows_discards


def state_faults(document: Document) -> list[Fault]:
    """The faults of a state document, in the order of section 8."""
    hands, discards = document["hands"], document["discards"]
    places: list[Place] = [(f"/hands/{seat}", hand) for seat, hand in enumerate(hands)]
    places += [("/discards", discards), *_public_places(document)]
    faults = misplaced_cards(DECK, places) + _unknown(document)
    sizes = [len(hand) for hand in hands]
    faults += _sizes(document, "/hands", sizes) + _discards(document)
    open_hands = [mask_of(DECK.known(hand)) for hand in hands]
    shown = Shown.by(read_record(document), open_hands, mask_of(DECK.known(discards)))
    return faults + _followed(document, shown, sizes)


def view_faults(document: Document) -> list[Fault]:
    """The faults of a view document: those of a state that its seat could notice."""
    seat, discards, sizes = document["seat"], document["discards"], document["hand_sizes"]
    places = _public_places(document)
    away = 0
    if discards is not None:
        places.append(("/discards", discards))
    elif not _undiscarded(sizes):
        away = DISCARDS
    faults = misplaced_in_view(DECK, document, places, away) + _unknown(document)
    faults += _sizes(document, "/hand_sizes", sizes) + _visible(document) + _discards(document)
    hands: list[int | None] = [None] * SEATS
    if seat is not None:
        hands[seat] = mask_of(DECK.known(document.get("hand", ())))
    shown = Shown.by(read_record(document), hands, mask_of(DECK.known(discards or ())))
    faults += _followed(document, shown, sizes)
    if not faults:
        rooms = [0 if other == seat else size for other, size in enumerate(sizes)]
        faults += unplaceable(shown, [*rooms, away], _declared(document))
    return faults


def _public_places(document: Document) -> list[Place]:
    places: list[Place] = [
        (f"/trick/{turn}/card", entry["card"]) for turn, entry in enumerate(document["trick"])
    ]
    places += [
        (f"/tricks/{number}/cards", trick["cards"])
        for number, trick in enumerate(document["tricks"])
    ]
    return places


def _unknown(document: Document) -> list[Fault]:
    """Unknown cards where cards are named that lie elsewhere."""
    faults: list[Fault] = []
    for seat, declared in enumerate(document["declarations"]):
        if declared is not None:
            faults += unknown_cards(DECK, f"/declarations/{seat}/cards", declared["cards"])
    if document["settlement"] is not None:
        faults += unknown_cards(DECK, "/settlement/card", document["settlement"]["card"])
    return faults


def _undiscarded(sizes: Sequence[int]) -> bool:
    """True if the dealer's discards are still among the cards in the hands."""
    return sum(sizes) > SEATS * HAND


def _sizes(document: Document, at: str, sizes: Sequence[int]) -> list[Fault]:
    """Fifteen cards less one for each play; the dealer has two more before the discard."""
    seats = [entry["seat"] for entry in document["trick"]]
    faults: list[Fault] = []
    for seat, size in enumerate(sizes):
        due = HAND - len(document["tricks"]) - seats.count(seat)
        if document["phase"] == "discard" and seat == document["dealer"]:
            due += DISCARDS
        if size != due:
            detail = say_many(
                "Seat {seat} holds {count} card after these plays, not {size}.",
                "Seat {seat} holds {count} cards after these plays, not {size}.",
                seat=seat,
                count=max(due, 0),
                size=size,
            )
            faults.append(Fault("hand_size_inconsistent", f"{at}/{seat}", detail))
    return faults


def _visible(document: Document) -> list[Fault]:
    """Discards that a view shows where it may not, or hides where it may not (section 2.4)."""
    seen = shows_discards(document["phase"], document["dealer"], document["seat"])
    if seen == (document["discards"] is not None):
        return []
    detail = (
        say(
            "The dealer, and everybody once the deal is over, sees the discards: they are not null."
        )
        if seen
        else say("Until the deal is over only the dealer sees the discards: they are null.")
    )
    return [Fault("discards_inconsistent", "/discards", detail)]


def _discards(document: Document) -> list[Fault]:
    discards, phase = document["discards"], document["phase"]
    if discards is None:
        return []
    right = 0 if phase == "discard" else DISCARDS
    faults: list[Fault] = []
    if not len(discards) == len(set(discards)) == right:
        detail = say(
            "In the phase {phase} the number of different discards is {right}, not {count}.",
            phase=word("phase", phase),
            right=right,
            count=len(discards),
        )
        faults.append(Fault("discards_inconsistent", "/discards", detail))
    for position, code in enumerate(discards):
        if code in DECK.index and not DISCARDABLE >> DECK.index[code] & 1:
            detail = say("This card can never be discarded: {card}.", card=term(DECK, code))
            faults.append(Fault("discards_inconsistent", f"/discards/{position}", detail))
    return faults


# -- what has to be followed through the tricks ---------------------------------------------------


def _followed(document: Document, shown: Shown, sizes: Sequence[int]) -> list[Fault]:
    """Disagreements between turn, phase, tricks, declarations and settlement."""
    record = shown.record
    owing = debtor(record.tricks) if len(record.tricks) == TRICKS else None
    return [
        *_turn(document, record, owing),
        *_phase(document, record, owing, sizes),
        *record.faults,
        *forbidden_plays(record, shown.known_hands(_declared(document))),
        *_declarations(document, shown),
        *_settlement(document, record, owing),
    ]


def _turn(document: Document, record: Record, owing: int | None) -> list[Fault]:
    phase, to_act = document["phase"], document["to_act"]
    due: int | None = {
        "discard": document["dealer"],
        "play": record.to_play,
        "settlement": to_act if owing is None else owing,  # without a debtor the phase is wrong
        "deal_over": None,
    }[phase]
    if to_act == due:
        return []
    detail = say("In this phase seat {seat} is to act here.", seat=due)
    if due is None:
        detail = say("In this phase nobody is to act.")
    return [Fault("turn_inconsistent", "/to_act", detail)]


def _phase(
    document: Document, record: Record, owing: int | None, sizes: Sequence[int]
) -> list[Fault]:
    if _undiscarded(sizes):
        due = "discard"
    elif len(record.tricks) < TRICKS or record.waiting:
        due = "play"
    else:
        paid = owing is None or document["settlement"] is not None
        due = "deal_over" if paid else "settlement"
    if document["phase"] == due:
        return []
    return [
        Fault(
            "phase_inconsistent",
            "/phase",
            say("By its cards the deal is in the phase {phase}.", phase=word("phase", due)),
        )
    ]


def _settlement(document: Document, record: Record, owing: int | None) -> list[Fault]:
    given, phase, code = document["settlement"], document["phase"], "settlement_inconsistent"
    if given is None:
        if owing is None or phase != "deal_over":
            return []
        detail = say("Seat {seat} owes a card for the Matto before the deal is over.", seat=owing)
        return [Fault(code, "/settlement", detail)]
    if owing is None:
        return [Fault(code, "/settlement", say("Nobody owes a card for the Matto."))]
    faults: list[Fault] = []
    if given["seat"] != owing:
        detail = say("It is seat {seat} that played the Matto and owes a card for it.", seat=owing)
        faults.append(Fault(code, "/settlement/seat", detail))
    possible = payable(record.tricks, owing % 2)
    if not mask_of(DECK.known([given["card"]])) & possible:
        detail = say("Only these could be given: {cards}.", cards=terms(DECK, possible))
        faults.append(Fault(code, "/settlement/card", detail))
    if phase != "deal_over":
        faults.append(Fault(code, "/settlement", say("Once the card is given the deal is over.")))
    return faults


# -- declarations ---------------------------------------------------------------------------------


def _declared(document: Document) -> list[int]:
    """The cards that each seat has declared."""
    return [
        0 if declared is None else mask_of(DECK.known(declared["cards"]))
        for declared in document["declarations"]
    ]


def _declarations(document: Document, shown: Shown) -> list[Fault]:
    """Declarations before their time, and such as the seat's cards do not give (section 3)."""
    faults: list[Fault] = []
    code = "declaration_inconsistent"
    taken = 0
    for seat, (cards, declared) in enumerate(
        zip(_declared(document), document["declarations"], strict=True)
    ):
        if declared is None:
            continue
        here = f"/declarations/{seat}"
        if document["phase"] == "discard" or not shown.record.had_turn(seat):
            early = say("Seat {seat} has had no turn yet, and so no chance to declare.", seat=seat)
            faults.append(Fault(code, here, early))
        found = score_combinations(cards)
        detail = _misdeclared(shown, seat, cards, taken)
        if not cards or cards.bit_count() != len(declared["cards"]) or found.cards != cards:
            detail = say("Declared are the cards used in combinations, all of them and each once.")
        if detail:
            faults.append(Fault(code, f"{here}/cards", detail))
        elif found.total != declared["points"]:
            detail = say_many(
                "These cards earn {count} point, not {points}.",
                "These cards earn {count} points, not {points}.",
                count=found.total,
                points=declared["points"],
            )
            faults.append(Fault(code, f"{here}/points", detail))
        taken |= cards
    return faults


def _misdeclared(shown: Shown, seat: int, cards: int, taken: int) -> str:
    """The objection of the cards in sight to a declaration; empty if there is none.

    ``taken`` are the cards that other seats have declared.
    """
    known = shown.of(seat)
    false = cards & (shown.besides(seat) | taken)
    if shown.hands[seat] is not None:
        false = cards & ~known
    if false:
        return say("Seat {seat} did not hold {cards}.", seat=seat, cards=terms(DECK, false))
    left_out = score_combinations(cards | known).cards & ~cards
    if left_out:
        return say(
            "Seat {seat} would have had to declare {cards} too.",
            seat=seat,
            cards=terms(DECK, left_out),
        )
    return ""
