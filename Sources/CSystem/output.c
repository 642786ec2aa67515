#define _GNU_SOURCE
#include "CSystem.h"
#include <errno.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <unistd.h>

int fcs_write_all(int descriptor, const void *bytes, size_t length, int patience) {
  const char *rest = bytes;
  while (length > 0) {
    ssize_t written = write(descriptor, rest, length);
    if (written > 0) {
      rest += written;
      length -= (size_t)written;
    } else if (written < 0 && errno == EAGAIN) {
      if (patience == 0) return EAGAIN;
      if (patience > 0) patience -= 1;
      struct pollfd ready = {.fd = descriptor, .events = POLLOUT};
      poll(&ready, 1, 100);
    } else if (written == 0 || errno != EINTR) {
      return written == 0 ? EIO : errno;
    }
  }
  return 0;
}

int fcs_terminal_size(int descriptor, int *columns, int *rows) {
  struct winsize size;
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0 || size.ws_col == 0 || size.ws_row == 0) return -1;
  *columns = size.ws_col;
  *rows = size.ws_row;
  return 0;
}
