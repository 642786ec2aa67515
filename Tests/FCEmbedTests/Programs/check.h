/* What the programs that misuse the library share: hosts, and checks that say where they failed. */
#pragma once
#include <fcscript.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(condition)                                                    \
  do {                                                                      \
    if (!(condition)) {                                                     \
      fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, #condition);       \
      exit(1);                                                              \
    }                                                                       \
  } while (0)

#define CHECK_STATUS(call, expected)                                        \
  do {                                                                      \
    fc_status found = (call);                                               \
    if (found != (expected)) {                                              \
      fprintf(stderr, "%s:%d: %s gives %d, not %d\n", __FILE__, __LINE__, #call, (int)found, \
              (int)(expected));                                             \
      exit(1);                                                              \
    }                                                                       \
  } while (0)

#define CHECK_OK(call) CHECK_STATUS(call, FC_OK)

/* One check that may be run by its name. */
struct check {
  const char *name;
  void (*run)(void);
};

static inline fc_host *new_host(void) {
  fc_host *host = NULL;
  fc_options *options = fc_options_new();
  CHECK_OK(fc_options_seed(options, 1));
  CHECK_OK(fc_options_virtual_time(options, true));
  CHECK_OK(fc_host_new(options, &host, NULL));
  fc_options_free(options);
  return host;
}

static inline fc_host *loaded_host(const char *script) {
  fc_host *host = new_host();
  CHECK_OK(fc_host_load_text(host, script, "test.lua", NULL));
  return host;
}

static const char quiz[] =
    "local fc = require 'fc'\n"
    "local deck = fc.deck { title = 'Quiz' }\n"
    "deck:answer_key('Sums', function(key)\n"
    "  key:card { question = '1 + 1', answer = '2', wrong = { '3', '4' }, hint = 'even' }\n"
    "  key:card { question = '2 + 2', answer = '4', wrong = { '3', '5' } }\n"
    "end)\n"
    "return deck\n";

/* Runs the checks whose names are given, in their order. */
static inline int run_checks(const struct check *checks, int count, char **names) {
  for (int i = 1; i < count; i++) {
    const struct check *check = checks;
    while (check->name && strcmp(check->name, names[i]) != 0) check++;
    if (!check->name) {
      fprintf(stderr, "no check %s\n", names[i]);
      return 2;
    }
    check->run();
  }
  return 0;
}

/* A context's release: counts how often it is called. */
static inline void count_release(void *context) { ++*(int *)context; }
