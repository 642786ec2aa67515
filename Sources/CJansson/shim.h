#pragma once
#include <jansson.h>

/* Jansson counts references in inline functions that Swift would take for its own. */
static inline void fcs_json_release(json_t *value) { json_decref(value); }
