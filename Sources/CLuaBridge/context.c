#include "internal.h"

#include <stdlib.h>
#include <string.h>

/// What a block takes of the C library's memory: its size and a link, in steps of 16.
static size_t footprint(size_t size) {
  if (size == 0) return 0;
  return size <= 24 ? 32 : (size + 8 + 15) & ~(size_t)15;
}

/// How large a block is that a stopped script gets no more.
#define LARGE_BLOCK ((size_t)1 << 20)

/// Lua's allocator and the wire's: counts, limits, and fails where a test wants it to.
void *fcb_allocate(void *context_pointer, void *block, size_t old_size, size_t new_size) {
  fcb_context *context = context_pointer;
  if (block == NULL) old_size = 0;  // then it is the kind of object, not a size
  if (new_size == 0) {
    context->used -= footprint(old_size);
    free(block);
    return NULL;
  }
  if (new_size > old_size) {
    context->allocations += 1;
    uint64_t number = context->allocations;
    bool fails = number >= context->failing && number < context->failing_end;
    // A chain of `__call` is followed in one instruction and takes minutes where it is long, but the
    // stack must grow for it.
    if (context->stop && new_size >= LARGE_BLOCK) fails = true;
    size_t growth = footprint(new_size) - footprint(old_size);
    if (fails || !fcb_fits(context, growth, context->limits.memory)) {
      fcb_note_refusal(context);
      return NULL;
    }
  }
  void *result = realloc(block, new_size);
  if (result == NULL) {
    fcb_note_refusal(context);
    return NULL;
  }
  context->memory_refused = false;
  context->used += footprint(new_size) - footprint(old_size);
  if (context->used > context->peak) context->peak = context->used;
  return result;
}

/// The tables that every state of the host has, at fixed places of its registry.
static int prepare(lua_State *L) {
  lua_newtable(L);  // number -> userdata, weak: what is shown to the script and still alive
  lua_createtable(L, 0, 1);
  lua_pushliteral(L, "v");
  lua_setfield(L, -2, "__mode");
  lua_setmetatable(L, -2);
  lua_rawsetp(L, LUA_REGISTRYINDEX, &fcb_objects_key);
  lua_newtable(L);  // number -> userdata: what must not be collected
  lua_rawsetp(L, LUA_REGISTRYINDEX, &fcb_pinned_key);
  lua_pushboolean(L, 0);  // the value of the last failure; its place exists from the start
  lua_rawsetp(L, LUA_REGISTRYINDEX, &fcb_failure_key);
  lua_pushliteral(L, "the script is stopped");
  lua_rawsetp(L, LUA_REGISTRYINDEX, &fcb_stop_key);
  return 0;
}

const char fcb_objects_key, fcb_pinned_key, fcb_failure_key, fcb_names_key, fcb_stop_key,
    fcb_view_key;

fcb_context *fcb_open(void *host, void (*release)(void *), uint64_t failing,
                      uint64_t failing_end) {
  fcb_context *context = calloc(1, sizeof *context);
  if (context == NULL) return NULL;
  context->host = host;
  context->release = release;
  context->failing = failing;
  context->failing_end = failing_end;
  lua_State *L = lua_newstate(fcb_allocate, context);
  if (L == NULL) {
    free(context);
    return NULL;
  }
  *(fcb_context **)lua_getextraspace(L) = context;
  context->main = context->running = context->current = L;
  fcb_join_thread(context);
  lua_pushcfunction(L, prepare);
  if (lua_pcall(L, 0, 0, 0) != LUA_OK) {
    fcb_close(context);
    return NULL;
  }
  return context;
}

void fcb_close(fcb_context *context) {
  fcb_end_watch(context);
  fcb_leave_thread(context);
  context->failing_end = 0;  // what closing needs it gets
  context->limits.memory = 0;
  lua_close(context->main);
  fcb_wire_truncate(context, 0, 0);
  fcb_release_objects(context);
  free(context->wire.bytes);
  free(context->wire.objects);
  free(context->dead_references);
  free(context);
}
