#include "internal.h"

#include <stdio.h>
#include <string.h>

// Lua's parser runs to the end of what it is given. So it is given little at a time, with a look
// at the limits before each piece.

#define PIECE_SIZE 1024

/// How much of a text Lua shows, and a little more, where a chunk is named by its text.
#define SHOWN_SIZE 80

/// A text on its way to the parser.
struct text {
  const char *bytes;
  size_t length;
};

static const char *next_piece(lua_State *L, struct text *text, size_t *size) {
  *size = text->length < PIECE_SIZE ? text->length : PIECE_SIZE;
  if (*size == 0) return NULL;
  fcb_spend(L, *size);
  const char *piece = text->bytes;
  text->bytes += *size;
  text->length -= *size;
  return piece;
}

static const char *read_text(lua_State *L, void *text, size_t *size) {
  return next_piece(L, text, size);
}

int fcb_load_text(lua_State *L, const char *bytes, size_t length, const char *name) {
  struct text text = {bytes, length};
  return lua_load(L, read_text, &text, name, "t");
}

/// Where the text that a script's reader function returned last stays while the parser reads it.
enum { READER = 1, READ_TEXT = 5 };

static const char *read_from_function(lua_State *L, void *state, size_t *size) {
  struct text *text = state;
  if (text->length == 0) {
    luaL_checkstack(L, 2, "too many nested functions");
    fcb_spend(L, 100);  // a call: the function may be one in C, which counts nothing
    lua_pushvalue(L, READER);
    lua_call(L, 0, 1);
    if (lua_isnil(L, -1)) {
      lua_pop(L, 1);
      *size = 0;
      return NULL;
    }
    if (!lua_isstring(L, -1)) luaL_error(L, "reader function must return a string");
    lua_replace(L, READ_TEXT);
    text->bytes = lua_tolstring(L, READ_TEXT, &text->length);
  }
  return next_piece(L, text, size);
}

int fcb_load_function(lua_State *L) {
  int type = lua_type(L, 1);
  luaL_argexpected(L, type == LUA_TSTRING || type == LUA_TFUNCTION, 1, "string or function");
  luaL_argexpected(L, lua_isnoneornil(L, 2) || lua_type(L, 2) == LUA_TSTRING, 2, "string");
  if (!lua_isnoneornil(L, 3)) {
    const char *mode = lua_type(L, 3) == LUA_TSTRING ? lua_tostring(L, 3) : "";
    luaL_argcheck(L, strcmp(mode, "t") == 0, 3, "only text can be loaded: mode \"t\"");
  }
  bool has_environment = !lua_isnone(L, 4);
  lua_settop(L, READ_TEXT);
  struct text text = {NULL, 0};
  char name[SHOWN_SIZE + 1] = "=(load)";
  int status;
  if (type == LUA_TSTRING) {
    text.bytes = lua_tolstring(L, 1, &text.length);
    snprintf(name, sizeof name, "%s", text.bytes);
    status = lua_load(L, read_text, &text, luaL_optstring(L, 2, name), "t");
  } else {
    status = lua_load(L, read_from_function, &text, luaL_optstring(L, 2, name), "t");
  }
  if (status == LUA_OK) {
    if (has_environment) {
      lua_pushvalue(L, 4);
      if (lua_setupvalue(L, -2, 1) == NULL) lua_pop(L, 1);
    }
    return 1;
  }
  fcb_spend(L, 0);  // a stop, which the parser has caught, is raised again
  if (status == LUA_ERRMEM) return lua_error(L);
  lua_pushnil(L);
  lua_insert(L, -2);
  return 2;
}
