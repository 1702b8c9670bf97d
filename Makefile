# Caravela. Needs Python 3.11 or newer and make; `make fast` also needs a C compiler. `make help` lists what there is.
# Everything is installed into .venv/, from the locked lists in requirements/, and nowhere else; only what checks the browser's
# scripts goes to node_modules/, with the Python of `make site`, from package-lock.json, and needs Node.

PYTHON ?= python3
ARGS ?=
# Tests that wait for a server or a browser leave room for two more than there are cores.
JOBS ?= $(shell expr $$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2) + 2)

# Where Python may not keep what it has compiled, every server, bot and worker of a test compiles everything again.
unexport PYTHONDONTWRITEBYTECODE

# A file is tested by one process, in its order: servers that a file needs are started once.
SHARED := --dist loadfile --no-loadscope-reorder

BIN := .venv/bin
# uv when it is there, which is quicker. Of pip only errors are shown: what it warns of helps nobody who wants to play.
UV := $(shell command -v uv 2>/dev/null)
PIP := PIP_DISABLE_PIP_VERSION_CHECK=1 $(BIN)/python -m pip
ADD := $(if $(UV),VIRTUAL_ENV=.venv $(UV) pip install --quiet,$(PIP) install -qq)
INSTALL := $(ADD) --require-hashes -r
CHECKED := $(wildcard caravela tests bench examples/*/*/)
QUICK := tests/core tests/text tests/games
API := caravela.core caravela.games !caravela.games..* caravela.bots caravela.bots.levels caravela.bots.seat caravela.table.play

# The stamps carry the folder and the Python version: a moved or copied tree and a new Python get a new environment.
KEY := $(shell { pwd; $(PYTHON) -V; } 2>&1 | cksum | cut -d ' ' -f 1)
RUN := .venv/.run-$(KEY)
PROJECT := .venv/.project-$(KEY)
DEV := .venv/.dev-$(KEY)
FAST := .venv/.fast-$(KEY)
LOCK := .venv/.lock-$(KEY)
EXTRAS := .venv/.extras-$(KEY)
CHROMIUM := .venv/.chromium-$(KEY)
NODE := node_modules/.installed
INSIDE := build/wheels/hypothesis/asked.txt

.NOTPARALLEL:
.DELETE_ON_ERROR:
.PHONY: help play terminal site site-play test-site wheels release check test scripts fast plain test-fast long test-extras bench strength fuzz fuzz-wire chaos leaks options rules golden protocol api screenshots lock format clean

help: ## this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1@\2/p' Makefile | awk -F@ '{ printf "%-18s %s\n", $$1, $$2 }'

play: $(PROJECT) ## play in the browser; ARGS="--port 8123 --no-browser" goes to `caravela serve`
	@$(BIN)/caravela serve $(ARGS)

terminal: $(PROJECT) ## play at the terminal; ARGS="<game> --preset … --seats person" goes to `caravela play`
	@$(BIN)/caravela play $(ARGS)

site: $(PROJECT) $(NODE) plain ## Caravela without a server: a folder for any web host, build/site
	@$(BIN)/python tools/site.py

site-play: site ## the same, shown by a plain file server on this machine
	@echo 'http://localhost:8090'; $(BIN)/python -m http.server --bind 127.0.0.1 --directory build/site 8090

test-site: site $(DEV) $(CHROMIUM) $(INSIDE) ## play from that folder in a browser, the network otherwise cut
	CARAVELA_SITE=1 $(BIN)/python -m pytest -n 2 $(SHARED) tests/site tests/browser/test_site.py tests/browser/test_site_play.py $(ARGS)

wheels: $(RUN) ## a plain wheel and a compiled one, each tried in an empty environment, in dist; ARGS="--python python3.11 --python python3.12"
	@$(BIN)/python tools/wheels.py $(or $(ARGS),--python $(PYTHON))

release: $(PROJECT) $(NODE) plain ## make release VERSION=x.y.z: version, changes, wheels, site, checksums in dist/x.y.z, a commit and a tag; all of it or nothing
	@$(BIN)/python tools/release.py $(VERSION)

check: $(PROJECT) $(DEV) plain ## in under a minute: format, lint, types, and the quick tests of core, rules and messages
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy --strict $(CHECKED)
	$(BIN)/python -m pytest -n $(JOBS) $(SHARED) -m "not slow and not long" $(QUICK) $(ARGS)

# Types are checked while the tests run, which mostly wait for a server or a browser, and told after them. What one process has
# collected before, the others need not compile each for itself.
test: $(PROJECT) $(DEV) $(CHROMIUM) $(INSIDE) plain scripts ## format, lint, types and tests, on the plain build, in ten minutes; test-fast has the rest
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	@$(BIN)/mypy --strict $(CHECKED) > .venv/types.txt 2>&1 & types=$$!; \
	$(BIN)/python -m pytest --collect-only -qq $(ARGS) > /dev/null 2>&1; \
	$(BIN)/python -m pytest -n $(JOBS) $(SHARED) -m "not long" $(ARGS); tests=$$?; \
	wait $$types; types=$$?; echo '$(BIN)/mypy --strict $(CHECKED)'; cat .venv/types.txt; exit $$((tests + types))

# What `make test` plays shorter: twice the random games of the contract, browser games clicked to their end,
# every window, language and moment of the table page, servers with both databases, fifty kills; and on the compiled build, because they think long, everything
# hidden dealt anew fifty times at more decisions and with more set-ups than test-fast does it.
long: $(PROJECT) $(DEV) $(CHROMIUM) $(FAST) plain ## the long versions of tests that make test keeps short; needs a C compiler
	CARAVELA_FUZZ=2 $(BIN)/python -m pytest -n $(JOBS) $(SHARED) tests/contract
	CARAVELA_WHOLE=1 $(BIN)/python -m pytest -n $(JOBS) $(SHARED) tests/web
	CARAVELA_WHOLE=1 $(BIN)/python -m pytest tests/browser -k "by_click or by_touch or by_keys or any_window or keeps_its_place"
	$(BIN)/python -m bench.kill
	@trap '$(UNCOMPILE)' EXIT; trap 'exit 129' HUP; trap 'exit 130' INT; trap 'exit 143' TERM; \
	echo 'Compiling the rules ...'; $(COMPILE) || exit; \
	$(BIN)/python -m tests.bots.peeking --deals 50

scripts: $(NODE) ## the browser's scripts: types, lint and their own tests
	node_modules/.bin/tsc
	node_modules/.bin/biome lint --error-on-warnings
	node --test --test-reporter=spec tests/js/*.test.js

COMPILE = CARAVELA_COMPILE=1 $(BIN)/python setup.py --quiet build_ext --inplace
UNCOMPILE = find caravela -name "*.so" -delete; rm -f caravela__mypyc.*.so

fast: $(PROJECT) $(FAST) ## compile the rules in place (CARAVELA_OPT=1: quicker compiling, slower play)
	$(COMPILE)

plain: ## remove the compiled rules: plain Python again
	@$(UNCOMPILE)

test-fast: $(PROJECT) $(DEV) $(FAST) ## compile, run the tests on the compiled build, also the long ones, and return to plain
	@trap '$(UNCOMPILE)' EXIT; trap 'exit 129' HUP; trap 'exit 130' INT; trap 'exit 143' TERM; \
	echo 'Compiling the rules ...'; $(COMPILE) || exit; \
	echo 'Testing the compiled build ...'; $(BIN)/python -m pytest -n $(JOBS) $(SHARED) --ignore tests/browser $(ARGS)

test-extras: $(EXTRAS) ## test what needs Ray, OpenSpiel or Parquet, in an environment of its own (.venv/extras)
	.venv/extras/bin/python -c 'import pyarrow.parquet, pyspiel, ray' # a test that lacks one of them is only skipped
	.venv/extras/bin/python -m pytest tests/lab/test_ray.py tests/table/test_with_ray.py tests/lab/test_dataset.py tests/research/test_spiel.py $(ARGS)

bench: $(PROJECT) ## measure, with the build that is there
	@$(BIN)/caravela bench $(ARGS)

strength: $(PROJECT) ## how strong the bots are, the whole ladder of docs/bots.md: a night on the compiled build; stop it, and it goes on later
	@$(BIN)/python -m bench.strength $(ARGS)

fuzz: $(PROJECT) $(DEV) ## play random games and check every promise on the way
	@$(BIN)/python -m tests.fuzz $(ARGS)

fuzz-wire: $(PROJECT) $(DEV) ## strange inputs by HTTP, WebSocket, records, campaigns, tables and commands; ARGS="--seconds 600 --only http"
	@$(BIN)/python -m tests.wire $(ARGS)

chaos: $(PROJECT) $(DEV) ## kills, full disks, locks, clock jumps and floods while people play, on both databases; ARGS="--times 1500" for two hours
	@$(BIN)/python -m bench.chaos $(ARGS)

leaks: $(PROJECT) $(DEV) ## deal everything hidden anew in 300 games: nothing that leaves the process may change
	@$(BIN)/python -m tests.leaks $(ARGS)

options: $(PROJECT) ## write the numbers of all options anew, after a change in a vocabulary.py
	@$(BIN)/python tools/options.py

rules: $(PROJECT) $(DEV) ## list the rule clauses that no test cites
	@$(BIN)/python -m tests.rules_coverage $(ARGS)

golden: $(PROJECT) $(DEV) ## golden games: what is missing, and digests anew; ARGS="--show <line>" writes a game as text
	@$(BIN)/python -m tests.golden $(ARGS)

protocol: $(PROJECT) $(DEV) ## the browser's types and the list in docs/protocol.md, anew from caravela/web/protocol.py
	@$(BIN)/python -m tests.js.declared

api: $(PROJECT) $(DEV) plain ## the programming interface as pages in build/api, from the docstrings
	$(BIN)/python -W error -m pdoc --no-show-source -o build/api $(patsubst %,'%',$(API))
	@echo 'Open build/api/index.html.'

screenshots: $(PROJECT) $(DEV) $(CHROMIUM) ## the pictures of the README, anew in docs/screenshots; ARGS=--gallery: every game, window and language, in build/gallery
	@$(BIN)/python -m tests.browser.screenshots $(ARGS)

format: $(DEV) ## put the code into the house format
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

clean: plain ## remove everything that make has made
	rm -rf .venv node_modules build dist *.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# ---- the environment; a stamp is written only after everything before it has worked

$(RUN): requirements/run.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	  echo "Caravela needs Python 3.11 or newer, and '$(PYTHON)' is not; name another with make PYTHON=python3.12." >&2; exit 1; }
	@[ -n "$(UV)" ] || $(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
	  echo "Caravela needs the venv module, which '$(PYTHON)' lacks (on Debian and Ubuntu: install python3-venv)." >&2; exit 1; }
	@echo 'Preparing .venv ...'
	@rm -rf .venv
	@$(if $(UV),$(UV) venv --quiet --seed --python $(PYTHON) .venv,$(PYTHON) -m venv .venv)
	@$(INSTALL) requirements/run.txt
	@touch $@

$(PROJECT): $(RUN) pyproject.toml setup.py
	@rm -f $@
	@$(ADD) --no-build-isolation --no-deps -e .
	@touch $@

$(DEV): $(RUN) requirements/dev.txt
	@rm -f $@
	@$(INSTALL) requirements/dev.txt
	@touch $@

$(FAST): $(RUN) requirements/fast.txt
	@rm -f $@
	@command -v $${CC:-cc} >/dev/null && $(BIN)/python -c 'import os, sysconfig; \
	os.stat(os.path.join(sysconfig.get_path("include"), "Python.h"))' 2>/dev/null || { \
	  echo 'Compiling the rules needs a C compiler and the header files of Python; everything else works without.' >&2; exit 1; }
	@$(INSTALL) requirements/fast.txt
	@touch $@

$(EXTRAS): $(RUN) requirements/extras.txt
	@echo 'Preparing .venv/extras ...'
	@rm -rf $@ .venv/extras
	@$(PYTHON) -m venv .venv/extras
	@PIP_DISABLE_PIP_VERSION_CHECK=1 .venv/extras/bin/python -m pip install -qq --require-hashes -r requirements/extras.txt
	@touch $@

# Browser tests need Chromium (or Chrome); on Debian and Ubuntu it comes from the system's packages. Without windows it is quicker.
$(CHROMIUM): $(RUN)
	@command -v chromium-headless-shell chromium chromium-browser google-chrome >/dev/null || { \
	  command -v apt-get >/dev/null && [ "$$(id -u)" = 0 ] && echo 'Installing Chromium ...' && apt-get -qq update && \
	  DEBIAN_FRONTEND=noninteractive apt-get -qq install --no-install-recommends -y chromium-headless-shell >/dev/null; } || { \
	  echo 'The browser tests need Chromium: install it (on Debian and Ubuntu: apt install chromium) and try again.' >&2; exit 1; }
	@touch $@

# Nothing that is served or installed needs Node: it only checks, and has the Python of a site without a server.
$(NODE): package.json package-lock.json
	@node -e 'process.exit(Number(process.versions.node.split(".")[0]) < 20 ? 1 : 0)' 2>/dev/null && command -v npm >/dev/null || { \
	  echo "Checking the browser's scripts needs Node 20 or newer and npm: install them (on Debian and Ubuntu: apt install nodejs npm) and try again." >&2; exit 1; }
	@echo 'Preparing node_modules ...'
	@npm ci --silent
	@touch $@

# What the tests in the Python of a site need beside what it has, compiled for it.
$(INSIDE): $(RUN) requirements/dev.txt
	@$(BIN)/python tools/for_pyodide.py hypothesis dev >/dev/null
	@touch $@

# ---- the locked lists, with hashes; ARGS=--upgrade takes newer versions. Lock with the oldest Python that is supported.

$(LOCK): $(RUN) requirements/lock.txt
	@rm -rf $@ .venv/lock
	@$(PYTHON) -m venv .venv/lock
	@PIP_DISABLE_PIP_VERSION_CHECK=1 .venv/lock/bin/python -m pip install -qq --require-hashes -r requirements/lock.txt
	@touch $@

PIP_COMPILE = CUSTOM_COMPILE_COMMAND='make lock' .venv/lock/bin/pip-compile --quiet --generate-hashes --allow-unsafe \
  --strip-extras --no-emit-index-url --no-emit-trusted-host --no-emit-find-links --no-emit-options $(ARGS)

lock: $(LOCK) ## renew requirements/*.txt from pyproject.toml; ARGS=--upgrade takes newer versions
	$(PIP_COMPILE) --all-build-deps --extra server -o requirements/run.txt pyproject.toml
	$(PIP_COMPILE) --all-build-deps --extra server --extra dev -c requirements/run.txt -o requirements/dev.txt pyproject.toml
	$(PIP_COMPILE) --extra server --extra fast -c requirements/dev.txt -o requirements/fast.txt pyproject.toml
	$(PIP_COMPILE) --extra fast --extra wheels -c requirements/dev.txt -o requirements/wheels.txt pyproject.toml
	$(PIP_COMPILE) --extra server --extra openspiel --extra parquet --extra ray --extra test -c requirements/dev.txt -o requirements/extras.txt pyproject.toml
	$(PIP_COMPILE) --extra server --extra lock -c requirements/dev.txt -o requirements/lock.txt pyproject.toml
