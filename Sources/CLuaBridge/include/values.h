/// Values on their way between Swift and Lua, and what Swift can't see of Lua's header.
#pragma once

#include "context.h"
#include "classes.h"

// --- The wire ------------------------------------------------------------------------------------

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

// --- Lua's macros and variadic functions ---------------------------------------------------------

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

/// The file of the innermost function of one that led to the running function, be it by way of the
/// host, and the line there; NULL when there is none. The text lives as long as that function.
const char *fcb_caller(lua_State *L, int *line);

/// How many functions are running in the thread.
int fcb_depth(lua_State *L);

/// Describes where the function on top of the stack begins, and pops it; false when the value is
/// no function of a script.
bool fcb_definition(lua_State *L, fcb_frame *frame);

/// The kind ('m', 'L' or 'C') of the function at `level` of the stack; 0 when there is none.
char fcb_function_kind(lua_State *L, int level);
