/* What Swift can't see, or can't do safely while a signal is handled. */
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

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

/*
 * The same without raw mode: whoever changes the terminal's mode now can be sure that it is as it
 * was before once the process has ended.
 */
int fcs_terminal_guard(int input, int output, const char *farewell, size_t length);

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

/*
 * Finds a file or folder, links followed, without opening it: nothing is read, waited for or set
 * off, be it a pipe or a device. Returns a descriptor to ask about and to open below, or -1 with
 * errno.
 */
int fcs_find(const char *path);

/*
 * Writes where the file of a descriptor lies now, every link followed, as the kernel knows it: one
 * that is gone has " (deleted)" at its end, and what is no file has no slash at its start. Returns
 * the length, without a zero at the end, or -1 with errno: ENAMETOOLONG when it does not fit.
 */
ptrdiff_t fcs_place(int descriptor, char *path, size_t size);

/*
 * Opens what fcs_find has found: that very file, whatever its path leads to by now. flags are those
 * of open; it never waits and never becomes the controlling terminal. Returns a descriptor, or -1
 * with errno.
 */
int fcs_open_found(int descriptor, int flags);

/* Whether the process may write to what fcs_find has found. */
bool fcs_may_write(int descriptor);

/* Whether a file is one of those in which the kernel tells of processes (/proc). */
bool fcs_is_in_proc(int descriptor);

/*
 * Ends this process, at once, when its parent ends, whose number is given: for a process that works
 * for another. Ends it now when that has gone already.
 */
void fcs_end_with_parent(pid_t parent);
