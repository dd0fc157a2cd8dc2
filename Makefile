# Two commands do everything on a machine with Python 3.11 or newer and its venv module:
#   make run    serves on PORT (8080)
#   make test   runs the tests
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: run test lint openapi clean

run: $(VENV)/.run
	$(BIN)/gunicorn -c python:service.gunicorn_conf

test: $(VENV)/.test
	$(BIN)/python -m pytest

lint: $(VENV)/.test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

openapi: $(VENV)/.run
	$(BIN)/python -m service.openapi

$(BIN)/python:
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade pip

$(VENV)/.run: pyproject.toml | $(BIN)/python
	$(BIN)/python -m pip install --quiet --editable .
	touch $@

$(VENV)/.test: pyproject.toml | $(BIN)/python
	$(BIN)/python -m pip install --quiet --editable . --group test --group lint
	touch $@ $(VENV)/.run

clean:
	rm -rf $(VENV) build dist *.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis
