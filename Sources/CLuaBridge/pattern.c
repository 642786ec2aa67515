#include "pattern.h"

#include <ctype.h>
#include <string.h>

// A pattern is matched by recursion: an item that can go on in several ways tries to match the rest
// of the pattern after each. The subject and the pattern end in a NUL of Lua's, which may be read.

/// What accepts single characters: a character, a class or a set. At its end may stand how many of
/// them: `*`, `+`, `-` or `?`.
typedef struct item {
  const fcb_byte *start, *end;
} item;

void fcb_settle(fcb_matcher *matcher) {
  ptrdiff_t steps = FCB_STEPS_AT_ONCE - matcher->credit;
  matcher->credit = FCB_STEPS_AT_ONCE;
  fcb_spend(matcher->L, (size_t)steps);
}

/// Raises an error about the pattern.
static void refuse(fcb_matcher *matcher, const char *format, int number) {
  fcb_settle(matcher);
  luaL_error(matcher->L, format, number);
}

// --- Single characters ----------------------------------------------------------------------

/// Whether a character is in the class of a letter after `%`; before others `%` only quotes.
static bool class_accepts(fcb_byte letter, fcb_byte character) {
  bool belongs;
  switch (letter | 0x20) {
    case 'a': belongs = isalpha(character); break;
    case 'c': belongs = iscntrl(character); break;
    case 'd': belongs = isdigit(character); break;
    case 'g': belongs = isgraph(character); break;
    case 'l': belongs = islower(character); break;
    case 'p': belongs = ispunct(character); break;
    case 's': belongs = isspace(character); break;
    case 'u': belongs = isupper(character); break;
    case 'w': belongs = isalnum(character); break;
    case 'x': belongs = isxdigit(character); break;
    case 'z': belongs = character == 0; break;  // of old; Lua 5.4 still knows it
    default: return letter == character;
  }
  bool is_complement = (letter & 0x20) == 0;
  return belongs != is_complement;
}

/// Whether a set accepts a character; `close` is its closing bracket.
static bool set_accepts(const fcb_byte *open, const fcb_byte *close, fcb_byte character) {
  bool is_complement = open[1] == '^';
  for (const fcb_byte *member = open + (is_complement ? 2 : 1); member < close; member++) {
    if (*member == '%') {
      member += 1;
      if (class_accepts(*member, character)) return !is_complement;
    } else if (member[1] == '-' && member + 2 < close) {
      member += 2;
      if (member[-2] <= character && character <= *member) return !is_complement;
    } else if (*member == character) {
      return !is_complement;
    }
  }
  return is_complement;
}

static inline bool item_accepts(fcb_matcher *matcher, item item, fcb_byte character) {
  switch (*item.start) {
    case '.': return true;
    case '%': return class_accepts(item.start[1], character);
    case '[':
      fcb_step(matcher, item.end - item.start);
      return set_accepts(item.start, item.end - 1, character);
    default: return *item.start == character;
  }
}

/// The first place from `start` up to `end` whose character the item does not accept, or the first
/// whose character it accepts; `end` when there is none.
static const fcb_byte *skip_to(const fcb_byte *start, const fcb_byte *end, item item,
                               bool is_wanted) {
  switch (*item.start) {
    case '.': return is_wanted ? start : end;
    case '%':
      while (start < end && class_accepts(item.start[1], *start) != is_wanted) start++;
      return start;
    case '[':
      while (start < end && set_accepts(item.start, item.end - 1, *start) != is_wanted) start++;
      return start;
    default:
      while (start < end && (*item.start == *start) != is_wanted) start++;
      return start;
  }
}

/// The same up to the subject's end.
static const fcb_byte *skip(fcb_matcher *matcher, const fcb_byte *start, item item,
                            bool is_wanted) {
  ptrdiff_t cost = item.end - item.start;  // of one character: a set may be long
  ptrdiff_t most = cost < FCB_STEPS_AT_ONCE ? FCB_STEPS_AT_ONCE / cost : 1;
  for (;;) {
    ptrdiff_t left = matcher->subject_end - start;
    const fcb_byte *pause = start + (left < most ? left : most);
    const fcb_byte *place = skip_to(start, pause, item, is_wanted);
    fcb_step(matcher, (place - start + 1) * cost);
    if (place < pause || pause == matcher->subject_end) return place;
    start = place;
  }
}

/// The end of the set that opens here.
static const fcb_byte *set_end(fcb_matcher *matcher, const fcb_byte *open) {
  const fcb_byte *cursor = open + (open[1] == '^' ? 2 : 1);
  do {  // even a bracket is an ordinary member when it comes first
    fcb_step(matcher, 1);
    if (cursor == matcher->pattern_end) refuse(matcher, "malformed pattern (missing ']')", 0);
    cursor += *cursor == '%' && cursor + 1 < matcher->pattern_end ? 2 : 1;
  } while (*cursor != ']');
  return cursor + 1;
}

static inline item item_at(fcb_matcher *matcher, const fcb_byte *pattern) {
  const fcb_byte *end = pattern + 1;
  if (*pattern == '[') {
    end = set_end(matcher, pattern);
  } else if (*pattern == '%') {
    if (end == matcher->pattern_end) refuse(matcher, "malformed pattern (ends with '%%')", 0);
    end += 1;
  }
  return (item){pattern, end};
}

static bool is_optional(item item) {
  return *item.end == '*' || *item.end == '?' || *item.end == '-';
}

// --- The rest of a pattern ------------------------------------------------------------------

static const fcb_byte *match(fcb_matcher *matcher, const fcb_byte *start, const fcb_byte *pattern);

/// `*` and `+`: as many characters as there are, then ever fewer, until the rest matches.
static const fcb_byte *match_longest(fcb_matcher *matcher, const fcb_byte *start, item item,
                                     const fcb_byte *rest) {
  const fcb_byte *end =
      *item.start == '.' ? matcher->subject_end : skip(matcher, start, item, false);
  for (; end >= start; end--) {
    const fcb_byte *match_end = match(matcher, end, rest);
    if (match_end != NULL) return match_end;
  }
  return NULL;
}

/// `-`: no character, then ever more, until the rest matches.
static const fcb_byte *match_shortest(fcb_matcher *matcher, const fcb_byte *start, item item,
                                      const fcb_byte *rest) {
  for (const fcb_byte *end = start;; end++) {
    const fcb_byte *match_end = match(matcher, end, rest);
    if (match_end != NULL) return match_end;
    if (end == matcher->subject_end || !item_accepts(matcher, item, *end)) return NULL;
  }
}

/// `(`: the capture is undone when the rest does not match.
static const fcb_byte *open_capture(fcb_matcher *matcher, const fcb_byte *start, ptrdiff_t length,
                                    const fcb_byte *rest) {
  if (matcher->capture_count == FCB_MAX_CAPTURES) refuse(matcher, "too many captures", 0);
  matcher->captures[matcher->capture_count++] = (fcb_capture){start, length};
  const fcb_byte *match_end = match(matcher, start, rest);
  if (match_end == NULL) matcher->capture_count -= 1;
  return match_end;
}

/// `)`: the innermost open capture is opened again when the rest does not match.
static const fcb_byte *close_capture(fcb_matcher *matcher, const fcb_byte *end,
                                     const fcb_byte *rest) {
  int number = matcher->capture_count - 1;
  while (number >= 0 && matcher->captures[number].length != FCB_CAPTURE_OPEN) number -= 1;
  if (number < 0) refuse(matcher, "invalid pattern capture", 0);
  fcb_capture *capture = &matcher->captures[number];
  capture->length = end - capture->start;
  const fcb_byte *match_end = match(matcher, end, rest);
  if (match_end == NULL) capture->length = FCB_CAPTURE_OPEN;
  return match_end;
}

/// `%1`: what the capture has matched, once more.
static const fcb_byte *skip_capture(fcb_matcher *matcher, const fcb_byte *start, fcb_byte digit) {
  int number = digit - '1';
  if (number < 0 || number >= matcher->capture_count ||
      matcher->captures[number].length == FCB_CAPTURE_OPEN)
    refuse(matcher, "invalid capture index %%%d", number + 1);
  fcb_capture capture = matcher->captures[number];
  if (capture.length == FCB_CAPTURE_POSITION || capture.length > matcher->subject_end - start)
    return NULL;
  fcb_step(matcher, capture.length / FCB_BYTES_PER_STEP);
  bool is_same = memcmp(capture.start, start, (size_t)capture.length) == 0;
  return is_same ? start + capture.length : NULL;
}

/// `%bxy`: from an x to the y that balances it.
static const fcb_byte *skip_balanced(fcb_matcher *matcher, const fcb_byte *start,
                                     const fcb_byte *delimiters) {
  if (matcher->pattern_end - delimiters < 2)
    refuse(matcher, "malformed pattern (missing arguments to '%%b')", 0);
  if (start == matcher->subject_end || *start != delimiters[0]) return NULL;
  const fcb_byte open = delimiters[0], close = delimiters[1], *end = matcher->subject_end;
  const fcb_byte *cursor = start + 1, *accounted = start;
  for (size_t depth = 1; cursor < end; cursor++) {
    if (*cursor == close) {  // first: the two may be the same
      depth -= 1;
      if (depth == 0) break;
    } else if (*cursor == open) {
      depth += 1;
    }
    if (cursor - accounted == FCB_STEPS_AT_ONCE) {
      fcb_step(matcher, FCB_STEPS_AT_ONCE);
      accounted = cursor;
    }
  }
  fcb_step(matcher, cursor - accounted);
  return cursor < end ? cursor + 1 : NULL;
}

/// `%f[set]`: whether the set begins to accept here. A NUL stands before and after the subject.
static bool is_frontier(fcb_matcher *matcher, const fcb_byte *place, item set) {
  fcb_byte before = place == matcher->subject ? 0 : place[-1];
  return !item_accepts(matcher, set, before) && item_accepts(matcher, set, *place);
}

/// Matches the pattern item by item until one takes over the rest. Returns the end or NULL.
static const fcb_byte *match_items(fcb_matcher *matcher, const fcb_byte *start,
                                   const fcb_byte *pattern) {
  while (pattern != matcher->pattern_end) {
    fcb_step(matcher, 1);
    switch (*pattern) {
      case '(':
        if (pattern[1] == ')')
          return open_capture(matcher, start, FCB_CAPTURE_POSITION, pattern + 2);
        return open_capture(matcher, start, FCB_CAPTURE_OPEN, pattern + 1);
      case ')': return close_capture(matcher, start, pattern + 1);
      case '$':
        if (pattern + 1 != matcher->pattern_end) break;
        return start == matcher->subject_end ? start : NULL;
      case '%':
        if (pattern[1] == 'b') {
          start = skip_balanced(matcher, start, pattern + 2);
          if (start == NULL) return NULL;
          pattern += 4;
          continue;
        }
        if (pattern[1] == 'f') {
          if (pattern[2] != '[') refuse(matcher, "missing '[' after '%%f' in pattern", 0);
          item set = item_at(matcher, pattern + 2);
          if (!is_frontier(matcher, start, set)) return NULL;
          pattern = set.end;
          continue;
        }
        if (isdigit(pattern[1])) {
          start = skip_capture(matcher, start, pattern[1]);
          if (start == NULL) return NULL;
          pattern += 2;
          continue;
        }
        break;
      default: break;
    }

    item item = item_at(matcher, pattern);
    const fcb_byte *rest = item.end + 1;  // for an item with a repetition
    if (start == matcher->subject_end || !item_accepts(matcher, item, *start)) {
      if (!is_optional(item)) return NULL;
      pattern = rest;
      continue;
    }
    switch (*item.end) {
      case '*': return match_longest(matcher, start, item, rest);
      case '+': return match_longest(matcher, start + 1, item, rest);
      case '-': return match_shortest(matcher, start, item, rest);
      case '?': {
        const fcb_byte *match_end = match(matcher, start + 1, rest);
        if (match_end != NULL) return match_end;
        pattern = rest;
        break;
      }
      default:
        start += 1;
        pattern = item.end;
    }
  }
  return start;
}

static const fcb_byte *match(fcb_matcher *matcher, const fcb_byte *start, const fcb_byte *pattern) {
  if (matcher->depth == 0) refuse(matcher, "pattern too complex", 0);
  matcher->depth -= 1;
  const fcb_byte *match_end = match_items(matcher, start, pattern);
  matcher->depth += 1;
  return match_end;
}

// --- Searching ------------------------------------------------------------------------------

const fcb_byte *fcb_match_at(fcb_matcher *matcher, const fcb_byte *start, const fcb_byte *pattern) {
  matcher->depth = FCB_MAX_MATCH_DEPTH;
  matcher->capture_count = 0;
  return match(matcher, start, pattern);
}

/// The item with which every match begins, whatever captures it opens; one without a start when
/// there is none that helps to find it.
static item first_item(fcb_matcher *matcher, const fcb_byte *pattern) {
  const item none = {NULL, NULL};
  for (int count = 0; *pattern == '(' && count < FCB_MAX_CAPTURES; count++)
    pattern += pattern[1] == ')' ? 2 : 1;
  if (pattern == matcher->pattern_end) return none;
  switch (*pattern) {
    case '(': case ')': case '$': case '.': return none;
    case '%':
      if (pattern[1] == 'b' && matcher->pattern_end - pattern >= 4 &&
          memchr("%[.", pattern[2], 3) == NULL)
        return (item){pattern + 2, pattern + 3};
      if (pattern[1] == 'b' || pattern[1] == 'f' || isdigit(pattern[1])) return none;
      break;
    default: break;
  }
  item item = item_at(matcher, pattern);
  return is_optional(item) ? none : item;
}

/// The first character from `start` on that an item accepts, or the subject's end.
static const fcb_byte *find_accepted(fcb_matcher *matcher, const fcb_byte *start, item item) {
  const fcb_byte *end = matcher->subject_end;
  if (*item.start == '%' || *item.start == '[') return skip(matcher, start, item, true);
  const fcb_byte *found = memchr(start, *item.start, (size_t)(end - start));
  if (found == NULL) found = end;
  fcb_step(matcher, (found - start) / FCB_BYTES_PER_STEP);
  return found;
}

fcb_match fcb_search(fcb_matcher *matcher, const fcb_byte *start, const fcb_byte *pattern,
                     const fcb_byte *forbidden) {
  if (start > matcher->subject_end) return (fcb_match){NULL, NULL};
  item first = first_item(matcher, pattern);
  for (; start <= matcher->subject_end; start++) {
    if (first.start != NULL) {
      start = find_accepted(matcher, start, first);
      if (start == matcher->subject_end) break;
    }
    const fcb_byte *end = fcb_match_at(matcher, start, pattern);
    if (end != NULL && end != forbidden) return (fcb_match){start, end};
  }
  return (fcb_match){NULL, NULL};
}

// --- What a match stands for ----------------------------------------------------------------

fcb_capture fcb_value(fcb_matcher *matcher, int number, fcb_match match) {
  if (number < matcher->capture_count) {
    fcb_capture capture = matcher->captures[number];
    if (capture.length == FCB_CAPTURE_OPEN) refuse(matcher, "unfinished capture", 0);
    return capture;
  }
  if (number > 0) refuse(matcher, "invalid capture index %%%d", number + 1);
  return (fcb_capture){match.start, match.end - match.start};
}

void fcb_push_value(fcb_matcher *matcher, int number, fcb_match match) {
  fcb_capture value = fcb_value(matcher, number, match);
  if (value.length == FCB_CAPTURE_POSITION)
    lua_pushinteger(matcher->L, value.start - matcher->subject + 1);
  else
    lua_pushlstring(matcher->L, (const char *)value.start, (size_t)value.length);
}

int fcb_push_captures(fcb_matcher *matcher) {
  if (matcher->capture_count == 0) return 0;
  luaL_checkstack(matcher->L, matcher->capture_count, "too many captures");
  for (int number = 0; number < matcher->capture_count; number++)
    fcb_push_value(matcher, number, (fcb_match){NULL, NULL});
  return matcher->capture_count;
}

int fcb_push_values(fcb_matcher *matcher, fcb_match match) {
  if (matcher->capture_count > 0) return fcb_push_captures(matcher);
  fcb_push_value(matcher, 0, match);
  return 1;
}
