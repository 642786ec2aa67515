#include "CBaseline.h"

#include <sqlite3.h>
#include <stdlib.h>
#include <string.h>

struct baseline_store {
  sqlite3 *database;
  sqlite3_stmt *begin, *commit, *mark, *unmark, *answer;
};

static sqlite3_stmt *prepare(sqlite3 *database, const char *sql) {
  sqlite3_stmt *statement = NULL;
  sqlite3_prepare_v3(database, sql, -1, SQLITE_PREPARE_PERSISTENT, &statement, NULL);
  return statement;
}

baseline_store *baseline_store_open(const char *path) {
  baseline_store *store = calloc(1, sizeof *store);
  if (!store) return NULL;
  sqlite3_open_v2(path, &store->database, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, NULL);
  sqlite3_exec(store->database,
               "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON",
               NULL, NULL, NULL);
  store->begin = prepare(store->database, "BEGIN IMMEDIATE");
  store->commit = prepare(store->database, "COMMIT");
  store->mark = prepare(store->database, "INSERT INTO favorite (book, recipe) VALUES (?, ?)");
  store->unmark = prepare(store->database, "DELETE FROM favorite WHERE book = ? AND recipe = ?");
  store->answer = prepare(store->database,
                          "INSERT INTO answer (game, space, learner, card, response, score, time,"
                          " seed) VALUES (?, 1, '', ?, ?, 1.0, ?, 1)");
  return store;
}

void baseline_store_close(baseline_store *store) {
  sqlite3_finalize(store->begin);
  sqlite3_finalize(store->commit);
  sqlite3_finalize(store->mark);
  sqlite3_finalize(store->unmark);
  sqlite3_finalize(store->answer);
  sqlite3_close(store->database);
  free(store);
}

/// Runs a statement to its end; 0 when it succeeded.
static int run(sqlite3_stmt *statement) {
  int code = sqlite3_step(statement);
  sqlite3_reset(statement);
  return code != SQLITE_DONE;
}

static int turn(baseline_store *store, sqlite3_stmt *statement) {
  return run(store->begin) + run(statement) + run(store->commit);
}

int baseline_store_toggles(baseline_store *store, int64_t recipes, int64_t count) {
  int failed = 0;
  for (int64_t i = 0; i < count; i++) {
    sqlite3_stmt *statement = i / recipes % 2 == 0 ? store->mark : store->unmark;
    sqlite3_bind_int64(statement, 1, 1);
    sqlite3_bind_int64(statement, 2, i % recipes + 1);
    failed += turn(store, statement);
  }
  return failed;
}

int baseline_store_answers(baseline_store *store, int64_t game, const char *const *cards,
                           int64_t card_count, const void *response, int64_t size,
                           int64_t count) {
  int failed = 0;
  for (int64_t i = 0; i < count; i++) {
    sqlite3_bind_int64(store->answer, 1, game);
    sqlite3_bind_text(store->answer, 2, cards[i % card_count], -1, SQLITE_TRANSIENT);
    sqlite3_bind_blob64(store->answer, 3, response, (sqlite3_uint64)size, SQLITE_TRANSIENT);
    sqlite3_bind_double(store->answer, 4, (double)i);
    failed += turn(store, store->answer);
  }
  return failed;
}
