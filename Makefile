# `make play` and `make test` need nothing but Python 3.11 or newer: they set up .venv first.

PYTHON ?= $(shell for python in python3.11 python3.12 python3.13 python3.14 python3 python; do \
	$$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$python && break; done)
BIN := .venv/bin
READY := .venv/.ready
UV := uv==0.13.9
LOCK := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate \
	--no-emit-index-url pyproject.toml

.PHONY: help setup play test check bench soak rules screenshots heights lock

help:
	@echo 'make play         play in Discord if DISCORD_TOKEN is set (.env), in your browser if not'
	@echo 'make test         every test; ARGS="-k beer" passes options to pytest'
	@echo 'make check        style, types and import rules'
	@echo 'make bench        the measurements in benchmarks/'
	@echo 'make soak         ten minutes of killing and faults while people play; ARGS="60" makes it an hour'
	@echo 'make rules        how many rows of the rules ledger have a test'
	@echo 'make screenshots  the pictures in docs/screenshots, taken with Chromium'
	@echo 'make heights      how tall every screen is in the page, and whether it fits a phone'
	@echo 'make lock         both lock files, from pyproject.toml; ARGS="--upgrade" takes newer versions'
	@echo 'make setup        .venv with everything pinned (the others do this by themselves)'

setup: $(READY)

$(READY): requirements-dev.lock
	@test -n '$(PYTHON)' || { echo 'Deadeye needs Python 3.11 or newer, and none is on your PATH. Install one,' \
		'or name one: make PYTHON=/path/to/python3.11'; exit 2; }
	@'$(PYTHON)' -c 'import ensurepip, venv' 2>/dev/null || { echo 'This Python cannot make virtual environments.' \
		'On Debian and Ubuntu: apt install python3-venv'; exit 2; }
	'$(PYTHON)' -m venv .venv
	$(BIN)/python -m pip install --quiet --require-hashes -r requirements-dev.lock
	$(BIN)/python -m pip install --quiet --no-deps --no-build-isolation -e .
	@touch $@

play: $(READY)
	@$(BIN)/python -m bot $(ARGS)

test: $(READY)
	$(BIN)/python -m pytest $(ARGS)

check: $(READY)
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: $(READY)
	$(BIN)/python -m benchmarks $(ARGS)

soak: $(READY)
	$(BIN)/python -m tests.process.soak $(ARGS)

rules: $(READY)
	@$(BIN)/python -m tests.coverage_of_rules

screenshots: $(READY)
	$(BIN)/python -m tests.browser.screens
	$(BIN)/python -m tests.browser.explore_screens
	$(BIN)/python -m tests.browser.cards_screens

heights: $(READY)
	$(BIN)/python -m tests.browser.heights $(ARGS)

# uv resolves for every platform and Python at once; what is locked stays as it is unless it has to change.
lock: $(READY)
	$(BIN)/python -m pip install --quiet $(UV)
	$(LOCK) -o requirements.lock --extra pictures $(ARGS)
	$(LOCK) -o requirements-dev.lock --extra dev -c requirements.lock $(ARGS)
