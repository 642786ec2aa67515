/// The C side of the bridge: what must run in C because it can raise a Lua error, and what
/// Swift cannot see of Lua's own header. No policy here.
///
/// Two rules hold throughout. A Swift function never runs below a Lua error: it returns a code
/// to its trampoline, and C raises after it has returned. And what can raise outside a
/// trampoline runs under `lua_pcall` and gives back a status.
#pragma once

#include "calls.h"
#include "classes.h"
#include "context.h"
#include "libraries.h"
#include "values.h"
