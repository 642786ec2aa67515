#include <limits.h>
#include <string.h>

#include "pattern.h"

// Those functions of the string library whose work a script can make long without having a long
// string: they account for it. What they are given and give is as in Lua's own library.

/// How many bytes are copied or looked at before that is accounted for.
#define BYTES_AT_ONCE ((size_t)FCB_STEPS_AT_ONCE * FCB_BYTES_PER_STEP)

// --- find, match and gmatch -----------------------------------------------------------------

/// The offset that an `init` argument stands for; it may be beyond the subject's end.
static size_t offset_argument(lua_State *L, int index, size_t length) {
  lua_Integer position = luaL_optinteger(L, index, 1);
  if (position > 0) return (size_t)position - 1;
  if (position == 0 || position < -(lua_Integer)length) return 0;
  return length - (size_t)-position;
}

/// Whether the pattern is a text that stands for itself.
static bool is_plain(const fcb_byte *pattern, const fcb_byte *end) {
  for (; pattern < end; pattern++) {
    switch (*pattern) {
      case '^': case '$': case '*': case '+': case '?': case '.': case '(': case '[': case '%':
      case '-':
        return false;
      default: break;
    }
  }
  return true;
}

/// Searches as a call says, and pushes what `find` or `match` answers.
static int search(lua_State *L, bool is_find) {
  size_t length, pattern_length;
  const fcb_byte *subject = (const fcb_byte *)luaL_checklstring(L, 1, &length);
  const fcb_byte *pattern = (const fcb_byte *)luaL_checklstring(L, 2, &pattern_length);
  size_t offset = offset_argument(L, 3, length);
  if (offset > length) {
    lua_pushnil(L);
    return 1;
  }
  fcb_matcher matcher;
  fcb_begin_matching(&matcher, L, subject, subject + length, pattern + pattern_length);
  fcb_match match = {NULL, NULL};
  if (is_find && (lua_toboolean(L, 4) || is_plain(pattern, matcher.pattern_end))) {
    match.start = fcb_find_bytes(&matcher, subject + offset, pattern, pattern_length);
    if (match.start != NULL) match.end = match.start + pattern_length;
  } else if (*pattern == '^') {
    match.start = subject + offset;
    match.end = fcb_match_at(&matcher, match.start, pattern + 1);
  } else {
    match = fcb_search(&matcher, subject + offset, pattern, NULL);
  }
  fcb_settle(&matcher);
  if (match.end == NULL) {
    lua_pushnil(L);
    return 1;
  }
  if (!is_find) return fcb_push_values(&matcher, match);
  lua_pushinteger(L, match.start - subject + 1);
  lua_pushinteger(L, match.end - subject);
  return 2 + fcb_push_captures(&matcher);
}

static int string_find(lua_State *L) { return search(L, true); }
static int string_match(lua_State *L) { return search(L, false); }

/// How far an iteration of `gmatch` has come. The iterator keeps the two strings as well.
typedef struct iteration {
  const fcb_byte *subject, *subject_end, *pattern, *pattern_end;
  const fcb_byte *start;     ///< where the next match is looked for
  const fcb_byte *last_end;  ///< where the last one ended; NULL before the first
} iteration;

static int next_match(lua_State *L) {
  iteration *iteration = lua_touserdata(L, lua_upvalueindex(3));
  fcb_matcher matcher;
  fcb_begin_matching(&matcher, L, iteration->subject, iteration->subject_end, iteration->pattern_end);
  fcb_match match = fcb_search(&matcher, iteration->start, iteration->pattern, iteration->last_end);
  fcb_settle(&matcher);
  if (match.end == NULL) return 0;
  iteration->start = iteration->last_end = match.end;
  return fcb_push_values(&matcher, match);
}

static int string_gmatch(lua_State *L) {
  size_t length, pattern_length;
  const fcb_byte *subject = (const fcb_byte *)luaL_checklstring(L, 1, &length);
  const fcb_byte *pattern = (const fcb_byte *)luaL_checklstring(L, 2, &pattern_length);
  size_t offset = offset_argument(L, 3, length);
  lua_settop(L, 2);
  iteration *iteration = lua_newuserdatauv(L, sizeof *iteration, 0);
  *iteration = (struct iteration){
      .subject = subject, .subject_end = subject + length,
      .pattern = pattern, .pattern_end = pattern + pattern_length,
      .start = subject + (offset > length ? length + 1 : offset),
  };
  lua_pushcclosure(L, next_match, 3);
  return 1;
}

// --- rep ------------------------------------------------------------------------------------

/// Fills `bytes`, of which the first period is there, with the same again and again.
static void repeat(lua_State *L, char *bytes, size_t period, size_t total) {
  size_t filled = period;
  while (filled < total) {
    size_t back = filled - filled % period;  // whole periods, as many as there are
    size_t count = back < BYTES_AT_ONCE ? back : BYTES_AT_ONCE;
    if (count > total - filled) count = total - filled;
    memcpy(bytes + filled, bytes + filled - back, count);
    filled += count;
    fcb_spend(L, 1 + count / FCB_BYTES_PER_STEP);
  }
}

static int string_rep(lua_State *L) {
  size_t length, separator_length;
  const char *text = luaL_checklstring(L, 1, &length);
  lua_Integer count = luaL_checkinteger(L, 2);
  const char *separator = luaL_optlstring(L, 3, "", &separator_length);
  size_t period = length + separator_length;
  if (count <= 0 || period == 0) {
    lua_pushliteral(L, "");
    return 1;
  }
  if (period < length || period > INT_MAX / (lua_Unsigned)count)
    return luaL_error(L, "resulting string too large");
  size_t total = (size_t)count * period - separator_length;
  luaL_Buffer buffer;
  char *bytes = luaL_buffinitsize(L, &buffer, total);
  memcpy(bytes, text, length);
  if (count > 1) {
    memcpy(bytes + length, separator, separator_length);
    repeat(L, bytes, period, total);
  }
  luaL_pushresultsize(&buffer, total);
  return 1;
}

// --- format ---------------------------------------------------------------------------------

/// A text of this length takes so long to be measured that it is not done for each conversion.
#define LONG_TEXT 1000
/// More than a conversion with a precision, which has two digits at most, takes of a text.
#define TEXT_START 100

static bool has_nul(lua_State *L, const char *text, size_t length) {
  for (size_t start = 0; start < length; start += BYTES_AT_ONCE) {
    size_t count = length - start < BYTES_AT_ONCE ? length - start : BYTES_AT_ONCE;
    if (memchr(text + start, 0, count) != NULL) return true;
    fcb_spend(L, 1 + count / FCB_BYTES_PER_STEP);
  }
  return false;
}

/// Puts the start of each long text that is to be cut by a precision in its place. Lua measures all
/// of such a text, though the result has little of it: the same text for a hundred thousand
/// conversions would take hours.
static void cut_long_texts(lua_State *L) {
  size_t format_length, length;
  const char *format = luaL_checklstring(L, 1, &format_length);
  const char *end = format + format_length;
  int argument = 1;
  while ((format = memchr(format, '%', (size_t)(end - format))) != NULL) {
    format += 1;
    if (*format == '%') {
      format += 1;
      continue;
    }
    argument += 1;
    size_t modifiers = strspn(format, "-+#0 123456789.");
    bool has_precision = memchr(format, '.', modifiers) != NULL;
    format += modifiers;
    if (*format != 's' || !has_precision || lua_type(L, argument) != LUA_TSTRING) continue;
    const char *text = lua_tolstring(L, argument, &length);
    if (length < LONG_TEXT) continue;
    // One with a NUL is refused in its turn.
    if (has_nul(L, text, length))
      lua_pushlstring(L, "", 1);
    else
      lua_pushlstring(L, text, TEXT_START);
    lua_replace(L, argument);
  }
}

static int string_format(lua_State *L) {
  for (int argument = lua_gettop(L); argument > 1; argument--) {
    if (lua_rawlen(L, argument) < LONG_TEXT || lua_type(L, argument) != LUA_TSTRING) continue;
    cut_long_texts(L);
    break;
  }
  return lua_tocfunction(L, lua_upvalueindex(1))(L);
}

// --- Opening --------------------------------------------------------------------------------

static int open_strings(lua_State *L) {
  static const luaL_Reg functions[] = {{"find", string_find},     {"match", string_match},
                                       {"gmatch", string_gmatch}, {"gsub", fcb_string_gsub},
                                       {"rep", string_rep},       {NULL, NULL}};
  lua_getglobal(L, LUA_STRLIBNAME);
  luaL_setfuncs(L, functions, 0);
  lua_getfield(L, -1, "format");
  lua_pushcclosure(L, string_format, 1);
  lua_setfield(L, -2, "format");
  return 0;
}

int fcb_open_strings(fcb_context *context) {
  return fcb_protect(context->main, open_strings, NULL, 0, 0);
}
