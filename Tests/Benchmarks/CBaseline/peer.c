// Pipes and processes are not in C11 itself.
#define _GNU_SOURCE
#include "CBaseline.h"

#include <sched.h>
#include <fcntl.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

struct baseline_peer {
  pid_t process;
  int to;
  int from;
};

baseline_peer *baseline_peer_open(const char *program, const char *const *arguments) {
  int to[2], from[2];
  if (pipe2(to, O_CLOEXEC) != 0) return NULL;
  if (pipe2(from, O_CLOEXEC) != 0) {
    close(to[0]);
    close(to[1]);
    return NULL;
  }
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, to[0], STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&actions, from[1], STDOUT_FILENO);
  baseline_peer *peer = malloc(sizeof *peer);
  int status = peer == NULL ? -1
                            : posix_spawn(&peer->process, program, &actions, NULL,
                                          (char *const *)arguments, environ);
  posix_spawn_file_actions_destroy(&actions);
  close(to[0]);
  close(from[1]);
  if (status != 0) {
    close(to[1]);
    close(from[0]);
    free(peer);
    return NULL;
  }
  peer->to = to[1];
  peer->from = from[0];
  return peer;
}

void baseline_peer_close(baseline_peer *peer) {
  close(peer->to);
  close(peer->from);
  waitpid(peer->process, NULL, 0);
  free(peer);
}

/// Whether the last of the lines is whole and an answer: notifications have no id.
static int is_answered(const char *text, int64_t size) {
  static const char start[] = "{\"id\":";
  if (size == 0 || text[size - 1] != '\n') return 0;
  const char *line = memrchr(text, '\n', (size_t)size - 1);
  line = line == NULL ? text : line + 1;
  return strncmp(line, start, sizeof start - 1) == 0;
}

int64_t baseline_peer_ask(baseline_peer *peer, const char *text, int64_t size, char *answer,
                          int64_t room) {
  if (write(peer->to, text, (size_t)size) != size) return -1;
  int64_t count = 0;
  while (!is_answered(answer, count)) {
    ssize_t more = room > count ? read(peer->from, answer + count, (size_t)(room - count)) : 0;
    if (more <= 0) return -1;
    count += more;
  }
  return count;
}

void baseline_use_one_processor(bool one) {
  static cpu_set_t all;
  if (!one) {
    sched_setaffinity(0, sizeof all, &all);
    return;
  }
  if (sched_getaffinity(0, sizeof all, &all) != 0) return;
  for (int number = 0; number < CPU_SETSIZE; number++) {
    if (!CPU_ISSET(number, &all)) continue;
    cpu_set_t first;
    CPU_ZERO(&first);
    CPU_SET(number, &first);
    sched_setaffinity(0, sizeof first, &first);
    return;
  }
}
