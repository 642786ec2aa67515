#include "internal.h"

#include <string.h>

static int raw_set(lua_State *L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  luaL_checkany(L, 2);
  luaL_checkany(L, 3);
  if (fcb_is_view(L, 1)) return luaL_error(L, "a script can't change a library, not even by 'rawset'");
  lua_settop(L, 3);
  lua_rawset(L, 1);
  return 1;
}

/// As Lua's own, but for `__gc`, which has an effect only when it is there by now: finalizers of a
/// script would run while the host goes away, and no limit could stop them.
static int set_metatable(lua_State *L) {
  int type = lua_type(L, 2);
  luaL_checktype(L, 1, LUA_TTABLE);
  luaL_argexpected(L, type == LUA_TNIL || type == LUA_TTABLE, 2, "nil or table");
  if (fcb_is_view(L, 1)) return luaL_error(L, "a script can't give a library another metatable");
  if (luaL_getmetafield(L, 1, "__metatable") != LUA_TNIL)
    return luaL_error(L, "cannot change a protected metatable");
  if (type == LUA_TTABLE) {
    lua_pushliteral(L, "__gc");
    if (lua_rawget(L, 2) != LUA_TNIL)
      return luaL_error(L, "a metatable of a script can't have '__gc'");
  }
  lua_settop(L, 2);
  lua_setmetatable(L, 1);
  return 1;
}

// --- Garbage --------------------------------------------------------------------------------

/// Does one of the small steps of which a collection is made; true at the end of a collection.
static bool collect_a_little(lua_State *L) {
  fcb_spend(L, 1000);
  // It answers -1 inside a finalizer, where nothing can be collected.
  return lua_gc(L, LUA_GCSTEP, 0) != 0;
}

/// How much garbage is taken for what a step collects, in KiB.
#define STEP_SIZE 8

static int collect_garbage(lua_State *L) {
  const char *option = luaL_optstring(L, 1, "collect");
  if (strcmp(option, "count") == 0) {
    lua_pushnumber(L, lua_gc(L, LUA_GCCOUNT) + lua_gc(L, LUA_GCCOUNTB) / 1024.0);
  } else if (strcmp(option, "collect") == 0) {
    // The collection that is going on may have passed by what is garbage now: the next finds it.
    for (int ends = 0; ends < 2;) ends += collect_a_little(L);
    lua_pushinteger(L, 0);
  } else if (strcmp(option, "step") == 0) {
    lua_Integer size = luaL_optinteger(L, 2, 0);
    bool is_at_end = collect_a_little(L);
    for (; size > STEP_SIZE && !is_at_end; size -= STEP_SIZE) is_at_end = collect_a_little(L);
    lua_pushboolean(L, is_at_end);
  } else if (strcmp(option, "isrunning") == 0) {
    lua_pushboolean(L, lua_gc(L, LUA_GCISRUNNING));
  } else {
    static const char *const refused[] = {"stop",     "restart",     "incremental", "generational",
                                          "setpause", "setstepmul", NULL};
    for (int i = 0; refused[i] != NULL; i++)
      if (strcmp(option, refused[i]) == 0)
        return luaL_error(L, "collectgarbage(\"%s\") is not for scripts: "
                          "the host decides how garbage is collected", option);
    return luaL_argerror(L, 1, lua_pushfstring(L, "invalid option '%s'", option));
  }
  return 1;
}

// --- Dates ----------------------------------------------------------------------------------

/// The most bytes a format of a date may have: each conversion takes long, for what it is.
#define MAX_DATE_FORMAT 1000

/// `os.date`; upvalue 1 is Lua's own, which is run in place of this function.
static int date(lua_State *L) {
  size_t length = 0;
  luaL_optlstring(L, 1, "", &length);
  luaL_argcheck(L, length <= MAX_DATE_FORMAT, 1, "a format has at most 1000 bytes");
  return lua_tocfunction(L, lua_upvalueindex(1))(L);
}

static int open_dates(lua_State *L) {
  lua_getglobal(L, LUA_OSLIBNAME);
  lua_getfield(L, -1, "date");
  lua_pushcclosure(L, date, 1);
  lua_setfield(L, -2, "date");
  return 0;
}

int fcb_open_dates(fcb_context *context) {
  return fcb_protect(context->main, open_dates, NULL, 0, 0);
}

static int open_base(lua_State *L) {
  static const luaL_Reg functions[] = {{"load", fcb_load_function},
                                       {"rawset", raw_set},
                                       {"setmetatable", set_metatable},
                                       {"collectgarbage", collect_garbage},
                                       {NULL, NULL}};
  lua_pushglobaltable(L);
  luaL_setfuncs(L, functions, 0);
  return 0;
}

int fcb_open_base(fcb_context *context) {
  return fcb_protect(context->main, open_base, NULL, 0, 0);
}
