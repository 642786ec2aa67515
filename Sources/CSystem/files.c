#define _GNU_SOURCE
#include "CSystem.h"
#include <errno.h>
#include <fcntl.h>
#include <linux/magic.h>
#include <stdio.h>
#include <sys/vfs.h>
#include <unistd.h>

/* The path under which the kernel shows a descriptor of this process. */
typedef struct descriptor_path {
  char text[sizeof "/proc/self/fd/" + 3 * sizeof(int)];
} descriptor_path;

static descriptor_path path_of(int descriptor) {
  descriptor_path path;
  snprintf(path.text, sizeof path.text, "/proc/self/fd/%d", descriptor);
  return path;
}

int fcs_find(const char *path) {
  int descriptor;
  do {
    descriptor = open(path, O_PATH | O_CLOEXEC);
  } while (descriptor < 0 && errno == EINTR);
  return descriptor;
}

ptrdiff_t fcs_place(int descriptor, char *path, size_t size) {
  descriptor_path link = path_of(descriptor);
  ssize_t length = readlink(link.text, path, size);
  if (length >= 0 && (size_t)length == size) {
    errno = ENAMETOOLONG;
    return -1;
  }
  return length;
}

int fcs_open_found(int descriptor, int flags) {
  descriptor_path link = path_of(descriptor);
  int opened;
  do {
    opened = open(link.text, flags | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
  } while (opened < 0 && errno == EINTR);
  return opened;
}

bool fcs_may_write(int descriptor) {
  descriptor_path link = path_of(descriptor);
  return faccessat(AT_FDCWD, link.text, W_OK, AT_EACCESS) == 0;
}

bool fcs_is_in_proc(int descriptor) {
  struct statfs system;
  return fstatfs(descriptor, &system) == 0 && system.f_type == PROC_SUPER_MAGIC;
}
