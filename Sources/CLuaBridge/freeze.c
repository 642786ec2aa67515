#include "internal.h"

#include <string.h>

// A script sees a library through an empty table, a view. Its metatable leads to the table with the
// functions, which nothing gives away; since that way is a table, not a function, the interpreter
// goes it by itself.

bool fcb_is_view(lua_State *L, int index) {
  if (!lua_getmetatable(L, index)) return false;
  bool result = lua_rawgetp(L, -1, &fcb_view_key) != LUA_TNIL;
  lua_pop(L, 2);
  return result;
}

/// Steps through the table that is upvalue 1; the script only knows the key.
static int next_field(lua_State *L) {
  lua_settop(L, 2);
  return lua_next(L, lua_upvalueindex(1)) != 0 ? 2 : 0;
}

/// `__pairs` of a view; upvalue 1 is the table behind it, upvalue 2 completes it.
static int pairs(lua_State *L) {
  lua_pushvalue(L, lua_upvalueindex(2));
  lua_call(L, 0, 0);
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_pushcclosure(L, next_field, 1);
  return 1;
}

struct freeze_request {
  const char *name, *names;
};

static int count_names(const char *names) {
  int count = 0;
  for (; *names != '\0'; names += strlen(names) + 1) count += 1;
  return count;
}

/// Pushes a table with those fields of the table on top that are listed.
static void push_listed(lua_State *L, const char *names) {
  int table = lua_gettop(L);
  lua_createtable(L, 0, count_names(names));
  for (; *names != '\0'; names += strlen(names) + 1) {
    lua_pushstring(L, names);
    lua_pushvalue(L, -1);
    lua_rawget(L, table);
    lua_rawset(L, -3);
  }
}

/// Argument 2 refuses names, argument 3 completes the library. A table made since the globals are the
/// script's lies where `fcb_set_field` has put it, and the view of it becomes no global either.
static int freeze(lua_State *L) {
  const struct freeze_request *request = lua_touserdata(L, 1);
  luaL_checkstack(L, LUA_MINSTACK, NULL);
  bool is_global = !fcb_context_of(L)->globals_kept;
  if (is_global) {
    lua_getglobal(L, request->name);
  } else {
    lua_getfield(L, LUA_REGISTRYINDEX, LUA_LOADED_TABLE);
    lua_getfield(L, -1, request->name);
  }
  push_listed(L, request->names);
  int hidden = lua_gettop(L);
  lua_createtable(L, 0, 1);
  lua_pushvalue(L, 2);
  lua_setfield(L, -2, "__index");
  lua_setmetatable(L, hidden);

  lua_createtable(L, 0, 5);
  lua_pushvalue(L, hidden);
  lua_setfield(L, -2, "__index");
  lua_pushvalue(L, 2);
  lua_setfield(L, -2, "__newindex");
  lua_pushvalue(L, hidden);
  lua_pushvalue(L, 3);
  lua_pushcclosure(L, pairs, 2);
  lua_setfield(L, -2, "__pairs");
  lua_pushboolean(L, 0);
  lua_setfield(L, -2, "__metatable");
  lua_pushboolean(L, 1);
  lua_rawsetp(L, -2, &fcb_view_key);

  // Lua looks here for the name of a function that an error is about.
  lua_getfield(L, LUA_REGISTRYINDEX, LUA_LOADED_TABLE);
  lua_pushvalue(L, hidden);
  lua_setfield(L, -2, request->name);
  lua_pop(L, 1);

  if (strcmp(request->name, LUA_STRLIBNAME) == 0) {
    lua_pushliteral(L, "");
    lua_getmetatable(L, -1);
    lua_pushvalue(L, hidden);
    lua_setfield(L, -2, "__index");
    lua_pushboolean(L, 0);
    lua_setfield(L, -2, "__metatable");
    lua_pop(L, 2);
  }

  lua_newtable(L);
  lua_insert(L, -2);
  lua_setmetatable(L, -2);
  if (is_global) {
    lua_pushvalue(L, -1);
    lua_setglobal(L, request->name);
  }
  return 1;
}

int fcb_freeze_library(fcb_context *context, const char *name, const char *names,
                       const fcb_function *refuse, const fcb_function *complete) {
  lua_State *L = context->main;
  struct freeze_request request = {name, names};
  if (!lua_checkstack(L, 4)) return LUA_ERRMEM;
  lua_pushcfunction(L, freeze);
  lua_pushlightuserdata(L, &request);
  int status = fcb_push_function(context, refuse, NULL, NULL);
  if (status == LUA_OK) {
    status = fcb_push_function(context, complete, NULL, NULL);
    if (status != LUA_OK) lua_pop(L, 1);
  }
  if (status != LUA_OK) {
    lua_pop(L, 2);
    return status;
  }
  return fcb_call_protected(L, 3, 1);
}

static int keep_globals(lua_State *L) {
  const struct freeze_request *request = lua_touserdata(L, 1);
  lua_pushglobaltable(L);
  int globals = lua_gettop(L);
  push_listed(L, request->names);
  int kept = lua_gettop(L);
  for (lua_pushnil(L); lua_next(L, globals) != 0; lua_pop(L, 1)) {
    lua_pushvalue(L, -2);
    if (lua_rawget(L, kept) == LUA_TNIL) {
      lua_pushvalue(L, -3);
      lua_pushnil(L);
      lua_rawset(L, globals);
    }
    lua_pop(L, 1);
  }
  return 0;
}

int fcb_keep_globals(fcb_context *context, const char *names) {
  struct freeze_request request = {NULL, names};
  int status = fcb_protect(context->main, keep_globals, &request, 0, 0);
  context->globals_kept = status == LUA_OK;
  return status;
}
