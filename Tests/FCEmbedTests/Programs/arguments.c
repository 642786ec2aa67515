/* Arguments that are not what they should be: NULL, bytes that are no text, text that is no JSON. */
#include "check.h"
#include <math.h>

static int releases;

static void nothing(fc_call *call, const char *arguments, void *context) {
  (void)call, (void)arguments, (void)context;
}

static void hear(const char *info, void *context) { (void)info, (void)context; }
static void print(const char *line, void *context) { (void)line, (void)context; }
static void report(const char *text, const char *details, void *context) {
  (void)text, (void)details, (void)context;
}

static fc_game *started(fc_host *host) {
  fc_game *game;
  bool asked;
  CHECK_OK(fc_game_start(host, NULL, NULL, NULL, &game));
  CHECK_OK(fc_game_next(game, &asked));
  CHECK(asked);
  return game;
}

static void null_options(fc_options *options) {
  CHECK_STATUS(fc_options_seed(NULL, 1), FC_INVALID_ARGUMENT);
  CHECK_STATUS(fc_options_argument(NULL, "x"), FC_INVALID_ARGUMENT);
  CHECK_STATUS(fc_options_argument(options, NULL), FC_INVALID_ARGUMENT);
  CHECK_STATUS(fc_options_memory_limit(NULL, 1), FC_INVALID_ARGUMENT);
  CHECK_STATUS(fc_options_time_limit(NULL, 1), FC_INVALID_ARGUMENT);
  CHECK_STATUS(fc_options_time_limit(options, -1), FC_INVALID_ARGUMENT);
  CHECK_STATUS(fc_options_time_limit(options, NAN), FC_INVALID_ARGUMENT);
  CHECK_STATUS(fc_options_instruction_limit(NULL, 1), FC_INVALID_ARGUMENT);
  CHECK_STATUS(fc_options_watch_by_clock(NULL, true), FC_INVALID_ARGUMENT);
  CHECK_STATUS(fc_options_allow(NULL, FC_READ, "x"), FC_INVALID_ARGUMENT);
  CHECK_STATUS(fc_options_allow(options, FC_READ, NULL), FC_INVALID_ARGUMENT);
  CHECK_STATUS(fc_options_allow(options, (fc_permission)7, "x"), FC_INVALID_ARGUMENT);
  CHECK_STATUS(fc_options_allow_every(NULL, FC_READ), FC_INVALID_ARGUMENT);
  CHECK_STATUS(fc_options_allow_every(options, (fc_permission)7), FC_INVALID_ARGUMENT);
  CHECK_STATUS(fc_options_allow_all(NULL), FC_INVALID_ARGUMENT);
  CHECK_STATUS(fc_options_store(NULL, "x"), FC_INVALID_ARGUMENT);
  CHECK_STATUS(fc_options_store(options, NULL), FC_INVALID_ARGUMENT);
  CHECK_STATUS(fc_options_adopt(NULL, true), FC_INVALID_ARGUMENT);
  CHECK_STATUS(fc_options_learner(NULL, "x"), FC_INVALID_ARGUMENT);
  CHECK_STATUS(fc_options_learner(options, NULL), FC_INVALID_ARGUMENT);
  CHECK_STATUS(fc_options_virtual_time(NULL, true), FC_INVALID_ARGUMENT);
  CHECK_STATUS(fc_options_module_folder(NULL, "x"), FC_INVALID_ARGUMENT);
  CHECK_STATUS(fc_options_module_folder(options, NULL), FC_INVALID_ARGUMENT);
  fc_options_free(NULL);
  fc_free(NULL);
}

static void null_hosts(fc_host *host) {
  const char *text;
  CHECK_STATUS(fc_host_new(NULL, NULL, NULL), FC_INVALID_ARGUMENT);
  CHECK_STATUS(fc_host_close(NULL), FC_INVALID_ARGUMENT);
  CHECK_OK(fc_host_free(NULL));
  CHECK(fc_host_error(NULL) != NULL);
  CHECK_STATUS(fc_host_error_details(NULL, &text), FC_INVALID_ARGUMENT);
  CHECK_STATUS(fc_host_error_details(host, NULL), FC_INVALID_ARGUMENT);
  CHECK_STATUS(fc_host_load(NULL, "x"), FC_INVALID_ARGUMENT);
  CHECK_STATUS(fc_host_load(host, NULL), FC_INVALID_ARGUMENT);
  CHECK_STATUS(fc_host_load_text(NULL, "", "x", NULL), FC_INVALID_ARGUMENT);
  CHECK_STATUS(fc_host_load_text(host, NULL, "x", NULL), FC_INVALID_ARGUMENT);
  CHECK_STATUS(fc_host_load_text(host, "", NULL, NULL), FC_INVALID_ARGUMENT);
  CHECK_STATUS(fc_host_define_value(NULL, NULL, "x", "1"), FC_INVALID_ARGUMENT);
  CHECK_STATUS(fc_host_define_value(host, NULL, NULL, "1"), FC_INVALID_ARGUMENT);
  CHECK_STATUS(fc_host_define_value(host, NULL, "x", NULL), FC_INVALID_ARGUMENT);
  CHECK_STATUS(fc_host_call(NULL, "f", NULL, NULL), FC_INVALID_ARGUMENT);
  CHECK_STATUS(fc_host_call(host, NULL, NULL, NULL), FC_INVALID_ARGUMENT);
  CHECK_STATUS(fc_host_post(NULL, "x", NULL), FC_INVALID_ARGUMENT);
  CHECK_STATUS(fc_host_post(host, NULL, NULL), FC_INVALID_ARGUMENT);
  CHECK_STATUS(fc_host_stop_observing(NULL, 1), FC_INVALID_ARGUMENT);
  CHECK_STATUS(fc_host_stop_observing(host, 1), FC_INVALID_ARGUMENT);
  CHECK_STATUS(fc_host_run(NULL), FC_INVALID_ARGUMENT);
  CHECK_STATUS(fc_host_step(NULL, NULL), FC_INVALID_ARGUMENT);
  CHECK_STATUS(fc_host_descriptor(NULL, NULL), FC_INVALID_ARGUMENT);
  CHECK_STATUS(fc_host_descriptor(host, NULL), FC_INVALID_ARGUMENT);
  int status;
  CHECK_STATUS(fc_host_quit_status(NULL, &status), FC_INVALID_ARGUMENT);
  CHECK_STATUS(fc_host_quit_status(host, NULL), FC_INVALID_ARGUMENT);
  CHECK_STATUS(fc_host_deadline(NULL, NULL), FC_INVALID_ARGUMENT);
  CHECK_STATUS(fc_host_deadline(host, NULL), FC_INVALID_ARGUMENT);
  CHECK_STATUS(fc_host_decks(NULL, &text), FC_INVALID_ARGUMENT);
  CHECK_STATUS(fc_host_decks(host, NULL), FC_INVALID_ARGUMENT);
  CHECK_STATUS(fc_call_return(NULL, "1"), FC_INVALID_ARGUMENT);
  CHECK_STATUS(fc_call_fail(NULL, "x"), FC_INVALID_ARGUMENT);
  CHECK(strcmp(fc_status_text((fc_status)99), "no status of fcscript") == 0);
}

static void null_callbacks(fc_host *host) {
  releases = 0;
  int *count = &releases;
  CHECK_STATUS(fc_host_on_print(NULL, print, count, count_release), FC_INVALID_ARGUMENT);
  CHECK_STATUS(fc_host_on_print(host, NULL, count, count_release), FC_INVALID_ARGUMENT);
  CHECK_STATUS(fc_host_on_report(NULL, report, count, count_release), FC_INVALID_ARGUMENT);
  CHECK_STATUS(fc_host_on_report(host, NULL, count, count_release), FC_INVALID_ARGUMENT);
  CHECK_STATUS(
      fc_host_define(NULL, NULL, "x", nothing, count, count_release), FC_INVALID_ARGUMENT);
  CHECK_STATUS(
      fc_host_define(host, NULL, NULL, nothing, count, count_release), FC_INVALID_ARGUMENT);
  CHECK_STATUS(fc_host_define(host, NULL, "x", NULL, count, count_release), FC_INVALID_ARGUMENT);
  CHECK_STATUS(
      fc_host_observe(NULL, "x", hear, count, count_release, NULL), FC_INVALID_ARGUMENT);
  CHECK_STATUS(
      fc_host_observe(host, NULL, hear, count, count_release, NULL), FC_INVALID_ARGUMENT);
  CHECK_STATUS(
      fc_host_observe(host, "x", NULL, count, count_release, NULL), FC_INVALID_ARGUMENT);
  /* What fails has released its context at once. */
  CHECK(releases == 10);
}

static void null_games(fc_host *host, fc_game *game) {
  const char *text;
  CHECK_STATUS(fc_game_start(NULL, NULL, NULL, NULL, &game), FC_INVALID_ARGUMENT);
  CHECK_STATUS(fc_game_start(host, NULL, NULL, NULL, NULL), FC_INVALID_ARGUMENT);
  CHECK_STATUS(fc_game_resume(NULL, NULL, "{}", &game, NULL), FC_INVALID_ARGUMENT);
  CHECK_STATUS(fc_game_resume(host, NULL, NULL, &game, NULL), FC_INVALID_ARGUMENT);
  CHECK_STATUS(fc_game_resume(host, NULL, "{}", NULL, NULL), FC_INVALID_ARGUMENT);
  CHECK_STATUS(fc_game_continue(NULL, NULL, NULL, NULL, &game), FC_INVALID_ARGUMENT);
  CHECK_STATUS(fc_game_continue(host, NULL, NULL, NULL, NULL), FC_INVALID_ARGUMENT);
  CHECK_OK(fc_game_free(NULL));
  CHECK_STATUS(fc_game_next(NULL, NULL), FC_INVALID_ARGUMENT);
  CHECK_STATUS(fc_game_next(game, NULL), FC_INVALID_ARGUMENT);
  CHECK_STATUS(fc_game_card(NULL, &text), FC_INVALID_ARGUMENT);
  CHECK_STATUS(fc_game_card(game, NULL), FC_INVALID_ARGUMENT);
  CHECK_STATUS(fc_game_answer(NULL, "1", NULL, NULL), FC_INVALID_ARGUMENT);
  CHECK_STATUS(fc_game_answer(game, NULL, NULL, NULL), FC_INVALID_ARGUMENT);
  CHECK_STATUS(fc_game_choose(NULL, 1, NULL, NULL), FC_INVALID_ARGUMENT);
  CHECK_STATUS(fc_game_write(NULL, "x", NULL, NULL), FC_INVALID_ARGUMENT);
  CHECK_STATUS(fc_game_write(game, NULL, NULL, NULL), FC_INVALID_ARGUMENT);
  CHECK_STATUS(fc_game_undo(NULL, NULL), FC_INVALID_ARGUMENT);
  CHECK_STATUS(fc_game_hint(NULL, &text), FC_INVALID_ARGUMENT);
  CHECK_STATUS(fc_game_hint(game, NULL), FC_INVALID_ARGUMENT);
  CHECK_STATUS(fc_game_state(NULL, &text), FC_INVALID_ARGUMENT);
  CHECK_STATUS(fc_game_state(game, NULL), FC_INVALID_ARGUMENT);
  CHECK_STATUS(fc_game_result(NULL, &text), FC_INVALID_ARGUMENT);
  CHECK_STATUS(fc_game_result(game, NULL), FC_INVALID_ARGUMENT);
  CHECK_STATUS(fc_game_finish(NULL), FC_INVALID_ARGUMENT);
  CHECK_STATUS(fc_game_leave(NULL), FC_INVALID_ARGUMENT);
  CHECK(!fc_game_card_id(NULL) && !fc_game_card_kind(NULL) && !fc_game_question(NULL));
  CHECK(fc_game_answer_count(NULL) == 0 && !fc_game_answer_at(NULL, 1));
  CHECK(!fc_game_answer_at(game, 0) && !fc_game_answer_at(game, UINT64_MAX));
}

static void null_everywhere(void) {
  fc_options *options = fc_options_new();
  null_options(options);
  fc_options_free(options);
  fc_host *host = new_host();
  null_hosts(host);
  null_callbacks(host);
  CHECK_OK(fc_host_load_text(host, quiz, "test.lua", NULL));
  fc_game *game = started(host);
  null_games(host, game);
  CHECK_OK(fc_game_free(game));
  CHECK_OK(fc_host_free(host));
}

static void invalid_utf8(void) {
  static const char *const bad[] = {"\xff", "a\xc3", "\xed\xa0\x80", "\xc0\xaf", "\"\xff\""};
  for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
    const char *text = bad[i];
    fc_options *options = fc_options_new();
    CHECK_STATUS(fc_options_argument(options, text), FC_INVALID_UTF8);
    CHECK_STATUS(fc_options_allow(options, FC_READ, text), FC_INVALID_UTF8);
    CHECK_STATUS(fc_options_store(options, text), FC_INVALID_UTF8);
    CHECK_STATUS(fc_options_learner(options, text), FC_INVALID_UTF8);
    CHECK_STATUS(fc_options_module_folder(options, text), FC_INVALID_UTF8);
    fc_options_free(options);
    fc_host *host = new_host();
    releases = 0;
    CHECK_STATUS(fc_host_load(host, text), FC_INVALID_UTF8);
    CHECK_STATUS(fc_host_load_text(host, text, "x", NULL), FC_INVALID_UTF8);
    CHECK_STATUS(fc_host_load_text(host, "", text, NULL), FC_INVALID_UTF8);
    CHECK_STATUS(fc_host_load_text(host, "", "x", text), FC_INVALID_UTF8);
    CHECK_STATUS(
        fc_host_define(host, text, "x", nothing, &releases, count_release), FC_INVALID_UTF8);
    CHECK_STATUS(
        fc_host_define(host, NULL, text, nothing, &releases, count_release), FC_INVALID_UTF8);
    CHECK_STATUS(
        fc_host_observe(host, text, hear, &releases, count_release, NULL), FC_INVALID_UTF8);
    CHECK(releases == 3);
    CHECK_STATUS(fc_host_define_value(host, text, "x", "1"), FC_INVALID_UTF8);
    CHECK_STATUS(fc_host_define_value(host, NULL, text, "1"), FC_INVALID_UTF8);
    CHECK_STATUS(fc_host_define_value(host, NULL, "x", text), FC_INVALID_UTF8);
    CHECK_STATUS(fc_host_call(host, text, NULL, NULL), FC_INVALID_UTF8);
    CHECK_STATUS(fc_host_call(host, "f", text, NULL), FC_INVALID_UTF8);
    CHECK_STATUS(fc_host_post(host, text, NULL), FC_INVALID_UTF8);
    CHECK_STATUS(fc_host_post(host, "x", text), FC_INVALID_UTF8);
    CHECK_OK(fc_host_load_text(host, quiz, "test.lua", NULL));
    fc_game *game = started(host);
    const fc_deal deal = {.learner = text};
    fc_game *other;
    CHECK_STATUS(fc_game_start(host, text, NULL, NULL, &other), FC_INVALID_UTF8);
    CHECK_STATUS(fc_game_start(host, NULL, text, NULL, &other), FC_INVALID_UTF8);
    CHECK_STATUS(fc_game_start(host, NULL, NULL, &deal, &other), FC_INVALID_UTF8);
    CHECK_STATUS(fc_game_resume(host, text, "{}", &other, NULL), FC_INVALID_UTF8);
    CHECK_STATUS(fc_game_resume(host, NULL, text, &other, NULL), FC_INVALID_UTF8);
    CHECK_STATUS(fc_game_continue(host, text, NULL, NULL, &other), FC_INVALID_UTF8);
    CHECK_STATUS(fc_game_continue(host, NULL, text, NULL, &other), FC_INVALID_UTF8);
    CHECK_STATUS(fc_game_continue(host, NULL, NULL, text, &other), FC_INVALID_UTF8);
    CHECK_STATUS(fc_game_answer(game, text, NULL, NULL), FC_INVALID_UTF8);
    CHECK_STATUS(fc_game_answer(game, "1", text, NULL), FC_INVALID_UTF8);
    CHECK_STATUS(fc_game_choose(game, 1, text, NULL), FC_INVALID_UTF8);
    CHECK_STATUS(fc_game_write(game, text, NULL, NULL), FC_INVALID_UTF8);
    CHECK_STATUS(fc_game_write(game, "2", text, NULL), FC_INVALID_UTF8);
    CHECK_OK(fc_game_free(game));
    CHECK_OK(fc_host_free(host));
  }
}

static void wrong_json(void) {
  static const char *const bad[] = {"", "{", "[1,", "nul", "{\"a\":1,\"a\":2}", "1 2", "'x'"};
  for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
    fc_host *host = loaded_host(quiz);
    fc_game *game = started(host), *other;
    CHECK_STATUS(fc_host_call(host, "f", bad[i], NULL), FC_INVALID_JSON);
    CHECK_STATUS(fc_host_post(host, "x", bad[i]), FC_INVALID_JSON);
    CHECK_STATUS(fc_host_define_value(host, "m", "x", bad[i]), FC_INVALID_JSON);
    CHECK_STATUS(fc_game_answer(game, bad[i], NULL, NULL), FC_INVALID_JSON);
    CHECK_STATUS(fc_game_resume(host, NULL, bad[i], &other, NULL), FC_INVALID_JSON);
    CHECK(strstr(fc_host_error(host), "state is not JSON: line 1") != NULL);
    CHECK_STATUS(fc_host_call(host, "f", "{\"a\":1}", NULL), FC_CONVERSION);
    CHECK_STATUS(fc_game_answer(game, "{\"a\":1}", NULL, NULL), FC_CONVERSION);
    CHECK_STATUS(fc_game_answer(game, "[\"a\"]", NULL, NULL), FC_CONVERSION);
    CHECK_STATUS(fc_game_resume(host, NULL, "[]", &other, NULL), FC_CONVERSION);
    CHECK_STATUS(fc_game_resume(host, NULL, "{\"seed\":\"x\"}", &other, NULL), FC_CONVERSION);
    CHECK_OK(fc_game_free(game));
    CHECK_OK(fc_host_free(host));
  }
}

static void unusable_answers_are_refused(void) {
  fc_host *host = loaded_host(quiz);
  fc_game *game = started(host);
  static const uint64_t positions[] = {0, 4, 1 << 20, INT64_MAX, UINT64_MAX};
  for (size_t i = 0; i < sizeof positions / sizeof *positions; i++) {
    fc_outcome outcome = {0};
    CHECK_OK(fc_game_choose(game, positions[i], NULL, &outcome));
    CHECK(outcome.refused && outcome.message);
  }
  static const char *const responses[] = {"[1,2]", "true", "-1", "1.5", "1e300", "\"\""};
  for (size_t i = 0; i < sizeof responses / sizeof *responses; i++) {
    fc_outcome outcome = {0};
    CHECK_OK(fc_game_answer(game, responses[i], NULL, &outcome));
    CHECK(outcome.refused && outcome.message);
  }
  fc_outcome outcome = {0};
  CHECK_OK(fc_game_choose(game, 1, "another card", &outcome));
  CHECK(outcome.refused);
  CHECK_OK(fc_game_choose(game, 1, fc_game_card_id(game), &outcome));
  CHECK(!outcome.refused);
  CHECK_OK(fc_game_free(game));
  CHECK_OK(fc_host_free(host));
}

int main(int count, char **names) {
  const struct check checks[] = {
      {"null_everywhere", null_everywhere},
      {"invalid_utf8", invalid_utf8},
      {"wrong_json", wrong_json},
      {"unusable_answers_are_refused", unusable_answers_are_refused},
      {NULL, NULL}};
  return run_checks(checks, count, names);
}
