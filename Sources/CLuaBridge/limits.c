#include "internal.h"

// A script that has reached a limit is stopped for good. What stops it is a hook that comes before
// every instruction, and what keeps it stopped are the host's own `pcall`, `xpcall`, `resume`,
// `wrap` and `close`, which stop again instead of handing an error to the script.
//
// Where it can, a stop does not raise but suspends the thread, which nothing resumes any more. An
// error would be caught by one `pcall` after the other, and in a coroutine they can be nested so
// deep that this alone takes minutes.

/// How many instructions run between two looks at the clock.
#define CLOCK_STRIDE 1000

// --- Stopping -------------------------------------------------------------------------------

void fcb_stop(fcb_context *context, int reason) {
  if (context->stop == FCB_RUNS) context->stop = reason;
}

bool fcb_is_stopped(fcb_context *context, int status) {
  // A script that runs out of memory could go on for ever by catching that.
  if (status == LUA_ERRMEM) fcb_stop(context, FCB_STOP_MEMORY);
  return context->stop != FCB_RUNS;
}

int fcb_raise_stop(lua_State *L) {
  fcb_context *context = fcb_context_of(L);
  fcb_record_stop(context, L);
  fcb_arm(L);
  if (lua_isyieldable(L)) return lua_yield(L, 0);
  // What lies below belongs to whoever calls, and may be all that keeps an object alive.
  if (!lua_checkstack(L, 1)) lua_pop(L, 1);
  lua_rawgetp(L, LUA_REGISTRYINDEX, &fcb_stop_key);
  return lua_error(L);
}

int fcb_refuse_stopped(fcb_context *context, lua_State *L) {
  fcb_record_stop(context, L);
  if (!lua_checkstack(L, 1)) lua_pop(L, 1);
  lua_rawgetp(L, LUA_REGISTRYINDEX, &fcb_stop_key);
  return LUA_ERRRUN;
}

// --- What the host holds --------------------------------------------------------------------

/// Sets when to collect garbage next: half-way to the limit. Lua would do it too late, since it
/// does not see what the host holds, and when it runs out of memory itself it frees no objects.
static void plan_collection(fcb_context *context) {
  size_t limit = context->limits.memory, taken = context->used + context->held;
  size_t room = taken < limit ? (limit - taken) / 2 : 0;
  context->collect_at = limit == 0 ? 0 : taken + (room < limit / 32 ? limit / 32 : room);
}

bool fcb_has_memory(fcb_context *context, size_t bytes) {
  if (fcb_fits(context, bytes, context->collect_at)) return context->stop == FCB_RUNS;
  lua_gc(context->current, LUA_GCCOLLECT);
  plan_collection(context);
  if (fcb_fits(context, bytes, context->limits.memory)) return context->stop == FCB_RUNS;
  fcb_note_refusal(context);
  fcb_stop(context, FCB_STOP_MEMORY);
  return false;
}

/// The block of the object with number `key`; NULL when it has none.
static fcb_block *block_of(fcb_context *context, int64_t key) {
  lua_State *L = context->running;
  if (key == 0 || !lua_checkstack(L, 4) || !fcb_push_object(context, L, key)) return NULL;
  fcb_block *block = lua_touserdata(L, -1);
  lua_pop(L, 1);
  return block;
}

bool fcb_charge(fcb_context *context, int64_t key, ptrdiff_t bytes) {
  fcb_block *block = block_of(context, key);
  if (block != NULL)
    fcb_add_weight(context, block, bytes);
  else if (key == 0 || bytes > 0)  // what an object held has gone with its userdata
    context->held += bytes;
  return bytes <= 0 ? context->stop == FCB_RUNS : fcb_has_memory(context, 0);
}

void fcb_discharge(fcb_context *context, int64_t key) {
  fcb_block *block = block_of(context, key);
  if (block != NULL) fcb_add_weight(context, block, -(ptrdiff_t)block->weight);
}

// --- Counting -------------------------------------------------------------------------------

/// Whether the time of the call that runs is over, asked where no watchdog watches.
static bool is_late(fcb_context *context) {
  if (context->watch.seen_entry != context->entries) {
    context->watch.seen_entry = context->entries;
    context->entry_start = fcb_now();
    return false;
  }
  return fcb_now() - context->entry_start > context->limits.call_time;
}

void fcb_pause_watch(fcb_context *context) {
  context->pause_start = fcb_now();
  __atomic_store_n(&context->watch.entry, 0, __ATOMIC_RELAXED);
}

void fcb_resume_watch(fcb_context *context) {
  if (context->entry_depth == 0) return;
  context->entry_start += fcb_now() - context->pause_start;
  // The same number as before: what the call has used up until now still counts.
  fcb_show_entry(context);
}

bool fcb_account(fcb_context *context, size_t steps) {
  if (context->limits.instructions != 0) {
    context->instructions += steps;
    if (context->instructions > context->limits.instructions)
      fcb_stop(context, FCB_STOP_INSTRUCTIONS);
  } else if (context->limits.timekeeping == FCB_CLOCK && context->limits.call_time != 0) {
    if (is_late(context)) fcb_stop(context, FCB_STOP_TIME);
  }
  return context->stop == FCB_RUNS;
}

void fcb_spend(lua_State *L, size_t steps) {
  if (!fcb_account(fcb_context_of(L), steps)) fcb_raise_stop(L);
}

/// How many instructions lie between two calls of the hook; 0 where none is needed.
static int stride(const fcb_limits *limits) {
  // A thread keeps its count for itself, so only every single instruction can be counted exactly.
  if (limits->instructions != 0) return 1;
  return limits->timekeeping == FCB_CLOCK && limits->call_time != 0 ? CLOCK_STRIDE : 0;
}

static void on_hook(lua_State *L, lua_Debug *activation) {
  fcb_context *context = fcb_context_of(L);
  if (activation->event == LUA_HOOKLINE) return fcb_note_line(context, L, activation);
  // A hook has room on the stack, so the stack of the function it interrupts is left alone.
  if (context->stop || !fcb_account(context, (size_t)stride(&context->limits))) fcb_raise_stop(L);
}

void fcb_arm(lua_State *L) { lua_sethook(L, on_hook, LUA_MASKCOUNT, 1); }

void fcb_set_hook(fcb_context *context, lua_State *L) {
  int count = stride(&context->limits);
  int mask = (count != 0 ? LUA_MASKCOUNT : 0) | (context->lines.find != NULL ? LUA_MASKLINE : 0);
  lua_sethook(L, mask == 0 ? NULL : on_hook, mask, count);
}

bool fcb_set_limits(fcb_context *context, const fcb_limits *limits) {
  fcb_end_watch(context);
  context->limits = *limits;
  plan_collection(context);
  fcb_set_hook(context, context->main);
  bool is_timed = limits->call_time != 0 || limits->turn_time != 0;
  return !is_timed || stride(limits) != 0 || fcb_begin_watch(context);
}

// --- Protected calls ------------------------------------------------------------------------

/// Ends a protected call: what lies above `below` values are its results.
static int finish_protected(lua_State *L, int status, lua_KContext below) {
  if (fcb_is_stopped(fcb_context_of(L), status > LUA_YIELD ? status : LUA_OK))
    return fcb_raise_stop(L);
  if (status == LUA_OK || status == LUA_YIELD) return lua_gettop(L) - (int)below;
  lua_pushboolean(L, 0);
  lua_pushvalue(L, -2);
  return 2;
}

static int protected_call(lua_State *L) {
  luaL_checkany(L, 1);
  lua_pushboolean(L, 1);
  lua_insert(L, 1);
  int status = lua_pcallk(L, lua_gettop(L) - 2, LUA_MULTRET, 0, 0, finish_protected);
  return finish_protected(L, status, 0);
}

/// Calls the script's handler, but not for a stop: a handler of a stop would run unseen by hooks.
static int call_handler(lua_State *L) {
  if (fcb_context_of(L)->stop) return 1;
  lua_settop(L, 1);
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_insert(L, 1);
  lua_call(L, 1, 1);
  return 1;
}

static int protected_call_with_handler(lua_State *L) {
  int argument_count = lua_gettop(L) - 2;
  luaL_checktype(L, 2, LUA_TFUNCTION);
  lua_pushvalue(L, 2);
  lua_pushcclosure(L, call_handler, 1);
  lua_replace(L, 2);
  lua_pushboolean(L, 1);
  lua_pushvalue(L, 1);
  lua_rotate(L, 3, 2);
  int status = lua_pcallk(L, argument_count, LUA_MULTRET, 2, 2, finish_protected);
  return finish_protected(L, status, 2);
}

static int open_protection(lua_State *L) {
  static const luaL_Reg functions[] = {
      {"pcall", protected_call}, {"xpcall", protected_call_with_handler}, {NULL, NULL}};
  lua_pushglobaltable(L);
  luaL_setfuncs(L, functions, 0);
  return 0;
}

int fcb_open_protection(fcb_context *context) {
  return fcb_protect(context->main, open_protection, NULL, 0, 0);
}
