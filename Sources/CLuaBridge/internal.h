/// Shared by the bridge's own files.
#pragma once

#include "CLuaBridge.h"

/// The addresses are keys of the registry.
extern const char fcb_objects_key, fcb_pinned_key, fcb_failure_key;

void *fcb_allocate(void *context_pointer, void *block, size_t old_size, size_t new_size);

/// Pushes the values on the wire. Raises Lua errors: for trampolines and protected functions.
int fcb_replay(fcb_context *context, lua_State *L, size_t start);

/// Calls `function`, protected, with `request` and, unless `index` is 0, the value there. Its
/// results stay on the stack; after an error nothing does.
int fcb_protect(lua_State *L, lua_CFunction function, void *request, int index, int result_count);
