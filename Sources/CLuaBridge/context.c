#include "internal.h"

#include <stdlib.h>
#include <string.h>

/// Lua's allocator and the wire's: counts, limits, and fails where a test wants it to.
void *fcb_allocate(void *context_pointer, void *block, size_t old_size, size_t new_size) {
  fcb_context *context = context_pointer;
  if (block == NULL) old_size = 0;  // then it is the kind of object, not a size
  if (new_size == 0) {
    context->used -= old_size;
    free(block);
    return NULL;
  }
  if (new_size > old_size) {
    context->allocations += 1;
    uint64_t number = context->allocations;
    if (number >= context->failing && number < context->failing_end) return NULL;
    if (context->limit != 0 && context->used + (new_size - old_size) > context->limit) return NULL;
  }
  void *result = realloc(block, new_size);
  if (result == NULL) return NULL;
  context->used = context->used - old_size + new_size;
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
  return 0;
}

const char fcb_objects_key, fcb_pinned_key, fcb_failure_key, fcb_names_key, fcb_view_key;

fcb_context *fcb_open(void *host, void (*release)(void *), size_t limit, uint64_t failing,
                      uint64_t failing_end) {
  fcb_context *context = calloc(1, sizeof *context);
  if (context == NULL) return NULL;
  context->host = host;
  context->release = release;
  context->limit = limit;
  context->failing = failing;
  context->failing_end = failing_end;
  lua_State *L = lua_newstate(fcb_allocate, context);
  if (L == NULL) {
    free(context);
    return NULL;
  }
  *(fcb_context **)lua_getextraspace(L) = context;
  context->main = context->running = L;
  lua_pushcfunction(L, prepare);
  if (lua_pcall(L, 0, 0, 0) != LUA_OK) {
    fcb_close(context);
    return NULL;
  }
  return context;
}

void fcb_close(fcb_context *context) {
  context->failing_end = 0;  // what closing needs it gets
  lua_close(context->main);
  fcb_wire_truncate(context, 0, 0);
  free(context->wire.bytes);
  free(context->wire.objects);
  free(context->dead_references);
  free(context);
}
