"""What the chart repeats: the table of values in its README, made from the comments of values.yaml
and the schema, and the list of the games that the image brings.

``python -m tests.helm.values_table`` writes both.
"""

import json
from pathlib import Path

import yaml

from rules import games

CHART = Path(__file__).parents[2] / "helm"
START, END = "<!-- values -->\n", "<!-- end of values -->\n"
WORDS = {"string": "text", "integer": "whole number", "boolean": "true, false", "object": "map"}


def commented(text):
    """(path, meaning) of every value that a comment beginning with ``# --`` stands above."""
    path, meaning = [], None
    for line in text.splitlines():
        bare = line.strip()
        if bare.startswith("# -- "):
            meaning = bare[5:]
        elif bare.startswith("#"):
            meaning = meaning and f"{meaning} {bare[1:].strip()}"
        elif ":" in bare and not bare.startswith("- "):
            depth = (len(line) - len(line.lstrip())) // 2
            path = [*path[:depth], bare.split(":")[0].strip('"')]
            if meaning:
                yield tuple(path), meaning
            meaning = None


def undocumented(text):
    """Paths of values that neither have a comment nor are inside of one that has."""
    documented = {path for path, _ in commented(text)}

    def walk(values, path):
        if path in documented:
            return
        if isinstance(values, dict) and values:
            for key, value in values.items():
                yield from walk(value, (*path, key))
        else:
            yield path

    return list(walk(yaml.safe_load(text), ()))


def default_of(values, path):
    for key in path:
        values = values[key]
    return values


def described(schema, part):
    """A piece of schema, with what it refers to in its place."""
    while "$ref" in part:
        part = schema["$defs"][part["$ref"].removeprefix("#/$defs/")]
    return part


def accepted(schema, part):
    """What a piece of schema takes, in a few words."""
    if "$ref" in part and part["$ref"].startswith("#/$defs/io.k8s"):
        return part["$ref"].rpartition(".")[2]
    if part.get("$ref") in ("#/$defs/labels", "#/$defs/annotations", "#/$defs/quantity"):
        return part["$ref"].rpartition("/")[2]
    part = described(schema, part)
    if "enum" in part:
        return ", ".join("null" if one is None else str(one) or '""' for one in part["enum"])
    if "type" not in part:
        return " or ".join(accepted(schema, one) for one in part["oneOf"])
    kinds = part["type"] if isinstance(part["type"], list) else [part["type"]]
    words = " or ".join(_kind(schema, part, kind) for kind in kinds)
    if "minimum" in part:
        most = f" to {part['maximum']}" if "maximum" in part else " or more"
        words += f", {part['minimum']}{most}"
    return words


def _kind(schema, part, kind):
    if kind == "array":
        return f"list of {accepted(schema, part['items'])}"
    return WORDS.get(kind, kind)


def schema_of(schema, path):
    part = schema
    for key in path:
        part = described(schema, part)["properties"][key]
    return part


def table():
    """The rows in Markdown."""
    text = (CHART / "values.yaml").read_text()
    values = yaml.safe_load(text)
    schema = json.loads((CHART / "values.schema.json").read_text())
    rows = ["| value | takes | default | meaning |", "|---|---|---|---|"]
    for path, meaning in commented(text):
        default = json.dumps(default_of(values, path), ensure_ascii=False)
        takes = accepted(schema, schema_of(schema, path)).replace("|", "\\|")
        rows.append(f"| `{'.'.join(path)}` | {takes} | `{default}` | {meaning} |")
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
