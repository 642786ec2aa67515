#include <ctype.h>
#include <string.h>

#include "pattern.h"

// string.gsub. What lies between two replaced matches is copied in one piece.

static void add_bytes(fcb_matcher *matcher, luaL_Buffer *result, const fcb_byte *bytes,
                      size_t length) {
  fcb_step(matcher, length / FCB_BYTES_PER_STEP);
  luaL_addlstring(result, (const char *)bytes, length);
}

/// Adds the value on top, which `fcb_push_value` has pushed, and pops it.
static void add_value(fcb_matcher *matcher, luaL_Buffer *result) {
  fcb_step(matcher, lua_rawlen(matcher->L, -1) / FCB_BYTES_PER_STEP);
  luaL_addvalue(result);
}

/// Adds a replacement text, in which `%1` stands for a capture, `%0` for the match and `%%` for `%`.
static void add_text(fcb_matcher *matcher, luaL_Buffer *result, fcb_match match,
                     const fcb_byte *text, const fcb_byte *end) {
  const fcb_byte *escape;
  while ((escape = memchr(text, '%', (size_t)(end - text))) != NULL) {
    fcb_step(matcher, 1);
    add_bytes(matcher, result, text, (size_t)(escape - text));
    fcb_byte escaped = escape[1];
    text = escape + 2;
    if (escaped == '%') {
      luaL_addchar(result, '%');
    } else if (escaped == '0') {
      add_bytes(matcher, result, match.start, (size_t)(match.end - match.start));
    } else if (isdigit(escaped)) {
      fcb_push_value(matcher, escaped - '1', match);
      add_value(matcher, result);
    } else {
      luaL_error(matcher->L, "invalid use of '%%' in replacement string");
    }
  }
  add_bytes(matcher, result, text, (size_t)(end - text));
}

/// Adds the value on top, which a table or a function gave for a match, and pops it. Returns false
/// when the match is to stay.
static bool add_answer(fcb_matcher *matcher, luaL_Buffer *result) {
  lua_State *L = matcher->L;
  if (!lua_toboolean(L, -1)) {
    lua_pop(L, 1);
    return false;
  }
  if (!lua_isstring(L, -1))
    luaL_error(L, "invalid replacement value (a %s)", luaL_typename(L, -1));
  add_value(matcher, result);
  return true;
}

/// Adds what takes the place of a match. Returns false when the match is to stay.
static bool add_replacement(fcb_matcher *matcher, luaL_Buffer *result, fcb_match match, int type) {
  lua_State *L = matcher->L;
  if (type == LUA_TFUNCTION) {
    lua_pushvalue(L, 3);
    lua_call(L, fcb_push_values(matcher, match), 1);
    return add_answer(matcher, result);
  }
  if (type == LUA_TTABLE) {
    fcb_push_value(matcher, 0, match);
    lua_gettable(L, 3);
    return add_answer(matcher, result);
  }
  size_t length;
  const fcb_byte *text = (const fcb_byte *)lua_tolstring(L, 3, &length);
  add_text(matcher, result, match, text, text + length);
  return true;
}

int fcb_string_gsub(lua_State *L) {
  size_t length, pattern_length;
  const fcb_byte *subject = (const fcb_byte *)luaL_checklstring(L, 1, &length);
  const fcb_byte *pattern = (const fcb_byte *)luaL_checklstring(L, 2, &pattern_length);
  int type = lua_type(L, 3);
  lua_Integer most = luaL_optinteger(L, 4, (lua_Integer)length + 1);
  luaL_argexpected(L, type == LUA_TSTRING || type == LUA_TNUMBER || type == LUA_TFUNCTION ||
                          type == LUA_TTABLE,
                   3, "string/function/table");
  fcb_matcher matcher;
  fcb_begin_matching(&matcher, L, subject, subject + length, pattern + pattern_length);
  bool is_anchored = *pattern == '^', is_changed = false;
  lua_Integer count = 0;
  fcb_match match = {subject, NULL};
  const fcb_byte *copied = subject;  // the result has what the subject up to here gave
  luaL_Buffer result;
  luaL_buffinit(L, &result);
  while (count < most && !(is_anchored && count > 0)) {
    if (is_anchored)
      match.end = fcb_match_at(&matcher, subject, pattern + 1);
    else
      match = fcb_search(&matcher, match.end != NULL ? match.end : subject, pattern, match.end);
    if (match.end == NULL) break;
    count += 1;
    add_bytes(&matcher, &result, copied, (size_t)(match.start - copied));
    bool is_replaced = add_replacement(&matcher, &result, match, type);
    copied = is_replaced ? match.end : match.start;
    is_changed = is_changed || is_replaced;
  }
  fcb_settle(&matcher);
  if (is_changed) {
    luaL_addlstring(&result, (const char *)copied, (size_t)(matcher.subject_end - copied));
    luaL_pushresult(&result);
  } else {
    lua_pushvalue(L, 1);
  }
  lua_pushinteger(L, count);
  return 2;
}
