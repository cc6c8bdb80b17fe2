# Two commands are enough: `make play` and `make test`. `make help` lists the rest.

PYTHON ?= python3
BIN := .venv/bin
READY := .venv/ready
EXTRAS := test,dev,cluster
WORKERS ?= 4
GAMES = $(patsubst bot/%/training/bench.py,%,$(wildcard bot/*/training/bench.py))
NO_LIMIT = --turn-ms 0 --first-turn-ms 0
# Quick games: of which game, with which options of its bot, against whom and how many.
quick = $(BIN)/arena play $(1) "python dist/$(1).py$(2)" $(3) --jobs 0 --out out/demo-$(1).jsonl.gz && \
	$(BIN)/arena view out/demo-$(1).jsonl.gz
export OPENBLAS_NUM_THREADS ?= 1
unexport PYTHONDONTWRITEBYTECODE  # each process would compile all tests and modules anew

.PHONY: play test setup bundle oldest bench strength lint types constraints clean help
.DEFAULT_GOAL := help

play: setup bundle ## set up, build all bots, play quick games of each against a baseline: results, replays and pages in out/
	@$(call quick,battlesheep, --effort 4000,builtin:greedy builtin:greedy builtin:greedy --games 4 $(NO_LIMIT))
	@$(call quick,ewn, --effort 3,builtin:greedy --games 32 $(NO_LIMIT))
	@$(call quick,olympics,,builtin:greedy builtin:greedy --games 6)
	@$(call quick,roborally, --effort 100,builtin:greedy builtin:greedy builtin:greedy --games 4 $(NO_LIMIT))

# The run without Linux, whose tests mostly wait, goes on beside all else. It collects all tests first, so that it alone
# compiles them, and not each worker of the suite.
test: setup ## lint, types, whether dist/ is up to date, all tests, and some as on a system that is not Linux
	@status=0; mkdir -p out; \
	$(MAKE) --no-print-directory types & types=$$!; \
	ARENA_WITHOUT_LINUX=1 $(BIN)/python -m pytest -m "without_linux and not wall_time" \
	  > out/without-linux.log 2>&1 & without=$$!; \
	$(BIN)/ruff check || status=1; \
	$(BIN)/python bundle.py --check || status=1; \
	wait $$types || status=1; \
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal -m "not strength" || status=1; \
	wait $$without || status=1; \
	cat out/without-linux.log; \
	exit $$status

setup: $(READY) ## create .venv with the packages of pyproject.toml; does nothing when they are there

$(READY): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed: make PYTHON=...")'
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile --constraint constraints.txt --editable '.[$(EXTRAS)]'
	@touch $@

bundle: setup ## build dist/<bot>.py for every bot of bot/submit
	$(BIN)/python bundle.py

oldest: setup ## try dist/ on Python 3.9 with numpy 1.20.2, where they can be had
	@.ci/oldest

bench: setup ## how fast each bot searches, beside what runs in the same minute; its times and memory, as shares of the limits
	@for game in $(GAMES); do $(BIN)/arena bench $$game || exit 1; done

strength: bundle ## long matches that say how strong the bots are; takes hours
	$(BIN)/python -m pytest -m strength -s --timeout 0

lint: setup ## lint and types alone
	@status=0; \
	$(MAKE) --no-print-directory types || status=1; \
	$(BIN)/ruff check || status=1; \
	exit $$status

types: setup ## types of the kit, and of each example with a bot.py, which imports from its own folder
	@status=0; \
	$(BIN)/mypy || status=1; \
	for folder in $(dir $(wildcard examples/*/bot.py)); do \
	  (cd $$folder && MYPYPATH=.:..:../.. ../../$(BIN)/mypy --config-file ../../pyproject.toml \
	    --cache-dir ../../.mypy_cache/examples --explicit-package-bases *.py) || status=1; done; \
	exit $$status

constraints: ## write constraints.txt anew, after a change of pyproject.toml
	rm -rf out/fresh && $(PYTHON) -m venv out/fresh
	out/fresh/bin/python -m pip install --quiet --disable-pip-version-check '.[$(EXTRAS)]'
	{ echo '# The versions that the checkout is tested with, and what they bring along; written by `make constraints`.'; \
	  out/fresh/bin/python -m pip freeze --exclude contest-bots; } > constraints.txt
	rm -rf out/fresh

clean: ## remove everything that was made, but for dist: .venv, out, caches
	rm -rf .venv out build .mypy_cache .ruff_cache .pytest_cache .hypothesis *.egg-info
	find . -name __pycache__ -prune -exec rm -rf {} +

help: ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' Makefile
