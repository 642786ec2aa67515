#include "CBaseline.h"

#include <fcscript.h>
#include <string.h>

int64_t baseline_play(const char *deck, int64_t games) {
  fc_host *host;
  fc_options *options = fc_options_new();
  fc_options_seed(options, 1);
  fc_status status = fc_host_new(options, &host, NULL);
  fc_options_free(options);
  if (status != FC_OK) return 0;
  int64_t bytes = 0;
  if (fc_host_load(host, deck) != FC_OK) games = 0;
  for (int64_t i = 0; i < games; i++) {
    fc_game *game;
    if (fc_game_start(host, NULL, NULL, NULL, &game) != FC_OK) break;
    bool asked = true;
    while (fc_game_next(game, &asked) == FC_OK && asked) {
      bytes += (int64_t)strlen(fc_game_question(game));
      uint64_t count = fc_game_answer_count(game);
      for (uint64_t j = 1; j <= count; j++) {
        bytes += (int64_t)strlen(fc_game_answer_at(game, j));
      }
      fc_outcome outcome;
      if (fc_game_choose(game, 1, NULL, &outcome) != FC_OK) break;
    }
    fc_game_free(game);
  }
  fc_host_free(host);
  return bytes;
}
