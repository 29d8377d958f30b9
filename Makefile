# Everything a contributor or an operator runs. `make help` lists it.

SHELL := /bin/sh
.DEFAULT_GOAL := help

VENV := .venv
BIN := $(VENV)/bin
PYTEST_ARGS ?=
GAME ?= vanguard
MUTANTS ?= 200
SEED ?= 1
LEVEL ?= 3
CARDS ?=

CORES := $(shell getconf _NPROCESSORS_ONLN 2>/dev/null || echo 1)

# Many tests wait for other processes: one worker more than there are cores keeps these busy.
WORKERS ?= $(shell expr $(CORES) + 1)

# The first interpreter that is new enough; `make PYTHON=/path/to/python run` overrides it.
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo $$p; break; }; done)

# Each process of the tests would otherwise compile every module anew.
unexport PYTHONDONTWRITEBYTECODE

PIP_INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-input

.PHONY: help
help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

.PHONY: run
run: $(VENV)/.installed ## Start the bot: on Discord with DISCORD_TOKEN, else in the sandbox
	@$(BIN)/python bot.py

.PHONY: install
install: $(VENV)/.installed ## Install what the bot needs, and start nothing
	@:

# The tests are of the sources, whatever has been compiled from them.
test quick rules mutants: export TABLECAST_ENGINE ?= interpreted

.PHONY: test
test: $(VENV)/.installed-dev browser ## Run every test, the end-to-end ones too
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal $(PYTEST_ARGS)

# What needs no server, no picture and no other process: the kernel, the card language and every ruling; and all tests of
# the games, and of what is printed on cards, where these have been edited since the last commit. Types are checked by
# mypy's daemon, which looks at what an edit concerns; it takes 1.2 GB, and ends after an hour in which nobody asks it.
PRINTED := $(wildcard tests/language/test_printed_*.py)
EDITED = $(shell git status --porcelain --untracked-files=all | cut -c4-)
EDITED_TESTS = $(wildcard $(sort $(shell printf '%s\n' $(EDITED) | sed -nE \
	'h; s,^(engine|tests)/games/([a-z_]+)/.*,tests/games/\2,p; g; s,.*/(prints/|test_printed_|prints.py).*,$(PRINTED),p')))
QUICK = tests/kernel $(filter-out $(PRINTED),$(wildcard tests/language/test_*.py)) $(wildcard tests/games/test_*.py) \
	tests/test_layers.py tests/test_docs.py tests/test_examples.py $(EDITED_TESTS)

.PHONY: quick
quick: $(VENV)/.installed-dev ## Check style and types, and run the tests of rulings and of edited games: after each edit
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@mkdir -p build
	@$(BIN)/dmypy --status-file build/dmypy.json run --timeout 3600
	@$(BIN)/python -m pytest -n $(CORES) --dist worksteal -q -m "not slow" --durations 3 --durations-min 1 $(QUICK) $(PYTEST_ARGS)

.PHONY: lint
lint: $(VENV)/.installed-dev ## Check style, format and types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

.PHONY: rules
rules: $(VENV)/.installed-dev ## Print how much of each rulebook the tests exercise
	@$(BIN)/python -m tests.rules_coverage

.PHONY: bench
bench: $(VENV)/.installed-dev ## Measure, and write docs/benchmarks.md
	$(BIN)/python -m benchmarks --write

.PHONY: compile
compile: $(VENV)/.installed-dev ## Compile the kernel and the rules, which then play faster; needs a C compiler
	@$(BIN)/python -m engine.compiled --level $(LEVEL)

.PHONY: translate
translate: $(VENV)/.installed-dev ## Check that all which is compiled can be translated to C, and compile nothing
	@$(BIN)/python -m engine.compiled --translate

.PHONY: test-compiled
test-compiled: compile ## Run the tests that play many matches compiled, and compare with the sources
	TABLECAST_ENGINE=compiled $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal $(COMPILED) $(PYTEST_ARGS)

COMPILED := tests/engine/test_compiled.py tests/properties

.PHONY: cards
cards: $(VENV)/.installed-dev ## Print how many printed cards are read: make cards CARDS="FILE..."
	@$(BIN)/python -m benchmarks.printed_cards $(CARDS)

.PHONY: cards-sample
cards-sample: $(VENV)/.installed-dev ## Draw cards by a seed, as printed and as read, to judge: make cards-sample CARDS=FILE SEED=1 N=100
	@$(BIN)/python -m benchmarks.printed_sample $(CARDS) --seed $(SEED) --count $(or $(N),100)

.PHONY: soak-cards
soak-cards: $(VENV)/.installed-dev ## Play 2,000 random matches with decks of printed cards: make soak-cards CARDS=FILE
	@$(BIN)/python -m benchmarks.playing_imported $(CARDS)

.PHONY: palettes
palettes: $(VENV)/.installed-dev ## Choose the colours of pictures anew, after new cards or art
	@$(BIN)/python -m benchmarks.palettes

.PHONY: soak
soak: $(VENV)/.installed-dev ## Run the random-play properties for long
	HYPOTHESIS_PROFILE=soak $(BIN)/python -m pytest -m property --timeout=0 -n $(WORKERS) $(PYTEST_ARGS)

.PHONY: mutants
mutants: $(VENV)/.installed-mutants ## Put faults into a game's rules and list those no test notices
	$(BIN)/python -m tests.mutants --game $(GAME) --count $(MUTANTS) --seed $(SEED)

.PHONY: browser
browser: ## Install chromium for the browser tests when it is missing
	@if command -v chromium >/dev/null || command -v chromium-browser >/dev/null \
		|| command -v google-chrome >/dev/null; then :; \
	elif ! command -v apt-get >/dev/null; then \
		echo 'The browser tests need Chromium. Install it with your package manager, so that `chromium` is on the PATH.' >&2; exit 1; \
	elif [ "$$(id -u)" = 0 ]; then \
		apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium; \
	elif sudo -n true 2>/dev/null; then \
		sudo -n apt-get update -qq && sudo -n env DEBIAN_FRONTEND=noninteractive \
			apt-get install -y -qq --no-install-recommends chromium; \
	else \
		echo 'The browser tests need Chromium. Install it with: sudo apt-get install chromium' >&2; exit 1; \
	fi

.PHONY: clean
clean: ## Remove the virtual environment and every cache; the database stays
	rm -rf $(VENV) build .mypy_cache .pytest_cache .ruff_cache .hypothesis tests/e2e/output
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(BIN)/python:
	@[ -n "$(PYTHON)" ] || { echo 'Tablecast needs Python 3.11 or later, and none was found on the PATH.' >&2; exit 1; }
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); \
		echo 'Python could not make a virtual environment. On Debian or Ubuntu: sudo apt-get install python3-venv' >&2; exit 1; }

# The stamps make an unchanged requirements file cost nothing.
$(VENV)/.installed: requirements.txt | $(BIN)/python
	@echo 'Installing what the bot needs ...'
	@$(PIP_INSTALL) -r requirements.txt
	@touch $@

$(VENV)/.installed-dev: requirements-dev.txt $(VENV)/.installed
	@echo 'Installing what the tests need ...'
	@$(PIP_INSTALL) -r requirements-dev.txt
	@touch $@

$(VENV)/.installed-mutants: requirements-mutants.txt $(VENV)/.installed-dev
	@echo 'Installing what mutation testing needs ...'
	@$(PIP_INSTALL) -r requirements-mutants.txt
	@touch $@
