"""The format of `rules/cicera/ai/learned.py`: its tables, their sizes, and how numbers are written.

A size that rules code relies on comes from that code.
"""

from pathlib import Path

from rules.cicera.ai import learned
from rules.cicera.ai.policy import PAIRS, SPAN, STAGES
from rules.cicera.captures import BONUSES
from rules.cicera.cards import DECK
from rules.cicera.state import SEATS

MODULE = Path(__file__).parents[2] / "rules" / "cicera" / "ai" / "learned.py"
TABLES = {
    "looks": {
        "LAID": DECK.size,
        "LAID_EQUAL": STAGES * 2 * PAIRS,
        "WON": DECK.size,
        "BONUSES": len(BONUSES),
        "TAKEN_EQUAL": STAGES * PAIRS,
        "LEFT": len(learned.LEFT),
        "SINGLE": PAIRS,
        "SUM": PAIRS,
        "LYING": DECK.size,
        "LYING_EQUAL": PAIRS,
    },
    "outlook": {
        "FIRST_TO_PLAY": 1,
        "PLACES": SPAN ** (SEATS + 1),
        "HELD": DECK.size,
        "ON_TABLE": DECK.size,
        "PICADAS": SEATS,
        "SINGLES": SEATS,
        "SUMS": SEATS,
        "MATCHES": SEATS,
    },
}
"""The tables of each half of the module, with the count of their numbers."""


def rewritten(text, half, numbers):
    """The module's text with the numbers of one half replaced."""
    start = 0
    for name, size in TABLES[half].items():
        part = [round(number) for number in numbers[start : start + size]]
        start += size
        head = f'{name}: Final = numbers("""\n' if size > 1 else f"{name}: Final = "
        before, rest = text.split(head)
        end = rest.index('"""') if size > 1 else rest.index("\n")
        text = before + head + (written(part) if size > 1 else str(part[0])) + rest[end:]
    return text


def written(part):
    """Numbers in lines of at most 100 characters; a run of zeros is one word."""
    words, at = [], 0
    while at < len(part):
        zeros = 0
        while at + zeros < len(part) and not part[at + zeros]:
            zeros += 1
        words.append(f"0*{zeros}" if zeros > 2 else str(part[at]))
        at += zeros if zeros > 2 else 1
    lines = [""]
    for word in words:
        if len(lines[-1]) + len(word) > 98:
            lines.append("")
        lines[-1] += f"{word} "
    return "".join(f"{line.rstrip()}\n" for line in lines)
