#include "internal.h"

// `utf8.codes`. That of Lua 5.4.4 passes over stray continuation bytes; this one refuses them, as
// later releases do.

static const char invalid[] = "invalid UTF-8 code";

static bool is_continuation(unsigned char byte) { return (byte & 0xC0) == 0x80; }

/// Reads the character at `bytes`, which end with a zero. Returns how long it is; 0 when it is none.
static size_t decode(const unsigned char *bytes, bool is_strict, lua_Integer *code) {
  unsigned char first = bytes[0];
  if (first < 0x80) {
    *code = first;
    return 1;
  }
  if (is_continuation(first) || first >= 0xFE) return 0;
  size_t length = 2;
  while (length < 6 && (first & (0x80 >> length)) != 0) length += 1;
  lua_Integer value = first & (0x7F >> length);
  for (size_t i = 1; i < length; i++) {
    if (!is_continuation(bytes[i])) return 0;
    value = value << 6 | (bytes[i] & 0x3F);
  }
  // A character has one form only, the shortest.
  static const lua_Integer least[] = {0, 0, 0x80, 0x800, 0x10000, 0x200000, 0x4000000};
  if (value < least[length]) return 0;
  if (is_strict && (value > 0x10FFFF || (value >= 0xD800 && value <= 0xDFFF))) return 0;
  *code = value;
  return length;
}

/// The step of the loop: from the position of a character, or 0, to the next one.
static int next_code(lua_State *L, bool is_strict) {
  size_t length;
  const unsigned char *text = (const unsigned char *)luaL_checklstring(L, 1, &length);
  lua_Unsigned position = (lua_Unsigned)lua_tointeger(L, 2);
  // The character at the last position has been checked: what goes on belongs to it.
  size_t steps = 0;
  if (position < length)
    for (; is_continuation(text[position]); position++) fcb_count(L, &steps, 1);
  fcb_spend(L, steps);
  if (position >= length) return 0;
  lua_Integer code;
  size_t size = decode(text + position, is_strict, &code);
  if (size == 0 || is_continuation(text[position + size])) return luaL_error(L, invalid);
  lua_pushinteger(L, (lua_Integer)position + 1);
  lua_pushinteger(L, code);
  return 2;
}

static int next_strict(lua_State *L) { return next_code(L, true); }
static int next_lax(lua_State *L) { return next_code(L, false); }

static int codes(lua_State *L) {
  bool is_lax = lua_toboolean(L, 2);
  const char *text = luaL_checkstring(L, 1);
  luaL_argcheck(L, !is_continuation((unsigned char)*text), 1, invalid);
  lua_pushcfunction(L, is_lax ? next_lax : next_strict);
  lua_pushvalue(L, 1);
  lua_pushinteger(L, 0);
  return 3;
}

int fcb_open_codes(fcb_context *context) {
  lua_pushcfunction(context->main, codes);
  return fcb_set_field(context, LUA_UTF8LIBNAME, "codes");
}
