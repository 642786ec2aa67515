/*
 * fcscript.h: run Lua decks and scripts inside a program of yours.
 *
 * The rules that hold everywhere:
 *
 * Threads. There is no global state. A host, and all that was made with it, belongs to the thread
 * that called fc_host_new; from any other, functions change nothing and return FC_WRONG_THREAD.
 * Hosts of different threads know nothing of each other.
 *
 * Text is UTF-8 and ends with a NUL. Values cross as JSON (RFC 8259), which also holds texts that
 * have a NUL inside. A Lua table that is empty is {}; other tables are lists without gaps or have
 * text for all their keys.
 *
 * Text that is handed in is copied. Text that is handed out belongs to the library: it lasts until
 * the same function is called again with the same handle, or the handle is freed, or a callback to
 * which it was given returns. Only where it says so is it yours, to be given to fc_free.
 *
 * NULL is refused with FC_INVALID_ARGUMENT wherever it is not said to mean something. Out parameters
 * are written only when the function returns FC_OK, except as said at fc_host_new.
 *
 * Callbacks run on the host's thread, inside the function of this library that made the script run.
 * They may use the host again: call, post, play, close, free. Only loading, running, and stepping
 * are refused inside them, with FC_BUSY; and a function whose callback has closed or freed the host
 * returns FC_CLOSED. They must return: neither longjmp nor a C++ exception may leave one. `context`
 * is handed to them as it is, and `release` (NULL for none) is called with it exactly once, when it
 * is not needed any more: when the callback is replaced or removed, when the host closes, or at once
 * when the function that takes the callback fails.
 */
#ifndef FCSCRIPT_H
#define FCSCRIPT_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The version of what this header promises; it grows when old programs must be built again. */
#define FC_ABI_VERSION 1

/* The FC_ABI_VERSION that the library was built with. */
int fc_abi_version(void);

/* What came of a call. */
typedef enum fc_status {
  FC_OK = 0,
  FC_INVALID_ARGUMENT = 1, /* NULL, or a number that is out of range */
  FC_INVALID_UTF8 = 2,     /* a text that is not UTF-8 */
  FC_INVALID_JSON = 3,     /* a text that is not JSON */
  FC_WRONG_THREAD = 4,     /* not the thread that made the host */
  FC_CLOSED = 5,           /* the host has been closed */
  FC_BUSY = 6,             /* not inside a callback */
  FC_UNKNOWN = 7,          /* no deck, answer key or function has this name */
  FC_CONVERSION = 8,       /* a value does not fit what it is for, or is no plain value */
  FC_DEFINITION = 9,       /* a name that is taken, or a module in use already */
  FC_ALREADY_LOADED = 10,  /* each script needs a host of its own */
  FC_SCRIPT_ERROR = 11,    /* the script can't be read, or has failed */
  FC_MEMORY = 12,          /* there is not enough memory */
  FC_LIMIT = 13,           /* a limit has stopped the script for good */
  FC_PERMISSION = 14       /* the script has asked for what it has no permission for */
} fc_status;

/* A sentence about a status, without a full stop; it lasts for ever. */
const char *fc_status_text(fc_status status);

/* Frees a text that was handed out to be yours; NULL is fine. */
void fc_free(char *text);

typedef void (*fc_release)(void *context);

/* ---- Options: how a host is made. One thread at a time may use them. ---- */

typedef struct fc_options fc_options;

/* What a script may be permitted. */
typedef enum fc_permission {
  FC_READ = 0,       /* files, or all that lies in a folder: a path */
  FC_WRITE = 1,      /* the same, to be written */
  FC_ENVIRONMENT = 2 /* variables: a name */
} fc_permission;

/*
 * Options that give a script the files of its own folder to read, 256 MiB, and 2 seconds for each
 * piece that runs; what it keeps goes when the host closes. NULL when there is no memory.
 */
fc_options *fc_options_new(void);

/* Frees options; hosts made with them are not touched. NULL is fine. */
void fc_options_free(fc_options *options);

/* Decides all that is random; without it each host takes a random seed. */
fc_status fc_options_seed(fc_options *options, int64_t seed);

/* Adds an argument, for the script's fc.args. */
fc_status fc_options_argument(fc_options *options, const char *argument);

/* The most memory, in bytes, that the script may use; 0 for no limit. */
fc_status fc_options_memory_limit(fc_options *options, uint64_t bytes);

/* How long one piece of the script may run, in seconds, and five times that for all that runs in one
 * turn of the loop; 0 for no limit. */
fc_status fc_options_time_limit(fc_options *options, double seconds);

/* How many instructions the script may run in its life, in place of a time limit; 0 for no limit. */
fc_status fc_options_instruction_limit(fc_options *options, uint64_t instructions);

/* Whether time limits are watched by looking at the clock, in place of a thread and the signal
 * SIGRTMIN + 7: for programs that can spare neither. Loops then take about twice as long. */
fc_status fc_options_watch_by_clock(fc_options *options, bool by_clock);

/* Gives one permission more. */
fc_status fc_options_allow(fc_options *options, fc_permission permission, const char *item);

/* Gives a permission for every path or name. */
fc_status fc_options_allow_every(fc_options *options, fc_permission permission);

/* Gives everything there is, /proc included. */
fc_status fc_options_allow_all(fc_options *options);

/* Keeps what the script wants to find again in a file, which is made when first needed. */
fc_status fc_options_store(fc_options *options, const char *path);

/* Whether the script takes over what another one keeps in the store under the same name. */
fc_status fc_options_adopt(fc_options *options, bool adopts);

/* Who plays, unless a game says otherwise. */
fc_status fc_options_learner(fc_options *options, const char *learner);

/* Whether the time that timers and sleeps take is skipped: everything happens at once, in order. */
fc_status fc_options_virtual_time(fc_options *options, bool is_virtual);

/* Adds a folder in which `require` looks after the script's own. */
fc_status fc_options_module_folder(fc_options *options, const char *path);

/* ---- Hosts: each runs one script. ---- */

typedef struct fc_host fc_host;

/*
 * Makes a host. `options` may be NULL. When it fails *host is NULL, and *error, unless `error` is
 * NULL, is a message that is yours, or NULL when fc_status_text says it all.
 */
fc_status fc_host_new(const fc_options *options, fc_host **host, char **error);

/* Ends the script: tasks are cancelled, timers never fire. The handle stays, and answers FC_CLOSED.
 * Inside a callback, that happens once the outermost function that uses the host has ended. */
fc_status fc_host_close(fc_host *host);

/*
 * Closes a host, and frees its handle, which must not be used any more; games of it are still to be
 * freed. Inside a callback both happen once the outermost function that uses the host has ended.
 * From another thread it frees nothing. NULL is fine.
 */
fc_status fc_host_free(fc_host *host);

/* What went wrong in the latest call that failed with this host or one of its games, in one line,
 * with file and line of the script: it lasts until the next one fails. "" at first; a fixed sentence
 * on other threads. */
const char *fc_host_error(const fc_host *host);

/*
 * The same as JSON: {"status": 11, "message": …} and for an error of the script "kind" (unreadable,
 * syntax, runtime, unplayable, warning, memory, limit, permission), "file" and "line" if a place is
 * known, "excerpt", the lines up to it as {"line", "text"}, "callbacks", what was being called,
 * "notes", sentences that help to understand it, and "report", the whole text. null while nothing
 * has failed.
 */
fc_status fc_host_error_details(fc_host *host, const char **details);

/* Takes each line that the script prints. */
typedef void (*fc_print)(const char *line, void *context);
fc_status fc_host_on_print(fc_host *host, fc_print print, void *context, fc_release release);

/* Takes errors that stop nothing, those of timers, tasks and events: `details` as above. */
typedef void (*fc_report)(const char *report, const char *details, void *context);
fc_status fc_host_on_report(fc_host *host, fc_report report, void *context, fc_release release);

/* Loads a script from a file and runs its main chunk. */
fc_status fc_host_load(fc_host *host, const char *path);

/* Loads a script from a text. `name` is what it is called in messages; `folder` is where it may read
 * files and require modules, NULL for nowhere. */
fc_status fc_host_load_text(fc_host *host, const char *text, const char *name, const char *folder);

/* ---- Functions and notifications ---- */

/* One call of a C function by the script; it is gone when that function returns. */
typedef struct fc_call fc_call;

/* A function that a script calls; `arguments` is a JSON list. Without fc_call_return it returns nil. */
typedef void (*fc_function)(fc_call *call, const char *arguments, void *context);

/* Says what the function returns; a second time replaces the first. */
fc_status fc_call_return(fc_call *call, const char *json);

/* Says that the function fails: the script gets an error with this message, at the place of the call. */
fc_status fc_call_fail(fc_call *call, const char *message);

/*
 * Makes a function known to scripts, before one is loaded: as a member of a module of the program
 * that scripts require by name, or as a global when `module` is NULL.
 */
fc_status fc_host_define(
    fc_host *host, const char *module, const char *name, fc_function function, void *context,
    fc_release release);

/* Makes a value known to scripts, in the same way. */
fc_status fc_host_define_value(
    fc_host *host, const char *module, const char *name, const char *json);

/* Calls a global function of the script. `arguments` is a JSON list, NULL for none; `result` gets
 * its first result as JSON, and may be NULL. */
fc_status fc_host_call(
    fc_host *host, const char *name, const char *arguments, const char **result);

/* Hears notifications; `info` is JSON, null for what is no plain value. */
typedef void (*fc_observer)(const char *info, void *context);

/* Observes the notifications of a name that the script or the host posts. `id` gets what
 * fc_host_stop_observing takes, and may be NULL. */
fc_status fc_host_observe(
    fc_host *host, const char *name, fc_observer observer, void *context, fc_release release,
    uint64_t *id);
fc_status fc_host_stop_observing(fc_host *host, uint64_t id);

/* Posts a notification, at once; `info` is JSON, NULL for none. */
fc_status fc_host_post(fc_host *host, const char *name, const char *info);

/* ---- The loop: timers and tasks of the script ---- */

/* Runs what the script has left to do, until nothing is pending. */
fc_status fc_host_run(fc_host *host);

/*
 * For programs with a loop of their own: wait until the descriptor can be read or the seconds have
 * passed, then step; ask for the seconds again after each use of the host. A step does what is due,
 * without waiting; `pending`, which may be NULL, says whether something is left.
 */
fc_status fc_host_step(fc_host *host, bool *pending);
fc_status fc_host_descriptor(fc_host *host, int *descriptor);

/* `seconds` gets 0 when something is due and INFINITY when the descriptor alone is waited for. */
fc_status fc_host_deadline(fc_host *host, double *seconds);

/* `status` gets the number from 0 to 255 that the script has given fc.quit, and -1 while it has not
 * quit. One that has quit runs no more, but its functions can be called and its decks played. */
fc_status fc_host_quit_status(fc_host *host, int *status);

/* ---- Games ---- */

/* The decks of the script as a JSON list of {"id", "title", "keys": [{"id", "name"}…]}, each with
 * "author", "description" and "language" if it has them. */
fc_status fc_host_decks(fc_host *host, const char **decks);

typedef struct fc_game fc_game;

/* How a game is dealt; all zero is what is mostly wanted. */
typedef struct fc_deal {
  const int64_t *seed; /* decides all that is random in the game; NULL takes the host's seed */
  bool keeps_order;    /* the cards come as the script made them, not shuffled */
  uint64_t limit;      /* the most cards; 0 for all */
  const char *learner; /* who plays; NULL takes the host's learner */
} fc_deal;

/*
 * Starts a game of a deck, given by title or id, and one of its answer keys, given by name or id;
 * NULL takes the first. `deal` may be NULL. A host may have any number of games at once.
 */
fc_status fc_game_start(
    fc_host *host, const char *deck, const char *key, const fc_deal *deal, fc_game **game);

/* Goes on with a game from what fc_game_state gave, also in another process. `gone`, which may be
 * NULL, gets the ids of cards that the deck has no more, as a JSON list that lasts until the next
 * call of this function with this host. */
fc_status fc_game_resume(
    fc_host *host, const char *deck, const char *state, fc_game **game, const char **gone);

/* Goes on with the game that a learner (NULL: the host's) has left unfinished, as the store has it;
 * *game is NULL when there is none. */
fc_status fc_game_continue(
    fc_host *host, const char *deck, const char *key, const char *learner, fc_game **game);

/* Frees a game, which stays unfinished if it was; its host may have been freed before. From another
 * thread it frees nothing. NULL is fine. */
fc_status fc_game_free(fc_game *game);

/* Asks the next card; one that is passed unanswered is skipped. `asked` gets false at the end, where
 * the game finishes. */
fc_status fc_game_next(fc_game *game, bool *asked);

/*
 * The card that is asked: texts that last until another card is. NULL or 0 when none is asked, the
 * host is closed, or on another thread. Kinds: choice, select, typed, number, reveal, cloze.
 * Answers to choose from are counted from 1, as are the responses.
 */
const char *fc_game_card_id(fc_game *game);
const char *fc_game_card_kind(fc_game *game);
const char *fc_game_question(fc_game *game);
uint64_t fc_game_answer_count(fc_game *game);
const char *fc_game_answer_at(fc_game *game, uint64_t position);

/*
 * The same and more as JSON, null when none is asked: {"id", "kind", "question", "answers",
 * "hints": how many are left}, with "image", "audio" and "tags" if it has them, and once it is
 * answered "score", "solution" and, if there are any, "message" and "explanation".
 */
fc_status fc_game_card(fc_game *game, const char **card);

/* What became of a response. */
typedef struct fc_outcome {
  bool refused;        /* it can't be used for this card, and nothing was recorded */
  double score;        /* 0…1; 1 is right in full */
  const char *message; /* what there is to say about it, or why it was refused; NULL for nothing */
} fc_outcome;

/*
 * Judges a response and keeps it. `card` is the id of the card that the learner saw: if another is
 * asked the response is refused; NULL does not look. `outcome` may be NULL; its message lasts until
 * the game's next answer. A response as JSON is the number of an answer, a list of those, a text, a
 * number, or for a card that is revealed whether the learner knew.
 */
fc_status fc_game_answer(
    fc_game *game, const char *response, const char *card, fc_outcome *outcome);

/* The same with the number of an answer, counted from 1, and with a text. */
fc_status fc_game_choose(
    fc_game *game, uint64_t position, const char *card, fc_outcome *outcome);
fc_status fc_game_write(
    fc_game *game, const char *text, const char *card, fc_outcome *outcome);

/* Takes the latest answer back; its card is asked again. `undone`, which may be NULL, gets false when
 * there was none. */
fc_status fc_game_undo(fc_game *game, bool *undone);

/* Gives the next hint for the card; *hint is NULL when there are no more. */
fc_status fc_game_hint(fc_game *game, const char **hint);

/* The game as JSON, for fc_game_resume. */
fc_status fc_game_state(fc_game *game, const char **state);

/* How the game stands, as JSON: {"count", "right", "wrong", "score", "missed": [id…], "finished"}. */
fc_status fc_game_result(fc_game *game, const char **result);

/* Ends the game, and tells the script of its result. */
fc_status fc_game_finish(fc_game *game);

/* Lets the game go as a learner does who may go on another time: fc_game_continue finds it. */
fc_status fc_game_leave(fc_game *game);

#ifdef __cplusplus
}
#endif

#endif
