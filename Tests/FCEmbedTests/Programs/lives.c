/* Hosts that end at odd times, are used from elsewhere, or call back in. */
#include "check.h"
#include <pthread.h>
#include <unistd.h>

static fc_host *current;
static int releases;

static void close_host(fc_call *call, const char *arguments, void *context) {
  (void)call, (void)arguments, (void)context;
  CHECK_OK(fc_host_close(current));
  CHECK_STATUS(fc_host_post(current, "x", NULL), FC_CLOSED);
}

static void free_host(fc_call *call, const char *arguments, void *context) {
  (void)call, (void)arguments, (void)context;
  CHECK_OK(fc_host_free(current));
  CHECK(releases == 0);
}

static void define(const char *name, fc_function function) {
  CHECK_OK(fc_host_define(current, NULL, name, function, &releases, count_release));
}

static void check_everything_is_closed(fc_host *host, fc_game *game) {
  const char *text = NULL;
  bool flag;
  int descriptor;
  double seconds;
  fc_game *other = NULL;
  CHECK_STATUS(fc_host_load(host, "x.lua"), FC_CLOSED);
  CHECK_STATUS(fc_host_load_text(host, "", "x", NULL), FC_CLOSED);
  CHECK_STATUS(fc_host_call(host, "f", NULL, &text), FC_CLOSED);
  CHECK_STATUS(fc_host_post(host, "x", NULL), FC_CLOSED);
  CHECK_STATUS(fc_host_define_value(host, NULL, "x", "1"), FC_CLOSED);
  CHECK_STATUS(fc_host_run(host), FC_CLOSED);
  CHECK_STATUS(fc_host_step(host, &flag), FC_CLOSED);
  CHECK_STATUS(fc_host_descriptor(host, &descriptor), FC_CLOSED);
  CHECK_STATUS(fc_host_deadline(host, &seconds), FC_CLOSED);
  CHECK_STATUS(fc_host_decks(host, &text), FC_CLOSED);
  CHECK_STATUS(fc_game_start(host, NULL, NULL, NULL, &other), FC_CLOSED);
  CHECK_STATUS(fc_game_next(game, &flag), FC_CLOSED);
  CHECK_STATUS(fc_game_choose(game, 1, NULL, NULL), FC_CLOSED);
  CHECK_STATUS(fc_game_state(game, &text), FC_CLOSED);
  CHECK_STATUS(fc_game_finish(game), FC_CLOSED);
  CHECK(fc_game_question(game) == NULL && fc_game_answer_count(game) == 0);
  CHECK(text == NULL && other == NULL);
  CHECK_OK(fc_host_close(host));
}

static void used_after_close(void) {
  fc_host *host = loaded_host(quiz);
  fc_game *game;
  bool asked;
  CHECK_OK(fc_game_start(host, NULL, NULL, NULL, &game));
  CHECK_OK(fc_game_next(game, &asked));
  CHECK_OK(fc_host_close(host));
  check_everything_is_closed(host, game);
  CHECK(strstr(fc_host_error(host), "closed") != NULL);
  CHECK_OK(fc_host_free(host));
  CHECK_STATUS(fc_game_next(game, &asked), FC_CLOSED);
  CHECK_OK(fc_game_free(game));
}

static void closed_inside_callback(void) {
  current = new_host();
  releases = 0;
  define("close", close_host);
  CHECK_STATUS(
      fc_host_load_text(current, "close() error 'not reached'", "test.lua", NULL), FC_CLOSED);
  CHECK(releases == 1);
  CHECK_OK(fc_host_free(current));
  CHECK(releases == 1);
}

static void closed_inside_loop(void) {
  current = new_host();
  releases = 0;
  define("close", close_host);
  CHECK_OK(fc_host_load_text(
      current,
      "local fc = require 'fc' fc.task(function() fc.sleep(1) close() fc.sleep(1) end)"
      "fc.after(1000, print)",
      "test.lua", NULL));
  CHECK_STATUS(fc_host_run(current), FC_CLOSED);
  CHECK(releases == 1);
  CHECK_OK(fc_host_free(current));
}

static void freed_inside_callback(void) {
  current = new_host();
  releases = 0;
  define("free", free_host);
  CHECK_OK(fc_host_load_text(current, "function f() free() end", "test.lua", NULL));
  const char *result;
  CHECK_STATUS(fc_host_call(current, "f", NULL, &result), FC_CLOSED);
  CHECK(releases == 1);
}

static void freed_while_a_game_starts(void) {
  current = new_host();
  releases = 0;
  define("free", free_host);
  CHECK_OK(fc_host_load_text(
      current,
      "local deck = require('fc').deck { title = 'Quiz' }\n"
      "deck:answer_key('Sums', function(key)\n"
      "  key:card { question = '1 + 1', answer = '2', kind = 'typed' } free()\n"
      "end)\n"
      "return deck\n",
      "test.lua", NULL));
  fc_game *game = NULL;
  CHECK_STATUS(fc_game_start(current, NULL, NULL, NULL, &game), FC_CLOSED);
  CHECK(game == NULL && releases == 1);
}

struct elsewhere {
  fc_host *host;
  fc_game *game;
};

static void *use_elsewhere(void *context) {
  const struct elsewhere *here = context;
  const char *text = NULL;
  bool flag;
  uint64_t id;
  CHECK_STATUS(fc_host_call(here->host, "f", NULL, &text), FC_WRONG_THREAD);
  CHECK_STATUS(fc_host_load(here->host, "x.lua"), FC_WRONG_THREAD);
  CHECK_STATUS(fc_host_post(here->host, "x", NULL), FC_WRONG_THREAD);
  CHECK_STATUS(fc_host_step(here->host, &flag), FC_WRONG_THREAD);
  CHECK_STATUS(fc_host_run(here->host), FC_WRONG_THREAD);
  CHECK_STATUS(fc_host_decks(here->host, &text), FC_WRONG_THREAD);
  CHECK_STATUS(fc_host_observe(here->host, "x", NULL, NULL, NULL, &id), FC_WRONG_THREAD);
  CHECK_STATUS(fc_host_error_details(here->host, &text), FC_WRONG_THREAD);
  CHECK_STATUS(fc_host_close(here->host), FC_WRONG_THREAD);
  CHECK_STATUS(fc_host_free(here->host), FC_WRONG_THREAD);
  CHECK_STATUS(fc_game_next(here->game, &flag), FC_WRONG_THREAD);
  CHECK_STATUS(fc_game_free(here->game), FC_WRONG_THREAD);
  CHECK(fc_game_question(here->game) == NULL);
  CHECK(strcmp(fc_host_error(here->host), fc_status_text(FC_WRONG_THREAD)) == 0);
  return NULL;
}

static void used_from_another_thread(void) {
  fc_host *host = loaded_host(quiz);
  struct elsewhere here = {host, NULL};
  bool asked;
  CHECK_OK(fc_game_start(host, NULL, NULL, NULL, &here.game));
  CHECK_OK(fc_game_next(here.game, &asked));
  pthread_t thread;
  CHECK(pthread_create(&thread, NULL, use_elsewhere, &here) == 0);
  CHECK(pthread_join(thread, NULL) == 0);
  CHECK(strcmp(fc_host_error(host), "") == 0);
  CHECK_OK(fc_game_choose(here.game, 1, NULL, NULL));
  CHECK_OK(fc_game_free(here.game));
  CHECK_OK(fc_host_free(host));
}

static void *live_alone(void *context) {
  (void)context;
  for (int i = 0; i < 20; i++) {
    fc_host *host = loaded_host("function add(a, b) return a + b end");
    const char *result;
    CHECK_OK(fc_host_call(host, "add", "[1, 2]", &result));
    CHECK(strcmp(result, "3") == 0);
    CHECK_OK(fc_host_free(host));
  }
  return NULL;
}

static void two_hosts(void) {
  fc_host *one = loaded_host("x = 1 function get() return x end");
  fc_host *two = loaded_host("x = 2 function get() return x end");
  const char *first, *second;
  CHECK_OK(fc_host_call(one, "get", NULL, &first));
  CHECK_OK(fc_host_call(two, "get", NULL, &second));
  CHECK(strcmp(first, "1") == 0 && strcmp(second, "2") == 0);
  CHECK_OK(fc_host_free(one));
  CHECK_OK(fc_host_call(two, "get", NULL, &second));
  CHECK_OK(fc_host_free(two));
  pthread_t threads[2];
  for (int i = 0; i < 2; i++) CHECK(pthread_create(&threads[i], NULL, live_alone, NULL) == 0);
  for (int i = 0; i < 2; i++) CHECK(pthread_join(threads[i], NULL) == 0);
}

static long resident_pages(void) {
  long total = 0, resident = 0;
  FILE *file = fopen("/proc/self/statm", "r");
  CHECK(file && fscanf(file, "%ld %ld", &total, &resident) == 2);
  fclose(file);
  return resident;
}

static void make_hosts(int count) {
  for (int i = 0; i < count; i++) {
    fc_host *host = loaded_host(quiz);
    fc_game *game;
    CHECK_OK(fc_game_start(host, NULL, NULL, NULL, &game));
    CHECK_OK(fc_game_free(game));
    CHECK_OK(fc_host_free(host));
  }
}

/* FCSCRIPT_HOSTS says how many; a few when it is not set. */
static void many_hosts(void) {
  const char *count = getenv("FCSCRIPT_HOSTS");
  make_hosts(50);
  long before = resident_pages();
  make_hosts(count ? atoi(count) : 300);
  long grown = (resident_pages() - before) * sysconf(_SC_PAGESIZE);
  if (grown >= 4 << 20) fprintf(stderr, "grown by %ld bytes\n", grown);
  CHECK(grown < 4 << 20);
}

static void call_in(fc_call *call, const char *arguments, void *context) {
  (void)context;
  const char *result;
  fc_status status = fc_host_call(current, "half", arguments, &result);
  if (status == FC_OK) {
    CHECK_OK(fc_call_return(call, result));
  } else {
    CHECK_OK(fc_call_fail(call, fc_host_error(current)));
  }
  bool pending;
  CHECK_STATUS(fc_host_run(current), FC_BUSY);
  CHECK_STATUS(fc_host_step(current, &pending), FC_BUSY);
  CHECK_STATUS(fc_host_load(current, "x.lua"), FC_BUSY);
}

static void callback_calls_back_in(void) {
  current = new_host();
  define("half_of", call_in);
  CHECK_OK(fc_host_load_text(
      current,
      "function half(n) if n == 0 then return half_of(0) end return n // 2 end\n"
      "function outer(n) return half_of(n) + 1 end",
      "test.lua", NULL));
  const char *result;
  CHECK_OK(fc_host_call(current, "outer", "[10]", &result));
  CHECK(strcmp(result, "6") == 0);
  /* Without an end: the script is stopped, not the process. */
  fc_status status = fc_host_call(current, "outer", "[0]", &result);
  CHECK(status == FC_SCRIPT_ERROR || status == FC_LIMIT);
  CHECK_OK(fc_host_free(current));
}

static void stopped_by_a_limit(void) {
  fc_options *options = fc_options_new();
  CHECK_OK(fc_options_time_limit(options, 0.05));
  fc_host *host;
  CHECK_OK(fc_host_new(options, &host, NULL));
  fc_options_free(options);
  CHECK_STATUS(fc_host_load_text(host, "while true do end", "test.lua", NULL), FC_LIMIT);
  CHECK(strstr(fc_host_error(host), "test.lua:1: stopped") != NULL);
  CHECK_STATUS(fc_host_run(host), FC_LIMIT);
  CHECK_OK(fc_host_free(host));
}

int main(int count, char **names) {
  const struct check checks[] = {
      {"used_after_close", used_after_close},
      {"closed_inside_callback", closed_inside_callback},
      {"closed_inside_loop", closed_inside_loop},
      {"freed_inside_callback", freed_inside_callback},
      {"freed_while_a_game_starts", freed_while_a_game_starts},
      {"used_from_another_thread", used_from_another_thread},
      {"two_hosts", two_hosts},
      {"many_hosts", many_hosts},
      {"callback_calls_back_in", callback_calls_back_in},
      {"stopped_by_a_limit", stopped_by_a_limit},
      {NULL, NULL}};
  return run_checks(checks, count, names);
}
