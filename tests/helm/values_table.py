"""What the chart repeats: the table of values in its README, made from the comments of values.yaml,
and the list of the games that the image brings.

``python -m tests.helm.values_table`` writes both.
"""

import json
from pathlib import Path

import yaml

from rules import games

CHART = Path(__file__).parents[2] / "helm"
START, END = "<!-- values -->\n", "<!-- end of values -->\n"


def commented(text):
    """(path, meaning) of every value that a comment beginning with ``# --`` stands above."""
    path, meaning = [], None
    for line in text.splitlines():
        bare = line.strip()
        if bare.startswith("# -- "):
            meaning = bare[5:]
        elif bare.startswith("#"):
            meaning = meaning and f"{meaning} {bare[1:].strip()}"
        elif ":" in bare:
            depth = (len(line) - len(line.lstrip())) // 2
            path = [*path[:depth], bare.split(":")[0]]
            if meaning:
                yield tuple(path), meaning
            meaning = None


def default_of(values, path):
    for key in path:
        values = values[key]
    return values


def table():
    """The rows in Markdown."""
    text = (CHART / "values.yaml").read_text()
    values = yaml.safe_load(text)
    rows = ["| value | default | meaning |", "|---|---|---|"]
    for path, meaning in commented(text):
        default = json.dumps(default_of(values, path), ensure_ascii=False)
        rows.append(f"| `{'.'.join(path)}` | `{default}` | {meaning} |")
    return "\n".join(rows) + "\n"


def with_table(readme):
    """The README with the table between its marks."""
    head, _, rest = readme.partition(START)
    _, _, tail = rest.partition(END)
    return f"{head}{START}\n{table()}\n{END}{tail}"


def games_brought():
    """The games of the image, one a line; those of other packages are not in it."""
    brought = sorted(game.id for game in games().values() if game.package.startswith("rules."))
    return "".join(f"{name}\n" for name in brought)


if __name__ == "__main__":
    target = CHART / "README.md"
    target.write_text(with_table(target.read_text()))
    (CHART / "files" / "games.txt").write_text(games_brought())
