#include "internal.h"

#include <limits.h>

// The table library. As Lua's own, it goes through metamethods; unlike that one it accounts for
// its loops, since a script decides how long they are: by a range, or by a `__len` that lies.

static bool has_metamethod(lua_State *L, int metatable, const char *name) {
  lua_pushstring(L, name);
  bool is_there = lua_rawget(L, metatable) != LUA_TNIL;
  lua_pop(L, 1);
  return is_there;
}

void fcb_check_table(lua_State *L, int argument, int use) {
  if (lua_type(L, argument) == LUA_TTABLE) return;
  if (lua_getmetatable(L, argument)) {
    int metatable = lua_gettop(L);
    if ((!(use & FCB_READS) || has_metamethod(L, metatable, "__index")) &&
        (!(use & FCB_WRITES) || has_metamethod(L, metatable, "__newindex")) &&
        (!(use & FCB_MEASURES) || has_metamethod(L, metatable, "__len"))) {
      lua_pop(L, 1);
      return;
    }
  }
  luaL_checktype(L, argument, LUA_TTABLE);
}

/// The length of the list that is argument 1.
static lua_Integer list_length(lua_State *L, int use) {
  fcb_check_table(L, 1, use | FCB_MEASURES);
  return luaL_len(L, 1);
}

/// Copies one element between the tables that are two arguments.
static inline void copy_element(lua_State *L, int from, lua_Integer source, int to,
                                lua_Integer target) {
  lua_geti(L, from, source);
  lua_seti(L, to, target);
}

static int insert(lua_State *L) {
  lua_Unsigned end = (lua_Unsigned)list_length(L, FCB_READS | FCB_WRITES) + 1;
  switch (lua_gettop(L)) {
    case 2:
      lua_seti(L, 1, (lua_Integer)end);
      return 0;
    case 3: {
      lua_Integer position = luaL_checkinteger(L, 2);
      luaL_argcheck(L, (lua_Unsigned)position - 1 < end, 2, "position out of bounds");
      size_t steps = 0;
      for (lua_Integer i = (lua_Integer)end; i > position; i--) {
        fcb_count(L, &steps, 1);
        copy_element(L, 1, i - 1, 1, i);
      }
      fcb_spend(L, steps);
      lua_seti(L, 1, position);
      return 0;
    }
    default:
      return luaL_error(L, "wrong number of arguments to 'insert'");
  }
}

static int remove_element(lua_State *L) {
  lua_Integer size = list_length(L, FCB_READS | FCB_WRITES);
  lua_Integer position = luaL_optinteger(L, 2, size);
  luaL_argcheck(L, position == size || (lua_Unsigned)position - 1 <= (lua_Unsigned)size, 2,
                "position out of bounds");
  lua_geti(L, 1, position);
  size_t steps = 0;
  for (; position < size; position++) {
    fcb_count(L, &steps, 1);
    copy_element(L, 1, position + 1, 1, position);
  }
  fcb_spend(L, steps);
  lua_pushnil(L);
  lua_seti(L, 1, position);
  return 1;
}

static int move(lua_State *L) {
  lua_Integer first = luaL_checkinteger(L, 2), last = luaL_checkinteger(L, 3);
  lua_Integer target = luaL_checkinteger(L, 4);
  int to = lua_isnoneornil(L, 5) ? 1 : 5;
  fcb_check_table(L, 1, FCB_READS);
  fcb_check_table(L, to, FCB_WRITES);
  if (last >= first) {
    luaL_argcheck(L, first > 0 || last < LUA_MAXINTEGER + first, 3, "too many elements to move");
    lua_Integer count = last - first + 1;
    luaL_argcheck(L, target <= LUA_MAXINTEGER - count + 1, 4, "destination wrap around");
    // Where the ranges overlap, what is still to be read must not be written over.
    bool is_forward =
        target > last || target <= first || (to != 1 && !lua_compare(L, 1, to, LUA_OPEQ));
    size_t steps = 0;
    for (lua_Integer i = 0; i < count; i++) {
      lua_Integer offset = is_forward ? i : count - 1 - i;
      fcb_count(L, &steps, 1);
      copy_element(L, 1, first + offset, to, target + offset);
    }
    fcb_spend(L, steps);
  }
  lua_pushvalue(L, to);
  return 1;
}

/// Adds an element to the text and returns how many steps that is.
static size_t add_element(lua_State *L, luaL_Buffer *text, lua_Integer i) {
  lua_geti(L, 1, i);
  if (!lua_isstring(L, -1))
    luaL_error(L, "invalid value (%s) at index %I in table for 'concat'", luaL_typename(L, -1),
               (LUAI_UACINT)i);
  size_t steps = 1 + lua_rawlen(L, -1) / 64;
  luaL_addvalue(text);
  return steps;
}

static int concat(lua_State *L) {
  lua_Integer length = list_length(L, FCB_READS);
  size_t separator_length;
  const char *separator = luaL_optlstring(L, 2, "", &separator_length);
  lua_Integer i = luaL_optinteger(L, 3, 1), last = luaL_optinteger(L, 4, length);
  luaL_Buffer text;
  luaL_buffinit(L, &text);
  size_t steps = 0;
  for (; i < last; i++) {
    fcb_count(L, &steps, add_element(L, &text, i) + separator_length / 64);
    luaL_addlstring(&text, separator, separator_length);
  }
  if (i == last) steps += add_element(L, &text, i);
  fcb_spend(L, steps);
  luaL_pushresult(&text);
  return 1;
}

static int pack(lua_State *L) {
  int count = lua_gettop(L);
  lua_createtable(L, count, 1);
  lua_insert(L, 1);
  for (int i = count; i >= 1; i--) lua_rawseti(L, 1, i);
  lua_pushinteger(L, count);
  lua_setfield(L, 1, "n");
  fcb_spend(L, (size_t)count);
  return 1;
}

static int unpack(lua_State *L) {
  lua_Integer first = luaL_optinteger(L, 2, 1);
  lua_Integer last = lua_isnoneornil(L, 3) ? luaL_len(L, 1) : luaL_checkinteger(L, 3);
  if (first > last) return 0;
  lua_Unsigned count = (lua_Unsigned)last - (lua_Unsigned)first;
  if (count >= INT_MAX || !lua_checkstack(L, (int)count + 1))
    return luaL_error(L, "too many results to unpack");
  size_t steps = 0;
  for (lua_Unsigned i = 0; i <= count; i++) {
    fcb_count(L, &steps, 1);
    lua_geti(L, 1, (lua_Integer)((lua_Unsigned)first + i));
  }
  fcb_spend(L, steps);
  return (int)count + 1;
}

static int open_tables(lua_State *L) {
  static const luaL_Reg functions[] = {
      {"insert", insert}, {"remove", remove_element}, {"move", move},      {"concat", concat},
      {"pack", pack},     {"unpack", unpack},         {"sort", fcb_sort}, {NULL, NULL}};
  lua_getglobal(L, LUA_TABLIBNAME);
  luaL_setfuncs(L, functions, 0);
  return 0;
}

int fcb_open_tables(fcb_context *context) {
  return fcb_protect(context->main, open_tables, NULL, 0, 0);
}
