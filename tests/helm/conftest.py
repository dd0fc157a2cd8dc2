"""What the chart tests share: real Helm, and what the chart renders for each values file."""

import json
import subprocess
from functools import cache
from pathlib import Path

import pytest
import yaml

from tests.helm.tools import helm

ROOT = Path(__file__).parents[2]
CHART = ROOT / "helm"
MATRIX = sorted((Path(__file__).parent / "values").glob("*.yaml"))


def run_helm(*arguments):
    command = [str(helm()), *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, timeout=60)


@cache
def template(*arguments):
    """The text that ``helm template`` gives. Raises AssertionError with its message."""
    run = run_helm("template", "demo", CHART, "--namespace", "games", *arguments)
    assert run.returncode == 0, run.stderr
    return run.stdout


def objects(*arguments):
    """Everything rendered, as documents."""
    return [document for document in yaml.safe_load_all(template(*arguments)) if document]


def of_kind(kind, documents):
    return [document for document in documents if document["kind"] == kind]


def setting(path, value):
    """Arguments that set one value, whatever its type."""
    return "--set-json", f"{path}={json.dumps(value)}"


def pods(documents):
    """(name, spec) of every pod that the documents lead to."""
    for document in documents:
        if document["kind"] == "Pod":
            yield document["metadata"]["name"], document["spec"]
        elif document["kind"] == "Deployment":
            yield document["metadata"]["name"], document["spec"]["template"]["spec"]


@pytest.fixture(params=MATRIX, ids=lambda path: path.stem, scope="session")
def values_file(request):
    return request.param


@pytest.fixture(scope="session")
def rendered(values_file):
    return objects("--values", str(values_file))
