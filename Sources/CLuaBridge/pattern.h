/// Lua's patterns, matched with an account of the work.
///
/// The results and the errors are those of Lua's own library. Patterns are read as they are
/// matched: what is wrong with one comes up only when the matching gets there.
#pragma once

#include "internal.h"

typedef unsigned char fcb_byte;

enum {
  FCB_MAX_CAPTURES = 32,
  FCB_MAX_MATCH_DEPTH = 200,  ///< how deep matching may nest in the C stack
  FCB_STEPS_AT_ONCE = 1000,   ///< how many steps are taken before they are accounted for
  FCB_BYTES_PER_STEP = 16,    ///< how much is copied or compared in the time of a step
};

/// What a capture has in place of a length when it is no run of characters.
enum { FCB_CAPTURE_OPEN = -1, FCB_CAPTURE_POSITION = -2 };

typedef struct fcb_capture {
  const fcb_byte *start;
  ptrdiff_t length;
} fcb_capture;

/// A match in progress, and its captures afterwards.
typedef struct fcb_matcher {
  lua_State *L;
  size_t steps;  ///< taken and not yet accounted for
  const fcb_byte *subject, *subject_end, *pattern_end;
  int depth;  ///< how much deeper matching may nest
  int capture_count;
  fcb_capture captures[FCB_MAX_CAPTURES];
} fcb_matcher;

/// Where a pattern was found.
typedef struct fcb_match {
  const fcb_byte *start;  ///< NULL when it was not
  const fcb_byte *end;
} fcb_match;

static inline void fcb_begin_matching(fcb_matcher *matcher, lua_State *L, const fcb_byte *subject,
                                      const fcb_byte *subject_end, const fcb_byte *pattern_end) {
  matcher->L = L;
  matcher->steps = 0;
  matcher->subject = subject;
  matcher->subject_end = subject_end;
  matcher->pattern_end = pattern_end;
  matcher->capture_count = 0;
}

/// Matches a pattern at `start`. Returns the end of the match, or NULL.
const fcb_byte *fcb_match_at(fcb_matcher *matcher, const fcb_byte *start, const fcb_byte *pattern);

/// Finds the first match at `start` or later, other than an empty one that ends at `forbidden`.
fcb_match fcb_search(fcb_matcher *matcher, const fcb_byte *start, const fcb_byte *pattern,
                     const fcb_byte *forbidden);

/// Finds bytes as they are. Returns NULL when they are not there.
const fcb_byte *fcb_find_bytes(fcb_matcher *matcher, const fcb_byte *start, const fcb_byte *wanted,
                               size_t length);

/// How many values a match stands for: its captures, or all of it when it has none.
int fcb_value_count(const fcb_matcher *matcher);

/// Pushes the value with this number, counted from 0, of a match. A number beyond the captures is
/// refused, but for 0.
void fcb_push_value(fcb_matcher *matcher, int number, fcb_match match);

/// Pushes all captures, and returns how many: none if there are none.
int fcb_push_captures(fcb_matcher *matcher);

/// Pushes all values of a match, and returns how many.
int fcb_push_values(fcb_matcher *matcher, fcb_match match);

/// `string.gsub`.
int fcb_string_gsub(lua_State *L);

/// Accounts for the steps taken so far.
void fcb_settle(fcb_matcher *matcher);

/// Counts steps of work.
static inline void fcb_step(fcb_matcher *matcher, size_t count) {
  matcher->steps += count;
  if (matcher->steps >= FCB_STEPS_AT_ONCE) fcb_settle(matcher);
}
