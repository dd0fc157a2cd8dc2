"""Every fault that a submitted Scopa state or view can have (section 7)."""

from typing import Any

from rules.cards import mask_of
from rules.faults import Place, misplaced_cards, misplaced_in_view
from rules.game import Document, Fault
from rules.message import say, say_many, word
from rules.scopa.cards import DECK, KINGS
from rules.scopa.scoring import deal_points
from rules.scopa.state import HAND, TABLE, match_is_over

STOCK_SIZES = (30, 24, 18, 12, 6, 0)


def state_faults(document: Document) -> list[Fault]:
    """The faults of a state document, in the order of section 7."""
    places: list[Place] = [
        ("/hands/0", document["hands"][0]),
        ("/hands/1", document["hands"][1]),
        ("/table", document["table"]),
        ("/stock", document["stock"]),
        ("/captured/0", document["captured"][0]),
        ("/captured/1", document["captured"][1]),
    ]
    sizes = [len(hand) for hand in document["hands"]]
    return misplaced_cards(DECK, places) + _faults(document, sizes, len(document["stock"]))


def view_faults(document: Document) -> list[Fault]:
    """The faults of a view document: those of a state that its seat could notice."""
    places: list[Place] = [
        ("/table", document["table"]),
        ("/captured/0", document["captured"][0]),
        ("/captured/1", document["captured"][1]),
    ]
    faults = misplaced_in_view(DECK, document, places, document["stock_size"])
    sizes = document["hand_sizes"]
    return faults + _faults(document, sizes, document["stock_size"])


def _faults(document: Document, sizes: list[int], stock: int) -> list[Fault]:
    """The faults of sizes, turn, piles, sweeps, phase and totals, told by each other."""
    return [
        *_hands_and_turn(document, sizes, stock),
        *_capturer(document),
        *_piles(document, sizes, stock),
        *_sweeps(document),
        *_phase(document, sizes, stock),
        *_scores(document),
        *_opening_table(document, stock),
    ]


def _hands_and_turn(document: Document, sizes: list[int], stock: int) -> list[Fault]:
    dealer, to_act = document["dealer"], document["to_act"]
    behind = sizes[dealer] - sizes[1 - dealer]
    faults: list[Fault] = []
    if stock not in STOCK_SIZES:
        detail = say_many(
            "The stock has {count} card; it holds 30, 24, 18, 12, 6 or none.",
            "The stock has {count} cards; it holds 30, 24, 18, 12, 6 or none.",
            count=stock,
        )
        pointer = "/stock" if "stock" in document else "/stock_size"
        faults.append(Fault("hand_size_inconsistent", pointer, detail))
    if max(sizes) > HAND or behind not in (0, 1) or (stock and not any(sizes)):
        detail = say(
            "Hands of {first} and {second} cards cannot be: at most three each, equally many "
            "or one fewer for the non-dealer, and both empty only when the stock is.",
            first=sizes[0],
            second=sizes[1],
        )
        pointer = "/hands" if "hands" in document else "/hand_sizes"
        faults.append(Fault("hand_size_inconsistent", pointer, detail))
    if document["phase"] != "play":
        if to_act is not None:
            faults.append(Fault("turn_inconsistent", "/to_act", say("The deal is over: use null.")))
    elif to_act is None:
        detail = say("Some seat is to act while the deal goes on.")
        faults.append(Fault("turn_inconsistent", "/to_act", detail))
    elif not faults and any(sizes) and to_act != (dealer if behind else 1 - dealer):
        detail = say("With these hands seat {seat} is to act.", seat=1 - to_act)
        faults.append(Fault("turn_inconsistent", "/to_act", detail))
    return faults


def _capturer(document: Document) -> list[Fault]:
    last, piles = document["last_capturer"], document["captured"]
    if last is None and any(piles):
        detail = say("A pile holds cards, so some seat captured last.")
    elif last is not None and not piles[last]:
        detail = say("Seat {seat} cannot have captured last: its pile is empty.", seat=last)
    else:
        return []
    return [Fault("last_capturer_inconsistent", "/last_capturer", detail)]


def _piles(document: Document, sizes: list[int], stock: int) -> list[Fault]:
    """Piles against the cards that had come to the table by their seat's latest play."""
    faults: list[Fault] = []
    for seat, pile in enumerate(document["captured"]):
        plays = max((6 - stock // 6) * HAND - sizes[seat], 0)
        latest = max(2 * plays - int(seat != document["dealer"]), 0)
        most = TABLE + latest if latest else 0
        if document["phase"] == "play" and (len(pile) > most or len(pile) == 1):
            detail = say_many(
                "Seat {seat} cannot have captured {count} card by its play {plays}.",
                "Seat {seat} cannot have captured {count} cards by its play {plays}.",
                seat=seat,
                count=len(pile),
                plays=plays,
            )
            faults.append(Fault("captured_inconsistent", f"/captured/{seat}", detail))
    return faults


def _sweeps(document: Document) -> list[Fault]:
    return [
        Fault(
            "sweeps_inconsistent",
            f"/sweeps/{seat}",
            say_many(
                "{count} sweep needs {least} captured cards, the pile has {pile}.",
                "{count} sweeps need {least} captured cards, the pile has {pile}.",
                count=sweeps,
                least=2 * sweeps,
                pile=len(pile),
            ),
        )
        for seat, (sweeps, pile) in enumerate(
            zip(document["sweeps"], document["captured"], strict=True)
        )
        if 2 * sweeps > len(pile)
    ]


def _phase(document: Document, sizes: list[int], stock: int) -> list[Fault]:
    phase, scores = document["phase"], document["scores"]
    over = not stock and not any(sizes)
    if phase == "play":
        detail = say("All cards have been played, so the deal is over.") if over else ""
    elif not over:
        detail = say("There are cards left to play, so the deal is not over.")
    elif document["table"] and document["last_capturer"] is not None:
        detail = say("At the end the table goes to the seat that captured last.")
    else:
        decided = match_is_over(scores, document["options"]["target"])
        due = "match_over" if decided else "deal_over"
        detail = (
            ""
            if phase == due
            else say(
                "With totals {first} and {second} it is the phase {phase}.",
                first=scores[0],
                second=scores[1],
                phase=word("phase", due),
            )
        )
    return [Fault("phase_inconsistent", "/phase", detail)] if detail else []


def _scores(document: Document) -> list[Fault]:
    scores, target = document["scores"], document["options"]["target"]
    first = document["deal_number"] == 1
    before: Any = scores
    detail = ""
    if document["phase"] != "play":
        piles = [mask_of(DECK.known(pile)) for pile in document["captured"]]
        points = deal_points((piles[0], piles[1]), (document["sweeps"][0], document["sweeps"][1]))
        before = (scores[0] - points[0], scores[1] - points[1])
        if min(before) < 0:
            detail = say(
                "The totals do not contain this deal's {first} and {second} points.",
                first=points[0],
                second=points[1],
            )
    if not detail and first and any(before):
        detail = say("Before the first deal is counted both totals are 0.")
    if not detail and match_is_over(before, target):
        detail = say(
            "Totals of {first} and {second} had won the match before this deal.",
            first=before[0],
            second=before[1],
        )
    return [Fault("scores_inconsistent", "/scores", detail)] if detail else []


def _opening_table(document: Document, stock: int) -> list[Fault]:
    kings = (mask_of(DECK.known(document["table"])) & KINGS).bit_count()
    if stock != STOCK_SIZES[0] or kings < 3:
        return []
    detail = say_many(
        "{count} king lies on the first table; such a deal is void and dealt again.",
        "{count} kings lie on the first table; such a deal is void and dealt again.",
        count=kings,
    )
    return [Fault("redeal_required", "/table", detail)]
