#include "internal.h"

#include <stdio.h>
#include <string.h>

// --- What failed ----------------------------------------------------------------------------

static void copy_text(char *destination, size_t capacity, const char *source) {
  snprintf(destination, capacity, "%s", source == NULL ? "" : source);
}

static void describe_frame(fcb_frame *frame, lua_State *L, lua_Debug *activation) {
  lua_getinfo(L, "Sln", activation);
  copy_text(frame->source, sizeof frame->source, activation->source);
  copy_text(frame->name, sizeof frame->name, activation->name);
  frame->line = activation->currentline;
  frame->line_defined = activation->linedefined;
  frame->kind = *activation->what;
}

/// Copies the stack of `L` from `level` on behind what is recorded already.
static void record_frames(fcb_failure *failure, lua_State *L, int level) {
  failure->thread = L;
  failure->thread_start = failure->frame_count;
  failure->depth = fcb_depth(L) - level;
  lua_Debug activation;
  while (failure->frame_count < FCB_MAX_FRAMES && lua_getstack(L, level++, &activation))
    describe_frame(&failure->frames[failure->frame_count++], L, &activation);
}

static void begin_failure(fcb_failure *failure) {
  failure->serial += 1;
  failure->thread = NULL;
  failure->frame_count = 0;
}

void fcb_record_failure(fcb_context *context, lua_State *thread, int level, int index) {
  if (context->stop_recorded) return;
  if (!lua_checkstack(thread, 1)) return;
  index = lua_absindex(thread, index);
  lua_rawgetp(thread, LUA_REGISTRYINDEX, &fcb_failure_key);
  bool is_same = context->failure.passed_on && lua_rawequal(thread, index, -1);
  lua_pop(thread, 1);
  context->failure.passed_on = false;
  // What a coroutine has passed on is followed by those who resumed it.
  if (is_same && context->failure.thread == thread) return;
  if (!is_same) begin_failure(&context->failure);
  record_frames(&context->failure, thread, level);
}

static bool find_in_file(lua_State *L, int level, fcb_frame *frame);

/// Whether the script is where memory was refused, and has not left that function yet.
static bool is_there_still(const fcb_context *context, lua_State *L) {
  fcb_frame here;
  return find_in_file(L, 0, &here) && here.line == context->refused_at.line &&
         strcmp(here.source, context->refused_at.source) == 0;
}

void fcb_record_stop(fcb_context *context, lua_State *L) {
  if (context->stop_recorded) return;
  context->stop_recorded = true;
  fcb_failure *failure = &context->failure;
  begin_failure(failure);
  if (context->stop == FCB_STOP_MEMORY && context->refused_at.kind != 0 &&
      !is_there_still(context, L))
    failure->frames[failure->frame_count++] = context->refused_at;
  record_frames(failure, L, 0);
  const struct fcb_resume *resume = context->resumes;
  while (resume != NULL) {
    lua_State *resumer = fcb_resumer(resume, &resume);
    if (resumer != NULL) record_frames(failure, resumer, 0);
  }
}

void fcb_note_stop(fcb_context *context) {
  if (context->stop) fcb_record_stop(context, context->current);
}

bool fcb_lacks_memory(fcb_context *context) {
  if (context->memory_refused) fcb_stop(context, FCB_STOP_MEMORY);
  return context->stop != FCB_RUNS;
}

/// The message handler: it needs no memory, and leaves the error value as it is.
int fcb_handle_error(lua_State *L) {
  lua_settop(L, 1);
  fcb_record_failure(fcb_context_of(L), L, 1, 1);
  return 1;
}

void fcb_keep_failure(fcb_context *context, lua_State *L, int status, size_t start,
                      size_t object_start) {
  // Where memory ran out, or an error was thrown in the handler, no handler has run.
  if (fcb_is_stopped(context, status))
    fcb_record_stop(context, L);
  else if (status != LUA_ERRRUN)
    begin_failure(&context->failure);
  fcb_wire_truncate(context, start, object_start);
  lua_pushvalue(L, -1);
  lua_rawsetp(L, LUA_REGISTRYINDEX, &fcb_failure_key);  // an existing field: nothing is allocated
}

// --- Other protected work -------------------------------------------------------------------

int fcb_call_protected(lua_State *L, int argument_count, int result_count) {
  int status = lua_pcall(L, argument_count, result_count, 0);
  if (status != LUA_OK) lua_pop(L, 1);
  if (status == LUA_ERRMEM) fcb_stop(fcb_context_of(L), FCB_STOP_MEMORY);
  return status;
}

int fcb_protect(lua_State *L, lua_CFunction function, void *request, int index, int result_count) {
  if (!lua_checkstack(L, 4)) return LUA_ERRMEM;
  if (index != 0) index = lua_absindex(L, index);
  lua_pushcfunction(L, function);
  lua_pushlightuserdata(L, request);
  if (index != 0) lua_pushvalue(L, index);
  return fcb_call_protected(L, index != 0 ? 2 : 1, result_count);
}

int fcb_load(fcb_context *context, lua_State *L, const char *bytes, size_t length,
             const char *name) {
  if (context->stop) return fcb_refuse_stopped(context, L);
  fcb_enter(context);  // a long text takes its time
  int status = fcb_load_text(L, bytes, length, name);
  fcb_leave(context);
  return status;
}

struct wire_request {
  fcb_context *context;
  size_t start;
  int count;
};

static int push_wire(lua_State *L) {
  struct wire_request *request = lua_touserdata(L, 1);
  request->count = fcb_replay(request->context, L, request->start);
  return request->count;
}

int fcb_push_wire(fcb_context *context, lua_State *L, size_t start, size_t object_start,
                  int *count) {
  int status = LUA_ERRMEM;
  if (!context->wire.failed) {
    struct wire_request request = {context, start, 0};
    status = fcb_protect(L, push_wire, &request, 0, LUA_MULTRET);
    *count = request.count;
  }
  fcb_wire_truncate(context, start, object_start);
  return status;
}

static int push_text(lua_State *L) {
  luaL_tolstring(L, 2, NULL);
  return 1;
}

int fcb_push_text(fcb_context *context, lua_State *L, int index) {
  if (context->stop) return LUA_ERRRUN;
  fcb_enter(context);  // it may run a `__tostring`
  int status = fcb_protect(L, push_text, NULL, index, 1);
  fcb_leave(context);
  return status;
}

struct elements_request {
  const int64_t *indexes;
  int count;
};

static int push_elements(lua_State *L) {
  const struct elements_request *request = lua_touserdata(L, 1);
  lua_createtable(L, request->count, 0);
  for (int i = 0; i < request->count; i++) {
    lua_rawgeti(L, 2, request->indexes[i]);
    lua_rawseti(L, -2, i + 1);
  }
  return 1;
}

int fcb_push_elements(fcb_context *context, lua_State *L, int index, const int64_t *indexes,
                      int count) {
  (void)context;
  struct elements_request request = {indexes, count};
  return fcb_protect(L, push_elements, &request, index, 1);
}

struct field_request {
  const char *table, *name;
  lua_CFunction library;
};

/// Pushes the table of a library, or else a field of the globals, which are on top; one that is not
/// there is made. Raw: by now a script may not be allowed what the host is.
///
/// Once the globals are the script's, what is made is no global, not even for a moment: the script
/// may be going through them, and a name that comes to a table then makes it lose its way.
static void push_table(lua_State *L, const char *name) {
  lua_getfield(L, LUA_REGISTRYINDEX, LUA_LOADED_TABLE);
  lua_pushstring(L, name);
  // What a script has put in the place of a library is its own.
  if (lua_rawget(L, -2) == LUA_TTABLE) return;
  lua_pop(L, 1);
  if (!fcb_context_of(L)->globals_kept) {
    lua_pop(L, 1);
    lua_pushstring(L, name);
    if (lua_rawget(L, -2) == LUA_TTABLE) return;
    lua_pop(L, 1);
  }
  lua_newtable(L);
  lua_pushstring(L, name);
  lua_pushvalue(L, -2);
  lua_rawset(L, -4);
}

static int set_field(lua_State *L) {
  const struct field_request *request = lua_touserdata(L, 1);
  lua_pushglobaltable(L);
  if (request->table != NULL) push_table(L, request->table);
  lua_pushstring(L, request->name);
  lua_pushvalue(L, 2);
  lua_rawset(L, -3);
  return 0;
}

int fcb_set_field(fcb_context *context, const char *table, const char *name) {
  lua_State *L = context->main;
  struct field_request request = {table, name, NULL};
  int status = fcb_protect(L, set_field, &request, -1, 0);
  lua_pop(L, 1);
  return status;
}

static int get_global(lua_State *L) {
  const struct field_request *request = lua_touserdata(L, 1);
  lua_pushglobaltable(L);
  lua_pushstring(L, request->name);
  lua_rawget(L, -2);
  return 1;
}

int fcb_push_global(lua_State *L, const char *name) {
  struct field_request request = {NULL, name, NULL};
  return fcb_protect(L, get_global, &request, 0, 1);
}

static int pack(lua_State *L) {
  int count = lua_gettop(L);
  lua_createtable(L, count, 1);
  lua_pushinteger(L, count);
  lua_rawseti(L, -2, 0);
  lua_insert(L, 1);
  for (int i = count; i >= 1; i--) lua_rawseti(L, 1, i);
  return 1;
}

int fcb_pack(fcb_context *context, lua_State *L, int count) {
  (void)context;
  if (!lua_checkstack(L, 2)) return LUA_ERRMEM;
  lua_pushcfunction(L, pack);
  lua_insert(L, -count - 1);
  return fcb_call_protected(L, count, 1);
}

static int open_library(lua_State *L) {
  const struct field_request *request = lua_touserdata(L, 1);
  luaL_requiref(L, request->name, request->library, 1);
  return 0;
}

int fcb_open_library(fcb_context *context, const char *name, lua_CFunction function) {
  struct field_request request = {NULL, name, function};
  return fcb_protect(context->main, open_library, &request, 0, 0);
}

// --- Small things ---------------------------------------------------------------------------

int fcb_number_text(double number, char *text) {
  int length = snprintf(text, 32, LUA_NUMBER_FMT, number);
  // As Lua does: what looks like an integer gets its ".0".
  if (text[strspn(text, "-0123456789")] == '\0') {
    strcpy(text + length, ".0");
    length += 2;
  }
  return length;
}

int fcb_depth(lua_State *L) {
  // By halving: the way to a level is as long as the level is deep.
  lua_Debug activation;
  int low = 0, high = 1;
  while (lua_getstack(L, high - 1, &activation)) {
    low = high;
    high *= 2;
  }
  while (high - low > 1) {
    int middle = (low + high) / 2;
    if (lua_getstack(L, middle - 1, &activation))
      low = middle;
    else
      high = middle;
  }
  return low;
}

bool fcb_frame_at(lua_State *L, int level, fcb_frame *frame) {
  lua_Debug activation;
  if (!lua_getstack(L, level, &activation)) return false;
  describe_frame(frame, L, &activation);
  return true;
}

/// How many functions are looked at: the way to each is as long as it lies deep.
#define SEARCHED_FRAMES 200

/// Looks for the innermost function of a file from `level` on; false when there is none near.
static bool look_for_file(lua_State *L, int level, lua_Debug *activation) {
  int end = level + SEARCHED_FRAMES;
  for (; level < end && lua_getstack(L, level, activation); level++) {
    lua_getinfo(L, "Sl", activation);
    if (*activation->source == '@' && activation->currentline > 0) return true;
  }
  return false;
}

/// Describes the innermost function of a file from `level` on; false when there is none near.
static bool find_in_file(lua_State *L, int level, fcb_frame *frame) {
  lua_Debug activation;
  if (!look_for_file(L, level, &activation)) return false;
  describe_frame(frame, L, &activation);
  return true;
}

const char *fcb_caller(lua_State *L, int *line) {
  lua_Debug activation;
  if (!look_for_file(L, 1, &activation)) return NULL;
  *line = activation.currentline;
  return activation.source + 1;
}

void fcb_note_refusal(fcb_context *context) {
  // One that is refused twice on end, the second time on its way out, was where it was at first.
  bool is_again = context->memory_refused;
  context->memory_refused = true;
  lua_State *L = context->current;
  bool is_found = L != NULL && find_in_file(L, 0, &context->refused_at);
  if (!is_found && !is_again) context->refused_at.kind = 0;
}

bool fcb_definition(lua_State *L, fcb_frame *frame) {
  if (!lua_isfunction(L, -1)) {
    lua_pop(L, 1);
    return false;
  }
  lua_Debug description;
  lua_getinfo(L, ">S", &description);
  copy_text(frame->source, sizeof frame->source, description.source);
  copy_text(frame->name, sizeof frame->name, "");
  frame->line = frame->line_defined = description.linedefined;
  frame->kind = *description.what;
  return frame->kind != 'C';
}

char fcb_function_kind(lua_State *L, int level) {
  lua_Debug activation;
  if (!lua_getstack(L, level, &activation)) return 0;
  lua_getinfo(L, "S", &activation);
  return *activation.what;
}
