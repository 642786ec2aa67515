PREFIX ?= /usr/local
DESTDIR ?=
DECK ?= decks/us-capitals.lua

release := swift build -c release --static-swift-stdlib
binary := .build/release/fcscript
lua_folders := $(wildcard decks scripts)

.NOTPARALLEL:
.PHONY: help setup build run test check bench soak fuzz fuzz-scripts sanitize sanitize-address sanitize-thread install clean

help: ## list what make can do
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 12

setup:
	@.ci/setup

build: setup ## build the release binary
	$(release) --product fcscript

run: build ## play a deck: make run DECK=decks/elements.lua ARGS="--seed 1"
	@$(binary) run "$(DECK)" $(ARGS)

test: setup ## run every test, Swift and Lua
	swift test --skip Soak

check: ## formatting, luacheck, warnings and the arrows between targets
	@.ci/setup lua-check
	swift format lint --strict -r Package.swift Sources Tests
	luacheck --quiet $(lua_folders)
	swift build --build-tests
	swift test --skip-build --filter ArchitectureTests

bench: build ## compare with plain C and plain Lua in one run
	@.ci/setup lua5.4
	swift run -c release --static-swift-stdlib fcbench $(binary)

soak: setup ## the tests that need deadlines or long runs
	swift test --filter Soak

SECONDS ?= 60
fuzz: setup ## made-up input for each target: make fuzz SECONDS=60 TARGET=csv
	@.ci/fuzz "$(SECONDS)" "$(TARGET)" "$(INPUT)"

SCRIPTS ?= 100000
SEED ?= 1

fuzz-scripts: setup ## scripts written at random, under AddressSanitizer: make fuzz-scripts SCRIPTS=100000 SEED=1
	FCSCRIPT_RANDOM_SCRIPTS=$(SCRIPTS) FCSCRIPT_RANDOM_SEED=$(SEED) \
	  LSAN_OPTIONS=suppressions=$(CURDIR)/.ci/leaks.supp \
	  swift test --sanitize address --scratch-path .build/address --filter RandomScriptTests

sanitize: sanitize-address sanitize-thread ## every test under AddressSanitizer and ThreadSanitizer

sanitize-address: setup
	LSAN_OPTIONS=suppressions=$(CURDIR)/.ci/leaks.supp \
	  swift test --sanitize address --scratch-path .build/address --skip Soak

sanitize-thread: setup
	swift test --sanitize thread --scratch-path .build/thread --skip Soak

install: build ## install program, decks and scripts below PREFIX (/usr/local), or DESTDIR/PREFIX
	install -d "$(DESTDIR)$(PREFIX)/bin" "$(DESTDIR)$(PREFIX)/share/fcscript"
	install -m 755 "$(binary)" "$(DESTDIR)$(PREFIX)/bin/fcscript"
	cp -R $(lua_folders) "$(DESTDIR)$(PREFIX)/share/fcscript/"
	install -d "$(DESTDIR)$(PREFIX)/share/doc/fcscript"
	install -m 644 docs/serve.md docs/serve.schema.json "$(DESTDIR)$(PREFIX)/share/doc/fcscript/"

clean: ## remove everything that was built
	rm -rf .build
