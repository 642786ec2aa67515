#include "internal.h"

#include <limits.h>
#include <string.h>

// `table.sort` merges sorted runs of numbers that stand for the elements. So it never needs more
// than n log n comparisons, whatever the comparing function answers; an answer that makes no sense
// gives some order of the elements, and an error leaves the list as it was. Equal elements stay in
// their order.

/// Where the copy of the elements and the comparing function lie on the stack.
enum { FUNCTION = 2, ELEMENTS = 3 };

/// How long the runs are that are sorted by insertion first.
#define RUN_LENGTH 8

typedef struct sorting {
  lua_State *L;
  int count;
  int *order, *merged;        ///< the numbers of elements, from 0
  const lua_Integer *integers;  ///< the elements when all are integers, else NULL
  const lua_Number *floats;     ///< the same for floats
  bool has_function;
  size_t steps;
} sorting;

/// The steps that comparing the value on top takes beyond the first: texts may be compared to
/// their ends.
static inline size_t length_steps(lua_State *L) {
  return lua_type(L, -1) == LUA_TSTRING ? lua_rawlen(L, -1) / 16 : 0;
}

/// Whether element `a` comes before element `b`.
static inline bool precedes(sorting *sorting, int a, int b) {
  lua_State *L = sorting->L;
  if (sorting->integers != NULL) {
    fcb_count(L, &sorting->steps, 1);
    return sorting->integers[a] < sorting->integers[b];
  }
  if (sorting->floats != NULL) {
    fcb_count(L, &sorting->steps, 1);
    return sorting->floats[a] < sorting->floats[b];
  }
  if (sorting->has_function) lua_pushvalue(L, FUNCTION);
  lua_rawgeti(L, ELEMENTS, a + 1);
  lua_rawgeti(L, ELEMENTS, b + 1);
  fcb_count(L, &sorting->steps, 1 + length_steps(L));
  bool result;
  if (sorting->has_function) {
    lua_call(L, 2, 1);
    result = lua_toboolean(L, -1);
    lua_pop(L, 1);
  } else {
    result = lua_compare(L, -2, -1, LUA_OPLT);
    lua_pop(L, 2);
  }
  return result;
}

/// Sorts the numbers from `start` up to `end` by insertion.
static void insert_each(sorting *sorting, int start, int end) {
  int *order = sorting->order;
  for (int i = start + 1; i < end; i++) {
    int moved = order[i], hole = i;
    for (; hole > start && precedes(sorting, moved, order[hole - 1]); hole--)
      order[hole] = order[hole - 1];
    order[hole] = moved;
  }
}

/// Merges the sorted runs from `start` up to `middle` and from there up to `end`.
static void merge(sorting *sorting, int start, int middle, int end) {
  int *order = sorting->order, *merged = sorting->merged;
  if (!precedes(sorting, order[middle], order[middle - 1])) return;  // they follow each other
  int left_count = middle - start;
  memcpy(merged, order + start, (size_t)left_count * sizeof *merged);
  fcb_count(sorting->L, &sorting->steps, (size_t)left_count / 16);
  int left = 0, right = middle, next = start;
  while (left < left_count && right < end)
    order[next++] = precedes(sorting, order[right], merged[left]) ? order[right++] : merged[left++];
  memcpy(order + next, merged + left, (size_t)(left_count - left) * sizeof *merged);
}

static void sort_order(sorting *sorting) {
  int count = sorting->count;
  for (int i = 0; i < count; i++) sorting->order[i] = i;
  for (int start = 0; start < count; start += RUN_LENGTH)
    insert_each(sorting, start, start + RUN_LENGTH < count ? start + RUN_LENGTH : count);
  for (int64_t length = RUN_LENGTH; length < count; length *= 2)
    for (int64_t start = 0; start + length < count; start += 2 * length)
      merge(sorting, (int)start, (int)(start + length),
            start + 2 * length < count ? (int)(start + 2 * length) : count);
}

/// Copies the elements of argument 1 to a new table on top. Returns the type that all of them have,
/// LUA_TNONE for none; numbers are told apart by `are_integers`.
static int copy_elements(sorting *sorting, bool *are_integers) {
  lua_State *L = sorting->L;
  // What `__len` says is not to be trusted with memory.
  lua_Unsigned known = lua_rawlen(L, 1);
  lua_createtable(L, known < (lua_Unsigned)sorting->count ? (int)known : sorting->count, 0);
  int type = LUA_TNONE;
  for (int i = 1; i <= sorting->count; i++) {
    fcb_count(L, &sorting->steps, 1);
    int element_type = lua_geti(L, 1, i);
    bool is_integer = lua_isinteger(L, -1);
    if (i == 1) {
      type = element_type;
      *are_integers = is_integer;
    } else if (element_type != type || is_integer != *are_integers) {
      type = LUA_TNONE;
    }
    // Nil can't be compared; a list that is shorter than it says need not be read to its end.
    if (element_type == LUA_TNIL && !sorting->has_function) {
      lua_rawgeti(L, ELEMENTS, 1);
      lua_compare(L, -2, -1, LUA_OPLT);
      lua_pop(L, 1);
    }
    lua_rawseti(L, ELEMENTS, i);
  }
  return type;
}

/// Copies the numbers that all elements are to where they can be compared at once.
static void copy_numbers(sorting *sorting, bool are_integers) {
  lua_State *L = sorting->L;
  size_t count = (size_t)sorting->count;
  lua_Integer *integers = NULL;
  lua_Number *floats = NULL;
  if (are_integers)
    sorting->integers = integers = lua_newuserdatauv(L, count * sizeof *integers, 0);
  else
    sorting->floats = floats = lua_newuserdatauv(L, count * sizeof *floats, 0);
  for (size_t i = 0; i < count; i++) {
    lua_rawgeti(L, ELEMENTS, (lua_Integer)i + 1);
    if (are_integers)
      integers[i] = lua_tointeger(L, -1);
    else
      floats[i] = lua_tonumber(L, -1);
    lua_pop(L, 1);
    fcb_count(L, &sorting->steps, 1);
  }
}

int fcb_sort(lua_State *L) {
  fcb_check_table(L, 1, FCB_READS | FCB_WRITES | FCB_MEASURES);
  lua_Integer length = luaL_len(L, 1);
  if (length < 2) return 0;
  luaL_argcheck(L, length < INT_MAX, 1, "array too big");
  sorting sorting = {.L = L, .count = (int)length, .has_function = !lua_isnoneornil(L, FUNCTION)};
  if (sorting.has_function) luaL_checktype(L, FUNCTION, LUA_TFUNCTION);
  lua_settop(L, FUNCTION);
  bool are_integers = false;
  int type = copy_elements(&sorting, &are_integers);
  sorting.order = lua_newuserdatauv(L, 2 * (size_t)length * sizeof(int), 0);
  sorting.merged = sorting.order + length;
  if (type == LUA_TNUMBER && !sorting.has_function) copy_numbers(&sorting, are_integers);
  sort_order(&sorting);
  for (int i = 0; i < sorting.count; i++) {
    fcb_count(L, &sorting.steps, 1);
    lua_rawgeti(L, ELEMENTS, sorting.order[i] + 1);
    lua_seti(L, 1, i + 1);
  }
  fcb_spend(L, sorting.steps);
  return 0;
}
