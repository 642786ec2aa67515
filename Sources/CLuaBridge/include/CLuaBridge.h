/// The C side of the bridge: what must run in C because it can raise a Lua error, and what
/// Swift cannot see of Lua's own header. No policy here.
///
/// Two rules hold throughout. A Swift function never runs below a Lua error: it returns a code
/// to its trampoline, and C raises after it has returned. And what can raise outside a
/// trampoline runs under `lua_pcall` and gives back a status.
#pragma once

#include <lauxlib.h>
#include <lua.h>
#include <lualib.h>
#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// --- Context: one for each Lua state, reached from any of its threads -----------------------

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
  int due_reason;
  uint64_t seen_entry, seen_turn, entry_time, turn_time;
  struct fcb_context *next;
} fcb_watch;

/// Whether the watchdog sleeps because nothing ran.
extern int fcb_watchdog_sleeps;
void fcb_wake_watchdog(void);

struct fcb_resume;

/// How many functions of Lua's own call others and can be suspended with them.
#define FCB_PASSING_COUNT 3

typedef struct fcb_context {
  lua_State *main;
  lua_State *running;  ///< the thread whose function calls Swift, or main
  const struct fcb_resume *resumes;  ///< the coroutines that run now, innermost first
  bool waiting;  ///< a function of the host waits: every resume on the way out passes it on
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
  uint64_t entry_start;  ///< when the outermost one began, for FCB_CLOCK
  uint64_t instructions;
  bool stop_recorded;    ///< `failure` tells where it was stopped, and is not to change
  fcb_frame refused_at;  ///< where the script was when memory was refused last
  int *dead_references;  ///< to be let go of at the next call
  int dead_count, dead_capacity;
  // memory, in bytes
  size_t used, peak;
  size_t held;  ///< what the host holds for the script
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

// --- Functions and classes ------------------------------------------------------------------

/// What a Swift function answers to its trampoline.
enum {
  // 0 and above: so many values on top of the stack are the results
  FCB_ERROR = -1,    ///< raise the text on the wire, with the caller's file and line before it
  FCB_RETHROW = -2,  ///< raise the value of the last failure again, unchanged
  FCB_WIRE = -3,     ///< the results are the values on the wire
  FCB_TEXT = -4,     ///< the result is the text on the wire: its bare bytes, without a tag
  FCB_MEMORY = -5,   ///< raise "not enough memory"
  FCB_WAIT = -6,     ///< suspend the task; the results are the values it is resumed with
};

/// A function of the host. `self` is the object of a method, NULL for a plain function;
/// `box` is the Swift closure.
typedef int (*fcb_entry)(fcb_context *context, lua_State *L, void *self, const void *box);

struct fcb_class;

/// A function as scripts see it. It must outlive the state.
typedef struct fcb_function {
  fcb_entry entry;
  const void *box;
  const char *name;
  const struct fcb_class *self_class;  ///< the class of a method's object, or NULL
  int field_count;      ///< how many fields of its table argument are spread; 0 for none
  int field_argument;   ///< the stack index of that table
  const char *subject;  ///< what the table describes, for messages: "card"
  const char *form;     ///< a call as it should be, for messages, or ""
} fcb_function;

/// A property: Swift's getter and setter. An entry of NULL means there is none.
typedef struct fcb_property {
  fcb_function get, set;
} fcb_property;

/// A class as scripts see it. It must outlive the state.
typedef struct fcb_class {
  const char *name;
  int metatable_reference;  ///< set by `fcb_define_class`
  fcb_function unknown;  ///< refuses a name that is no member: answers FCB_ERROR
  fcb_function description, length, element;
  fcb_function get_other, set_other;  ///< for names that are no members; NULL where there are none
  fcb_function fields;                ///< gives a table for `pairs`; NULL lists the properties
  const fcb_function *methods;
  int method_count;
  const fcb_property *properties;
  int property_count;
  /// The number of the object that holds what belongs to `object` on the Lua side, or 0; NULL when
  /// each object of the class holds its own. An object's userdata keeps its holder alive.
  int64_t (*holder)(void *object);
  /// How many bytes the host holds for an object, beside its userdata; NULL for hardly any.
  size_t (*weight)(void *object);
  size_t held;  ///< what the host holds for all objects of the class
} fcb_class;

/// The block of a userdata.
typedef struct fcb_block {
  fcb_class *class;
  void *object;   ///< retained; NULL once collected
  int64_t key;    ///< the object's number in this state
  size_t weight;  ///< how many bytes the host holds for it
} fcb_block;

// The functions below that return a status run protected: LUA_OK, or LUA_ERRMEM or LUA_ERRRUN
// with nothing left on the stack.

int fcb_define_class(fcb_context *context, fcb_class *class);

/// Pushes a function of the host. `fields` are the names of the fields it spreads, or NULL;
/// `unknown` refuses another one, or lets it pass by answering with no results.
int fcb_push_function(fcb_context *context, const fcb_function *function,
                      const char *const *fields, const fcb_function *unknown);

/// Adds a method that spreads fields to its class, which must be defined.
int fcb_set_method(fcb_context *context, const fcb_function *function, const char *const *fields,
                   const fcb_function *unknown);

/// The block of the userdata at `index`, or NULL for anything else. Never raises.
///
/// Every userdata of a state is the host's or a Lua library's, and no library that a host opens
/// makes one of this size that begins with the address of a class.
static inline const fcb_block *fcb_block_at(lua_State *L, int index) {
  const fcb_block *block = (const fcb_block *)lua_touserdata(L, index);
  return block != NULL && lua_rawlen(L, index) == sizeof *block ? block : NULL;
}

/// The object at `index` when it is of `class`, else NULL. Never raises.
static inline void *fcb_object(lua_State *L, int index, const fcb_class *class) {
  const fcb_block *block = fcb_block_at(L, index);
  return block != NULL && block->class == class ? block->object : NULL;
}

/// Pushes the userdata of the object with this number, or nothing. Never raises.
bool fcb_push_object(fcb_context *context, lua_State *L, int64_t key);

// --- What an object holds on the Lua side ---------------------------------------------------

/// Makes the object with number `key` hold the value at `index` in `slot`; slot 0 takes the
/// next free one above `first`. `slot` is set to the one taken.
int fcb_hold(fcb_context *context, lua_State *L, int64_t key, int index, int first, int *slot);

/// Pushes what the object holds in `slot` and returns its type; pushes nothing and returns
/// LUA_TNONE when there is no such object or value. Never raises.
int fcb_push_held(fcb_context *context, lua_State *L, int64_t key, int slot);

/// Drops what the object holds in `slot`. Never raises.
void fcb_drop_held(fcb_context *context, lua_State *L, int64_t key, int slot);

/// Keeps the object with number `key` from being collected until it is unpinned.
int fcb_pin(fcb_context *context, int64_t key);
void fcb_unpin(fcb_context *context, int64_t key);

/// Keeps the value at `index` in the registry and sets `reference`.
int fcb_reference(fcb_context *context, lua_State *L, int index, int *reference);

/// Lets go of a reference at the next call into Lua: this may be said while Lua collects garbage.
void fcb_unreference(fcb_context *context, int reference);

/// Collects all garbage, with the references that were given up.
void fcb_collect(fcb_context *context);

// --- Protected work -------------------------------------------------------------------------

/// The message handler of every call: it records the failure and leaves the error value.
int fcb_handle_error(lua_State *L);

/// What follows a call that failed: the error value is left on the stack and kept for FCB_RETHROW.
void fcb_keep_failure(fcb_context *context, lua_State *L, int status, size_t start,
                      size_t object_start);

/// Forgets what was written on the wire from here on and releases the objects that no userdata took over.
void fcb_wire_truncate(fcb_context *context, size_t start, size_t object_start);

/// Lets go of the references that were given up since the last call.
void fcb_release_references(fcb_context *context);

/// Begins and ends what the limits of time hold for. Calls may be inside each other: the outermost
/// one counts.
static inline void fcb_enter(fcb_context *context) {
  if (context->entry_depth++ != 0) return;
  context->entries += 1;
  __atomic_store_n(&context->watch.entry, context->entries, __ATOMIC_RELAXED);
  if (__atomic_load_n(&fcb_watchdog_sleeps, __ATOMIC_RELAXED)) fcb_wake_watchdog();
}
static inline void fcb_leave(fcb_context *context) {
  if (--context->entry_depth == 0)
    __atomic_store_n(&context->watch.entry, 0, __ATOMIC_RELAXED);
}

/// Ends a call that came back without an error although the script is stopped, or one that was not
/// made for that reason: leaves an error value on top of the thread.
int fcb_refuse_stopped(fcb_context *context, lua_State *L);

/// Begins a call on the running thread: makes room for `room` values and pushes the message
/// handler. Returns the handler's index; 0 when there is no memory.
static inline int fcb_begin_call(fcb_context *context, int room) {
  lua_State *L = context->running;
  if (context->dead_count != 0) fcb_release_references(context);
  if (!lua_checkstack(L, room)) return 0;
  lua_pushcfunction(L, fcb_handle_error);
  return lua_gettop(L);
}

/// Calls the function below `argument_count` values, protected.
static inline int fcb_call(fcb_context *context, int handler, int argument_count,
                           int result_count) {
  lua_State *L = context->running;
  size_t start = context->wire.length, object_start = context->wire.object_count;
  if (context->stop) return fcb_refuse_stopped(context, L);
  context->failure.passed_on = false;  // what was raised before this call has been caught
  fcb_enter(context);
  int status = lua_pcall(L, argument_count, result_count, handler);
  fcb_leave(context);
  context->running = L;
  if (context->stop && status == LUA_OK) status = fcb_refuse_stopped(context, L);
  if (status != LUA_OK)
    fcb_keep_failure(context, L, status, start, object_start);
  else if (context->wire.length != start || context->wire.object_count != object_start ||
           context->wire.failed)
    fcb_wire_truncate(context, start, object_start);  // left behind by errors the script caught
  return status;
}

/// Loads a chunk of text and pushes its function; on an error pushes the message.
int fcb_load(fcb_context *context, lua_State *L, const char *bytes, size_t length,
             const char *name);

/// Pushes the values on the wire from `start` on and returns how many in `count`.
int fcb_push_wire(fcb_context *context, lua_State *L, size_t start, size_t object_start,
                  int *count);

/// Pushes a new list of the elements of the list at `index` that `indexes` name.
int fcb_push_elements(fcb_context *context, lua_State *L, int index, const int64_t *indexes,
                      int count);

/// Replaces the `count` values on top by one list of them, which has their number at index 0.
int fcb_pack(fcb_context *context, lua_State *L, int count);

/// Pushes the value at `index` as text, by its `__tostring` where it has one.
int fcb_push_text(fcb_context *context, lua_State *L, int index);

/// Opens one of Lua's own libraries under `name` and leaves nothing on the stack.
int fcb_open_library(fcb_context *context, const char *name, lua_CFunction function);

/// Puts the host's own `pcall` and `xpcall` into the globals: they don't catch a stop.
int fcb_open_protection(fcb_context *context);

/// Sets `table[name]` to the value on top and pops it; `table` is a global, or NULL for the
/// globals themselves. A table that does not exist is made.
int fcb_set_field(fcb_context *context, const char *table, const char *name);

// --- Lua's libraries ------------------------------------------------------------------------

// Each of these puts functions of the host in place of Lua's own, whose work can't be accounted
// for or which give a script too much.

/// `load` `collectgarbage` `rawset` `setmetatable`. The last two refuse `__gc` and frozen libraries.
int fcb_open_base(fcb_context *context);

/// All functions of `table`.
int fcb_open_tables(fcb_context *context);

/// `utf8.codes`.
int fcb_open_codes(fcb_context *context);

/// `os.date`.
int fcb_open_dates(fcb_context *context);

/// Removes the globals that are not among `names`, which are one after the other, each ended by a
/// zero; an empty one ends the list.
int fcb_keep_globals(fcb_context *context, const char *names);

/// Puts in place of a global table a view of those of its fields that are among `names`, and
/// pushes it. A script can't change what it shows, nor get at the table behind it: `refuse`, which
/// outlives the state, is called with a name that is not there, and with one that is set and the
/// value. The methods of strings become those of `string`.
int fcb_freeze_library(fcb_context *context, const char *name, const char *names,
                       const fcb_function *refuse);

/// Puts the host's own functions into the string library, in place of those whose work a script can
/// make long: the same, but that they account for it.
int fcb_open_strings(fcb_context *context);

// --- Tasks ----------------------------------------------------------------------------------

/// Makes a thread for tasks and keeps it by a reference. NULL when there is no memory.
lua_State *fcb_new_thread(fcb_context *context, int *reference);

/// Why the running thread can't wait, if it can't.
enum {
  FCB_CAN_WAIT,
  FCB_NO_TASK,     ///< no task runs
  FCB_IN_CLOSING,  ///< a task is being closed
  FCB_IN_CALL,     ///< a function that can't be suspended lies between
};

/// Whether the task that runs can wait with nothing in between, as most do: the quick question.
bool fcb_can_wait_at_once(fcb_context *context, lua_State *L);

/// Whether the thread that runs a function of the host can wait. On FCB_IN_CALL `frame` is the
/// function in the way, or has no name when that is a call by the host; NULL does not ask for it.
int fcb_can_wait(fcb_context *context, lua_State *L, fcb_frame *frame);

/// Resumes a task's thread with the values on top of it, or starts it with a function below them.
/// Returns LUA_OK at its end, LUA_YIELD when it waits, or the status of the error, whose value is
/// kept for FCB_RETHROW; `result_count` values lie on top of the thread.
int fcb_resume_thread(fcb_context *context, lua_State *thread, int argument_count,
                      int *result_count);

/// Closes what a thread's functions have open (`__close`) and makes it ready for another task.
/// On an error its value is on top of the thread.
int fcb_close_thread(fcb_context *context, lua_State *thread);

/// The same for the thread of a task, with the coroutines whose wait it passes on.
int fcb_close_task(fcb_context *context, lua_State *thread);

/// Puts the host's own `resume`, `wrap`, `yield` and `close` into the coroutine library: they let
/// the host wait inside a script's coroutine.
int fcb_open_coroutines(fcb_context *context);

// --- The wire -------------------------------------------------------------------------------

enum {
  FCB_NIL = 'n', FCB_TRUE = 't', FCB_FALSE = 'f', FCB_INTEGER = 'i', FCB_NUMBER = 'd',
  FCB_STRING = 's',  ///< size_t length, bytes
  FCB_TABLE = 'T',   ///< int32 list length, int32 pair count, then the list, then the pairs
  FCB_OBJECT = 'o',  ///< int64 number, fcb_class pointer, size_t index into objects
  FCB_HELD = 'r',    ///< int32 registry reference
};

/// Makes room for `count` more bytes and returns where they go; NULL when there is no memory.
unsigned char *fcb_wire_reserve(fcb_context *context, size_t count);

/// Takes over one retain of `object`. On failure the object is released and false returned.
bool fcb_wire_object(fcb_context *context, int64_t key, const fcb_class *class, void *object);

/// Why a value could not be read.
enum { FCB_READ_OK, FCB_READ_MEMORY, FCB_READ_DEPTH, FCB_READ_CYCLE, FCB_READ_TYPE };

/// Writes the value at `index` on the wire, tables and all. Never raises. Tables may nest
/// `depth` deep. On FCB_READ_TYPE `bad_type` is the Lua type that is not a plain value.
int fcb_read(fcb_context *context, lua_State *L, int index, int depth, int *bad_type);

// --- Lua's macros and variadic functions ----------------------------------------------------

static inline void fcb_pop(lua_State *L, int count) { lua_settop(L, -count - 1); }
/// The bytes of a string at `index`; only for LUA_TSTRING, so that nothing is converted.
static inline const char *fcb_string(lua_State *L, int index, size_t *length) {
  return lua_type(L, index) == LUA_TSTRING ? lua_tolstring(L, index, length) : NULL;
}
static inline void fcb_push_registry(lua_State *L, int reference) {
  lua_rawgeti(L, LUA_REGISTRYINDEX, reference);
}
static inline void fcb_push_globals(lua_State *L) {
  lua_rawgeti(L, LUA_REGISTRYINDEX, LUA_RIDX_GLOBALS);
}
static inline void fcb_collect_eagerly(lua_State *L) { lua_gc(L, LUA_GCINC, 1, 1000, 4); }
/// Writes a number as Lua's `tostring` does; `text` holds 32 bytes. Returns the length.
int fcb_number_text(double number, char *text);

/// Describes the function at `level` of a thread's stack; false when there is none.
bool fcb_frame_at(lua_State *L, int level, fcb_frame *frame);

/// Describes the innermost function of a file that led to the running one, be it by way of the
/// host; false when there is none.
bool fcb_caller(lua_State *L, fcb_frame *frame);

/// How many functions are running in the thread.
int fcb_depth(lua_State *L);

/// Describes where the function on top of the stack begins, and pops it; false when the value is
/// no function of a script.
bool fcb_definition(lua_State *L, fcb_frame *frame);

/// The kind ('m', 'L' or 'C') of the function at `level` of the stack; 0 when there is none.
char fcb_function_kind(lua_State *L, int level);
