# Needs only make, and Python 3.11 or newer with its venv module.
# PYTHON=… names the interpreter, GAME=… the game to play, JOBS=… the test processes.

VENV   := .venv
BIN    := $(VENV)/bin
UV     := $(BIN)/uv
PEERS  := .peers
WEB    := web
STATIC := src/tablee/server/static
CODE   := $(wildcard src tests bench scripts)
LOCKS  := requirements-uv.lock requirements.lock requirements-dev.lock requirements-bench.lock

GAME ?=
JOBS ?= auto

INSTALL := $(UV) pip install --quiet --python $(BIN)/python --compile-bytecode
COMPILE := $(UV) pip compile --quiet --python $(BIN)/python --python-version 3.11 --universal \
	--generate-hashes --no-emit-index-url --custom-compile-command 'make lock' $(LOCK_FLAGS)

# A moved or copied folder, or a Python that is gone, spoils an environment: it is made anew.
HOME_OF_VENV := $(shell test -x $(BIN)/python && cat $(VENV)/.home 2>/dev/null)

.DEFAULT_GOAL := help
.PHONY: help play test lint format bench lock clean pure moved

help: ## list what make can do
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' Makefile

play: $(VENV)/.play pure ## play a game in the terminal (GAME=blot chooses it)
	@$(BIN)/tablee play $(GAME)

test: $(VENV)/.dev pure ## run all tests but the long ones
	@$(BIN)/pytest -n $(JOBS) --dist worksteal

lint: $(VENV)/.dev pure ## check style, types, layers and locks
	@$(BIN)/ruff check $(CODE)
	@$(BIN)/ruff format --check $(CODE)
	@$(BIN)/mypy $(CODE)
	@$(BIN)/lint-imports --no-logo
	@! grep -nE '://|--(extra-)?index|--find-links' $(LOCKS) || \
		{ echo 'A lock file names an address: run "make lock".' >&2; exit 1; }

format: $(VENV)/.dev ## rewrite the Python code in the project's style
	@$(BIN)/ruff check --fix-only --quiet $(CODE)
	@$(BIN)/ruff format $(CODE)

bench: $(PEERS)/.done pure ## measure the engine beside others
	@$(BIN)/python -m bench $(PEERS)/bin/python

lock: $(VENV)/.uv ## renew the lock files (LOCK_FLAGS=--upgrade: newest versions)
	@$(COMPILE) --group installer --output-file requirements-uv.lock
	@$(COMPILE) pyproject.toml --group build --output-file requirements.lock
	@$(COMPILE) pyproject.toml --group build --group dev \
		--constraint requirements.lock --output-file requirements-dev.lock
	@$(COMPILE) --group bench --output-file requirements-bench.lock

clean: ## remove everything make has made
	@rm -rf $(VENV) $(PEERS) build dist src/*.egg-info $(STATIC) $(WEB)/dist $(WEB)/node_modules \
		.hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache test-results
	@find $(CODE) -name __pycache__ -prune -exec rm -rf {} +

# A compiled file left over from another build would hide edited source.
pure:
	@find src \( -name '*.so' -o -name '*.pyd' \) -delete

ifneq ($(HOME_OF_VENV),$(CURDIR))
$(VENV)/.uv: moved
endif

$(VENV)/.uv: requirements-uv.lock
	@for python in $(or $(PYTHON),python3 python3.13 python3.12 python3.11); do \
		"$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && break; \
		python=; \
	done; \
	test -n "$$python" || { echo 'Python 3.11 or newer is missing: install it, or name it with PYTHON=…' >&2; exit 1; }; \
	"$$python" -c 'import ensurepip, venv' 2>/dev/null || \
		{ echo "$$python lacks its venv module: install it (Debian: apt-get install python3-venv)" >&2; exit 1; }; \
	echo "Setting up $(VENV) with $$("$$python" --version) …"; \
	"$$python" -m venv --clear $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-uv.lock
	@echo "$(CURDIR)" > $(VENV)/.home
	@touch $@

$(VENV)/.play: $(VENV)/.uv requirements.lock pyproject.toml
	@echo 'Installing Tablée …'
	@$(INSTALL) --require-hashes -r requirements.lock
	@$(INSTALL) --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.dev: $(VENV)/.play requirements-dev.lock
	@echo 'Installing the development tools …'
	@$(INSTALL) --require-hashes -r requirements-dev.lock
	@touch $@

# Peers live in an environment of their own: their needs never touch ours.
$(PEERS)/.done: $(VENV)/.play requirements-bench.lock
	@echo 'Installing what the benchmark compares with …'
	@$(UV) venv --quiet --clear --python $(BIN)/python $(PEERS)
	@$(UV) pip install --quiet --python $(PEERS)/bin/python --compile-bytecode \
		--require-hashes -r requirements-bench.lock
	@touch $@
