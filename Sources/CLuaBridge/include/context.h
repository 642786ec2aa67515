/// What there is of each Lua state, reached from any of its threads, and its limits.
#pragma once

#include <lauxlib.h>
#include <lua.h>
#include <lualib.h>
#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A stack frame of a script, copied when an error is thrown.
typedef struct fcb_frame {
  char source[256];  ///< the chunk's name as it was loaded, with its '@' or '='
  char name[64];     ///< the function's name as its caller knows it, or ""
  int line;          ///< the line being run, or -1
  int line_defined;  ///< where the function begins; 0 for a main chunk
  char kind;         ///< 'L' Lua, 'm' main chunk, 'C' C
} fcb_frame;

#define FCB_MAX_FRAMES 24

/// What is known of the last error that was thrown to a protected call of the host.
typedef struct fcb_failure {
  uint64_t serial;  ///< counts failures; tells this one from an earlier one
  bool passed_on;   ///< a host function has just raised it again
  lua_State *thread;  ///< the thread whose stack was recorded last
  int thread_start;   ///< where its frames begin; those before are of coroutines inside
  int depth;          ///< how many functions were running in it, recorded or not
  int frame_count;
  fcb_frame frames[FCB_MAX_FRAMES];
} fcb_failure;

/// Values on their way from Swift to Lua: a run of tagged bytes, and the objects among them,
/// each retained once. Used as a stack: who writes remembers where it began.
typedef struct fcb_wire {
  unsigned char *bytes;
  size_t length, capacity;
  void **objects;
  size_t object_count, object_capacity;
  bool failed;  ///< there was no memory for a value
} fcb_wire;

/// Why a script is stopped for good. Once it is, no instruction of it runs any more.
enum {
  FCB_RUNS,
  FCB_STOP_TIME,  ///< one call by the host has lasted too long
  FCB_STOP_TURN,  ///< all calls of one turn together have
  FCB_STOP_MEMORY,
  FCB_STOP_INSTRUCTIONS,
};

/// How the time that a script takes is watched.
enum {
  FCB_WATCHDOG,  ///< a thread signals the host's: running a script costs nothing more
  FCB_CLOCK,     ///< Lua counts instructions and looks at the clock now and then: no signal
};

/// What a script may use; 0 means there is no limit.
typedef struct fcb_limits {
  uint64_t call_time, turn_time;  ///< nanoseconds
  uint64_t instructions;  ///< in its whole life; with this one no time is watched
  size_t memory;          ///< bytes: Lua's and what the host holds for the script
  int timekeeping;
} fcb_limits;

/// What the watchdog sees of a script. The first fields are written by the script's thread.
typedef struct fcb_watch {
  uint64_t entry;  ///< the number of the outermost call that runs; 0 when none does
  uint64_t turn;   ///< the number of the turn
  int thread;      ///< the kernel's number of the script's thread
  // the watchdog's own
  uint64_t due_entry;  ///< the call to be stopped
  bool is_signalled;   ///< a signal is on its way, or being handled
  int due_reason;
  uint64_t seen_entry, seen_turn, entry_time, turn_time;
  struct fcb_context *next;
} fcb_watch;

/// Whether the watchdog sleeps because nothing ran.
extern int fcb_watchdog_sleeps;
void fcb_wake_watchdog(void);

/// Gives the counts of the lines of a text, by the name it was loaded with, and how many there are; NULL
/// for a text whose lines are not counted.
typedef uint32_t *(*fcb_find_lines)(void *host, const char *source, int *count);

/// How often lines have run.
typedef struct fcb_lines {
  fcb_find_lines find;  ///< NULL while no lines are counted
  const char *source;   ///< the name of the text whose line ran last
  uint32_t *counts;     ///< those of that text
  int count;
} fcb_lines;

struct fcb_resume;

/// How many functions of Lua's own call others and can be suspended with them.
#define FCB_PASSING_COUNT 3

typedef struct fcb_context {
  lua_State *main;
  lua_State *running;  ///< the thread whose function calls Swift, or main
  const struct fcb_resume *resumes;  ///< the coroutines that run now, innermost first
  bool waiting;  ///< a function of the host waits: every resume on the way out passes it on
  bool globals_kept;  ///< the globals are the script's: the host makes no table there any more
  bool stopping;  ///< the task that runs is cancelled: it stops at a function of the host
  lua_State *closing;  ///< the thread that is being closed; nothing may wait then
  int close_depth;     ///< how deep scripts close coroutines inside each other
  lua_CFunction passing[FCB_PASSING_COUNT];  ///< `pcall` and its like
  void *host;          ///< Swift's State; not retained here
  void (*release)(void *object);
  fcb_wire wire;
  uint64_t present;  ///< which fields of a spread table are set, bit 0 for the first
  int unknown_name;  ///< where the name of an unknown field lies on the stack, for Swift to judge
  const char *unknown_subject;  ///< and what it was looked for in
  fcb_failure failure;
  // limits
  volatile sig_atomic_t stop;    ///< why the script is stopped, FCB_RUNS while it is not
  lua_State *volatile current;   ///< the thread that runs Lua
  struct fcb_context *next_of_thread;  ///< of the contexts that one thread of the process made
  fcb_limits limits;
  fcb_watch watch;
  int entry_depth;       ///< how many calls by the host run inside each other
  uint64_t entries;      ///< how many outermost ones there have been
  uint64_t interrupted_entry;  ///< the one that is to be broken off; 0 for none
  uint64_t entry_start;  ///< when the outermost one began, for FCB_CLOCK
  uint64_t pause_start;  ///< when the host began to wait for others
  uint64_t instructions;
  fcb_lines lines;
  bool stop_recorded;    ///< `failure` tells where it was stopped, and is not to change
  bool memory_refused;   ///< whether that was the answer to who asked for memory last
  fcb_frame refused_at;  ///< where the script was when memory was refused last
  /// The objects that userdata retain; a free place has the number of the next one, doubled and odd.
  uintptr_t *objects;
  size_t object_capacity, free_object;
  int *dead_references;  ///< to be let go of at the next call
  int dead_count, dead_capacity;
  // memory, in bytes
  size_t used, peak;
  /// How many values `fcb_read` has read.
  size_t read_count;
  size_t held;  ///< what the host holds for the script
  size_t collect_at;  ///< with how much in use all garbage is collected, 0 for never
  uint64_t allocations;      ///< allocations and growths asked for so far
  uint64_t failing;          ///< the number of the first allocation to fail; 0 means none
  uint64_t failing_end;      ///< the number of the first one to succeed again
} fcb_context;

/// Makes a state and its context. NULL when there is no memory.
/// The allocations numbered `failing` to `failing_end - 1` fail, for tests; 0 and 0 for none.
fcb_context *fcb_open(void *host, void (*release)(void *), uint64_t failing, uint64_t failing_end);

/// Closes the state, which releases every object it holds, and frees the context.
void fcb_close(fcb_context *context);

/// Sets the limits; those of time and instructions hold for what is called from now on.
/// False when the signal of the watchdog is in use by another part of the process.
bool fcb_set_limits(fcb_context *context, const fcb_limits *limits);

/// Has a signal of the process break off what the scripts of the thread that gets it are running,
/// with an error that they can catch; whoever had the signal before still hears of it. One signal at
/// a time. False when it can't be taken.
bool fcb_take_interrupts(int signal);
void fcb_give_back_interrupts(int signal);

/// Counts how often lines run, of what is called from now on. Threads that were made before don't count.
void fcb_count_lines(fcb_context *context, fcb_find_lines find);

/// Has the counts of the next line be looked for anew: those of some text lie elsewhere now.
void fcb_forget_lines(fcb_context *context);

/// Tells that a new turn of the host's loop has begun.
static inline void fcb_begin_turn(fcb_context *context) {
  __atomic_store_n(&context->watch.turn, context->watch.turn + 1, __ATOMIC_RELAXED);
}

/// Accounts for work that the host does for a script, in steps about as long as an instruction.
/// Returns whether the script may go on.
bool fcb_account(fcb_context *context, size_t steps);

/// Notes that so many bytes more are held for the script by the object with number `key`, or by
/// the host where it has no userdata. Collects all garbage before it calls the limit reached.
/// Returns whether the script may go on.
bool fcb_charge(fcb_context *context, int64_t key, ptrdiff_t bytes);

/// Whether so many bytes more may be taken for a moment; collects all garbage before it says no,
/// which stops the script.
bool fcb_has_memory(fcb_context *context, size_t bytes);

/// Lets go of all that is held by the object with number `key`.
void fcb_discharge(fcb_context *context, int64_t key);

/// Stops the script for good.
void fcb_stop(fcb_context *context, int reason);

/// A thread that waits for the host has the lowest bit of its link to the context set.
static inline fcb_context *fcb_context_of(lua_State *L) {
  return (fcb_context *)(*(uintptr_t *)lua_getextraspace(L) & ~(uintptr_t)1);
}
