#pragma once
#include <sqlite3.h>

/* SQLITE_TRANSIENT is a cast, which Swift can't read: SQLite is to copy what it is given. */
static inline sqlite3_destructor_type fcs_sqlite_copies(void) { return SQLITE_TRANSIENT; }
