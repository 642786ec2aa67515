#include "internal.h"

#include <stdlib.h>

bool fcb_push_object(fcb_context *context, lua_State *L, int64_t key) {
  (void)context;
  lua_rawgetp(L, LUA_REGISTRYINDEX, &fcb_objects_key);
  int type = lua_rawgeti(L, -1, key);
  lua_remove(L, -2);
  if (type == LUA_TUSERDATA) return true;
  lua_pop(L, 1);
  return false;
}

// --- The objects that userdata retain ---------------------------------------------------------

bool fcb_reserve_object(fcb_context *context) {
  if (context->free_object < context->object_capacity) return true;
  size_t old = context->object_capacity, capacity = old == 0 ? 16 : old * 2;
  uintptr_t *objects = fcb_allocate(context, context->objects, old * sizeof *objects,
                                    capacity * sizeof *objects);
  if (objects == NULL) return false;
  for (size_t i = old; i < capacity; i++) objects[i] = (i + 1) * 2 + 1;
  context->objects = objects;
  context->object_capacity = capacity;
  return true;
}

void fcb_add_object(fcb_context *context, fcb_block *block, void *object) {
  block->object = object;
  block->place = context->free_object;
  context->free_object = context->objects[block->place] / 2;
  context->objects[block->place] = (uintptr_t)object;
}

void fcb_remove_object(fcb_context *context, fcb_block *block) {
  block->object = NULL;
  context->objects[block->place] = context->free_object * 2 + 1;
  context->free_object = block->place;
}

void fcb_release_objects(fcb_context *context) {
  for (size_t i = 0; i < context->object_capacity; i++)
    if (context->objects[i] % 2 == 0) context->release((void *)context->objects[i]);
  free(context->objects);
}

// --- Holding --------------------------------------------------------------------------------

struct hold_request {
  fcb_context *context;
  int64_t key;
  int first, slot;
};

static int hold(lua_State *L) {
  struct hold_request *request = lua_touserdata(L, 1);
  if (!fcb_push_object(request->context, L, request->key))
    return luaL_error(L, "the object is gone");
  if (lua_getiuservalue(L, 3, 1) != LUA_TTABLE) {
    lua_pop(L, 1);
    lua_newtable(L);
    lua_pushvalue(L, -1);
    lua_setiuservalue(L, 3, 1);
  }
  int slot = request->slot;
  if (slot == 0) {
    // Values are mostly added and dropped together, so the border is where the free ones begin.
    slot = (int)lua_rawlen(L, 4) + 1;
    if (slot <= request->first) slot = request->first + 1;
    while (lua_rawgeti(L, 4, slot) != LUA_TNIL) {
      lua_pop(L, 1);
      slot += 1;
    }
    lua_pop(L, 1);
  }
  lua_pushvalue(L, 2);
  lua_rawseti(L, 4, slot);
  request->slot = slot;
  return 0;
}

int fcb_hold(fcb_context *context, lua_State *L, int64_t key, int index, int first, int *slot) {
  struct hold_request request = {context, key, first, *slot};
  int status = fcb_protect(L, hold, &request, index, 0);
  if (status == LUA_OK) *slot = request.slot;
  return status;
}

/// Pushes the table of what the object holds; pushes nothing when there is none.
static bool push_holdings(fcb_context *context, lua_State *L, int64_t key) {
  if (!lua_checkstack(L, 4) || !fcb_push_object(context, L, key)) return false;
  int type = lua_getiuservalue(L, -1, 1);
  lua_remove(L, -2);
  if (type == LUA_TTABLE) return true;
  lua_pop(L, 1);
  return false;
}

int fcb_push_held(fcb_context *context, lua_State *L, int64_t key, int slot) {
  if (!push_holdings(context, L, key)) return LUA_TNONE;
  int type = lua_rawgeti(L, -1, slot);
  lua_remove(L, -2);
  if (type != LUA_TNIL) return type;
  lua_pop(L, 1);
  return LUA_TNONE;
}

void fcb_drop_held(fcb_context *context, lua_State *L, int64_t key, int slot) {
  if (!push_holdings(context, L, key)) return;
  int holdings = lua_gettop(L);
  if (lua_rawgeti(L, holdings, slot) != LUA_TNIL) {
    lua_pushnil(L);
    lua_rawseti(L, holdings, slot);  // an existing field: nothing is allocated
  }
  lua_settop(L, holdings - 1);
}

// --- Pinning and references -----------------------------------------------------------------

static int pin(lua_State *L) {
  struct hold_request *request = lua_touserdata(L, 1);
  if (!fcb_push_object(request->context, L, request->key))
    return luaL_error(L, "the object is gone");
  lua_rawgetp(L, LUA_REGISTRYINDEX, &fcb_pinned_key);
  lua_insert(L, -2);
  lua_rawseti(L, -2, request->key);
  return 0;
}

int fcb_pin(fcb_context *context, int64_t key) {
  struct hold_request request = {context, key, 0, 0};
  return fcb_protect(context->running, pin, &request, 0, 0);
}

void fcb_unpin(fcb_context *context, int64_t key) {
  lua_State *L = context->running;
  if (!lua_checkstack(L, 4)) return;
  lua_rawgetp(L, LUA_REGISTRYINDEX, &fcb_pinned_key);
  if (lua_rawgeti(L, -1, key) != LUA_TNIL) {
    lua_pushnil(L);
    lua_rawseti(L, -3, key);  // an existing field: nothing is allocated
  }
  lua_pop(L, 2);
}

static int make_reference(lua_State *L) {
  int *reference = lua_touserdata(L, 1);
  *reference = luaL_ref(L, LUA_REGISTRYINDEX);
  return 0;
}

int fcb_reference(fcb_context *context, lua_State *L, int index, int *reference) {
  // A script may give up many before anything is called again.
  if (context->dead_count != 0 && lua_checkstack(L, 4)) fcb_release_references(context);
  return fcb_protect(L, make_reference, reference, index, 0);
}

void fcb_unreference(fcb_context *context, int reference) {
  if (context->dead_count == context->dead_capacity) {
    int capacity = context->dead_capacity == 0 ? 16 : context->dead_capacity * 2;
    int *references = realloc(context->dead_references, (size_t)capacity * sizeof *references);
    if (references == NULL) return;  // the value lives until the state closes
    context->dead_references = references;
    context->dead_capacity = capacity;
  }
  context->dead_references[context->dead_count++] = reference;
}

void fcb_release_references(fcb_context *context) {
  if (!lua_checkstack(context->running, 4)) return;  // at the next call, then
  // This sets fields that exist: nothing is allocated, and nothing can raise.
  while (context->dead_count > 0) {
    int reference = context->dead_references[--context->dead_count];
    luaL_unref(context->running, LUA_REGISTRYINDEX, reference);
  }
}

void fcb_collect(fcb_context *context) {
  fcb_release_references(context);
  lua_gc(context->running, LUA_GCCOLLECT);
}
