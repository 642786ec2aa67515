/* What crosses between a C program and its script: values, errors, notifications, games. */
#include "check.h"
#include <math.h>
#include <poll.h>
#include <sys/stat.h>

struct heard {
  int count;
  int releases;
  char text[1000];
};

static void release(void *context) { ((struct heard *)context)->releases++; }

static void keep(const char *text, void *context) {
  struct heard *heard = context;
  heard->count++;
  snprintf(heard->text, sizeof heard->text, "%s", text);
}

static void keep_details(const char *text, const char *details, void *context) {
  CHECK(strstr(text, "test.lua:") == text);
  keep(details, context);
}

static void echo(fc_call *call, const char *arguments, void *context) {
  keep(arguments, context);
  CHECK_STATUS(fc_call_return(call, NULL), FC_INVALID_ARGUMENT);
  CHECK_STATUS(fc_call_return(call, "\xff"), FC_INVALID_UTF8);
  CHECK_STATUS(fc_call_return(call, "[1,"), FC_INVALID_JSON);
  CHECK_STATUS(fc_call_fail(call, NULL), FC_INVALID_ARGUMENT);
  CHECK_STATUS(fc_call_fail(call, "\xff"), FC_INVALID_UTF8);
  CHECK_OK(fc_call_return(call, arguments));
}

static void fail(fc_call *call, const char *arguments, void *context) {
  keep(arguments, context);
  CHECK_OK(fc_call_fail(call, "no such bird"));
}

static void values_cross_as_json(void) {
  struct heard heard = {0};
  fc_host *host = new_host();
  CHECK_OK(fc_host_define(host, "app", "echo", echo, &heard, release));
  CHECK_OK(fc_host_define_value(host, "app", "limits", "{\"low\": 1, \"high\": 2.5}"));
  CHECK_STATUS(fc_host_define(host, "app", "echo", echo, &heard, release), FC_DEFINITION);
  CHECK(heard.releases == 1);
  CHECK_OK(fc_host_load_text(
      host,
      "local app = require 'app'\n"
      "function again(...) return app.echo(...) end\n"
      "function high() return app.limits.high end\n"
      "function odd() return print end\n"
      "function raw() return '\\xff' end\n",
      "test.lua", NULL));
  const char *result;
  CHECK_OK(fc_host_call(host, "again", "[1, -2.5, \"\\u0000ü\", [true, false], {\"a\": []}, null]",
                        &result));
  CHECK(strcmp(result, "[1,-2.5,\"\\u0000ü\",[true,false],{\"a\":{}}]") == 0);
  /* What is nil is no value of a list: the last one counts as an argument only. */
  CHECK(strncmp(heard.text, result, strlen(result) - 1) == 0 && strstr(heard.text, ",null]"));
  CHECK_OK(fc_host_call(host, "high", NULL, &result));
  CHECK(strcmp(result, "2.5") == 0);
  CHECK_OK(fc_host_call(host, "odd", NULL, NULL));
  CHECK_STATUS(fc_host_call(host, "odd", NULL, &result), FC_CONVERSION);
  CHECK_STATUS(fc_host_call(host, "raw", NULL, &result), FC_CONVERSION);
  CHECK_STATUS(fc_host_call(host, "none", NULL, &result), FC_UNKNOWN);
  CHECK_STATUS(fc_host_load_text(host, "", "again.lua", NULL), FC_ALREADY_LOADED);
  CHECK_OK(fc_host_free(host));
  CHECK(heard.releases == 2);
}

static void a_failing_callback_is_an_error_of_the_script(void) {
  struct heard heard = {0};
  fc_host *host = new_host();
  CHECK_OK(fc_host_define(host, NULL, "find", fail, &heard, NULL));
  CHECK_OK(fc_host_load_text(
      host,
      "function caught() return select(2, pcall(find, 'auk')) end\n"
      "function uncaught() find() end",
      "test.lua", NULL));
  const char *result;
  CHECK_OK(fc_host_call(host, "caught", NULL, &result));
  CHECK(strstr(result, "no such bird") != NULL && strcmp(heard.text, "[\"auk\"]") == 0);
  CHECK_STATUS(fc_host_call(host, "uncaught", NULL, NULL), FC_SCRIPT_ERROR);
  CHECK(strcmp(fc_host_error(host), "test.lua:2: no such bird") == 0);
  const char *details;
  CHECK_OK(fc_host_error_details(host, &details));
  CHECK(strstr(details, "\"file\":\"test.lua\"") && strstr(details, "\"kind\":\"runtime\""));
  CHECK(strstr(details, "\"line\":2") && strstr(details, "\"status\":11"));
  CHECK_OK(fc_host_free(host));
}

static void errors_have_codes_and_messages(void) {
  fc_host *host = new_host();
  CHECK_STATUS(fc_host_load(host, "/nowhere/quiz.lua"), FC_SCRIPT_ERROR);
  CHECK(strstr(fc_host_error(host), "/nowhere/quiz.lua") != NULL);
  CHECK_OK(fc_host_free(host));
  host = new_host();
  CHECK_STATUS(fc_host_load_text(host, "x = = 1", "test.lua", NULL), FC_SCRIPT_ERROR);
  CHECK_OK(fc_host_free(host));
  host = new_host();
  CHECK_STATUS(
      fc_host_load_text(host, "require('fc').read('/etc/passwd')", "test.lua", NULL),
      FC_PERMISSION);
  CHECK_OK(fc_host_free(host));
  host = loaded_host(quiz);
  fc_game *game;
  CHECK_STATUS(fc_game_start(host, "Quizz", NULL, NULL, &game), FC_UNKNOWN);
  CHECK(strstr(fc_host_error(host), "did you mean \"Quiz\"?") != NULL);
  CHECK_STATUS(fc_game_start(host, NULL, "Sum", NULL, &game), FC_UNKNOWN);
  CHECK_OK(fc_host_free(host));
}

static void errors_carry_notes(void) {
  fc_host *host;
  fc_options *options = fc_options_new();
  CHECK_OK(fc_options_instruction_limit(options, 100000));
  CHECK_OK(fc_host_new(options, &host, NULL));
  fc_options_free(options);
  const char *details;
  CHECK_OK(fc_host_error_details(host, &details));
  CHECK(strcmp(details, "null") == 0);
  CHECK_STATUS(fc_host_load_text(host, "while true do end", "test.lua", NULL), FC_LIMIT);
  CHECK_OK(fc_host_error_details(host, &details));
  const char *notes = strstr(details, "\"notes\":[\"");
  CHECK(notes && strstr(notes, "--instructions"));
  CHECK_OK(fc_host_free(host));
}

static void a_script_that_quits_tells_its_status(void) {
  fc_host *host = loaded_host(
      "local fc = require 'fc'\n"
      "fc.after(60, function() fc.quit(7) end)\n"
      "fc.after(90, function() fc.quit(8) end)\n"
      "function one() return 1 end\n");
  int status;
  CHECK_OK(fc_host_quit_status(host, &status));
  CHECK(status == -1);
  CHECK_OK(fc_host_run(host));
  CHECK_OK(fc_host_quit_status(host, &status));
  CHECK(status == 7);
  const char *result;
  CHECK_OK(fc_host_call(host, "one", NULL, &result));
  CHECK(strcmp(result, "1") == 0);
  CHECK_OK(fc_host_free(host));
}

/* Runs a script of another place under the name of one that keeps something, and says what it has. */
static void keep_from(const char *folder, const char *store, bool adopts, const char *expected) {
  fc_options *options = fc_options_new();
  CHECK_OK(fc_options_store(options, store));
  CHECK_OK(fc_options_adopt(options, adopts));
  fc_host *host;
  CHECK_OK(fc_host_new(options, &host, NULL));
  fc_options_free(options);
  char path[1000];
  snprintf(path, sizeof path, "%s/keeps.lua", folder);
  CHECK_OK(fc_host_load(host, path));
  const char *result;
  CHECK_OK(fc_host_call(host, "again", NULL, &result));
  CHECK(strcmp(result, expected) == 0);
  CHECK_OK(fc_host_free(host));
}

static void a_moved_script_takes_over_what_it_has_kept(void) {
  char folder[] = "/tmp/fcscript-adopt-XXXXXX", other[1000], store[1000], command[3000];
  CHECK(mkdtemp(folder) != NULL);
  snprintf(other, sizeof other, "%s/other", folder);
  snprintf(store, sizeof store, "%s/store.db", folder);
  CHECK(mkdir(other, 0700) == 0);
  for (int i = 0; i < 2; i++) {
    char path[2000];
    snprintf(path, sizeof path, "%s/keeps.lua", i == 0 ? folder : other);
    FILE *file = fopen(path, "w");
    CHECK(file != NULL);
    fputs("local fc = require 'fc'\n"
          "local count = (fc.defaults:get('count') or 0) + 1\n"
          "fc.defaults:set('count', count)\n"
          "function again() return count end\n", file);
    CHECK(fclose(file) == 0);
  }
  keep_from(folder, store, false, "1");
  keep_from(folder, store, false, "2");
  keep_from(other, store, true, "3");
  snprintf(command, sizeof command, "rm -r '%s'", folder);
  CHECK(system(command) == 0);
}

static void lines_reports_and_notifications_arrive(void) {
  struct heard printed = {0}, other = {0}, reported = {0}, noted = {0};
  fc_host *host = new_host();
  CHECK_OK(fc_host_on_print(host, keep, &other, release));
  CHECK_OK(fc_host_on_print(host, keep, &printed, release));
  CHECK(other.releases == 1);
  CHECK_OK(fc_host_on_report(host, keep_details, &reported, release));
  uint64_t id;
  CHECK_OK(fc_host_observe(host, "news", keep, &noted, release, &id));
  CHECK_OK(fc_host_load_text(
      host,
      "local fc = require 'fc'\n"
      "fc.observe('question', function(_, n) fc.post('news', { answer = n }) end)\n"
      "fc.after(60, function() error('late') end)\n"
      "print('one', 2)",
      "test.lua", NULL));
  CHECK(strcmp(printed.text, "one\t2") == 0 && other.count == 0);
  CHECK_OK(fc_host_post(host, "news", "[1]"));
  CHECK(strcmp(noted.text, "[1]") == 0);
  CHECK_OK(fc_host_post(host, "news", NULL));
  CHECK(strcmp(noted.text, "null") == 0 && noted.count == 2);
  CHECK_OK(fc_host_run(host));
  CHECK(reported.count == 1 && strstr(reported.text, "\"line\":3") != NULL);
  CHECK_OK(fc_host_stop_observing(host, id));
  CHECK(noted.releases == 1);
  CHECK_OK(fc_host_post(host, "news", NULL));
  CHECK(noted.count == 2);
  CHECK_OK(fc_host_free(host));
  CHECK(printed.releases == 1 && reported.releases == 1 && noted.releases == 1);
}

static void a_foreign_loop_drives_a_host(void) {
  struct heard printed = {0};
  fc_host *host;
  CHECK_OK(fc_host_new(NULL, &host, NULL));
  CHECK_OK(fc_host_on_print(host, keep, &printed, NULL));
  double seconds;
  CHECK_OK(fc_host_deadline(host, &seconds));
  CHECK(seconds == INFINITY);
  CHECK_OK(fc_host_load_text(
      host, "local fc = require 'fc' fc.task(function() for i = 1, 3 do fc.sleep(0.002) print(i) end end)",
      "test.lua", NULL));
  struct pollfd waited = {.events = POLLIN};
  CHECK_OK(fc_host_descriptor(host, &waited.fd));
  bool pending = true;
  while (pending) {
    CHECK_OK(fc_host_deadline(host, &seconds));
    poll(&waited, 1, isinf(seconds) ? -1 : (int)ceil(seconds * 1000));
    CHECK_OK(fc_host_step(host, &pending));
  }
  CHECK(printed.count == 3);
  CHECK_OK(fc_host_free(host));
}

static void a_game_is_looked_at_and_taken_up_again(void) {
  fc_host *host = loaded_host(quiz);
  const char *text, *gone;
  CHECK_OK(fc_host_decks(host, &text));
  CHECK(strstr(text, "\"title\":\"Quiz\"") && strstr(text, "\"name\":\"Sums\""));
  const int64_t seed = 5;
  const fc_deal deal = {.seed = &seed, .keeps_order = true, .learner = "Ada"};
  fc_game *game, *later;
  CHECK_OK(fc_game_start(host, "Quiz", "Sums", &deal, &game));
  CHECK(fc_game_question(game) == NULL);
  CHECK_OK(fc_game_card(game, &text));
  CHECK(strcmp(text, "null") == 0);
  bool flag;
  CHECK_OK(fc_game_next(game, &flag));
  CHECK(flag && strcmp(fc_game_question(game), "1 + 1") == 0);
  CHECK(strcmp(fc_game_card_kind(game), "choice") == 0 && fc_game_answer_count(game) == 3);
  CHECK_OK(fc_game_hint(game, &text));
  CHECK(text && strcmp(text, "even") == 0);
  CHECK_OK(fc_game_hint(game, &text));
  CHECK(text == NULL);
  fc_outcome outcome;
  CHECK_OK(fc_game_write(game, "2", fc_game_card_id(game), &outcome));
  CHECK(!outcome.refused && outcome.score == 1);
  CHECK_OK(fc_game_card(game, &text));
  CHECK(strstr(text, "\"hints\":0") && strstr(text, "\"solution\":\"2\""));
  CHECK_OK(fc_game_undo(game, &flag));
  CHECK(flag);
  CHECK_OK(fc_game_undo(game, &flag));
  CHECK(!flag);
  CHECK_OK(fc_game_answer(game, "\"3\"", NULL, &outcome));
  CHECK(!outcome.refused && outcome.score == 0);
  CHECK_OK(fc_game_next(game, &flag));
  CHECK_OK(fc_game_state(game, &text));
  CHECK_OK(fc_game_resume(host, NULL, text, &later, &gone));
  CHECK(strcmp(gone, "[]") == 0 && strcmp(fc_game_question(later), "2 + 2") == 0);
  CHECK_OK(fc_game_leave(game));
  CHECK_OK(fc_game_free(game));
  CHECK_OK(fc_game_continue(host, NULL, NULL, "Ada", &game));
  CHECK(game != NULL && strcmp(fc_game_question(game), "2 + 2") == 0);
  CHECK_OK(fc_game_finish(game));
  CHECK_OK(fc_game_result(game, &text));
  CHECK(strstr(text, "\"finished\":true") && strstr(text, "\"wrong\":1"));
  CHECK_OK(fc_game_free(game));
  CHECK_OK(fc_game_continue(host, NULL, NULL, "nobody", &game));
  CHECK(game == NULL);
  CHECK_OK(fc_host_free(host));
  CHECK_OK(fc_game_free(later));
}

int main(int count, char **names) {
  const struct check checks[] = {
      {"values_cross_as_json", values_cross_as_json},
      {"a_failing_callback_is_an_error_of_the_script",
       a_failing_callback_is_an_error_of_the_script},
      {"errors_have_codes_and_messages", errors_have_codes_and_messages},
      {"errors_carry_notes", errors_carry_notes},
      {"a_script_that_quits_tells_its_status", a_script_that_quits_tells_its_status},
      {"a_moved_script_takes_over_what_it_has_kept", a_moved_script_takes_over_what_it_has_kept},
      {"lines_reports_and_notifications_arrive", lines_reports_and_notifications_arrive},
      {"a_foreign_loop_drives_a_host", a_foreign_loop_drives_a_host},
      {"a_game_is_looked_at_and_taken_up_again", a_game_is_looked_at_and_taken_up_again},
      {NULL, NULL}};
  return run_checks(checks, count, names);
}
