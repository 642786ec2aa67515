/// What stands in the place of Lua's own libraries.
#pragma once

#include "context.h"
#include "classes.h"

// Each of these puts functions of the host in place of Lua's own, whose work can't be accounted
// for or which give a script too much.

/// `load` `collectgarbage` `rawset` `setmetatable`. The last two refuse `__gc` and frozen libraries.
int fcb_open_base(fcb_context *context);

/// All functions of `table`.
int fcb_open_tables(fcb_context *context);

/// `utf8.codes`.
int fcb_open_codes(fcb_context *context);

/// `os.date`.
int fcb_open_dates(fcb_context *context);

/// Removes the globals that are not among `names`, which are one after the other, each ended by a
/// zero; an empty one ends the list. From now on they are the script's.
int fcb_keep_globals(fcb_context *context, const char *names);

/// Puts in place of a global table a view of those of its fields that are among `names`, and
/// pushes it. A script can't change what it shows, nor get at the table behind it: `refuse`, which
/// outlives the state, is called with a name that is not there, and with one that is set and the
/// value; it may also answer with what has come to be there. `complete` is called before the view is
/// gone through. The methods of strings become those of `string`. Once `fcb_keep_globals` was called
/// the table is one that `fcb_set_field` has made since, and the view is no global.
int fcb_freeze_library(fcb_context *context, const char *name, const char *names,
                       const fcb_function *refuse, const fcb_function *complete);

/// Whether the value at `index` is a frozen library. Never raises.
bool fcb_is_view(lua_State *L, int index);

/// Puts the host's own functions into the string library, in place of those whose work a script can
/// make long: the same, but that they account for it.
int fcb_open_strings(fcb_context *context);
