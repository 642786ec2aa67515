/* Plays a deck in the terminal: play DECK.lua [SEED] */
#include <fcscript.h>
#include <stdio.h>
#include <stdlib.h>

/* Ends the program when a call has failed. */
static void check(fc_status status, const fc_host *host) {
  if (status == FC_OK) return;
  fprintf(stderr, "play: %s\n", host ? fc_host_error(host) : fc_status_text(status));
  exit(1);
}

static fc_host *make_host(const char *deck, const char *seed) {
  fc_options *options = fc_options_new();
  if (seed) check(fc_options_seed(options, atoll(seed)), NULL);
  fc_host *host;
  check(fc_host_new(options, &host, NULL), NULL);
  fc_options_free(options);
  check(fc_host_load(host, deck), host);
  return host;
}

/* Shows the card that is asked, and answers it with a line of the input; false at its end. */
static bool ask(fc_host *host, fc_game *game) {
  printf("%s\n", fc_game_question(game));
  for (uint64_t i = 1; i <= fc_game_answer_count(game); i++) {
    printf("  %d) %s\n", (int)i, fc_game_answer_at(game, i));
  }
  fc_outcome outcome;
  do {
    char line[100];
    if (!fgets(line, sizeof line, stdin)) return false;
    check(fc_game_choose(game, strtoull(line, NULL, 10), NULL, &outcome), host);
    if (outcome.refused) printf("%s\n", outcome.message);
  } while (outcome.refused);
  printf("%s\n", outcome.score == 1 ? "Right." : "Wrong.");
  return true;
}

int main(int count, char **arguments) {
  if (count < 2) {
    fprintf(stderr, "usage: play DECK.lua [SEED]\n");
    return 2;
  }
  fc_host *host = make_host(arguments[1], count > 2 ? arguments[2] : NULL);
  fc_game *game;
  check(fc_game_start(host, NULL, NULL, NULL, &game), host);
  bool asked = true;
  while (asked) {
    check(fc_game_next(game, &asked), host);
    if (asked && !ask(host, game)) break;
  }
  const char *result;
  check(fc_game_result(game, &result), host);
  printf("%s\n", result);
  fc_game_free(game);
  fc_host_free(host);
  return 0;
}
