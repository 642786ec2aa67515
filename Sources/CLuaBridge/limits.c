#include "internal.h"

void fcb_spend(lua_State *L, size_t steps) {
  (void)L;
  (void)steps;
}
