PREFIX ?= /usr/local
DESTDIR ?=
DECK ?= decks/us-capitals.lua

# The same for program and library, which then share what is compiled. Other linkers than lld leave
# names of ours in the table of what the library exports.
release := -c release --static-swift-stdlib -Xswiftc -static-stdlib -Xswiftc -use-ld=lld
# Programs, whose start counts, have the C libraries within them.
libraries := $(CURDIR)/.build/static
program := PKG_CONFIG_PATH="$(libraries)/pkgconfig" swift build $(release) -Xlinker -L$(libraries)
binary := .build/release/fcscript
library := .build/release/libfcscript-c.so
abi := $(shell sed -n 's/^\#define FC_ABI_VERSION //p' Sources/CFCScript/fcscript.h)
soname := libfcscript.so.$(abi)
version := $(shell sed -n 's/.*static let version = "\(.*\)"/\1/p' Sources/fcscript/Program.swift)
lua_folders := $(wildcard decks scripts)
templates := Sources/FCTools/Templates

.NOTPARALLEL:
.PHONY: help setup build lib run test check docs bench soak fuzz fuzz-scripts sanitize \
  sanitize-address sanitize-thread install check-install clean

help: ## list what make can do
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 12

setup:
	@.ci/setup

build: setup ## build the release binary
	@.ci/static-libraries "$(libraries)"
	$(program) --product fcscript

lib: setup ## build the C library, which needs no Swift to be installed
	swift build $(release) --product fcscript-c -Xlinker -soname=$(soname) \
	  -Xlinker --version-script=Sources/CFCScript/exports.map

run: build ## play a deck: make run DECK=decks/elements.lua ARGS="--seed 1"
	@$(binary) run "$(DECK)" $(ARGS)

test: setup ## run every test, Swift and Lua
	swift test --skip Soak

check: ## formatting, luacheck, warnings and the arrows between targets
	@.ci/setup lua-check
	swift format lint --strict -r Package.swift Sources Tests
	luacheck --quiet $(lua_folders) $(templates)
	swift build --build-tests
	swift package dump-symbol-graph --minimum-access-level public --skip-synthesized-members >/dev/null
	FCSCRIPT_SYMBOLS="$$(swift build --show-bin-path)/../symbolgraph" \
	  swift test --skip-build --filter ArchitectureTests

docs: setup ## the manual of the Swift interface, as a static site in .build/docs
	@.ci/docs

bench: build ## compare with plain C and plain Lua in one run
	@.ci/setup lua5.4
	$(program) --product fcbench
	.build/release/fcbench $(binary)

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

place = $(DESTDIR)$(PREFIX)
manual = $(place)/share/man
# Without the plugins of whoever installs.
completions = env -u HOME -u XDG_CONFIG_HOME "$(binary)" completions

install: build lib ## install program, library, manuals, completions, decks, scripts below PREFIX (/usr/local), or DESTDIR/PREFIX
	install -d "$(place)/bin" "$(place)/include" "$(place)/lib/pkgconfig" "$(place)/share/fcscript"
	install -m 755 "$(binary)" "$(place)/bin/fcscript"
	install -m 644 -s "$(library)" "$(place)/lib/$(soname)"
	ln -sf $(soname) "$(place)/lib/libfcscript.so"
	install -m 644 Sources/CFCScript/fcscript.h "$(place)/include/"
	sed 's|@PREFIX@|$(PREFIX)|; s|@VERSION@|$(version)|' Sources/CFCScript/fcscript.pc.in \
	  > "$(place)/lib/pkgconfig/fcscript.pc"
	cp -R $(lua_folders) "$(place)/share/fcscript/"
	install -d "$(manual)/man1" "$(manual)/man5" "$(place)/share/doc/fcscript"
	"$(binary)" --manual-page > "$(manual)/man1/fcscript.1"
	"$(binary)" --manual-page lua > "$(manual)/man5/fcscript-lua.5"
	for command in $$(sed -n 's/^\.SS //p' "$(manual)/man1/fcscript.1"); do \
	  echo ".so man1/fcscript.1" > "$(manual)/man1/fcscript-$$command.1" || exit; done
	install -d "$(place)/share/bash-completion/completions" "$(place)/share/zsh/site-functions" \
	  "$(place)/share/fish/vendor_completions.d"
	$(completions) bash > "$(place)/share/bash-completion/completions/fcscript"
	$(completions) zsh > "$(place)/share/zsh/site-functions/_fcscript"
	$(completions) fish > "$(place)/share/fish/vendor_completions.d/fcscript.fish"
	install -m 644 docs/*.md docs/serve.schema.json "$(place)/share/doc/fcscript/"
	install -d "$(place)/share/doc/fcscript/lua"
	install -m 644 docs/lua/*.md "$(place)/share/doc/fcscript/lua/"

check-install: ## install into .build/installed, and build and run a C program with what is there
	$(MAKE) install PREFIX="$(CURDIR)/.build/installed" DESTDIR=
	.ci/library "$(CURDIR)/.build/installed"

clean: ## remove everything that was built
	rm -rf .build
