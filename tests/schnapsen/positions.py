"""Schnapsen positions for the tests, and a brief way to write them and the moves down."""

from rules.schnapsen import game
from rules.schnapsen.scoring import points_of

# Seat 1 gets JH KH QH AC TC, seat 0 KC QC AS TS JD; the ace of hearts is turned up.
DECK = "JH KH QH KC QC AS AH AC TC TS JD QD KD TD AD JC TH JS QS KS".split()

OPEN_TRICKS = ["1 AC TC 1", "1 AD TD 1", "1 QC KC 0", "0 AS TS 0", "0 KS QS 0"]
STRICT_TRICKS = ["0 KD QD 0", "0 JS JH 1", "1 JC QH 0", "0 KH AH 1"]


def dealt(deck=DECK, dealer=0, target=7, previous=None):
    before = previous and game.read_state(previous)
    return game.write_state(game.deal(game.deck.read(deck), dealer, {"target": target}, before))


def table(hands, tricks=(), trick=None, **changes):
    """A deal in progress; tricks are "leader led answer winner", a trick "leader led".

    Hearts are trumps and the jack is the indicator unless said otherwise; the cards left over are
    the stock. Seat 0 has dealt the first deal of a match; the position is sure to be consistent.
    """
    state = {
        **dealt(),
        "hands": [hand.split() for hand in hands],
        "indicator": "JH",
        "tricks": [complete(*line.split()) for line in tricks],
        "trick": [{"seat": int(trick[0]), "card": trick[2:]}] if trick else [],
        **changes,
    }
    leader = state["tricks"][-1]["winner"] if tricks else 1
    if state["phase"] == "play":
        state["to_act"] = 1 - leader if trick else leader
    out = {state["indicator"], *codes_in(state["hands"], state["tricks"], state["trick"])}
    state["stock"] = [code for code in game.deck.codes if code not in out]
    assert game.state_faults(state) == []
    return state


def complete(leader, led, answer, winner):
    return {"leader": int(leader), "cards": [led, answer], "winner": int(winner)}


def codes_in(hands, tricks, trick):
    cards = [code for hand in hands for code in hand]
    cards += [code for entry in tricks for code in entry["cards"]]
    return cards + [led["card"] for led in trick]


def marriage(seat, suit, points, trick):
    return {"seat": seat, "suit": suit, "points": points, "trick": trick}


def closing(seat, points, tricks):
    return {"seat": seat, "opponent_points": points, "opponent_tricks": tricks}


def move(text):
    """ "KH" plays the king of hearts, "marriage KH" declares with it; "exchange", "close"."""
    kind, _, card = text.rpartition(" ")
    if text in ("exchange", "close"):
        return {"type": text}
    return {"type": kind or "play", "card": card}


def listed(state):
    found = [game.write_move(legal) for legal in game.moves_of(game.read_state(state))]
    return [" ".join(m.values()).removeprefix("play ") for m in found]


def after(state, *moves):
    for text in moves:
        state = step(state, text)[0]
    return state


def step(state, text):
    then, events = game.apply(game.read_state(state), game.read_move(move(text)))
    return game.write_state(then), events


def why(state, text, seat=None):
    refusal = game.why_illegal(game.read_state(state), game.read_move(move(text)), seat)
    return refusal and refusal.code


def points(state):
    """What each seat has towards 66: cards in tricks and counted marriages."""
    table = game.read_state(state)
    return [points_of(table.tricks, table.marriages, seat) for seat in (0, 1)]


def outcome(state):
    return tuple(state["result"].values())


def facing(led, hand, **changes):
    """Seat 1 has led to the first trick, seat 0 holds ``hand``."""
    rest = [c for c in game.deck.codes if c not in (led, "JH", *hand.split())]
    return table([hand, " ".join(rest[:4])], trick=f"1 {led}", **changes)


def strictly_facing(led, hand):
    return facing(led, hand, closed=closing(1, 0, 0))


def view(state, seat):
    return game.write_view(game.view(game.read_state(state), seat))


# -- positions ------------------------------------------------------------------------------------


def before_last_draw(**changes):
    """Seat 0 is on lead after four tricks with KS; seat 1 holds QS."""
    tricks = ["1 AC TC 1", "1 AD TD 1", "1 QC KC 0", "0 AS TS 0"]
    return table(["KS QH KH TH KD", "QS AH JC JD QD"], tricks, **changes)


def pending():
    """The trump marriage of seat 1 has lost its trick; seat 0 leads."""
    return table(
        ["JC KC JD JS QS", "KH AC TC KS KD"],
        ["1 QH AH 0"],
        marriages=[marriage(1, "H", 40, 0)],
    )


def thirty(**changes):
    """Seat 1 has taken 15 + 15 and holds the trump marriage; seat 0 has no trick."""
    return table(
        ["JC TC JD QD QS", "QC QH KH JS KS"],
        ["1 AC KC 1", "1 AD KD 1"],
        indicator="TH",
        **changes,
    )


def sixty_three(first="AC"):
    """Seat 0 has JC, ``first``, TD and TS; seat 1 has 15 + 14 and, declaring, 40 more."""
    other = {"AC": "TC", "TC": "AC"}[first]
    tricks = [f"1 JC {first} 0", "0 TD TS 0", "0 KD AD 1", "1 AH QD 1"]
    return table([f"QC {other} JD KS AS", "QH KH JS QS KC"], tricks)


def fifty_six():
    """Seat 1 has 21 + 22 + 13, seat 0 one trick of 6; one card above the indicator."""
    tricks = ["1 AC TC 1", "1 AD AS 1", "1 JC KC 0", "0 QD TD 1"]
    return table(["QH KD KS TS TH", "AH JS QS JD QC"], tricks)


def thirteen():
    """Seat 0 has a trick of 13, seat 1 one of 15 and the lead."""
    return table(["AS QC JD QD KS", "TS TC QH KH AH"], ["1 JC AC 0", "0 KD AD 1"])


def failing():
    """Seat 1 closed at once, took 15 and lost the other four tricks."""
    state = table(["KC TD QS KS JH", "AC KD QD JD JS"], indicator="AH")
    return after(state, "close", "AC", "KC", "KD", "TD", "QS", "JS", "KS", "JD", "JH", "QD")


def last_trick():
    """Each seat has one card: JD is to be led into TH, with 61 and 47 points."""
    return table(["TH", "JD"], OPEN_TRICKS + STRICT_TRICKS, indicator=None)


def exhausted():
    """The tricks of ``last_trick`` as far as the open ones: seat 0 leads, 5 cards each."""
    return table(["KD QH KH TH JS", "JC JD QD JH AH"], OPEN_TRICKS, indicator=None)


def declared():
    return after(dealt(), "marriage KH", "JD")


def closed():
    return after(thirteen(), "close")
