"""The standing of a Schnapsen deal and match: sizes, turn, scores, result, phase (section 8)."""

from rules.game import Document, Fault
from rules.message import say, say_many, word
from rules.schnapsen.faults.record import Hands, Pair, Record, closing_of, ended_by_trick
from rules.schnapsen.scoring import MOST_GAME_POINTS
from rules.schnapsen.state import HAND, LAST_OPEN_LEAD, STOCK


def counting_faults(document: Document, hands: Hands) -> list[Fault]:
    """The faults of sizes, turn and scores, whatever the cards are."""
    return [*_sizes(document, hands), *_turn(document), *_scores(document)]


def outcome_faults(record: Record) -> list[Fault]:
    """The faults of result and phase, by the cards."""
    return [*_result(record), *_phase(record)]


# -- by counting ----------------------------------------------------------------------------------


def _sizes(document: Document, hands: Hands) -> list[Fault]:
    """Sizes of hands and stock that the number of tricks does not leave (3.3)."""
    tricks, code = len(document["tricks"]), "hand_size_inconsistent"
    rounds = closing_of(document, hands.stock)
    if rounds is None:
        rounds = max(0, min(tricks - ended_by_trick(document), LAST_OPEN_LEAD + 1))
    at_hands, at_stock = hands.pointers
    faults: list[Fault] = []
    stock = max(STOCK - 2 * rounds, 0)
    if hands.stock != stock or not 0 <= rounds <= tricks:
        detail = say_many(
            "After trick {tricks} the stock cannot have {count} card.",
            "After trick {tricks} the stock cannot have {count} cards.",
            tricks=tricks,
            count=hands.stock,
        )
        faults.append(Fault(code, at_stock, detail))
    if (document["indicator"] is None) != (rounds > LAST_OPEN_LEAD):
        detail = say("The indicator is drawn last, and is null from then on.")
        faults.append(Fault(code, "/indicator", detail))
    leaders = [led["seat"] for led in document["trick"]]
    for seat, size in enumerate(hands.sizes):
        if size != HAND + rounds - tricks - leaders.count(seat):
            detail = say_many(
                "After trick {tricks} seat {seat} cannot hold {count} card.",
                "After trick {tricks} seat {seat} cannot hold {count} cards.",
                tricks=tricks,
                seat=seat,
                count=size,
            )
            faults.append(Fault(code, f"{at_hands}/{seat}", detail))
    return faults


def _turn(document: Document) -> list[Fault]:
    tricks = document["tricks"]
    leader = tricks[-1]["winner"] if tricks else 1 - document["dealer"]
    due = None
    if document["phase"] == "play":
        due = 1 - leader if document["trick"] else leader
    if document["to_act"] == due:
        return []
    detail = say("After these cards seat {seat} is to act.", seat=due)
    if due is None:
        detail = say("After these cards nobody is to act.")
    return [Fault("turn_inconsistent", "/to_act", detail)]


def _scores(document: Document) -> list[Fault]:
    """Scores that the deals before this one cannot have led to (section 7)."""
    if document["phase"] != "play" and document["result"] is None:
        return []  # what the deal has brought is missing, and that is named elsewhere
    target, deals = document["options"]["target"], document["deal_number"] - 1
    if any(_reachable(needs, target, deals) for needs in _before(document)):
        return []
    first, second = document["scores"]
    detail = say(
        "In deal {deal} of a match from {target} nobody needs {first} and {second}.",
        deal=deals + 1,
        target=target,
        first=first,
        second=second,
    )
    return [Fault("scores_inconsistent", "/scores", detail)]


def _before(document: Document) -> list[Pair]:
    """The possible needs of the players before this deal was counted down, not below 0."""
    first, second = document["scores"]
    result = document["result"]
    if document["phase"] == "play":
        return [(first, second)]
    winner, paid = result["winner"], min(result["game_points"], MOST_GAME_POINTS)
    left = document["scores"][winner]
    needs = [left + paid] if left else range(1, paid + 1)
    return [(need, second) if winner == 0 else (first, need) for need in needs]


def _reachable(needs: Pair, target: int, deals: int) -> bool:
    """True if ``deals`` deals, each won by one player with 1 to 3, can lead to these needs."""
    won = [target - need for need in needs]
    if min(needs) < 1 or min(won) < 0:
        return False
    fewest = sum((points + MOST_GAME_POINTS - 1) // MOST_GAME_POINTS for points in won)
    return fewest <= deals <= sum(won)


# -- by the cards ---------------------------------------------------------------------------------


def _result(record: Record) -> list[Fault]:
    code, due, given = "result_inconsistent", record.result, record.document["result"]
    if due is None:
        detail = say("By the cards the deal goes on and has no result yet.")
        return [] if given is None else [Fault(code, "/result", detail)]
    won = {"seat": due.winner, "reason": word("reason", due.reason)}
    found: list[Fault] = []
    if record.overrun:
        late = say("Seat {seat} had won the deal ({reason}) before this was played.", **won)
        found.append(Fault(code, record.overrun, late))
    if given is None:
        detail = say_many(
            "By the cards seat {seat} has won {count} game point ({reason}).",
            "By the cards seat {seat} has won {count} game points ({reason}).",
            **won,
            count=due.game_points,
        )
        return [*found, Fault(code, "/result", detail)]
    found += [
        Fault(
            code,
            f"/result/{name}",
            say("Seat {seat} has won the deal ({reason}); this is {value}.", **won, value=value),
        )
        for name, value in due._asdict().items()
        if given[name] != value
    ]
    if not found and record.document["phase"] == "play":
        detail = say("Seat {seat} has won the deal ({reason}), so play is over.", **won)
        found.append(Fault(code, "/phase", detail))
    return found


def _phase(record: Record) -> list[Fault]:
    scores = record.document["scores"]
    due = "play"
    if record.result is not None:
        due = "match_over" if 0 in scores else "deal_over"
    if record.document["phase"] == due:
        return []
    detail = say(
        "By the cards, with scores {first} and {second}, it is the phase {phase}.",
        first=scores[0],
        second=scores[1],
        phase=word("phase", due),
    )
    return [Fault("phase_inconsistent", "/phase", detail)]
