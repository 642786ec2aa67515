/// What the bridge is measured against: the same work in plain C over the same Lua library.
#pragma once

#include <stdbool.h>
#include <stdint.h>

typedef struct lua_State lua_State;

/// A state with `add`, `counter` (a userdata checked by luaL_checkudata), `record` (a userdata with
/// one property) and `run(chunk, n)` for Lua that loops by itself.
lua_State *baseline_open(void);
void baseline_close(lua_State *L);

/// Runs a chunk of Lua; 0 when it succeeded.
int baseline_run(lua_State *L, const char *chunk);

/// Calls the global function `add_in_lua(i, 1)` under lua_pcall, `count` times; returns the sum.
int64_t baseline_calls(lua_State *L, int64_t count);

/// Starts `count` timers of libuv that are due at once and fires them.
void baseline_timers(int64_t count);

/// Starts `count` such timers that call the global Lua function `beat`, then fires them; returns
/// the seconds that firing took.
double baseline_lua_timers(lua_State *L, int64_t count);

/// Runs the global Lua function `sleeper` as a coroutine that yields `count` times; each time a
/// timer of libuv resumes it. Returns the seconds that took.
double baseline_sleeps(lua_State *L, int64_t count);

/// The most memory the process has had, in KiB.
int64_t baseline_peak_memory(void);

typedef struct baseline_store baseline_store;

/// Opens a store's file with nothing but SQLite, as durable as a store.
baseline_store *baseline_store_open(const char *path);
void baseline_store_close(baseline_store *store);

/// Marks the first `recipes` recipes of book 1 as favorites, then takes the marks off, and so on,
/// `count` times, each in a transaction of its own; returns how many calls have failed.
int baseline_store_toggles(baseline_store *store, int64_t recipes, int64_t count);

/// Adds answers to a game of space 1, to one card after the other, each in a transaction of its own;
/// returns how many calls have failed.
int baseline_store_answers(baseline_store *store, int64_t game, const char *const *cards,
                           int64_t card_count, const void *response, int64_t size,
                           int64_t count);

/// Opens a terminal. Returns the person's end, from which reading does not wait, or -1; the
/// program's end goes to `inner`.
int baseline_terminal_open(int columns, int rows, int *inner);

/// Plays so many games of a deck through the C library, always choosing the first answer; returns
/// how many bytes of questions and answers there were.
int64_t baseline_play(const char *deck, int64_t games);

typedef struct baseline_peer baseline_peer;

/// Starts a program, with its input and output in pipes; NULL when that fails.
baseline_peer *baseline_peer_open(const char *program, const char *const *arguments);

/// Ends the program's input, and waits for it to end.
void baseline_peer_close(baseline_peer *peer);

/// Keeps this process, and what it starts from now on, to one processor, or lets go of it again.
void baseline_use_one_processor(bool one);

/// Writes lines and reads until a line is an answer in JSON-RPC; returns how many bytes were read,
/// -1 when they are more than there is room for, or the program has ended.
int64_t baseline_peer_ask(baseline_peer *peer, const char *text, int64_t size, char *answer,
                          int64_t room);
