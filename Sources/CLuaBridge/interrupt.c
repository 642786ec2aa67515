#define _GNU_SOURCE
#include "internal.h"

#include <errno.h>

// A person who presses Ctrl-C breaks off what runs, and nothing else: it is an error like others,
// raised at the next instruction, and the script lives on.

static struct sigaction previous_action;

/// Raises the error, unless the call that was to be broken off has ended.
static void on_interrupt(lua_State *L, lua_Debug *activation) {
  (void)activation;
  fcb_context *context = fcb_context_of(L);
  fcb_set_hook(context, L);
  if (context->stop) fcb_arm(L);
  if (context->interrupted_entry != context->entries) return;
  context->interrupted_entry = 0;
  luaL_error(L, "interrupted");
}

static void on_signal(int signal, siginfo_t *info, void *machine) {
  int error = errno;
  fcb_interrupt_thread();
  errno = error;
  // Whoever had the signal before hears of it too.
  if (previous_action.sa_flags & SA_SIGINFO)
    previous_action.sa_sigaction(signal, info, machine);
  else if (previous_action.sa_handler != SIG_DFL && previous_action.sa_handler != SIG_IGN)
    previous_action.sa_handler(signal);
}

void fcb_interrupt_context(fcb_context *context) {
  if (__atomic_load_n(&context->watch.entry, __ATOMIC_RELAXED) == 0 || context->stop) return;
  context->interrupted_entry = context->entries;
  lua_sethook(context->current, on_interrupt, LUA_MASKCOUNT, 1);
}

bool fcb_take_interrupts(int signal) {
  struct sigaction action = {.sa_sigaction = on_signal, .sa_flags = SA_SIGINFO | SA_RESTART};
  sigemptyset(&action.sa_mask);
  return sigaction(signal, &action, &previous_action) == 0;
}

void fcb_give_back_interrupts(int signal) { sigaction(signal, &previous_action, NULL); }
