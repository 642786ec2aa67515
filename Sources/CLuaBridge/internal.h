/// Shared by the bridge's own files.
#pragma once

#include "CLuaBridge.h"

/// The addresses are keys of the registry.
extern const char fcb_objects_key, fcb_pinned_key, fcb_failure_key, fcb_names_key, fcb_stop_key,
    fcb_view_key;

void *fcb_allocate(void *context_pointer, void *block, size_t old_size, size_t new_size);

/// Makes room among a context's objects for one more. False when there is no memory.
bool fcb_reserve_object(fcb_context *context);

/// Notes that a userdata retains an object, for which there is room, and that it does no more.
/// Lua loses a finalizer that it has no stack for, and closing releases what is left then.
void fcb_add_object(fcb_context *context, fcb_block *block, void *object);
void fcb_remove_object(fcb_context *context, fcb_block *block);

/// Releases every object that a userdata still retains.
void fcb_release_objects(fcb_context *context);

/// Pushes the values on the wire. Raises Lua errors: for trampolines and protected functions.
int fcb_replay(fcb_context *context, lua_State *L, size_t start);

/// Suspends the task that runs; to be returned by a C function.
int fcb_wait(lua_State *L, fcb_context *context);

/// Records the failure of a thread whose error value is at `index`, with its functions from `level`
/// on. An error that is passed on keeps the functions of where it was thrown.
void fcb_record_failure(fcb_context *context, lua_State *thread, int level, int index);

/// Calls `function`, protected, with `request` and, unless `index` is 0, the value there. Its
/// results stay on the stack; after an error nothing does.
int fcb_protect(lua_State *L, lua_CFunction function, void *request, int index, int result_count);

/// Makes the protected call of the function and the values that lie on top. Its results stay on the
/// stack; after an error nothing does, and a lack of memory has stopped the script.
int fcb_call_protected(lua_State *L, int argument_count, int result_count);

/// The name of the function of the host that runs at `level`; NULL when it is another.
const char *fcb_function_name(lua_State *L, int level);

/// Accounts for steps of work that a function in C does for a script, each about as long as an
/// instruction of Lua. Raises the stop of a script that has reached a limit: whoever loops as often
/// as a script says calls this at least every thousand steps, and at the end with the rest.
void fcb_spend(lua_State *L, size_t steps);

/// Adds to steps that are not accounted for yet, and accounts for them when they are enough.
static inline void fcb_count(lua_State *L, size_t *pending, size_t steps) {
  *pending += steps;
  if (*pending < 1000) return;
  size_t all = *pending;
  *pending = 0;
  fcb_spend(L, all);
}

/// Loads a chunk of text and leaves its function or the error's message on the stack. The parser
/// gets the text in small pieces and can be stopped between them; the stop is then the result.
int fcb_load_text(lua_State *L, const char *bytes, size_t length, const char *name);

/// `load`, for text only.
int fcb_load_function(lua_State *L);

/// What a function of the table library does with its table: what a value that is no table has to
/// have a metamethod for.
enum { FCB_READS = 1, FCB_WRITES = 2, FCB_MEASURES = 4 };

/// Refuses an argument that is no table and can't stand for one.
void fcb_check_table(lua_State *L, int argument, int use);

/// `table.sort`.
int fcb_sort(lua_State *L);

/// Stops the thread that runs so that nothing of the script catches it: suspends it where it can,
/// else raises. Returns in a hook only, which has nothing left to do then.
int fcb_raise_stop(lua_State *L);

/// Has a thread stop before its next instruction. May be called by a signal handler.
void fcb_arm(lua_State *L);

/// Sets the hook that the limits and the counting of lines need on a thread; those that it makes from
/// now on inherit it.
void fcb_set_hook(fcb_context *context, lua_State *L);

/// Counts the line that is about to run.
void fcb_note_line(fcb_context *context, lua_State *L, lua_Debug *activation);

/// Whether the script is stopped, as it is by a lack of memory too. Every place that would hand an
/// error to the script asks this first.
bool fcb_is_stopped(fcb_context *context, int status);

/// Adds a context to those that the calling thread made, which the handler of the watchdog's signal
/// goes through, and takes it out again.
void fcb_join_thread(fcb_context *context);
void fcb_leave_thread(fcb_context *context);

/// Breaks off what runs of one script, or of all of this thread. For a signal handler.
void fcb_interrupt_context(fcb_context *context);
void fcb_interrupt_thread(void);

/// Nanoseconds on a clock that only goes forward.
uint64_t fcb_now(void);

/// Starts and ends the watch over a context. False when the signal is in use.
bool fcb_begin_watch(fcb_context *context);
void fcb_end_watch(fcb_context *context);

/// Records where the stopped script was: its threads from the one that runs outwards.
void fcb_record_stop(fcb_context *context, lua_State *L);

/// Describes where `L` is now, for the place at which memory was refused. Allocates nothing.
void fcb_note_refusal(fcb_context *context);

/// Who resumed the thread of a `struct fcb_resume`, and who resumed that one.
lua_State *fcb_resumer(const struct fcb_resume *resume, const struct fcb_resume **outer);

/// Whether so many bytes more stay below a mark; 0 is none.
static inline bool fcb_fits(const fcb_context *context, size_t bytes, size_t mark) {
  size_t taken = context->used + context->held;
  return mark == 0 || (taken <= mark && bytes <= mark - taken);
}

/// Notes that the host holds so many bytes more for the object of a block. One that has got a new
/// userdata does not know what the former one was charged: no more is taken off than is on it.
static inline void fcb_add_weight(fcb_context *context, fcb_block *block, ptrdiff_t bytes) {
  if (bytes < 0 && block->weight < (size_t)-bytes) bytes = -(ptrdiff_t)block->weight;
  block->weight += bytes;
  block->class->held += bytes;
  context->held += bytes;
}
