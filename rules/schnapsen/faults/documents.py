"""Every fault that a submitted Schnapsen state or view can have (section 8)."""

from rules.cards import mask_of
from rules.faults import Place, codes_in, misplaced_cards, misplaced_in_view
from rules.game import Document, Fault
from rules.message import Choices, say, say_many, term, terms, word
from rules.schnapsen.cards import DECK, JACK_OF, OF_SUIT, PARTNER, SUIT, SUIT_NAMES
from rules.schnapsen.faults.record import Hands, Record, read_record
from rules.schnapsen.faults.standing import counting_faults, outcome_faults
from rules.schnapsen.state import LAST_OPEN_LEAD, Marriage
from rules.schnapsen.tricks import marriage_points, strict_answers, trick_winner


def state_faults(document: Document) -> list[Fault]:
    """The faults of a state document, in the order of section 8."""
    first, second = document["hands"]
    places: list[Place] = [
        ("/hands/0", first),
        ("/hands/1", second),
        ("/stock", document["stock"]),
        *_public_places(document),
    ]
    masks = (mask_of(DECK.known(first)), mask_of(DECK.known(second)))
    sizes = (len(first), len(second))
    hands = Hands(("/hands", "/stock"), sizes, len(document["stock"]), masks, masks)
    return _all_faults(document, hands, misplaced_cards(DECK, places))


def view_faults(document: Document) -> list[Fault]:
    """The faults of a view document: those of a state that its seat could notice."""
    places = _public_places(document)
    faults = misplaced_in_view(DECK, document, places, document["stock_size"])
    return _all_faults(document, _hands_in_view(document, places), faults)


def _public_places(document: Document) -> list[Place]:
    places: list[Place] = [
        (f"/tricks/{number}/cards", trick["cards"])
        for number, trick in enumerate(document["tricks"])
    ]
    places += [("/trick/0/card", led["card"]) for led in document["trick"]]
    if document["indicator"] is not None:
        places.append(("/indicator", document["indicator"]))
    return places


def _hands_in_view(document: Document, places: list[Place]) -> Hands:
    """The hands as far as a view shows them: a single hidden place holds all that is not seen."""
    viewer, stock = document["seat"], document["stock_size"]
    own = 0 if viewer is None else mask_of(DECK.known(document.get("hand") or ()))
    public = (code for _, listed in places for code in codes_in(listed))
    unseen = DECK.full & ~(own | mask_of(DECK.known(public)))
    first, second = document["hand_sizes"]
    held, holdable = [own, own], [own, own]
    for seat, size, other in ((0, first, second), (1, second, first)):
        if seat != viewer:
            alone = not stock and (viewer is not None or not other)
            holdable[seat] = unseen if size else 0
            held[seat] = holdable[seat] if alone else 0
    return Hands(
        ("/hand_sizes", "/stock_size"),
        (first, second),
        stock,
        (held[0], held[1]),
        (holdable[0], holdable[1]),
    )


def _all_faults(document: Document, hands: Hands, faults: list[Fault]) -> list[Fault]:
    """The misplaced cards given, what counting shows, and what the open cards show if known."""
    exchanged = document["exchanged"]
    if exchanged is not None and exchanged["card"] not in DECK.index:
        detail = say("The game has no card with this code.")
        faults = [*faults, Fault("card_unknown", "/exchanged/card", detail)]
    hidden = ("/hand", "/stock")
    unread = any(f.code == "card_unknown" and not f.pointer.startswith(hidden) for f in faults)
    faults = [*faults, *counting_faults(document, hands)]
    if unread:
        return faults
    record = read_record(document, hands)
    faults += [
        *_trump(record),
        *_exchange(record),
        *_last_draw(record),
        *_tricks(record),
        *_answers(record),
        *_marriages(record),
        *_closed(record),
        *outcome_faults(record),
    ]
    # Room for the hidden cards means something only where sizes and cards are right.
    return faults or _room(record)


def _trump(record: Record) -> list[Fault]:
    """Trumps and indicator, and which card an exchange can have brought."""
    document, code = record.document, "trump_inconsistent"
    indicator, exchanged = document["indicator"], document["exchanged"]
    faults: list[Fault] = []
    if indicator is not None and SUIT[DECK.index[indicator]] != record.trump:
        detail = say("The indicator makes its own suit trumps: {card}.", card=term(DECK, indicator))
        faults.append(Fault(code, "/trump", detail))
    if exchanged is None:
        return faults
    jack = JACK_OF[record.trump]
    if indicator is not None and indicator != DECK.codes[jack]:
        detail = say(
            "After an exchange the trump jack is the indicator, not {card}.",
            card=term(DECK, indicator),
        )
        faults.append(Fault(code, "/indicator", detail))
    if not (OF_SUIT[record.trump] & ~(1 << jack)) >> DECK.index[exchanged["card"]] & 1:
        detail = say(
            "The jack of trumps was exchanged for another trump, not for {card}.",
            card=term(DECK, exchanged["card"]),
        )
        faults.append(Fault(code, "/exchanged/card", detail))
    return faults


def _exchange(record: Record) -> list[Fault]:
    """An exchange by a seat that was never on lead, or for a card that it cannot have had (4.2)."""
    exchanged = record.document["exchanged"]
    if exchanged is None:
        return []
    code, seat, card = "trump_inconsistent", exchanged["seat"], exchanged["card"]
    if seat not in record.open_leads:
        detail = say("Seat {seat} was never on lead with an open stock.", seat=seat)
        return [Fault(code, "/exchanged/seat", detail)]
    since = record.open_leads.index(seat)
    if (record.played(seat, since) | record.hands.holdable[seat]) >> DECK.index[card] & 1:
        return []
    detail = say(
        "Seat {seat} can neither hold {card} nor have played it since it could exchange.",
        seat=seat,
        card=term(DECK, card),
    )
    return [Fault(code, "/exchanged/card", detail)]


def _last_draw(record: Record) -> list[Fault]:
    """A card below the stock that the loser of the last open trick cannot have drawn (3.3)."""
    if record.document["indicator"] is not None or len(record.tricks) <= LAST_OPEN_LEAD:
        return []
    seat = 1 - record.tricks[LAST_OPEN_LEAD].winner
    later = record.played(seat, LAST_OPEN_LEAD + 1) | record.left_to_hold[seat]
    for marriage in record.marriages:
        card = record.card_led(marriage.trick)
        if marriage.seat == seat and marriage.trick <= LAST_OPEN_LEAD and card is not None:
            later &= ~PARTNER[card]
    jack = JACK_OF[record.trump]
    if record.document["exchanged"] is not None:
        possible, pointer = 1 << jack, "/exchanged"
        detail = say(
            "On the last draw seat {seat} took {card}, but cannot have had it afterwards.",
            seat=seat,
            card=term(DECK, jack),
        )
    else:
        possible, pointer = OF_SUIT[record.trump], "/trump"
        detail = say(
            "On the last draw seat {seat} took the indicator, but cannot have had a trump "
            "afterwards.",
            seat=seat,
        )
    if later & possible:
        return []
    return [Fault("trump_inconsistent", pointer, detail)]


def _tricks(record: Record) -> list[Fault]:
    """Leaders and winners against those that dealer and cards give (2.2, 3.2)."""
    document = record.document
    leaders = [
        (f"/tricks/{n}/leader", entry["leader"]) for n, entry in enumerate(document["tricks"])
    ]
    leaders += [("/trick/0/seat", led["seat"]) for led in document["trick"]]
    dues = [1 - document["dealer"], *(trick.winner for trick in record.tricks)]
    wrong = [
        (pointer, say("Seat {seat} leads to this trick.", seat=due))
        for (pointer, leader), due in zip(leaders, dues, strict=False)
        if leader != due
    ]
    for number, (leader, led, answer, agreed) in enumerate(record.tricks):
        due = trick_winner(leader, led, answer, record.trump)
        if not due == agreed == document["tricks"][number]["winner"]:
            wrong.append(
                (
                    f"/tricks/{number}/winner",
                    say("By the cards seat {seat} took this trick.", seat=due),
                )
            )
    return [Fault("trick_inconsistent", pointer, detail) for pointer, detail in wrong]


def _answers(record: Record) -> list[Fault]:
    """Answers against the strict rules, by the cards their player certainly held (3.4 to 3.6).

    Nobody draws after closing or exhaustion: what is played or held later was in the hand then.
    """
    faults: list[Fault] = []
    start = record.strict_from
    for number, trick in enumerate(record.tricks[start:], start):
        seat = 1 - trick.leader
        hand = record.played(seat, number) | record.kept(seat)
        allowed = strict_answers(hand, trick.led, record.trump)
        if not allowed >> trick.answer & 1:
            detail = say(
                "Seat {seat} could not answer {led} with {card}, since it held {choices}.",
                seat=seat,
                led=term(DECK, trick.led),
                card=term(DECK, trick.answer),
                choices=Choices(terms(DECK, allowed)),
            )
            faults.append(Fault("trick_inconsistent", f"/tricks/{number}/cards/1", detail))
    return faults


def _marriages(record: Record) -> list[Fault]:
    faults: list[Fault] = []
    met: set[int] = set()
    for number, marriage in enumerate(record.marriages):
        field, detail = _marriage_fault(record, marriage)
        if marriage.trick in met:
            field, detail = "/trick", say("Only one marriage can be declared with a lead.")
        met.add(marriage.trick)
        if detail:
            pointer = f"/marriages/{number}{field}"
            faults.append(Fault("marriage_inconsistent", pointer, detail))
    return faults


def _marriage_fault(record: Record, marriage: Marriage) -> tuple[str, str]:
    """The field that is wrong about a marriage, and why; the detail is empty if none is."""
    seat, suit, points, trick = marriage
    led = record.card_led(trick)
    if led is None:
        return "/trick", say_many(
            "No card has been led after {count} trick.",
            "No card has been led after {count} tricks.",
            count=trick,
        )
    if seat != record.leads[trick]:
        return "/seat", say("Seat {seat} did not lead to trick {trick}.", seat=seat, trick=trick)
    partner = PARTNER[led]
    if SUIT[led] != suit or not partner:
        return "/suit", say(
            "The card led to trick {trick} is no king or queen of this suit: {card}.",
            trick=trick,
            card=term(DECK, led),
        )
    due = marriage_points(suit, record.trump)
    if points != due:
        return "/points", say(
            "A marriage in {suit} is worth {points}.",
            suit=word("suit", SUIT_NAMES[suit]),
            points=due,
        )
    if partner & (record.played(seat, trick + 1) | record.hands.holdable[seat]):
        return "", ""
    return "", say(
        "Seat {seat} did not hold {partner} when it led {card}.",
        seat=seat,
        partner=terms(DECK, partner),
        card=term(DECK, led),
    )


def _closed(record: Record) -> list[Fault]:
    code, closed = "closed_inconsistent", record.document["closed"]
    if closed is None:
        return []
    if record.closing is None:
        return [Fault(code, "/closed", say("A stock drawn to the end cannot be closed."))]
    if record.closed is None:
        return [Fault(code, "/closed", say("Nobody was on lead while the stock had this size."))]
    return [
        Fault(
            code,
            f"/closed/{name}",
            say_many(
                "After {count} trick this was {value}.",
                "After {count} tricks this was {value}.",
                count=record.closing,
                value=value,
            ),
        )
        for name, value in record.closed._asdict().items()
        if closed[name] != value
    ]


def _room(record: Record) -> list[Fault]:
    """Hidden hands that cannot be filled with cards which the answers do not exclude."""
    sizes = record.hands.sizes
    first, second = record.left_to_hold
    first &= ~record.kept(1)
    second &= ~record.kept(0)
    for cards, size in ((first, sizes[0]), (second, sizes[1]), (first | second, sum(sizes))):
        if cards.bit_count() < size:
            detail = say_many(
                "By the answers given only {count} card can be in hands of {size}.",
                "By the answers given only {count} cards can be in hands of {size}.",
                count=cards.bit_count(),
                size=size,
            )
            return [Fault("trick_inconsistent", "/tricks", detail)]
    return []
