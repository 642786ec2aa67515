#define _GNU_SOURCE  // memmem
#include "pattern.h"

#include <ctype.h>
#include <string.h>

// A pattern is matched by recursion: an item that can go on in several ways tries to match the rest
// of the pattern after each. The subject and the pattern end in a NUL of Lua's, which may be read.

/// One item that accepts single characters, and how many of them.
typedef struct item {
  const fcb_byte *start, *end;  ///< what it accepts: a character, a class or a set
  fcb_byte repetition;          ///< `*`, `+`, `-` or `?`; anything else means exactly one
} item;

void fcb_settle(fcb_matcher *matcher) {
  size_t steps = matcher->steps;
  matcher->steps = 0;
  fcb_spend(matcher->L, steps);
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
static bool set_accepts(fcb_matcher *matcher, const fcb_byte *open, const fcb_byte *close,
                        fcb_byte character) {
  bool is_complement = open[1] == '^';
  for (const fcb_byte *member = open + (is_complement ? 2 : 1); member < close; member++) {
    bool belongs;
    fcb_step(matcher, 1);
    if (*member == '%') {
      member += 1;
      belongs = class_accepts(*member, character);
    } else if (member[1] == '-' && member + 2 < close) {
      belongs = member[0] <= character && character <= member[2];
      member += 2;
    } else {
      belongs = *member == character;
    }
    if (belongs) return !is_complement;
  }
  return is_complement;
}

static inline bool item_accepts(fcb_matcher *matcher, item item, fcb_byte character) {
  switch (*item.start) {
    case '.': return true;
    case '%': return class_accepts(item.start[1], character);
    case '[': return set_accepts(matcher, item.start, item.end - 1, character);
    default: return *item.start == character;
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
  return (item){pattern, end, *end};
}

// --- The rest of a pattern ------------------------------------------------------------------

static const fcb_byte *match(fcb_matcher *matcher, const fcb_byte *start, const fcb_byte *pattern);

/// `*` and `+`: as many characters as there are, then ever fewer, until the rest matches.
static const fcb_byte *match_longest(fcb_matcher *matcher, const fcb_byte *start, item item,
                                     const fcb_byte *rest) {
  const fcb_byte *end = start;
  if (*item.start == '.') {
    end = matcher->subject_end;
  } else {
    for (; end < matcher->subject_end && item_accepts(matcher, item, *end); end++)
      fcb_step(matcher, 1);
  }
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
  fcb_step(matcher, (size_t)capture.length / FCB_BYTES_PER_STEP);
  bool is_same = memcmp(capture.start, start, (size_t)capture.length) == 0;
  return is_same ? start + capture.length : NULL;
}

/// `%bxy`: from an x to the y that balances it.
static const fcb_byte *skip_balanced(fcb_matcher *matcher, const fcb_byte *start,
                                     const fcb_byte *delimiters) {
  if (matcher->pattern_end - delimiters < 2)
    refuse(matcher, "malformed pattern (missing arguments to '%%b')", 0);
  if (start == matcher->subject_end || *start != delimiters[0]) return NULL;
  const fcb_byte *cursor = start + 1, *accounted = start;
  for (size_t depth = 1; cursor < matcher->subject_end; cursor++) {
    if (cursor - accounted == FCB_STEPS_AT_ONCE) {
      fcb_step(matcher, FCB_STEPS_AT_ONCE);
      accounted = cursor;
    }
    if (*cursor == delimiters[1]) {  // first: the two may be the same
      depth -= 1;
      if (depth == 0) break;
    } else if (*cursor == delimiters[0]) {
      depth += 1;
    }
  }
  fcb_step(matcher, (size_t)(cursor - accounted));
  return cursor < matcher->subject_end ? cursor + 1 : NULL;
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
        if (pattern[1] == ')') return open_capture(matcher, start, FCB_CAPTURE_POSITION, pattern + 2);
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
      if (item.repetition != '*' && item.repetition != '?' && item.repetition != '-') return NULL;
      pattern = rest;
      continue;
    }
    switch (item.repetition) {
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
/// there is none.
static item first_item(fcb_matcher *matcher, const fcb_byte *pattern) {
  for (int count = 0; *pattern == '(' && count < FCB_MAX_CAPTURES; count++)
    pattern += pattern[1] == ')' ? 2 : 1;
  const item none = {NULL, NULL, 0};
  if (pattern == matcher->pattern_end || memchr("()$", *pattern, 3) != NULL) return none;
  bool is_special = pattern[1] == 'b' || pattern[1] == 'f' || isdigit(pattern[1]);
  if (*pattern == '%' && is_special) return none;
  item item = item_at(matcher, pattern);
  bool may_be_absent = item.repetition == '*' || item.repetition == '?' || item.repetition == '-';
  return may_be_absent ? none : item;
}

/// The first character from `start` on that an item accepts, or the subject's end.
static const fcb_byte *find_accepted(fcb_matcher *matcher, const fcb_byte *start, item item) {
  const fcb_byte *end = matcher->subject_end;
  if (memchr("%[.", *item.start, 3) == NULL) {
    const fcb_byte *found = memchr(start, *item.start, (size_t)(end - start));
    if (found == NULL) found = end;
    fcb_step(matcher, (size_t)(found - start) / FCB_BYTES_PER_STEP);
    return found;
  }
  for (; start < end && !item_accepts(matcher, item, *start); start++) fcb_step(matcher, 1);
  return start;
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

/// How often the search for bytes tries its luck with their first one.
#define MAX_TRIES 16

const fcb_byte *fcb_find_bytes(fcb_matcher *matcher, const fcb_byte *start, const fcb_byte *wanted,
                               size_t length) {
  if (length == 0) return start;
  size_t left = (size_t)(matcher->subject_end - start);
  for (int tries = 0; tries < MAX_TRIES; tries++) {
    if (left < length) return NULL;
    const fcb_byte *found = memchr(start, *wanted, left - length + 1);
    fcb_step(matcher, 1 + (found != NULL ? (size_t)(found - start) + length : left) / FCB_BYTES_PER_STEP);
    if (found == NULL || memcmp(found, wanted, length) == 0) return found;
    left -= (size_t)(found + 1 - start);
    start = found + 1;
  }
  // In linear time, part by part, each long enough to be worth what the search prepares.
  for (size_t part = 4 * length + 65536;; start += part - length + 1) {
    left = (size_t)(matcher->subject_end - start);
    if (part > left) part = left;
    const fcb_byte *found = memmem(start, part, wanted, length);
    fcb_step(matcher, (found != NULL ? (size_t)(found - start) : part) / FCB_BYTES_PER_STEP);
    if (found != NULL || part == left) return found;
  }
}

// --- What a match stands for ----------------------------------------------------------------

int fcb_value_count(const fcb_matcher *matcher) {
  return matcher->capture_count == 0 ? 1 : matcher->capture_count;
}

void fcb_push_value(fcb_matcher *matcher, int number, fcb_match match) {
  lua_State *L = matcher->L;
  if (number >= matcher->capture_count) {
    if (number > 0) refuse(matcher, "invalid capture index %%%d", number + 1);
    lua_pushlstring(L, (const char *)match.start, (size_t)(match.end - match.start));
    return;
  }
  fcb_capture capture = matcher->captures[number];
  switch (capture.length) {
    case FCB_CAPTURE_OPEN: refuse(matcher, "unfinished capture", 0); break;
    case FCB_CAPTURE_POSITION: lua_pushinteger(L, capture.start - matcher->subject + 1); break;
    default: lua_pushlstring(L, (const char *)capture.start, (size_t)capture.length);
  }
}

int fcb_push_captures(fcb_matcher *matcher) {
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
