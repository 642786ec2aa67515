#define _GNU_SOURCE
#include "CBaseline.h"

#include <fcntl.h>
#include <pty.h>
#include <stddef.h>

int baseline_terminal_open(int columns, int rows, int *inner) {
  struct winsize size = {.ws_col = (unsigned short)columns, .ws_row = (unsigned short)rows};
  int outer = -1;
  if (openpty(&outer, inner, NULL, NULL, &size) != 0) return -1;
  fcntl(outer, F_SETFL, fcntl(outer, F_GETFL) | O_NONBLOCK);
  return outer;
}
