#include "CBaseline.h"

#include <lauxlib.h>
#include <lua.h>
#include <lualib.h>
#include <string.h>
#include <sys/resource.h>

static int add(lua_State *L) {
  lua_pushnumber(L, luaL_checknumber(L, 1) + luaL_checknumber(L, 2));
  return 1;
}

// --- A userdata with a method ---------------------------------------------------------------

typedef struct counter {
  lua_Integer count;
} counter;

static int counter_step(lua_State *L) {
  counter *self = luaL_checkudata(L, 1, "counter");
  self->count += luaL_checkinteger(L, 2);
  lua_pushinteger(L, self->count);
  return 1;
}

static int counter_new(lua_State *L) {
  counter *self = lua_newuserdatauv(L, sizeof *self, 1);
  self->count = 0;
  luaL_setmetatable(L, "counter");
  return 1;
}

// --- A userdata with a property -------------------------------------------------------------

typedef struct record {
  const char *question;
} record;

static int record_question(lua_State *L) {
  const record *self = lua_touserdata(L, 1);
  lua_pushlstring(L, self->question, strlen(self->question));
  return 1;
}

/// One table leads from a name to its getter.
static int record_index(lua_State *L) {
  lua_pushvalue(L, 2);
  if (lua_rawget(L, lua_upvalueindex(1)) != LUA_TLIGHTUSERDATA) return luaL_error(L, "no such field");
  lua_CFunction getter = (lua_CFunction)lua_touserdata(L, -1);
  lua_pop(L, 1);
  return getter(L);
}

static int record_new(lua_State *L) {
  record *self = lua_newuserdatauv(L, sizeof *self, 1);
  self->question = "What is asked?";
  luaL_setmetatable(L, "record");
  return 1;
}

lua_State *baseline_open(void) {
  lua_State *L = luaL_newstate();
  if (L == NULL) return NULL;
  luaL_openlibs(L);
  lua_register(L, "add", add);
  lua_register(L, "counter", counter_new);
  lua_register(L, "record", record_new);
  luaL_newmetatable(L, "counter");
  lua_newtable(L);
  lua_pushcfunction(L, counter_step);
  lua_setfield(L, -2, "step");
  lua_setfield(L, -2, "__index");
  luaL_newmetatable(L, "record");
  lua_newtable(L);
  lua_pushlightuserdata(L, (void *)record_question);
  lua_setfield(L, -2, "question");
  lua_pushcclosure(L, record_index, 1);
  lua_setfield(L, -2, "__index");
  lua_settop(L, 0);
  return L;
}

void baseline_close(lua_State *L) { lua_close(L); }

int baseline_run(lua_State *L, const char *chunk) {
  int status = luaL_dostring(L, chunk);
  lua_settop(L, 0);
  return status;
}

int64_t baseline_calls(lua_State *L, int64_t count) {
  lua_getglobal(L, "add_in_lua");
  int function = luaL_ref(L, LUA_REGISTRYINDEX);
  int64_t sum = 0;
  for (int64_t i = 0; i < count; i++) {
    lua_rawgeti(L, LUA_REGISTRYINDEX, function);
    lua_pushinteger(L, i);
    lua_pushinteger(L, 1);
    if (lua_pcall(L, 2, 1, 0) == LUA_OK) sum += lua_tointeger(L, -1);
    lua_pop(L, 1);
  }
  luaL_unref(L, LUA_REGISTRYINDEX, function);
  return sum;
}

int64_t baseline_peak_memory(void) {
  struct rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  return usage.ru_maxrss;
}
