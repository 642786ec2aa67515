/// Protected calls, and the tasks that a host resumes.
#pragma once

#include "classes.h"

/// The message handler of every call: it records the failure and leaves the error value.
int fcb_handle_error(lua_State *L);

/// What follows a call that failed: the error value is left on the stack and kept for FCB_RETHROW.
void fcb_keep_failure(fcb_context *context, lua_State *L, int status, size_t start,
                      size_t object_start);

/// Forgets what was written on the wire from here on and releases the objects that no userdata took over.
void fcb_wire_truncate(fcb_context *context, size_t start, size_t object_start);

/// Lets go of the references that were given up since the last call.
void fcb_release_references(fcb_context *context);

/// Has the watchdog see the call that runs.
static inline void fcb_show_entry(fcb_context *context) {
  __atomic_store_n(&context->watch.entry, context->entries, __ATOMIC_RELAXED);
  // The kernel sees to the order of the two for other threads, but not for the compiler.
  __atomic_signal_fence(__ATOMIC_SEQ_CST);
  if (__atomic_load_n(&fcb_watchdog_sleeps, __ATOMIC_RELAXED)) fcb_wake_watchdog();
}

/// Begins and ends what the limits of time hold for. Calls may be inside each other: the outermost
/// one counts.
static inline void fcb_enter(fcb_context *context) {
  if (context->entry_depth++ != 0) return;
  context->entries += 1;
  fcb_show_entry(context);
}
static inline void fcb_leave(fcb_context *context) {
  if (--context->entry_depth == 0)
    __atomic_store_n(&context->watch.entry, 0, __ATOMIC_RELAXED);
}

/// Begins and ends a time in which the host waits for others, which no limit counts. No Lua runs
/// meanwhile.
void fcb_pause_watch(fcb_context *context);
void fcb_resume_watch(fcb_context *context);

/// Whether a piece of C has failed since there was no memory, which stops the script; else too many
/// calls stood in each other.
bool fcb_lacks_memory(fcb_context *context);

/// Notes where the script is when it is stopped, unless that is noted already.
void fcb_note_stop(fcb_context *context);

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
/// globals themselves. A table that does not exist is made, out of sight of the script once
/// `fcb_keep_globals` was called.
int fcb_set_field(fcb_context *context, const char *table, const char *name);

/// Pushes a global, or nil; after an error nothing.
int fcb_push_global(lua_State *L, const char *name);

// --- Tasks ---------------------------------------------------------------------------------------

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
