#include "internal.h"

// How often each line of a script runs, counted by a hook before each. Threads inherit it from the
// one that makes them, and nobody who does not count lines pays for it.

void fcb_note_line(fcb_context *context, lua_State *L, lua_Debug *activation) {
  fcb_lines *lines = &context->lines;
  lua_getinfo(L, "S", activation);
  // Mostly the line before was of the same text.
  if (activation->source != lines->source) {
    lines->source = activation->source;
    lines->counts = lines->find(context->host, activation->source, &lines->count);
  }
  int line = activation->currentline;
  if (lines->counts != NULL && line >= 0 && line < lines->count) lines->counts[line] += 1;
}

void fcb_count_lines(fcb_context *context, fcb_find_lines find) {
  context->lines.find = find;
  fcb_set_hook(context, context->main);
}

void fcb_forget_lines(fcb_context *context) { context->lines.source = NULL; }
