#include "internal.h"

#include <stdio.h>
#include <string.h>

// A task is a thread that the host resumes. A function of the host that waits suspends it with
// everything in between: a script's own coroutines pass the wait on, from the innermost resume to
// the task's, and later the values it ends with back in. So waiting works inside a coroutine that
// the script resumes itself, such as an iterator made by `coroutine.wrap`.

/// A coroutine that runs now, and who resumed it.
struct fcb_resume {
  lua_State *from, *thread;
  bool is_task;
  const struct fcb_resume *outer;
};

lua_State *fcb_resumer(const struct fcb_resume *resume, const struct fcb_resume **outer) {
  *outer = resume->outer;
  return resume->from;
}

// --- Waiting --------------------------------------------------------------------------------

static bool is_waiting(lua_State *L) { return (*(uintptr_t *)lua_getextraspace(L) & 1) != 0; }

static void set_waiting(lua_State *L, bool waiting) {
  *(uintptr_t *)lua_getextraspace(L) = (uintptr_t)fcb_context_of(L) | (waiting ? 1 : 0);
}

int fcb_wait(lua_State *L, fcb_context *context) {
  context->waiting = true;
  set_waiting(L, true);
  return lua_yield(L, 0);
}

/// The function in C that runs at `level`; NULL when it is one in Lua.
static lua_CFunction c_function_at(lua_State *L, int level) {
  lua_Debug activation;
  if (!lua_getstack(L, level, &activation)) return NULL;
  lua_getinfo(L, "f", &activation);
  lua_CFunction function = lua_tocfunction(L, -1);
  lua_pop(L, 1);
  return function;
}

/// The name of a function of Lua's own libraries that runs at `level`, such as "table.sort"; NULL
/// for another. It stays with the registry.
static const char *library_name(lua_State *L, int level) {
  lua_Debug activation;
  lua_getstack(L, level, &activation);
  lua_rawgetp(L, LUA_REGISTRYINDEX, &fcb_names_key);
  lua_getinfo(L, "f", &activation);
  const char *name = lua_rawget(L, -2) == LUA_TSTRING ? lua_tostring(L, -1) : NULL;
  lua_pop(L, 2);
  return name;
}

/// Finds the function that keeps a thread from being suspended: the innermost one in C, but for
/// those that can be suspended themselves, whatever a script calls them.
static void find_blocker(const fcb_context *context, lua_State *L, fcb_frame *frame) {
  memset(frame, 0, sizeof *frame);
  fcb_frame candidate;
  // Level 0 is the function that would wait, or the resume that would pass the wait on.
  for (int level = 1; fcb_frame_at(L, level, &candidate); level++) {
    if (candidate.kind != 'C') continue;
    lua_CFunction function = c_function_at(L, level);
    bool passes_on = false;
    for (int i = 0; i < FCB_PASSING_COUNT; i++)
      if (function == context->passing[i]) passes_on = true;
    if (passes_on) continue;
    *frame = candidate;
    // What a script calls it, but for one that is called by another in C.
    const char *name = fcb_function_name(L, level);
    if (name == NULL) name = library_name(L, level);
    if (name != NULL) snprintf(frame->name, sizeof frame->name, "%s", name);
    return;
  }
}

bool fcb_can_wait_at_once(fcb_context *context, lua_State *L) {
  const struct fcb_resume *resume = context->resumes;
  return context->closing == NULL && resume != NULL && resume->thread == L && resume->is_task &&
         lua_isyieldable(L);
}

int fcb_can_wait(fcb_context *context, lua_State *L, fcb_frame *frame) {
  if (context->closing != NULL) return FCB_IN_CLOSING;
  for (const struct fcb_resume *resume = context->resumes; resume != NULL; resume = resume->outer) {
    if (resume->thread != L) break;
    if (!lua_isyieldable(L)) {
      if (frame != NULL) find_blocker(context, L, frame);
      return FCB_IN_CALL;
    }
    if (resume->is_task) return FCB_CAN_WAIT;
    L = resume->from;
  }
  return FCB_NO_TASK;
}

// --- Resuming -------------------------------------------------------------------------------

static int run(fcb_context *context, lua_State *thread, lua_State *from, int argument_count,
               int *result_count, bool is_task) {
  const struct fcb_resume resume = {from, thread, is_task, context->resumes};
  lua_State *running = context->running, *current = context->current;
  set_waiting(thread, false);
  context->resumes = &resume;
  context->current = thread;
  int status = lua_resume(thread, from, argument_count, result_count);
  context->current = current;
  context->resumes = resume.outer;
  context->running = running;
  return status;
}

static int push_new_thread(lua_State *L) {
  lua_newthread(L);
  return 1;
}

lua_State *fcb_new_thread(fcb_context *context, int *reference) {
  lua_State *L = context->running;
  if (fcb_protect(L, push_new_thread, NULL, 0, 1) != LUA_OK) return NULL;
  lua_State *thread = lua_tothread(L, -1);
  int status = fcb_reference(context, L, -1, reference);
  lua_pop(L, 1);
  return status == LUA_OK ? thread : NULL;
}

int fcb_resume_thread(fcb_context *context, lua_State *thread, int argument_count,
                      int *result_count) {
  size_t start = context->wire.length, object_start = context->wire.object_count;
  lua_State *closing = context->closing;
  if (context->stop) return fcb_refuse_stopped(context, thread);
  context->failure.passed_on = false;  // what was raised before has been caught
  context->closing = NULL;  // a task that a `__close` starts is not itself being closed
  fcb_enter(context);
  int status = run(context, thread, context->running, argument_count, result_count, true);
  fcb_leave(context);
  context->closing = closing;
  if (context->stop && status <= LUA_YIELD) status = fcb_refuse_stopped(context, thread);
  if (status == LUA_OK) return status;
  if (status == LUA_YIELD) {
    // A task that yields by itself goes on in the next turn; nobody takes its values.
    lua_pop(thread, *result_count);
    *result_count = 0;
    set_waiting(thread, true);
    return status;
  }
  fcb_record_failure(context, thread, 0, -1);
  fcb_keep_failure(context, thread, status, start, object_start);
  return status;
}

static int coroutine_resume(lua_State *L);
static int call_wrapped(lua_State *L);

/// The coroutine whose wait a waiting thread passes on; NULL when it waits itself.
static lua_State *inner_waiter(lua_State *thread) {
  lua_Debug activation;
  lua_State *inner = NULL;
  if (!is_waiting(thread) || !lua_getstack(thread, 0, &activation)) return NULL;
  lua_CFunction function = c_function_at(thread, 0);
  if (function == coroutine_resume) {
    // It has left the coroutine alone on its stack.
    if (lua_getlocal(thread, &activation, 1) == NULL) return NULL;
  } else if (function == call_wrapped) {
    lua_getinfo(thread, "f", &activation);
    lua_getupvalue(thread, -1, 1);
    lua_remove(thread, -2);
  } else {
    return NULL;
  }
  inner = lua_tothread(thread, -1);
  lua_pop(thread, 1);
  return inner;
}

int fcb_close_task(fcb_context *context, lua_State *thread) {
  lua_State *inner = inner_waiter(thread), *L = context->running;
  if (inner == NULL || !lua_checkstack(L, 1)) return fcb_close_thread(context, thread);
  // From the inside out, as blocks are closed.
  int inner_status = fcb_close_task(context, inner);
  if (inner_status == LUA_OK) return fcb_close_thread(context, thread);
  lua_xmove(inner, L, 1);
  int status = fcb_close_thread(context, thread);
  if (status == LUA_OK)
    lua_xmove(L, thread, 1);
  else
    lua_pop(L, 1);
  return status == LUA_OK ? inner_status : status;
}

int fcb_close_thread(fcb_context *context, lua_State *thread) {
  // What a stopped script has open stays as it is; nothing uses its threads again.
  if (context->stop) return LUA_OK;
  lua_State *closing = context->closing, *running = context->running, *current = context->current;
  const struct fcb_resume *resumes = context->resumes;
  bool waiting = context->waiting;
  set_waiting(thread, false);
  context->closing = context->current = thread;
  context->resumes = NULL;
  fcb_enter(context);
#if LUA_VERSION_RELEASE_NUM >= 50406
  int status = lua_closethread(thread, running);
#else
  int status = lua_resetthread(thread);
#endif
  fcb_leave(context);
  context->closing = closing;
  context->running = running;
  context->current = current;
  context->resumes = resumes;
  context->waiting = waiting;
  if (fcb_is_stopped(context, status)) fcb_record_stop(context, thread);
  return status;
}

// --- The script's own coroutines ------------------------------------------------------------

static int continue_resume(lua_State *L, int status, lua_KContext is_wrap);

/// Ends a resume that failed: `false, message`, or for a wrapped coroutine the error itself.
static int finish_failed(lua_State *L, lua_State *thread, bool is_wrap) {
  fcb_context *context = fcb_context_of(L);
  if (fcb_is_stopped(context, lua_status(thread))) return fcb_raise_stop(L);
  if (!is_wrap) {
    lua_xmove(thread, L, 1);  // first: a coroutine may have tried to resume itself
    lua_pushboolean(L, 0);
    lua_insert(L, -2);
    return 2;
  }
  if (lua_status(thread) > LUA_YIELD) {  // it has died of the error, and its frames are still there
    fcb_record_failure(context, thread, 0, -1);
    lua_xmove(thread, L, 1);
    lua_pushvalue(L, -1);
    lua_rawsetp(L, LUA_REGISTRYINDEX, &fcb_failure_key);
    context->failure.passed_on = true;
    if (fcb_close_thread(context, thread) != LUA_OK) lua_xmove(thread, L, 1);
  } else {
    lua_xmove(thread, L, 1);
  }
  return lua_error(L);
}

/// Resumes a script's coroutine with the values on top of `L`, and passes a wait on.
static int step(lua_State *L, lua_State *thread, int argument_count, bool is_wrap) {
  fcb_context *context = fcb_context_of(L);
  if (!lua_checkstack(thread, argument_count)) return luaL_error(L, "too many arguments to resume");
  lua_xmove(L, thread, argument_count);
  int count = 0;
  int status = run(context, thread, L, argument_count, &count, false);
  if (context->stop) return fcb_raise_stop(L);
  if (status == LUA_YIELD && context->waiting) {
    lua_settop(L, is_wrap ? 0 : 1);
    set_waiting(L, true);
    return lua_yieldk(L, 0, is_wrap, continue_resume);
  }
  if (status != LUA_OK && status != LUA_YIELD) return finish_failed(L, thread, is_wrap);
  if (!lua_checkstack(L, count + 1)) {
    lua_pop(thread, count);
    return luaL_error(L, "too many results to resume");
  }
  if (!is_wrap) lua_pushboolean(L, 1);
  lua_xmove(thread, L, count);
  return is_wrap ? count : count + 1;
}

static lua_State *coroutine_argument(lua_State *L) {
  lua_State *thread = lua_tothread(L, 1);
  luaL_argexpected(L, thread, 1, "coroutine");
  return thread;
}

/// What the wait has ended with lies above what was left on the stack.
static int continue_resume(lua_State *L, int status, lua_KContext is_wrap) {
  (void)status;
  lua_State *thread = lua_tothread(L, is_wrap ? lua_upvalueindex(1) : 1);
  return step(L, thread, lua_gettop(L) - (is_wrap ? 0 : 1), is_wrap != 0);
}

static const char waits[] = "cannot resume a coroutine that waits for the host";

static int coroutine_resume(lua_State *L) {
  lua_State *thread = coroutine_argument(L);
  if (is_waiting(thread)) {
    lua_pushboolean(L, 0);
    lua_pushstring(L, waits);
    return 2;
  }
  return step(L, thread, lua_gettop(L) - 1, false);
}

static int call_wrapped(lua_State *L) {
  lua_State *thread = lua_tothread(L, lua_upvalueindex(1));
  if (is_waiting(thread)) return luaL_error(L, waits);
  return step(L, thread, lua_gettop(L), true);
}

static int coroutine_wrap(lua_State *L) {
  luaL_checktype(L, 1, LUA_TFUNCTION);
  lua_State *thread = lua_newthread(L);
  lua_pushvalue(L, 1);
  lua_xmove(L, thread, 1);
  lua_pushcclosure(L, call_wrapped, 1);
  return 1;
}

static int coroutine_yield(lua_State *L) {
  if (fcb_context_of(L)->closing == L)
    return luaL_error(L, "a coroutine can't yield while it is being closed");
  return lua_yield(L, lua_gettop(L));
}

/// What a coroutine does, as `coroutine.status` says; `L` asks.
static const char *status_of(lua_State *L, lua_State *thread) {
  if (L == thread) return "running";
  if (lua_status(thread) == LUA_YIELD) return "suspended";
  if (lua_status(thread) != LUA_OK) return "dead";
  lua_Debug activation;
  if (lua_getstack(thread, 0, &activation)) return "normal";
  return lua_gettop(thread) == 0 ? "dead" : "suspended";
}

/// How deep closing may nest. Lua 5.4.4 itself has no limit and overruns the C stack.
#define MAX_CLOSE_DEPTH 150

static int coroutine_close(lua_State *L) {
  lua_State *thread = coroutine_argument(L);
  fcb_context *context = fcb_context_of(L);
  const char *status = status_of(L, thread);
  if (is_waiting(thread))
    return luaL_error(L, "cannot close a coroutine that waits for the host: cancel its task");
  if (strcmp(status, "suspended") != 0 && strcmp(status, "dead") != 0)
    return luaL_error(L, "cannot close a %s coroutine", status);
  if (context->close_depth >= MAX_CLOSE_DEPTH)
    return luaL_error(L, "coroutines close each other too deeply");
  context->close_depth += 1;
  int result = fcb_close_thread(context, thread);
  context->close_depth -= 1;
  if (fcb_is_stopped(context, result)) return fcb_raise_stop(L);
  if (result == LUA_OK) {
    lua_pushboolean(L, 1);
    return 1;
  }
  lua_pushboolean(L, 0);
  lua_xmove(thread, L, 1);
  return 2;
}

/// Keeps the names of all functions that are there now, the shorter one where there are two.
static void keep_names(lua_State *L) {
  lua_newtable(L);
  lua_getfield(L, LUA_REGISTRYINDEX, LUA_LOADED_TABLE);
  for (lua_pushnil(L); lua_next(L, -2) != 0; lua_pop(L, 1)) {
    const char *library = lua_tostring(L, -2);
    bool is_base = strcmp(library, LUA_GNAME) == 0;
    for (lua_pushnil(L); lua_next(L, -2) != 0; lua_pop(L, 1)) {
      if (lua_type(L, -2) != LUA_TSTRING || !lua_iscfunction(L, -1)) continue;
      lua_pushvalue(L, -1);
      lua_pushfstring(L, "%s%s%s", is_base ? "" : library, is_base ? "" : ".", lua_tostring(L, -3));
      lua_rawset(L, -8);
    }
  }
  lua_pop(L, 1);
  lua_rawsetp(L, LUA_REGISTRYINDEX, &fcb_names_key);
}

static int open_coroutines(lua_State *L) {
  keep_names(L);
  static const char *const passing[FCB_PASSING_COUNT] = {"pcall", "xpcall", "pairs"};
  for (int i = 0; i < FCB_PASSING_COUNT; i++) {
    lua_getglobal(L, passing[i]);
    fcb_context_of(L)->passing[i] = lua_tocfunction(L, -1);
  }
  static const luaL_Reg functions[] = {{"resume", coroutine_resume}, {"wrap", coroutine_wrap},
                                       {"yield", coroutine_yield},   {"close", coroutine_close},
                                       {NULL, NULL}};
  lua_getglobal(L, LUA_COLIBNAME);
  luaL_setfuncs(L, functions, 0);
  return 0;
}

int fcb_open_coroutines(fcb_context *context) {
  return fcb_protect(context->main, open_coroutines, NULL, 0, 0);
}
