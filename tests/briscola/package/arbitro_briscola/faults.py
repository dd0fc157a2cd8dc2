"""The faults of submitted states and views of Briscola (section 5)."""

from arbitro_briscola.table import DECK, HAND
from rules.faults import Place, misplaced_cards, misplaced_in_view
from rules.game import Document, Fault

TRICKS = DECK.size // 2
STOCK = DECK.size - 2 * HAND - 1


def state_faults(document: Document) -> list[Fault]:
    """The faults of a state document."""
    hands, stock = document["hands"], document["stock"]
    places = [("/hands/0", hands[0]), ("/hands/1", hands[1]), ("/stock", stock)]
    faults = misplaced_cards(DECK, [*places, *_public(document)])
    pointers = ("/hands", "/stock")
    return faults + _faults(document, [len(hand) for hand in hands], len(stock), pointers)


def view_faults(document: Document) -> list[Fault]:
    """The faults of a view document that its seat could notice."""
    sizes, stock = document["hand_sizes"], document["stock_size"]
    faults = misplaced_in_view(DECK, document, _public(document), stock)
    return faults + _faults(document, sizes, stock, ("/hand_sizes", "/stock_size"))


def _public(document: Document) -> list[Place]:
    piles = document["captured"]
    single = [(f"/{name}", document[name]) for name in ("turned", "led") if document[name]]
    return [("/captured/0", piles[0]), ("/captured/1", piles[1]), *single]


def _faults(
    document: Document, sizes: list[int], stock: int, pointers: tuple[str, str]
) -> list[Fault]:
    """Faults of sizes, turn and phase, told by the number of tricks (5.2 to 5.5)."""
    piles, turned = document["captured"], document["turned"]
    done = sum(len(pile) for pile in piles) // 2
    faults = [
        Fault("captured_inconsistent", f"/captured/{seat}", "A pile is made of whole tricks.")
        for seat, pile in enumerate(piles)
        if len(pile) % 2
    ]
    if stock != max(STOCK - 2 * done, 0):
        detail = f"After {done} tricks the stock cannot have {stock} cards."
        faults.append(Fault("hand_size_inconsistent", pointers[1], detail))
    if (turned is None) != (2 * done > STOCK):
        detail = "The card turned up is drawn with the last of the stock, and null from then on."
        faults.append(Fault("hand_size_inconsistent", "/turned", detail))
    if turned is not None and turned[1:] != document["trump"]:
        faults.append(Fault("trump_inconsistent", "/turned", "Trumps are the suit turned up."))
    return faults + _turn(document, sizes, done, pointers[0])


def _turn(document: Document, sizes: list[int], done: int, at_hands: str) -> list[Fault]:
    """Faults of phase, turn and hands."""
    over, to_act = done >= TRICKS, document["to_act"]
    due = "deal_over" if over else "play"
    if document["phase"] != due:
        return [Fault("phase_inconsistent", "/phase", f"After {done} tricks it is {due}.")]
    if (to_act is None) != over:
        return [Fault("turn_inconsistent", "/to_act", "A seat is to act until the deal is over.")]
    answering = document["led"] is not None
    faults: list[Fault] = []
    for seat, size in enumerate(sizes):
        if size != min(HAND, TRICKS - done) - (answering and seat != to_act):
            detail = f"After {done} tricks seat {seat} cannot hold {size} cards."
            faults.append(Fault("hand_size_inconsistent", f"{at_hands}/{seat}", detail))
    if to_act is not None:
        leader = 1 - to_act if answering else to_act
        leads = document["captured"][leader] if done else leader != document["dealer"]
        if not leads:
            faults.append(Fault("turn_inconsistent", "/to_act", f"Seat {leader} cannot lead."))
    return faults
