#pragma once
#include <histedit.h>
#include <locale.h>
#include <stdio.h>
#include <wchar.h>

/*
 * libedit is set up by variadic functions and writes to streams, which Swift can't see as such.
 * Everything here is about its editor with wide characters, each a Unicode scalar.
 */

/* Makes an editor over the standard streams; NULL when there is no memory. */
static inline EditLine *fcs_edit_open(const char *name) {
  /* It shows only what the locale has letters for. */
  setlocale(LC_CTYPE, "C.UTF-8");
  EditLine *edit = el_init(name, stdin, stdout, stderr);
  if (edit != NULL) el_set(edit, EL_EDITOR, "emacs");
  return edit;
}

/* Who the editor belongs to. */
static inline void fcs_edit_set_owner(EditLine *edit, void *owner) {
  el_set(edit, EL_CLIENTDATA, owner);
}

static inline void *fcs_edit_owner(EditLine *edit) {
  void *owner = NULL;
  el_get(edit, EL_CLIENTDATA, &owner);
  return owner;
}

static inline void fcs_edit_set_prompt(EditLine *edit, wchar_t *(*prompt)(EditLine *)) {
  el_wset(edit, EL_PROMPT, prompt);
}

/* Where characters come from: 1 for one, 0 for the end, -1 to give the line up. */
static inline void fcs_edit_set_reader(EditLine *edit, int (*read)(EditLine *, wchar_t *)) {
  el_wset(edit, EL_GETCFN, read);
}

static inline void fcs_edit_bind(EditLine *edit, const char *keys, const char *command) {
  el_set(edit, EL_BIND, keys, command, NULL);
}

static inline void fcs_edit_add_command(EditLine *edit, const char *name,
                                        unsigned char (*command)(EditLine *, int)) {
  el_set(edit, EL_ADDFN, name, name, command);
}

/* Draws prompt and line anew, from the column in which the cursor stands: the first one. */
static inline void fcs_edit_refresh(EditLine *edit) { el_set(edit, EL_REFRESH); }

/* Puts the terminal into the mode for editing, or back. */
static inline void fcs_edit_prepare(EditLine *edit, int is_editing) {
  el_set(edit, EL_PREP_TERM, is_editing);
}

static inline void fcs_edit_set_history(EditLine *edit, HistoryW *history) {
  el_wset(edit, EL_HIST, history_w, history);
}

static inline void fcs_history_set_size(HistoryW *history, int size) {
  HistEventW event;
  history_w(history, &event, H_SETSIZE, size);
}

static inline void fcs_history_add(HistoryW *history, const wchar_t *line) {
  HistEventW event;
  history_w(history, &event, H_ENTER, line);
}

static inline void fcs_history_clear(HistoryW *history) {
  HistEventW event;
  history_w(history, &event, H_CLEAR);
}

/* How many columns libedit gives a character, which it asks the C library; -1 for none. */
extern int wcwidth(wchar_t character);
static inline int fcs_edit_width(wchar_t character) { return wcwidth(character); }
