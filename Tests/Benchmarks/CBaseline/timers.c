// libuv needs what C11 alone does not declare.
#define _GNU_SOURCE
#include "CBaseline.h"

#include <lauxlib.h>
#include <lua.h>
#include <stdlib.h>
#include <uv.h>

static double now(void) { return (double)uv_hrtime() * 1e-9; }

static void do_nothing(uv_timer_t *timer) { (void)timer; }

void baseline_timers(int64_t count) {
  uv_loop_t loop;
  uv_loop_init(&loop);
  uv_timer_t *timers = malloc((size_t)count * sizeof *timers);
  for (int64_t i = 0; i < count; i++) {
    uv_timer_init(&loop, &timers[i]);
    uv_timer_start(&timers[i], do_nothing, 0, 0);
  }
  uv_run(&loop, UV_RUN_DEFAULT);
  for (int64_t i = 0; i < count; i++) uv_close((uv_handle_t *)&timers[i], NULL);
  uv_run(&loop, UV_RUN_DEFAULT);
  uv_loop_close(&loop);
  free(timers);
}

struct lua_timer {
  uv_timer_t timer;
  lua_State *L;
  int function;
};

static void call_lua(uv_timer_t *timer) {
  struct lua_timer *self = timer->data;
  lua_rawgeti(self->L, LUA_REGISTRYINDEX, self->function);
  if (lua_pcall(self->L, 0, 0, 0) != LUA_OK) lua_pop(self->L, 1);
  luaL_unref(self->L, LUA_REGISTRYINDEX, self->function);
}

double baseline_lua_timers(lua_State *L, int64_t count) {
  uv_loop_t loop;
  uv_loop_init(&loop);
  struct lua_timer *timers = malloc((size_t)count * sizeof *timers);
  for (int64_t i = 0; i < count; i++) {
    lua_getglobal(L, "beat");
    timers[i] = (struct lua_timer){.L = L, .function = luaL_ref(L, LUA_REGISTRYINDEX)};
    uv_timer_init(&loop, &timers[i].timer);
    timers[i].timer.data = &timers[i];
    uv_timer_start(&timers[i].timer, call_lua, 0, 0);
  }
  double start = now();
  uv_run(&loop, UV_RUN_DEFAULT);
  double seconds = now() - start;
  for (int64_t i = 0; i < count; i++) uv_close((uv_handle_t *)&timers[i].timer, NULL);
  uv_run(&loop, UV_RUN_DEFAULT);
  uv_loop_close(&loop);
  free(timers);
  return seconds;
}

static void resume(uv_timer_t *timer) {
  lua_State *thread = timer->data;
  int count;
  if (lua_resume(thread, NULL, 0, &count) == LUA_YIELD) uv_timer_start(timer, resume, 0, 0);
}

double baseline_sleeps(lua_State *L, int64_t count) {
  uv_loop_t loop;
  uv_loop_init(&loop);
  uv_timer_t timer;
  uv_timer_init(&loop, &timer);
  lua_State *thread = lua_newthread(L);
  timer.data = thread;
  lua_getglobal(thread, "sleeper");
  lua_pushinteger(thread, count);
  int results;
  double start = now();
  if (lua_resume(thread, NULL, 1, &results) == LUA_YIELD) uv_timer_start(&timer, resume, 0, 0);
  uv_run(&loop, UV_RUN_DEFAULT);
  double seconds = now() - start;
  uv_close((uv_handle_t *)&timer, NULL);
  uv_run(&loop, UV_RUN_DEFAULT);
  uv_loop_close(&loop);
  lua_pop(L, 1);
  return seconds;
}
