/// Shared by the bridge's own files.
#pragma once

#include "CLuaBridge.h"

/// The addresses are keys of the registry.
extern const char fcb_objects_key, fcb_pinned_key, fcb_failure_key;

void *fcb_allocate(void *context_pointer, void *block, size_t old_size, size_t new_size);

/// Pushes the values on the wire. Raises Lua errors: for trampolines and protected functions.
int fcb_replay(fcb_context *context, lua_State *L, size_t start);

/// Suspends the task that runs; to be returned by a C function.
int fcb_wait(lua_State *L, fcb_context *context);

/// Records the failure of a thread whose error value is at `index`, with its functions from `level`
/// on. An error that is passed on keeps the functions of where it was thrown.
void fcb_record_failure(fcb_context *context, lua_State *thread, int level, int index);

/// Pushes a new thread, protected; false when there is no memory.
bool fcb_push_new_thread(lua_State *L);
