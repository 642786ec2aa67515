#include "internal.h"

#include <string.h>

/// As Lua itself does, collects all garbage before there is said to be no memory.
static void *grow(fcb_context *context, void *block, size_t old_size, size_t new_size) {
  void *result = fcb_allocate(context, block, old_size, new_size);
  if (result != NULL) return result;
  lua_gc(context->current, LUA_GCCOLLECT);
  return fcb_allocate(context, block, old_size, new_size);
}

unsigned char *fcb_wire_reserve(fcb_context *context, size_t count) {
  fcb_wire *wire = &context->wire;
  if (wire->capacity - wire->length < count) {
    size_t capacity = wire->capacity < 256 ? 256 : wire->capacity * 2;
    if (capacity - wire->length < count) capacity = wire->length + count;
    void *bytes = grow(context, wire->bytes, wire->capacity, capacity);
    if (bytes == NULL) {
      wire->failed = true;
      return NULL;
    }
    wire->bytes = bytes;
    wire->capacity = capacity;
  }
  unsigned char *place = wire->bytes + wire->length;
  wire->length += count;
  return place;
}

bool fcb_wire_object(fcb_context *context, int64_t key, const fcb_class *class, void *object) {
  fcb_wire *wire = &context->wire;
  if (wire->object_count == wire->object_capacity) {
    size_t capacity = wire->object_capacity == 0 ? 16 : wire->object_capacity * 2;
    void *objects = grow(context, wire->objects, wire->object_capacity * sizeof(void *),
                         capacity * sizeof(void *));
    if (objects == NULL) {
      wire->failed = true;
      context->release(object);
      return false;
    }
    wire->objects = objects;
    wire->object_capacity = capacity;
  }
  size_t index = wire->object_count++;
  wire->objects[index] = object;
  unsigned char *place = fcb_wire_reserve(context, 1 + sizeof key + sizeof class + sizeof index);
  if (place == NULL) return false;  // the object is released when the wire is truncated
  *place++ = FCB_OBJECT;
  memcpy(place, &key, sizeof key);
  memcpy(place += sizeof key, &class, sizeof class);
  memcpy(place + sizeof class, &index, sizeof index);
  return true;
}

void fcb_wire_truncate(fcb_context *context, size_t start, size_t object_start) {
  fcb_wire *wire = &context->wire;
  wire->length = start;
  wire->failed = false;
  while (wire->object_count > object_start) {
    void *object = wire->objects[--wire->object_count];
    if (object != NULL) context->release(object);
  }
}

// --- From the wire to Lua -------------------------------------------------------------------

#define TAKE(variable) \
  memcpy(&variable, context->wire.bytes + *offset, sizeof variable), *offset += sizeof variable

/// Pushes the userdata of an object: the one it has, or a new one that takes over its retain.
static void push_object(fcb_context *context, lua_State *L, size_t *offset) {
  int64_t key;
  fcb_class *class;
  size_t index;
  TAKE(key);
  TAKE(class);
  TAKE(index);
  lua_rawgetp(L, LUA_REGISTRYINDEX, &fcb_objects_key);
  if (lua_rawgeti(L, -1, key) == LUA_TUSERDATA) {
    lua_remove(L, -2);
    return;  // truncating the wire gives the retain back
  }
  lua_pop(L, 1);
  if (!fcb_reserve_object(context)) {
    lua_gc(L, LUA_GCCOLLECT);
    if (!fcb_reserve_object(context)) {
      fcb_stop(context, FCB_STOP_MEMORY);
      fcb_raise_stop(L);
    }
  }
  fcb_block *block = lua_newuserdatauv(L, sizeof *block, 1);
  block->class = class;
  block->object = NULL;
  block->key = key;
  block->weight = 0;
  lua_rawgeti(L, LUA_REGISTRYINDEX, class->metatable_reference);
  lua_setmetatable(L, -2);
  if (class->holder != NULL) {
    int64_t holder = class->holder(context->wire.objects[index]);
    if (holder != 0 && lua_rawgeti(L, -2, holder) == LUA_TUSERDATA)
      lua_setiuservalue(L, -2, 1);
    else if (holder != 0)
      lua_pop(L, 1);
  }
  lua_pushvalue(L, -1);
  lua_rawseti(L, -3, key);
  fcb_add_object(context, block, context->wire.objects[index]);  // nothing can fail from here on
  context->wire.objects[index] = NULL;
  lua_remove(L, -2);
  if (class->weight != NULL) {
    fcb_add_weight(context, block, class->weight(block->object));
    if (!fcb_has_memory(context, 0)) fcb_raise_stop(L);
  }
}

static void push_value(fcb_context *context, lua_State *L, size_t *offset) {
  switch (context->wire.bytes[(*offset)++]) {
    case FCB_TRUE:
      lua_pushboolean(L, 1);
      break;
    case FCB_FALSE:
      lua_pushboolean(L, 0);
      break;
    case FCB_INTEGER: {
      int64_t integer;
      TAKE(integer);
      lua_pushinteger(L, integer);
      break;
    }
    case FCB_NUMBER: {
      double number;
      TAKE(number);
      lua_pushnumber(L, number);
      break;
    }
    case FCB_STRING: {
      size_t length;
      TAKE(length);
      lua_pushlstring(L, (const char *)context->wire.bytes + *offset, length);
      *offset += length;
      break;
    }
    case FCB_TABLE: {
      int32_t list_length, pair_count;
      TAKE(list_length);
      TAKE(pair_count);
      luaL_checkstack(L, 6, "values are nested too deeply");
      lua_createtable(L, list_length, pair_count);
      for (int32_t i = 1; i <= list_length; i++) {
        push_value(context, L, offset);
        lua_rawseti(L, -2, i);
      }
      for (int32_t i = 0; i < pair_count; i++) {
        push_value(context, L, offset);
        push_value(context, L, offset);
        lua_rawset(L, -3);
      }
      break;
    }
    case FCB_OBJECT:
      push_object(context, L, offset);
      break;
    case FCB_HELD: {
      int32_t reference;
      TAKE(reference);
      lua_rawgeti(L, LUA_REGISTRYINDEX, reference);
      break;
    }
    default:
      lua_pushnil(L);
  }
}

int fcb_replay(fcb_context *context, lua_State *L, size_t start) {
  // Swift writes nothing while this runs, so the end stands still; finalizers only release.
  size_t end = context->wire.length;
  int count = 0;
  for (size_t offset = start; offset < end; count++) {
    luaL_checkstack(L, 6, "too many values");
    push_value(context, L, &offset);
  }
  return count;
}

// --- From Lua to the wire -------------------------------------------------------------------

static bool write_bytes(fcb_context *context, char tag, const void *bytes, size_t count) {
  unsigned char *place = fcb_wire_reserve(context, count + 1);
  if (place == NULL) return false;
  *place = (unsigned char)tag;
  if (count != 0) memcpy(place + 1, bytes, count);
  return true;
}

/// After how many values the limits are looked at.
#define READ_STRIDE 256
/// What the host takes for a value that it reads.
#define VALUE_SIZE 64

static bool may_read_more(fcb_context *context) {
  size_t count = ++context->read_count;
  if (count % READ_STRIDE != 0) return true;
  if (!fcb_account(context, READ_STRIDE)) return false;
  // Room for as many again, seldom: all garbage may be collected to make it.
  bool is_power_of_two = (count & (count - 1)) == 0;
  return !is_power_of_two || fcb_has_memory(context, 2 * count * VALUE_SIZE);
}

static int read_value(fcb_context *context, lua_State *L, int index, int depth, int outermost,
                      int *bad_type);

/// Tables on the way down lie on the stack, each with its key above it, so a cycle is a table
/// that lies there already.
static bool is_open(lua_State *L, int index, int outermost) {
  const void *table = lua_topointer(L, index);
  for (int i = outermost; i < index; i++)
    if (lua_type(L, i) == LUA_TTABLE && lua_topointer(L, i) == table) return true;
  return false;
}

static int read_table(fcb_context *context, lua_State *L, int index, int depth, int outermost,
                      int *bad_type) {
  if (depth <= 0) return FCB_READ_DEPTH;
  if (is_open(L, index, outermost)) return FCB_READ_CYCLE;
  if (!lua_checkstack(L, 6)) return FCB_READ_MEMORY;
  size_t header = context->wire.length;
  int32_t counts[2] = {0, 0};
  if (!write_bytes(context, FCB_TABLE, counts, sizeof counts)) return FCB_READ_MEMORY;
  int result = FCB_READ_OK;
  while (result == FCB_READ_OK) {
    int type = lua_rawgeti(L, index, counts[0] + 1);
    if (type != LUA_TNIL) {
      result = read_value(context, L, lua_gettop(L), depth - 1, outermost, bad_type);
      counts[0] += 1;
    }
    lua_pop(L, 1);
    if (type == LUA_TNIL) break;
  }
  lua_pushnil(L);
  while (result == FCB_READ_OK && lua_next(L, index) != 0) {
    int value = lua_gettop(L);
    bool in_list = false;
    if (lua_isinteger(L, value - 1)) {
      lua_Integer position = lua_tointeger(L, value - 1);
      in_list = position >= 1 && position <= counts[0];
    }
    if (!in_list) {
      // A table as a key is no plain value, and reading it here would upset the traversal.
      if (lua_type(L, value - 1) == LUA_TTABLE) {
        *bad_type = LUA_TTABLE;
        result = FCB_READ_TYPE;
      } else {
        result = read_value(context, L, value - 1, 0, outermost, bad_type);
      }
      if (result == FCB_READ_OK)
        result = read_value(context, L, value, depth - 1, outermost, bad_type);
      counts[1] += 1;
    }
    if (result == FCB_READ_OK) lua_pop(L, 1);
  }
  lua_settop(L, index);
  memcpy(context->wire.bytes + header + 1, counts, sizeof counts);
  return result;
}

static int read_value(fcb_context *context, lua_State *L, int index, int depth, int outermost,
                      int *bad_type) {
  bool written = false;
  if (!may_read_more(context)) return FCB_READ_MEMORY;
  switch (lua_type(L, index)) {
    case LUA_TNIL:
      written = write_bytes(context, FCB_NIL, NULL, 0);
      break;
    case LUA_TBOOLEAN:
      written = write_bytes(context, lua_toboolean(L, index) ? FCB_TRUE : FCB_FALSE, NULL, 0);
      break;
    case LUA_TNUMBER:
      if (lua_isinteger(L, index)) {
        int64_t integer = lua_tointeger(L, index);
        written = write_bytes(context, FCB_INTEGER, &integer, sizeof integer);
      } else {
        double number = lua_tonumber(L, index);
        written = write_bytes(context, FCB_NUMBER, &number, sizeof number);
      }
      break;
    case LUA_TSTRING: {
      size_t length;
      const char *bytes = lua_tolstring(L, index, &length);
      written = write_bytes(context, FCB_STRING, &length, sizeof length);
      unsigned char *place = written ? fcb_wire_reserve(context, length) : NULL;
      written = place != NULL;
      if (written && length != 0) memcpy(place, bytes, length);
      break;
    }
    case LUA_TTABLE:
      return read_table(context, L, index, depth, outermost, bad_type);
    default:
      *bad_type = lua_type(L, index);
      return FCB_READ_TYPE;
  }
  return written ? FCB_READ_OK : FCB_READ_MEMORY;
}

int fcb_read(fcb_context *context, lua_State *L, int index, int depth, int *bad_type) {
  int top = lua_gettop(L);
  if (!lua_checkstack(L, 6)) return FCB_READ_MEMORY;
  context->read_count = 0;
  // A copy on top, so that everything open lies above it.
  lua_pushvalue(L, index);
  int result = read_value(context, L, top + 1, depth, top + 1, bad_type);
  lua_settop(L, top);
  // A table that is in another many times is small in Lua and without end on the wire.
  if (result == FCB_READ_MEMORY) fcb_stop(context, FCB_STOP_MEMORY);
  return result;
}
