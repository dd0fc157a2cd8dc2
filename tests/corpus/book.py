"""Collects the cases of one game; each is answered by the service and checked by the oracle."""

import json

from tests.corpus.replay import KINDS, by_oracle, by_service
from tests.playing import oracle_of


class Disagreement(Exception):
    """Engine and oracle answer a case differently: one of them does not follow the rules."""


class Book:
    """The cases of one game, by kind, in the order in which they were added.

    Unchecked, the oracle is not asked: for making anew what has been checked.
    """

    def __init__(self, game, checked=True):
        self.game, self.checked = game, checked
        self.cases = {kind: [] for kind in KINDS}
        self._known = set()

    def add(self, kind, traits, **given):
        """Add a case that shows these traits, pairs of a section and what is shown of it.

        Returns False for a case that is there already.
        """
        key = json.dumps([kind, given], sort_keys=True)
        if key in self._known:
            return False
        self._known.add(key)
        number = len(self.cases[kind]) + 1
        case = {
            "id": f"{self.game.id}-{kind.replace('_', '-')}-{number:03}",
            "rule": self._sections(traits),
            "kind": kind,
            "note": "; ".join(dict.fromkeys(text for _, text in traits)),
            **given,
        }
        self._check_given(case)
        answer = by_service(self.game, case)
        expected = by_oracle(self.game, case) if self.checked else answer
        if answer != expected:
            raise Disagreement(
                f"{case['id']} ({case['note']}): the engine says {json.dumps(answer)}, "
                f"the oracle {json.dumps(expected)}, about {json.dumps(given)}"
            )
        self.cases[kind].append({**case, "expect": answer})
        return True

    def _check_given(self, case):
        """Only states that play can have led to are given, but where just that is the question."""
        if self.checked and case["kind"] != "inconsistent":
            for key in ("state", "previous"):
                faults = oracle_of(self.game).faults(case[key]) if key in case else None
                if faults:
                    raise Disagreement(f"{case['id']} ({case['note']}): {faults}, {case[key]}")

    def _sections(self, traits):
        numbers = sorted({section for section, _ in traits}, key=section_key)
        return [f"{self.game.id} {number}" for number in numbers]

    def files(self):
        """The text of each file of the game, by its name."""
        return {f"{kind}.json": text_of(cases) for kind, cases in self.cases.items() if cases}


def section_key(number):
    return [int(part) for part in number.split(".")]


def text_of(cases):
    """A list of cases, one on a line."""
    lines = [json.dumps(case, ensure_ascii=False) for case in cases]
    return "[\n" + ",\n".join(lines) + "\n]\n"
