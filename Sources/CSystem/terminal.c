#define _GNU_SOURCE
#include "CSystem.h"
#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

/*
 * Signal handlers and atexit know no arguments, so this is the one state of the process. It is
 * complete before `is_taken` is set, and a handler reads it only after clearing `is_taken`.
 */
static struct {
  int input, output;
  struct termios before;
  char farewell[256];
  size_t length;
  pid_t owner;
} terminal;
static atomic_bool is_taken;

/*
 * Asked to end, by a person, a limit (ulimit -t) or a timer: the guard only steps in where nobody
 * else handles the signal.
 */
static const int endings[] = {SIGTERM, SIGHUP,    SIGINT,  SIGALRM, SIGUSR1, SIGUSR2,
                              SIGPROF, SIGVTALRM, SIGXCPU, SIGXFSZ, SIGPWR,  SIGSYS};
/*
 * A crash, or asked for one. A Swift trap is SIGILL or SIGTRAP. A handler found here, as the one
 * of Swift's backtracer, runs after the guard.
 */
static const int crashes[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT, SIGQUIT};
#define COUNT(list) (sizeof list / sizeof *list)

static struct sigaction found[NSIG];
static bool is_guarded[NSIG];
static bool has_handlers;
/* A stack that overflowed can't run a handler. */
static char spare_stack[64 * 1024];
static bool has_spare_stack;

/* Changing a terminal from the background would stop the process, also inside a handler. */
static int set_mode(int descriptor, const struct termios *mode) {
  sigset_t blocked, before;
  sigemptyset(&blocked);
  sigaddset(&blocked, SIGTTOU);
  pthread_sigmask(SIG_BLOCK, &blocked, &before);
  int status;
  do status = tcsetattr(descriptor, TCSANOW, mode);
  while (status != 0 && errno == EINTR);
  int error = status == 0 ? 0 : errno;
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  return error;
}

/* False too when the terminal does not control us: nobody stops us then. */
static bool is_in_background(int descriptor) {
  pid_t foreground = tcgetpgrp(descriptor);
  return foreground > 0 && foreground != getpgrp();
}

void fcs_terminal_give_back(void) {
  if (!atomic_exchange(&is_taken, false)) return;
  int error = errno;
  /* A forked child shares the terminal but did not take it. */
  if (terminal.owner == getpid()) {
    /* In the background the mode is the shell's own already. */
    if (!is_in_background(terminal.input)) set_mode(terminal.input, &terminal.before);
    fcs_write_all(terminal.output, terminal.farewell, terminal.length, 5);
  }
  errno = error;
}

static void handle(int signal, siginfo_t *info, void *context) {
  (void)context;
  int error = errno;
  fcs_terminal_give_back();
  sigaction(signal, &found[signal], NULL);
  /*
   * Going back to a faulting instruction faults again, now for the handler found, with the true
   * address. Everything else is raised again; it arrives when this handler returns.
   */
  bool faults_again = info->si_code > 0 && signal != SIGTRAP && signal != SIGABRT;
  if (!faults_again) raise(signal);
  errno = error;
}

static bool is_ours(const struct sigaction *action) {
  return (action->sa_flags & SA_SIGINFO) && action->sa_sigaction == handle;
}

static void guard(int signal, bool always) {
  if (sigaction(signal, NULL, &found[signal]) != 0) return;
  bool is_plain = !(found[signal].sa_flags & SA_SIGINFO);
  /* What is ignored ends nothing. */
  if (is_plain && found[signal].sa_handler == SIG_IGN) return;
  if (!always && !(is_plain && found[signal].sa_handler == SIG_DFL)) return;
  struct sigaction action = {.sa_sigaction = handle, .sa_flags = SA_SIGINFO | SA_ONSTACK};
  sigfillset(&action.sa_mask);
  is_guarded[signal] = sigaction(signal, &action, NULL) == 0;
}

static void unguard(int signal) {
  if (!is_guarded[signal]) return;
  is_guarded[signal] = false;
  struct sigaction now;
  /* Whoever took the signal over since keeps it. */
  if (sigaction(signal, NULL, &now) == 0 && is_ours(&now)) sigaction(signal, &found[signal], NULL);
}

static void install_handlers(void) {
  static bool is_registered;
  if (!is_registered) is_registered = atexit(fcs_terminal_give_back) == 0;
  if (has_handlers) return;
  has_handlers = true;
  stack_t stack;
  if (sigaltstack(NULL, &stack) == 0 && (stack.ss_flags & SS_DISABLE)) {
    stack = (stack_t){.ss_sp = spare_stack, .ss_size = sizeof spare_stack};
    has_spare_stack = sigaltstack(&stack, NULL) == 0;
  }
  for (size_t i = 0; i < COUNT(endings); i++) guard(endings[i], false);
  for (size_t i = 0; i < COUNT(crashes); i++) guard(crashes[i], true);
}

static void remove_handlers(void) {
  if (!has_handlers) return;
  has_handlers = false;
  for (size_t i = 0; i < COUNT(endings); i++) unguard(endings[i]);
  for (size_t i = 0; i < COUNT(crashes); i++) unguard(crashes[i]);
  if (has_spare_stack) {
    stack_t none = {.ss_flags = SS_DISABLE};
    sigaltstack(&none, NULL);
    has_spare_stack = false;
  }
}

/* Every key arrives at once and as it is. Output keeps its line ends, for what others write. */
static struct termios raw(struct termios mode) {
  mode.c_iflag &= ~(tcflag_t)(IGNBRK | BRKINT | PARMRK | ISTRIP | INLCR | IGNCR | ICRNL | IXON);
  mode.c_lflag &= ~(tcflag_t)(ECHO | ECHONL | ICANON | ISIG | IEXTEN);
  mode.c_cflag = (mode.c_cflag & ~(tcflag_t)(CSIZE | PARENB)) | CS8;
  mode.c_cc[VMIN] = 1;
  mode.c_cc[VTIME] = 0;
  return mode;
}

int fcs_terminal_guard(int input, int output, const char *farewell, size_t length) {
  bool again = atomic_load(&is_taken);
  if (again && (terminal.input != input || terminal.output != output)) return EBUSY;
  if (length > sizeof terminal.farewell) return ENOSPC;
  /* A shell that brings us back may need a moment to hand the terminal over. */
  for (int tries = 0; is_in_background(input) && tries < 10; tries++)
    fcs_stop_process_group(SIGTTOU);
  if (is_in_background(input)) return EPERM;
  if (!again) {
    if (tcgetattr(input, &terminal.before) != 0) return errno;
    terminal.input = input;
    terminal.output = output;
    terminal.owner = getpid();
    memcpy(terminal.farewell, farewell, length);
    terminal.length = length;
    install_handlers();
    atomic_store(&is_taken, true);
  }
  return 0;
}

int fcs_terminal_take(int input, int output, const char *farewell, size_t length) {
  bool again = atomic_load(&is_taken);
  int refusal = fcs_terminal_guard(input, output, farewell, length);
  if (refusal != 0) return refusal;
  struct termios mode = raw(terminal.before);
  int error = set_mode(input, &mode);
  if (error != 0 && !again) fcs_terminal_release();
  return error;
}

void fcs_terminal_release(void) {
  fcs_terminal_give_back();
  remove_handlers();
}

void fcs_stop_process_group(int signal) {
  struct sigaction standard = {.sa_handler = SIG_DFL}, before;
  sigaction(signal, &standard, &before);
  sigset_t open, mask;
  sigemptyset(&open);
  sigaddset(&open, signal);
  pthread_sigmask(SIG_UNBLOCK, &open, &mask);
  kill(0, signal);
  pthread_sigmask(SIG_SETMASK, &mask, NULL);
  sigaction(signal, &before, NULL);
}
