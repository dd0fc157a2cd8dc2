"""The learned numbers of Cicera are as `tools/cicera/learn.py` writes them."""

import random

import pytest

from rules.cicera.ai import learned
from tools.cicera.numbers import MODULE, TABLES, rewritten, written


def numbers_of(name):
    table = getattr(learned, name)
    return list(table) if isinstance(table, tuple) else [table]


@pytest.mark.parametrize("half", TABLES)
def test_the_module_is_as_the_tool_writes_it(half):
    numbers = [number for name in TABLES[half] for number in numbers_of(name)]
    text = MODULE.read_text()
    assert rewritten(text, half, numbers) == text
    assert rewritten(text, half, [number + 1 for number in numbers]) != text


@pytest.mark.parametrize("half", TABLES)
def test_every_table_has_the_size_that_the_game_gives_it(half):
    assert {name: len(numbers_of(name)) for name in TABLES[half]} == TABLES[half]


def test_what_is_written_reads_the_same():
    rng = random.Random(1)
    for size in (1, 2, 5, 300):
        part = [rng.choice([0, 0, 0, rng.randrange(-200, 200)]) for _ in range(size)]
        assert list(learned.numbers(written(part))) == part
