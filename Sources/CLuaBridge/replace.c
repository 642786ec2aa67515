#include <ctype.h>
#include <string.h>

#include "pattern.h"

// string.gsub. What lies between two replaced matches is copied in one piece.

static void add_bytes(fcb_matcher *matcher, luaL_Buffer *result, const fcb_byte *bytes,
                      size_t length) {
  if (length == 0) return;
  fcb_step(matcher, (ptrdiff_t)length / FCB_BYTES_PER_STEP);
  luaL_addlstring(result, (const char *)bytes, length);
}

static void add_capture(fcb_matcher *matcher, luaL_Buffer *result, fcb_capture capture) {
  if (capture.length == FCB_CAPTURE_POSITION) {
    lua_pushinteger(matcher->L, capture.start - matcher->subject + 1);
    luaL_addvalue(result);
  } else {
    add_bytes(matcher, result, capture.start, (size_t)capture.length);
  }
}

/// Adds a replacement text, in which `%1` stands for a capture, `%0` for the match, `%%` for `%`.
static void add_text(fcb_matcher *matcher, luaL_Buffer *result, fcb_match match,
                     const fcb_byte *text, const fcb_byte *end) {
  while (text < end) {
    const fcb_byte *escape = memchr(text, '%', (size_t)(end - text));
    if (escape == NULL) break;
    fcb_step(matcher, 1);
    add_bytes(matcher, result, text, (size_t)(escape - text));
    fcb_byte escaped = escape[1];
    text = escape + 2;
    if (escaped == '%') {
      luaL_addchar(result, '%');
    } else if (escaped == '0') {
      add_bytes(matcher, result, match.start, (size_t)(match.end - match.start));
    } else if (isdigit(escaped)) {
      add_capture(matcher, result, fcb_value(matcher, escaped - '1', match));
    } else {
      luaL_error(matcher->L, "invalid use of '%%' in replacement string");
    }
  }
  add_bytes(matcher, result, text, (size_t)(end - text));
}

/// Adds what the table or the function has for a match. Returns false when the match is to stay.
static bool add_looked_up(fcb_matcher *matcher, luaL_Buffer *result, fcb_match match, int type) {
  lua_State *L = matcher->L;
  if (type == LUA_TTABLE) {
    fcb_push_value(matcher, 0, match);
    lua_gettable(L, 3);
  } else {
    lua_pushvalue(L, 3);
    lua_call(L, fcb_push_values(matcher, match), 1);
  }
  if (!lua_toboolean(L, -1)) {
    lua_pop(L, 1);
    return false;
  }
  if (!lua_isstring(L, -1))
    luaL_error(L, "invalid replacement value (a %s)", luaL_typename(L, -1));
  fcb_step(matcher, (ptrdiff_t)lua_rawlen(L, -1) / FCB_BYTES_PER_STEP);
  luaL_addvalue(result);
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
  size_t text_length;
  const fcb_byte *text = (const fcb_byte *)lua_tolstring(L, 3, &text_length);
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
    bool is_replaced = true;
    if (text != NULL)
      add_text(&matcher, &result, match, text, text + text_length);
    else
      is_replaced = add_looked_up(&matcher, &result, match, type);
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
