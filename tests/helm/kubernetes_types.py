"""Kubernetes' own types in the schema of the values, so that a typo in a sidecar is refused too.

``python tests/helm/kubernetes_types.py`` writes into helm/values.schema.json the definition of each
type named there as ``#/$defs/io.k8s…``, and of what these need, as Kubernetes publishes them.
"""

import json
from pathlib import Path

import kubernetes_validate

SCHEMA = Path(__file__).parents[2] / "helm" / "values.schema.json"
PUBLISHED = Path(kubernetes_validate.__file__).parent / "kubernetes-json-schema"
VERSION = "v1.37.0"
PREFIX = "io.k8s."
STRICTER = {
    "io.k8s.api.core.v1.ResourceRequirements": "resources",
    "io.k8s.api.core.v1.SecurityContext": "securityContext",
}
"""Types that the chart describes more closely than Kubernetes does."""


def definitions():
    file = PUBLISHED / f"{VERSION}-local-strict" / "_definitions.json"
    return json.loads(file.read_text())["$defs"]


def named(part):
    """The types that a piece of schema refers to."""
    if isinstance(part, dict):
        for key, value in part.items():
            if key == "$ref" and value.rpartition("/")[2].startswith(PREFIX):
                yield value.rpartition("/")[2]
            else:
                yield from named(value)
    elif isinstance(part, list):
        for value in part:
            yield from named(value)


def plain(part):
    """A published piece without prose and without null, which Helm takes for "not given"."""
    if isinstance(part, list):
        return [plain(one) for one in part]
    if not isinstance(part, dict):
        return part
    if "$ref" in part:
        name = part["$ref"].rpartition("/")[2]
        return {"$ref": f"#/$defs/{STRICTER.get(name, name)}"}
    kept = {
        key: plain(value)
        for key, value in part.items()
        if not (key in ("description", "format") and isinstance(value, str))
        and not key.startswith("x-kubernetes")
    }
    if isinstance(kept.get("type"), list):
        kept["type"] = next(one for one in kept["type"] if one != "null")
    return kept


def with_types(schema):
    """The schema with the definitions it needs, and no others of Kubernetes."""
    own = {key: value for key, value in schema["$defs"].items() if not key.startswith(PREFIX)}
    published, found = definitions(), {}
    waiting = [*named({**schema, "$defs": own})]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found[name] = plain(published[name])
            waiting += named(found[name])
    return {**schema, "$defs": {**own, **dict(sorted(found.items()))}}


def text(schema):
    """The schema as JSON, with each type of Kubernetes on a line of its own."""
    published = {key: value for key, value in schema["$defs"].items() if key.startswith(PREFIX)}
    own = {key: value for key, value in schema["$defs"].items() if key not in published}
    head = json.dumps({**schema, "$defs": own}, indent=1, ensure_ascii=False)
    lines = [f'  "{key}": {json.dumps(value)}' for key, value in published.items()]
    assert head.endswith("\n  }\n }\n}"), "the definitions stand at the end"
    return head.removesuffix("\n }\n}") + ",\n" + ",\n".join(lines) + "\n }\n}\n"


if __name__ == "__main__":
    SCHEMA.write_text(text(with_types(json.loads(SCHEMA.read_text()))))
