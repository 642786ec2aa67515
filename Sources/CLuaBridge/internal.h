/// Shared by the bridge's own files.
#pragma once

#include "CLuaBridge.h"

/// The addresses are keys of the registry.
extern const char fcb_objects_key, fcb_pinned_key, fcb_failure_key, fcb_names_key;

void *fcb_allocate(void *context_pointer, void *block, size_t old_size, size_t new_size);

/// Pushes the values on the wire. Raises Lua errors: for trampolines and protected functions.
int fcb_replay(fcb_context *context, lua_State *L, size_t start);

/// Suspends the task that runs; to be returned by a C function.
int fcb_wait(lua_State *L, fcb_context *context);

/// Records the failure of a thread whose error value is at `index`, with its functions from `level`
/// on. An error that is passed on keeps the functions of where it was thrown.
void fcb_record_failure(fcb_context *context, lua_State *thread, int level, int index);

/// Calls `function`, protected, with `request` and, unless `index` is 0, the value there. Its
/// results stay on the stack; after an error nothing does.
int fcb_protect(lua_State *L, lua_CFunction function, void *request, int index, int result_count);

/// The name of the function of the host that runs at `level`; NULL when it is another.
const char *fcb_function_name(lua_State *L, int level);

/// Accounts for steps of work that a function in C does for a script, each about as long as an
/// instruction of Lua. Raises the stop of a script that has reached a limit: whoever loops as often
/// as a script says calls this at least every thousand steps, and at the end with the rest.
void fcb_spend(lua_State *L, size_t steps);
