#include "internal.h"

#include <limits.h>
#include <string.h>

// `table.sort` sorts short runs by insertion and merges them. So it never needs more than n log n
// comparisons, whatever the comparing function answers; an answer that makes no sense gives some
// order of the elements. Equal elements stay in their order. The list itself is written to at the
// end: an error leaves it as it was.

/// Where things lie on the stack: two tables, of which the first has the elements, and above them
/// what is being compared.
enum { LIST = 1, FUNCTION, ELEMENTS, SPARE, FIRST };

/// How long the runs are that are sorted by insertion.
#define RUN_LENGTH 16

/// What all elements of a list are, where they can be compared without Lua.
enum { INTEGERS, FLOATS, TEXTS, OTHERS };

/// An element that can be compared without Lua.
typedef struct key {
  union {
    lua_Integer integer;
    lua_Number number;
    const char *text;
  };
  uint32_t length;  ///< of the text, in bytes
  uint32_t place;   ///< where it was in the list
} key;

typedef struct sorting {
  lua_State *L;
  int64_t count;
  bool has_function;
  bool compares_here;  ///< in C, not by a function of the script, which counts for itself
  int kind;
  size_t steps;
} sorting;

/// The steps that comparing a value takes beyond the first: texts may be compared to their ends.
static inline size_t length_steps(lua_State *L, int index) {
  return lua_type(L, index) == LUA_TSTRING ? lua_rawlen(L, index) / 16 : 0;
}

/// Whether the value at `a` comes before the one at `b`.
static inline bool precedes(sorting *sorting, int a, int b) {
  lua_State *L = sorting->L;
  fcb_count(L, &sorting->steps, 1 + (sorting->compares_here ? length_steps(L, a) : 0));
  if (!sorting->has_function) return lua_compare(L, a, b, LUA_OPLT);
  lua_pushvalue(L, FUNCTION);
  lua_pushvalue(L, a);
  lua_pushvalue(L, b);
  lua_call(L, 2, 1);
  bool result = lua_toboolean(L, -1);
  lua_pop(L, 1);
  return result;
}

/// Puts the value on top among the sorted ones from `first` on below it.
static void insert_top(sorting *sorting, int first) {
  int top = lua_gettop(sorting->L), low = first, high = top;
  // Lists are often in order already: the last one first.
  if (top == first || !precedes(sorting, top, top - 1)) return;
  high = top - 1;
  while (low < high) {
    int middle = low + (high - low) / 2;
    if (precedes(sorting, top, middle))
      high = middle;
    else
      low = middle + 1;
  }
  lua_insert(sorting->L, low);
}

/// Merges the sorted runs of the table `from` that begin at `start` and `middle` into the table
/// `to`; the second one ends before `end`.
static void merge(sorting *sorting, int from, int to, int64_t start, int64_t middle, int64_t end) {
  lua_State *L = sorting->L;
  enum { LEFT = FIRST, RIGHT };
  int64_t left = start, right = middle;
  lua_rawgeti(L, from, left);
  lua_rawgeti(L, from, right);
  for (int64_t next = start; left < middle && right < end; next++) {
    if (precedes(sorting, RIGHT, LEFT)) {
      lua_rawseti(L, to, next);
      lua_rawgeti(L, from, ++right);
    } else {
      lua_pushvalue(L, LEFT);
      lua_rawseti(L, to, next);
      lua_rawgeti(L, from, ++left);
      lua_replace(L, LEFT);
    }
  }
  lua_settop(L, SPARE);
  for (int64_t next = left + right - middle; next < end; next++) {
    fcb_count(L, &sorting->steps, 1);
    lua_rawgeti(L, from, left < middle ? left++ : right++);
    lua_rawseti(L, to, next);
  }
}

/// Sorts the elements from `start` up to `end` into the table `to`, halves first: a part that fits
/// into the machine's cache is done with before the next is touched.
static void sort_range(sorting *sorting, int64_t start, int64_t end, int to) {
  lua_State *L = sorting->L;
  if (end - start <= RUN_LENGTH) {
    for (int64_t i = start; i < end; i++) {
      lua_rawgeti(L, ELEMENTS, i);
      insert_top(sorting, FIRST);
    }
    for (int64_t i = end - 1; i >= start; i--) lua_rawseti(L, to, i);
    return;
  }
  int64_t middle = start + (end - start) / 2;
  int from = to == ELEMENTS ? SPARE : ELEMENTS;
  sort_range(sorting, start, middle, from);
  sort_range(sorting, middle, end, from);
  merge(sorting, from, to, start, middle, end);
}

// --- Numbers and texts ----------------------------------------------------------------------

/// Compares texts as Lua does: by the locale, and piece by piece where they have zeros in them.
static bool is_text_less(const key *a, const key *b) {
  const char *text = a->text, *other = b->text;
  size_t rest = a->length, other_rest = b->length;
  for (;;) {
    int order = strcoll(text, other);
    if (order != 0) return order < 0;
    size_t length = strlen(text);
    if (length == other_rest) return false;
    if (length == rest) return true;
    text += length + 1;
    other += length + 1;
    rest -= length + 1;
    other_rest -= length + 1;
  }
}

static inline bool is_less(sorting *sorting, const key *a, const key *b) {
  fcb_count(sorting->L, &sorting->steps, 1 + a->length / 16);
  if (sorting->kind == INTEGERS) return a->integer < b->integer;
  if (sorting->kind == FLOATS) return a->number < b->number;
  return is_text_less(a, b);
}

/// Sorts the keys from `start` up to `end`, which both arrays have, into the array `to`.
static void sort_keys(sorting *sorting, key *from, key *to, int64_t start, int64_t end) {
  if (end - start < 2) return;
  int64_t middle = start + (end - start) / 2;
  sort_keys(sorting, to, from, start, middle);
  sort_keys(sorting, to, from, middle, end);
  int64_t left = start, right = middle;
  if (!is_less(sorting, &from[middle], &from[middle - 1])) {  // they follow each other
    memcpy(to + start, from + start, (size_t)(end - start) * sizeof *to);
    fcb_count(sorting->L, &sorting->steps, (size_t)(end - start) / 16);
    return;
  }
  int64_t next = start;
  while (left < middle && right < end)
    to[next++] = is_less(sorting, &from[right], &from[left]) ? from[right++] : from[left++];
  memcpy(to + next, from + left, (size_t)(middle - left) * sizeof *to);
  next += middle - left;
  memcpy(to + next, from + right, (size_t)(end - right) * sizeof *to);
}

static void fill_key(const sorting *sorting, key *key, int64_t place) {
  lua_State *L = sorting->L;
  size_t length = 0;
  lua_rawgeti(L, ELEMENTS, place);
  if (sorting->kind == INTEGERS)
    key->integer = lua_tointeger(L, -1);
  else if (sorting->kind == FLOATS)
    key->number = lua_tonumber(L, -1);
  else
    key->text = lua_tolstring(L, -1, &length);  // it stays where it is, since the table has it
  key->length = (uint32_t)length;
  key->place = (uint32_t)place;
  lua_pop(L, 1);
}

/// Sorts elements of one kind into the list.
static void sort_by_keys(sorting *sorting) {
  lua_State *L = sorting->L;
  int64_t count = sorting->count;
  key *from = lua_newuserdatauv(L, 2 * (size_t)count * sizeof *from, 0), *to = from + count;
  for (int64_t i = 0; i < count; i++) {
    fcb_count(L, &sorting->steps, 1);
    fill_key(sorting, &from[i], i + 1);
  }
  memcpy(to, from, (size_t)count * sizeof *to);
  sort_keys(sorting, from, to, 0, count);
  for (int64_t i = 0; i < count; i++) {
    fcb_count(L, &sorting->steps, 1);
    lua_rawgeti(L, ELEMENTS, to[i].place);
    lua_seti(L, LIST, i + 1);
  }
}

// --- The list -------------------------------------------------------------------------------

/// The kind of the value on top.
static int kind_of_top(lua_State *L) {
  switch (lua_type(L, -1)) {
    case LUA_TNUMBER: return lua_isinteger(L, -1) ? INTEGERS : FLOATS;
    case LUA_TSTRING: return lua_rawlen(L, -1) < UINT32_MAX ? TEXTS : OTHERS;
    default: return OTHERS;
  }
}

/// Copies the elements to their table and finds out their kind.
static void copy_elements(sorting *sorting) {
  lua_State *L = sorting->L;
  for (int64_t i = 1; i <= sorting->count; i++) {
    fcb_count(L, &sorting->steps, 1);
    int type = lua_geti(L, LIST, i), kind = kind_of_top(L);
    sorting->kind = i == 1 || kind == sorting->kind ? kind : OTHERS;
    // Nil can't be compared; a list that is shorter than it says need not be read to its end.
    if (type == LUA_TNIL && !sorting->has_function) {
      lua_rawgeti(L, ELEMENTS, 1);
      lua_compare(L, -2, -1, LUA_OPLT);
      lua_pop(L, 1);
    }
    lua_rawseti(L, ELEMENTS, i);
  }
}

/// Sorts a list of so few elements that they need no tables.
static void sort_short(sorting *sorting) {
  lua_State *L = sorting->L;
  for (int64_t i = 1; i <= sorting->count; i++) {
    lua_geti(L, LIST, i);
    insert_top(sorting, ELEMENTS);
  }
  for (int64_t i = sorting->count; i >= 1; i--) lua_seti(L, LIST, i);
}

static void sort_long(sorting *sorting) {
  lua_State *L = sorting->L;
  // What `__len` says is not to be trusted with memory.
  lua_Unsigned known = lua_rawlen(L, LIST);
  int room = (int)(known < (lua_Unsigned)sorting->count ? known : (lua_Unsigned)sorting->count);
  lua_createtable(L, room, 0);
  copy_elements(sorting);
  if (sorting->kind != OTHERS && !sorting->has_function) {
    sort_by_keys(sorting);
    return;
  }
  lua_createtable(L, room, 0);
  sort_range(sorting, 1, sorting->count + 1, ELEMENTS);
  for (int64_t i = 1; i <= sorting->count; i++) {
    fcb_count(L, &sorting->steps, 1);
    lua_rawgeti(L, ELEMENTS, i);
    lua_seti(L, LIST, i);
  }
}

int fcb_sort(lua_State *L) {
  fcb_check_table(L, LIST, FCB_READS | FCB_WRITES | FCB_MEASURES);
  lua_Integer length = luaL_len(L, LIST);
  if (length < 2) return 0;
  luaL_argcheck(L, length < INT_MAX, LIST, "array too big");
  sorting sorting = {.L = L, .count = length, .has_function = !lua_isnoneornil(L, FUNCTION)};
  if (sorting.has_function) luaL_checktype(L, FUNCTION, LUA_TFUNCTION);
  lua_settop(L, FUNCTION);
  sorting.compares_here = !sorting.has_function || lua_iscfunction(L, FUNCTION);
  luaL_checkstack(L, RUN_LENGTH + LUA_MINSTACK, NULL);
  if (length <= RUN_LENGTH)
    sort_short(&sorting);
  else
    sort_long(&sorting);
  fcb_spend(L, sorting.steps);
  return 0;
}
