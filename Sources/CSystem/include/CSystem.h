/* What Swift can't see, or can't do safely while a signal is handled. */
#pragma once
#include <stddef.h>

/*
 * Takes a terminal: remembers its mode, puts it into raw mode, and makes sure that it is given
 * back however the process ends (exit, a deadly signal, a crash). Called again after
 * fcs_terminal_give_back it takes the same terminal once more. A process in the background is
 * stopped until it is brought to the foreground.
 *
 * farewell is written to output on giving back; it is copied. There is one terminal per process.
 * Returns 0 or an errno: EBUSY when another terminal is taken, ENOSPC when farewell is too long.
 */
int fcs_terminal_take(int input, int output, const char *farewell, size_t length);

/* Puts the terminal's mode back and writes the farewell. Safe in a signal handler, and to repeat. */
void fcs_terminal_give_back(void);

/* Gives the terminal back for good and puts back the signal handlers found by the first take. */
void fcs_terminal_release(void);

/*
 * Stops every process of the group with SIGTSTP (or another stop signal), as the terminal does for
 * Ctrl-Z. Returns once it goes on; at once when nobody could make it go on (an orphaned group).
 */
void fcs_stop_process_group(int signal);

/* The size the terminal reports. Returns 0, or -1 when it reports none. */
int fcs_terminal_size(int descriptor, int *columns, int *rows);

/*
 * Writes everything, waiting when the descriptor can't take it. Returns 0 or an errno. Safe in a
 * signal handler. patience is how often it waits 100 ms for a descriptor that takes nothing;
 * negative is for ever.
 */
int fcs_write_all(int descriptor, const void *bytes, size_t length, int patience);
