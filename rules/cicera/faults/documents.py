"""Every fault that a submitted Cicera state or view can have (section 6)."""

from rules.cicera.cards import DECK
from rules.cicera.state import HAND, SEATS, TABLE
from rules.faults import Place, misplaced_cards, misplaced_in_view
from rules.game import Document, Fault
from rules.message import say, say_many, term


def state_faults(document: Document) -> list[Fault]:
    """The faults of a state document, in the order of section 6."""
    hands = document["hands"]
    places: list[Place] = [(f"/hands/{seat}", hand) for seat, hand in enumerate(hands)]
    faults = misplaced_cards(DECK, places + _public_places(document))
    return faults + _faults(document, [len(hand) for hand in hands])


def view_faults(document: Document) -> list[Fault]:
    """The faults of a view document: those of a state that its seat could notice."""
    faults = misplaced_in_view(DECK, document, _public_places(document), 0)
    return faults + _faults(document, document["hand_sizes"])


def _public_places(document: Document) -> list[Place]:
    return [
        ("/table", document["table"]),
        ("/captured/0", document["captured"][0]),
        ("/captured/1", document["captured"][1]),
    ]


def _faults(document: Document, sizes: list[int]) -> list[Fault]:
    """The faults of sizes, turn, piles, bonuses and phase, told by each other."""
    return [
        *_hands_and_turn(document, sizes),
        *_just_laid(document, sizes),
        *_capturer(document, sizes),
        *_piles(document, sizes),
        *_bonuses(document),
        *_phase(document, sizes),
    ]


def _plays(sizes: list[int]) -> int:
    return SEATS * HAND - sum(sizes)


def _hands_and_turn(document: Document, sizes: list[int]) -> list[Fault]:
    plays, dealer, to_act = _plays(sizes), document["dealer"], document["to_act"]
    due = [0] * SEATS
    for turn in range(SEATS):
        due[(dealer + 1 + turn) % SEATS] = HAND - (plays - turn + SEATS - 1) // SEATS
    faults: list[Fault] = []
    if plays < 0 or sizes != due:
        detail = say(
            "These sizes of hands cannot be after play {plays}: at most {most} cards each, "
            "one card fewer for every turn that a seat has had.",
            plays=plays,
            most=HAND,
        )
        pointer = "/hands" if "hands" in document else "/hand_sizes"
        faults.append(Fault("hand_size_inconsistent", pointer, detail))
    if document["phase"] != "play":
        if to_act is not None:
            faults.append(Fault("turn_inconsistent", "/to_act", say("The deal is over: use null.")))
    elif to_act is None:
        detail = say("Some seat is to act while the deal goes on.")
        faults.append(Fault("turn_inconsistent", "/to_act", detail))
    elif not faults and to_act != (dealer + 1 + plays) % SEATS:
        detail = say(
            "After play {plays} seat {seat} is to act.",
            plays=plays,
            seat=(dealer + 1 + plays) % SEATS,
        )
        faults.append(Fault("turn_inconsistent", "/to_act", detail))
    return faults


def _just_laid(document: Document, sizes: list[int]) -> list[Fault]:
    card, table = document["just_laid"], document["table"]
    detail = ""
    if card is None:
        return []
    if document["phase"] != "play":
        detail = say("Once the deal is over no card has just been laid.")
    elif _plays(sizes) <= 0:
        detail = say("Nobody has played yet, so nobody has laid a card.")
    elif not table or table[-1] != card:
        detail = say(
            "Not the last card of the table, so it was not laid just now: {card}.",
            card=term(DECK, card),
        )
    return [Fault("just_laid_inconsistent", "/just_laid", detail)] if detail else []


def _capturer(document: Document, sizes: list[int]) -> list[Fault]:
    last, piles = document["last_capturer"], document["captured"]
    detail = ""
    if last is None:
        if any(piles):
            detail = say("A pile holds cards, so some seat captured last.")
    elif not piles[last % 2]:
        detail = say("Seat {seat} cannot have captured last: its team's pile is empty.", seat=last)
    elif sizes[last] >= HAND:
        detail = say("Seat {seat} cannot have captured last: it has not played yet.", seat=last)
    return [Fault("last_capturer_inconsistent", "/last_capturer", detail)] if detail else []


def _piles(document: Document, sizes: list[int]) -> list[Fault]:
    """Piles against the cards that had come to the table by their team's latest play."""
    faults: list[Fault] = []
    for team, pile in enumerate(document["captured"]):
        latest = max(_latest_play(document, sizes, seat) for seat in (team, team + 2))
        most = TABLE + latest if latest else 0
        if document["phase"] == "play" and (len(pile) > most or len(pile) == 1):
            detail = say_many(
                "Team {team} cannot have captured {count} card by play {plays}.",
                "Team {team} cannot have captured {count} cards by play {plays}.",
                team=team,
                count=len(pile),
                plays=latest,
            )
            faults.append(Fault("captured_inconsistent", f"/captured/{team}", detail))
    return faults


def _latest_play(document: Document, sizes: list[int], seat: int) -> int:
    """The number of a seat's latest play in the deal, from 1; 0 if it has not played."""
    plays = max(HAND - sizes[seat], 0)
    turn = (seat - document["dealer"] - 1) % SEATS
    return (plays - 1) * SEATS + turn + 1 if plays else 0


def _bonuses(document: Document) -> list[Fault]:
    """Fewest cards that captures with these bonuses can have brought, against the pile's size.

    Picada takes one card, quadriglia three or more, simili two or more (never an equal card, so
    never a picada); a sweep can go with any of them.
    """
    faults: list[Fault] = []
    for team, counts in enumerate(document["bonuses"]):
        simili_alone = max(counts["simili"] - counts["quadriglia"], 0)
        captures = counts["picada"] + counts["quadriglia"] + simili_alone
        sweeps_alone = max(counts["sweep"] - captures, 0)
        fewest = (
            2 * counts["picada"] + 4 * counts["quadriglia"] + 3 * simili_alone + 2 * sweeps_alone
        )
        pile = len(document["captured"][team])
        if fewest > pile:
            detail = say_many(
                "These bonuses need at least {count} captured card, the pile has {pile}.",
                "These bonuses need at least {count} captured cards, the pile has {pile}.",
                count=fewest,
                pile=pile,
            )
            faults.append(Fault("bonuses_inconsistent", f"/bonuses/{team}", detail))
    return faults


def _phase(document: Document, sizes: list[int]) -> list[Fault]:
    over = not any(sizes)
    detail = ""
    if document["phase"] == "play":
        detail = say("All cards have been played, so the deal is over.") if over else ""
    elif not over:
        detail = say("There are cards left to play, so the deal is not over.")
    elif document["table"] and document["last_capturer"] is not None:
        detail = say("At the end the table goes to the team that captured last.")
    return [Fault("phase_inconsistent", "/phase", detail)] if detail else []
