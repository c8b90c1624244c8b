# Needs only make, and Python 3.11 or newer with its venv module.
# PYTHON=… names the interpreter, ARGS=… what `tablee serve` or a run by hand gets, JOBS=… how many
# processes test;
# BUILD=compiled plays and tests the compiled build (build/compiled, never beside the source).

VENV   := .venv
BIN    := $(VENV)/bin
UV     := $(BIN)/uv
PEERS  := .peers
WEB    := web
STATIC := src/tablee/server/static
CODE   := $(wildcard src tests bench scripts setup.py)
LOCKS  := requirements-uv.lock requirements.lock requirements-dev.lock requirements-bench.lock \
	requirements-node.lock requirements-adapters.lock

ARGS ?=
JOBS ?= auto
MINUTES ?= 10
BUILD ?= $(if $(filter bench,$(MAKECMDGOALS)),compiled,pure)
COMPILED := build/compiled

# What a rule needs of the build, and the environment in which it runs.
ifeq ($(BUILD),compiled)
READY := $(COMPILED)/.done
else ifeq ($(BUILD),pure)
READY := pure
else
$(error BUILD is pure or compiled, not $(BUILD))
endif
RUN := TABLEE_BUILD=$(BUILD) $(if $(filter compiled,$(BUILD)),PYTHONPATH="$(CURDIR)/$(COMPILED)")

INSTALL := $(UV) pip install --quiet --python $(BIN)/python --compile-bytecode
COMPILE := $(UV) pip compile --quiet --python $(BIN)/python --python-version 3.11 --universal \
	--generate-hashes --no-emit-index-url --custom-compile-command 'make lock' $(LOCK_FLAGS)

# Node is the machine's own, or else the environment's.
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix $(WEB) --silent
BENCH_SERVER = $(RUN) PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python -m bench server
HAS_NODE := node -e 'const [a, b] = process.versions.node.split("."); process.exit(a * 100 + +b < 2019 ? 1 : 0)' \
	2>/dev/null && command -v npm >/dev/null
TYPED := $(wildcard src/tablee/server/*/*.py src/tablee/history/*.py src/tablee/packs/*.py src/tablee/table/*.py \
	src/tablee/games/*/view.py src/tablee/games/*/options.py src/tablee/core/*.py src/tablee/games/*/sentences.py src/tablee/kit/*.py scripts/page_names.py)
SOURCES := $(shell find src/tablee -type f ! -name '*.pyc' ! -path '$(STATIC)/*')
WEB_FILES := $(shell find $(WEB)/src $(WEB)/public $(WEB)/worker $(WEB)/*.* -type f 2>/dev/null)

# A moved or copied folder, or a Python that is gone, spoils an environment: it is made anew.
HOME_OF_VENV := $(shell test -x $(BIN)/python && cat $(VENV)/.home 2>/dev/null)

.DEFAULT_GOAL := help
.PHONY: help play web test suite page browser adapters light lint format bench coverage mutants fuzz docs \
	screenshots previews icons dist dist-test audit lock clean pure always moved chromium

help: ## list what make can do
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-11s %s\n", $$1, $$2 }' Makefile

play: $(VENV)/.play web $(READY) ## open the tables in the browser (ARGS=--lan for the whole room)
	@$(RUN) $(BIN)/tablee serve $(ARGS)

web: $(STATIC)/index.html ## build the web client, if anything in it has changed

test: suite page browser ## run all tests but the long ones (BUILD=compiled: on that build)

suite: $(VENV)/.dev web $(READY)
	@$(RUN) $(BIN)/pytest -n $(JOBS) --dist worksteal

page: $(VENV)/.types $(WEB)/node_modules/.done
	@$(NPM) run check
	@$(NPM) test < /dev/null

browser: $(VENV)/.dev web chromium $(READY)
	@$(RUN) $(BIN)/pytest -n $(JOBS) --dist worksteal -m "browser and not long"

adapters: $(PEERS)/.adapters pure ## test what other frameworks see of the games, by their own suites
	@TABLEE_BUILD=pure $(PEERS)/bin/python -m pytest tests/adapters

light: $(VENV)/.dev web ## measure what pip downloads for the engine alone (asks the package index)
	@$(BIN)/python -m bench install

lint: $(VENV)/.dev pure $(VENV)/.types $(WEB)/node_modules/.done ## check style, types, layers, the Dockerfile and locks
	@$(BIN)/ruff check $(CODE)
	@$(BIN)/ruff format --check $(CODE)
	@$(BIN)/mypy $(CODE)
	@$(BIN)/lint-imports --no-logo
	@$(BIN)/hadolint deploy/Dockerfile
	@$(NPM) run check
	@$(NPM) run lint
	@! grep -nE '://|--(extra-)?index|--find-links' $(LOCKS) || \
		{ echo 'A lock file names an address: run "make lock".' >&2; exit 1; }
	@! grep -n '"resolved"' $(WEB)/package-lock.json bench/peers/node/package-lock.json || \
		{ echo 'A package-lock.json names an address: remove it and run npm install beside it.' >&2; exit 1; }

format: $(VENV)/.dev $(WEB)/node_modules/.done ## rewrite Python and the page in the project's style
	@$(BIN)/ruff check --fix-only --quiet $(CODE)
	@$(BIN)/ruff format $(CODE)
	@$(NPM) run format

bench: $(PEERS)/.adapters $(PEERS)/node/.done $(READY) ## measure the engine and the server beside others
	@$(RUN) $(BIN)/python -m bench engine $(PEERS)/bin/python
	@$(RUN) $(BIN)/python -m bench learning $(PEERS)/bin/python
	@$(RUN) $(BENCH_SERVER)
	@$(RUN) $(BENCH_SERVER) --paced
	@$(RUN) $(BENCH_SERVER) --growth
	@$(RUN) $(BIN)/python -m bench nodes
	@$(RUN) $(BIN)/python -m bench nodes --faults
	@$(BIN)/python -m bench bars

coverage: $(VENV)/.dev web pure ## print which lines the Python tests reach (TESTS=…: some of them)
	@rm -rf build/coverage
	@TABLEE_BUILD=pure $(BIN)/coverage run -m pytest -n $(JOBS) --dist worksteal \
		-p scripts.mutants.contexts $(TESTS); status=$$?; \
	$(BIN)/coverage combine --quiet && $(BIN)/coverage report; exit $$status

mutants: $(VENV)/.dev pure ## make small mistakes and see whether tests notice (after make coverage; ARGS='rules --again')
	@TABLEE_BUILD=pure nice -n 15 $(BIN)/python -m scripts.mutants $(ARGS)

fuzz: $(VENV)/.dev web pure ## feed six kinds of input with what nobody thought of (MINUTES=10 of each; ARGS='records')
	@TABLEE_BUILD=pure $(BIN)/python -m tests.fuzz $(MINUTES) $(ARGS)

docs: $(VENV)/.dev ## build the documents as a site that asks nobody (build/site)
	@NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --quiet
	@echo 'build/site/index.html; with its search: python -m http.server --directory build/site'

screenshots: $(VENV)/.dev pure web chromium ## draw the pictures in docs/screenshots anew, in build/crowded every table at its fullest, in build/films great moments
	@$(BIN)/python -m tests.web.screenshots docs/screenshots build/crowded
	@$(BIN)/python -m tests.web.films build/films

previews: $(VENV)/.dev pure web chromium ## draw the pictures of invitations anew (web/public/previews)
	@$(BIN)/python -m tests.web.previews $(WEB)/public/previews

icons: $(VENV)/.dev pure chromium ## draw the icons of the installed page anew (web/public)
	@$(BIN)/python -m tests.web.icons $(WEB)/public

dist: $(VENV)/.$(if $(filter compiled,$(BUILD)),dev,play) web pure ## build a wheel and a source archive, with the page inside, and a bill of materials
	@rm -rf dist
	@SOURCE_DATE_EPOCH="$$(git log -1 --format=%ct 2>/dev/null || date +%s)" TABLEE_BUILD=$(BUILD) \
		$(UV) build --quiet --no-build-isolation --python $(BIN)/python --sdist --wheel --out-dir dist
	@$(BIN)/python -m scripts.sbom > dist/tablee.cdx.json
	@ls -1 dist/*

dist-test: $(VENV)/.dev dist ## install the built wheel into an empty environment and open its tables
	@$(BIN)/pytest -m registry tests/release

audit: $(VENV)/.dev ## look known vulnerabilities of the locks up in a copy of OSV's database (OSV='pypi.zip npm.zip')
	@$(BIN)/python -m scripts.audit $(OSV)

lock: $(VENV)/.uv ## renew the lock files (LOCK_FLAGS=--upgrade: newest versions)
	@$(COMPILE) --group installer --output-file requirements-uv.lock
	@$(COMPILE) pyproject.toml --extra server --group build --output-file requirements.lock
	@$(COMPILE) pyproject.toml --extra server --group build --group dev \
		--constraint requirements.lock --output-file requirements-dev.lock
	@$(COMPILE) --group bench --output-file requirements-bench.lock
	@$(COMPILE) --group adapters --constraint requirements-dev.lock --output-file requirements-adapters.lock
	@$(COMPILE) --group node --output-file requirements-node.lock

clean: ## remove everything make has made
	@rm -rf $(VENV) $(PEERS) build dist src/*.egg-info $(STATIC) $(WEB)/dist $(WEB)/node_modules \
		.hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache test-results
	@find $(CODE) -name __pycache__ -prune -exec rm -rf {} +

# A compiled file left over beside the source would hide what is edited there.
pure:
	@find src \( -name '*.so' -o -name '*.pyd' \) -delete

# Compiled anew when any source has changed; only what changed is recompiled. It is as old as its
# beginning: what is edited meanwhile is newer.
$(COMPILED)/.done: $(VENV)/.dev $(STATIC)/index.html setup.py pyproject.toml $(SOURCES) build/sources | pure
	@echo 'Compiling …'
	@mkdir -p $(COMPILED)
	@touch build/begun
	@find $(COMPILED) -type f ! -name '*.so' -delete
	@TABLEE_BUILD=compiled $(BIN)/python setup.py --quiet build --build-lib $(COMPILED) \
		--build-temp build/temp > build/log 2>&1 || { cat build/log >&2; exit 1; }
	@mv build/begun $@

# A file that is moved or gone brings no newer date, but another list.
build/sources: always
	@mkdir -p build
	@printf '%s\n' $(sort $(SOURCES)) > $@.new
	@cmp -s $@.new $@ && rm $@.new || mv $@.new $@

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
	@TABLEE_BUILD=pure $(INSTALL) --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.dev: $(VENV)/.play requirements-dev.lock
	@echo 'Installing the development tools …'
	@$(INSTALL) --require-hashes -r requirements-dev.lock
	@touch $@

# The page's types follow the server's; a file that stays the same keeps its date.
$(VENV)/.types: $(VENV)/.play $(TYPED)
	@mkdir -p $(WEB)/node_modules
	@$(BIN)/tablee types $(WEB)/node_modules/.protocol.ts
	@cmp -s $(WEB)/node_modules/.protocol.ts $(WEB)/src/lib/protocol.ts || \
		cp $(WEB)/node_modules/.protocol.ts $(WEB)/src/lib/protocol.ts
	@$(BIN)/python -m scripts.page_names
	@touch $@

$(STATIC)/index.html: $(VENV)/.types $(WEB)/node_modules/.done $(WEB_FILES)
	@echo 'Building the web client …'
	@$(NPM) run build -- --logLevel warn
	@touch $@

$(WEB)/node_modules/.done: $(VENV)/.node $(WEB)/package.json $(WEB)/package-lock.json
	@echo 'Installing what the web client is built with …'
	@$(NPM) ci
	@touch $@

$(VENV)/.node: $(VENV)/.uv requirements-node.lock
	@$(HAS_NODE) || { echo 'Installing Node …'; $(INSTALL) --require-hashes -r requirements-node.lock; }
	@touch $@

chromium:
	@for name in $(CHROMIUM) chromium chromium-browser google-chrome google-chrome-stable; do \
		command -v "$$name" >/dev/null && exit 0; \
	done; \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		echo 'Installing Chromium …'; \
		apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium >/dev/null; \
	else \
		echo 'Chromium is missing: install it (Debian: apt-get install chromium), or name it with CHROMIUM=…' >&2; \
		exit 1; \
	fi

# Peers live in an environment of their own: their needs never touch ours.
$(PEERS)/.done: $(VENV)/.play requirements-bench.lock
	@echo 'Installing what the benchmark compares with …'
	@$(UV) venv --quiet --clear --python $(BIN)/python $(PEERS)
	@$(UV) pip install --quiet --python $(PEERS)/bin/python --compile-bytecode \
		--require-hashes -r requirements-bench.lock
	@touch $@

# The adapters stand between both: they are tested where the peers are, with all that we need ourselves.
$(PEERS)/.adapters: $(PEERS)/.done requirements.lock requirements-adapters.lock pyproject.toml
	@echo 'Installing Tablée beside its peers …'
	@$(UV) pip install --quiet --python $(PEERS)/bin/python --compile-bytecode \
		--require-hashes -r requirements.lock -r requirements-adapters.lock
	@TABLEE_BUILD=pure $(UV) pip install --quiet --python $(PEERS)/bin/python \
		--no-deps --no-build-isolation --editable .
	@touch $@

PEER_SERVERS := bench/peers/node

$(PEERS)/node/.done: $(PEERS)/.done $(VENV)/.node $(PEER_SERVERS)/package.json $(PEER_SERVERS)/package-lock.json
	@mkdir -p $(PEERS)/node
	@cp $(PEER_SERVERS)/package.json $(PEER_SERVERS)/package-lock.json $(PEER_SERVERS)/.npmrc $(PEERS)/node
	@PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix $(PEERS)/node --silent ci --ignore-scripts
	@touch $@
