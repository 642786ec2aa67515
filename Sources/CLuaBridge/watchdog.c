#define _GNU_SOURCE
#include "internal.h"

#include <errno.h>
#include <linux/membarrier.h>
#include <pthread.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

// One thread for the process looks, every few milliseconds while a script runs, how long the call
// that runs has lasted. When that is too long it signals the thread of the script, and the handler
// there has Lua stop at its next instruction: no other thread may touch a Lua state.

/// The longest and the shortest time between two looks, in nanoseconds.
#define LONGEST_TICK 20000000
#define SHORTEST_TICK 1000000
/// How many ticks a limit has at least.
#define TICKS_OF_LIMIT 50
/// After so many looks at which nothing ran the watchdog sleeps until something does.
#define QUIET_LOOKS 5
/// How long it stays when there is nothing to watch any more, in nanoseconds.
#define LINGER 1000000000

/// Reserved for the watchdog in the whole process.
static int watchdog_signal(void) { return SIGRTMIN + 7; }

int fcb_watchdog_sleeps;

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t bell;
static fcb_context *watched;  // the contexts, linked by watch.next
static bool is_running, can_fence;
static struct sigaction previous_action;

/// The contexts that this thread made; read by the handler too.
static _Thread_local fcb_context *volatile contexts_of_thread;

// --- On the script's thread -----------------------------------------------------------------

void fcb_join_thread(fcb_context *context) {
  context->watch.thread = (int)syscall(SYS_gettid);
  context->next_of_thread = contexts_of_thread;
  contexts_of_thread = context;
}

void fcb_leave_thread(fcb_context *context) {
  if (contexts_of_thread == context) {
    contexts_of_thread = context->next_of_thread;
    return;
  }
  for (fcb_context *other = contexts_of_thread; other != NULL; other = other->next_of_thread) {
    if (other->next_of_thread != context) continue;
    other->next_of_thread = context->next_of_thread;
    return;
  }
}

/// Stops each script of this thread whose call has lasted too long and still runs.
static void on_signal(int signal) {
  (void)signal;
  int error = errno;
  for (fcb_context *context = contexts_of_thread; context != NULL;
       context = context->next_of_thread) {
    uint64_t due = __atomic_load_n(&context->watch.due_entry, __ATOMIC_ACQUIRE);
    if (due == 0 || due != __atomic_load_n(&context->watch.entry, __ATOMIC_RELAXED)) continue;
    fcb_stop(context, __atomic_load_n(&context->watch.due_reason, __ATOMIC_RELAXED));
    fcb_arm(context->current);
  }
  for (fcb_context *context = contexts_of_thread; context != NULL;
       context = context->next_of_thread)
    __atomic_store_n(&context->watch.is_signalled, false, __ATOMIC_RELEASE);
  errno = error;
}

void fcb_interrupt_thread(void) {
  for (fcb_context *context = contexts_of_thread; context != NULL;
       context = context->next_of_thread)
    fcb_interrupt_context(context);
}

void fcb_wake_watchdog(void) {
  pthread_mutex_lock(&mutex);
  pthread_cond_signal(&bell);
  pthread_mutex_unlock(&mutex);
}

// --- On the watchdog's thread ---------------------------------------------------------------

uint64_t fcb_now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (uint64_t)time.tv_sec * 1000000000 + (uint64_t)time.tv_nsec;
}

/// Waits for the bell, for so many nanoseconds at most; 0 waits for as long as it takes.
static void wait_for_bell(uint64_t nanoseconds) {
  if (nanoseconds == 0) {
    pthread_cond_wait(&bell, &mutex);
    return;
  }
  uint64_t end = fcb_now() + nanoseconds;
  struct timespec time = {(time_t)(end / 1000000000), (long)(end % 1000000000)};
  pthread_cond_timedwait(&bell, &mutex, &time);
}

static uint64_t tick_of(uint64_t limit) {
  uint64_t tick = limit / TICKS_OF_LIMIT;
  if (limit == 0 || tick > LONGEST_TICK) return LONGEST_TICK;
  return tick < SHORTEST_TICK ? SHORTEST_TICK : tick;
}

/// Looks at one script. Returns whether it runs.
static bool look(fcb_context *context, uint64_t passed) {
  fcb_watch *watch = &context->watch;
  uint64_t entry = __atomic_load_n(&watch->entry, __ATOMIC_RELAXED);
  if (entry == 0) return false;
  if (entry != watch->seen_entry) {
    watch->seen_entry = entry;
    watch->entry_time = 0;
  } else {
    watch->entry_time += passed;
  }
  uint64_t turn = __atomic_load_n(&watch->turn, __ATOMIC_RELAXED);
  if (turn != watch->seen_turn) {
    watch->seen_turn = turn;
    watch->turn_time = 0;
  } else {
    watch->turn_time += passed;
  }
  const fcb_limits *limits = &context->limits;
  bool call_is_late = limits->call_time != 0 && watch->entry_time >= limits->call_time;
  bool turn_is_late = limits->turn_time != 0 && watch->turn_time >= limits->turn_time;
  if (!call_is_late && !turn_is_late) return true;
  __atomic_store_n(&watch->due_reason, call_is_late ? FCB_STOP_TIME : FCB_STOP_TURN,
                   __ATOMIC_RELAXED);
  __atomic_store_n(&watch->due_entry, entry, __ATOMIC_RELEASE);
  // Again with each tick, until the call has ended, but never a second one before the first was
  // handled: arming a deep stack may take longer than a tick, and such signals would queue up.
  if (__atomic_exchange_n(&watch->is_signalled, true, __ATOMIC_ACQ_REL)) return true;
  if (syscall(SYS_tgkill, getpid(), watch->thread, watchdog_signal()) != 0)
    __atomic_store_n(&watch->is_signalled, false, __ATOMIC_RELEASE);
  return true;
}

/// Looks at all scripts. Returns whether one runs, and when to look again in `tick`.
static bool look_at_all(uint64_t passed, uint64_t *tick) {
  bool runs = false;
  *tick = LONGEST_TICK;
  for (fcb_context *context = watched; context != NULL; context = context->watch.next) {
    if (look(context, passed)) runs = true;
    uint64_t of_call = tick_of(context->limits.call_time);
    uint64_t of_turn = tick_of(context->limits.turn_time);
    if (of_call < *tick) *tick = of_call;
    if (of_turn < *tick) *tick = of_turn;
  }
  return runs;
}

static bool something_runs(void) {
  for (fcb_context *context = watched; context != NULL; context = context->watch.next)
    if (__atomic_load_n(&context->watch.entry, __ATOMIC_SEQ_CST) != 0) return true;
  return false;
}

/// Sleeps until a script is called. Who calls one first says so and then looks whether the watchdog
/// sleeps, in this order on its own thread only: the kernel has every thread see it here.
static void sleep_until_called(void) {
  __atomic_store_n(&fcb_watchdog_sleeps, 1, __ATOMIC_SEQ_CST);
  bool is_seen = can_fence && syscall(SYS_membarrier, MEMBARRIER_CMD_PRIVATE_EXPEDITED, 0, 0) == 0;
  // Where the kernel can't, a call may go unseen for as long as this takes.
  if (!something_runs()) wait_for_bell(is_seen ? 0 : 10 * LONGEST_TICK);
  __atomic_store_n(&fcb_watchdog_sleeps, 0, __ATOMIC_RELAXED);
}

static void *watch(void *unused) {
  (void)unused;
  pthread_mutex_lock(&mutex);
  uint64_t last = fcb_now(), tick = LONGEST_TICK;
  for (int quiet_looks = 0;;) {
    if (watched == NULL) {
      wait_for_bell(LINGER);
      if (watched == NULL) break;
    }
    uint64_t time = fcb_now(), passed = time - last;
    last = time;
    // A process that was suspended, or a machine that slept, is not held against the script.
    if (passed > 5 * tick) passed = 5 * tick;
    quiet_looks = look_at_all(passed, &tick) ? 0 : quiet_looks + 1;
    if (quiet_looks < QUIET_LOOKS) {
      wait_for_bell(tick);
    } else {
      sleep_until_called();
      last = fcb_now();
      quiet_looks = 0;
    }
  }
  is_running = false;
  pthread_mutex_unlock(&mutex);
  return NULL;
}

// --- What is watched ------------------------------------------------------------------------

static bool start_thread(void) {
  static bool is_prepared;
  if (!is_prepared) {
    pthread_condattr_t attributes;
    pthread_condattr_init(&attributes);
    pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC);
    pthread_cond_init(&bell, &attributes);
    pthread_condattr_destroy(&attributes);
    can_fence =
        syscall(SYS_membarrier, MEMBARRIER_CMD_REGISTER_PRIVATE_EXPEDITED, 0, 0) == 0;
    is_prepared = true;
  }
  // It takes no signal that is meant for the process.
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  pthread_attr_setstacksize(&attributes, 64 * 1024);
  pthread_t thread;
  is_running = pthread_create(&thread, &attributes, watch, NULL) == 0;
  pthread_attr_destroy(&attributes);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  return is_running;
}

/// Takes the signal, unless another part of the process has.
static bool take_signal(void) {
  struct sigaction current;
  sigaction(watchdog_signal(), NULL, &current);
  if ((current.sa_flags & SA_SIGINFO) != 0 || current.sa_handler != SIG_DFL) return false;
  struct sigaction action = {.sa_handler = on_signal, .sa_flags = SA_RESTART};
  sigemptyset(&action.sa_mask);
  return sigaction(watchdog_signal(), &action, &previous_action) == 0;
}

/// Gives the signal back. One that is still on its way is dropped first, which the kernel does for
/// a signal that is ignored: the previous action may be to end the process.
static void give_back_signal(void) {
  struct sigaction ignore = {.sa_handler = SIG_IGN};
  sigaction(watchdog_signal(), &ignore, NULL);
  sigaction(watchdog_signal(), &previous_action, NULL);
}

bool fcb_begin_watch(fcb_context *context) {
  pthread_mutex_lock(&mutex);
  bool is_first = watched == NULL;
  bool is_watched = !is_first || take_signal();
  if (is_watched && !is_running && !start_thread()) {
    if (is_first) give_back_signal();
    is_watched = false;
  }
  if (is_watched) {
    // One that was dropped with the last watch is never handled.
    context->watch.is_signalled = false;
    context->watch.next = watched;
    watched = context;
    // A watchdog that sleeps has not seen it; one that lingers waits for it.
    pthread_cond_signal(&bell);
  }
  pthread_mutex_unlock(&mutex);
  return is_watched;
}

void fcb_end_watch(fcb_context *context) {
  pthread_mutex_lock(&mutex);
  for (fcb_context **link = &watched; *link != NULL; link = &(*link)->watch.next) {
    if (*link != context) continue;
    *link = context->watch.next;
    if (watched == NULL) {
      give_back_signal();
      pthread_cond_signal(&bell);
    }
    break;
  }
  pthread_mutex_unlock(&mutex);
}
