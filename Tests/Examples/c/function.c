/* Gives a script a function that is written in C, and calls one of the script's. */
#include <fcscript.h>
#include <stdio.h>
#include <stdlib.h>

static const char script[] =
    "local app = require 'app'\n"
    "function describe(width, height)\n"
    "  return ('%g by %g is %g'):format(width, height, app.area(width, height))\n"
    "end\n";

/* app.area(width, height): the arguments come as JSON, here [3,4]. */
static void area(fc_call *call, const char *arguments, void *context) {
  int *count = context;
  *count += 1;
  double width, height;
  if (sscanf(arguments, "[%lf,%lf]", &width, &height) != 2) {
    fc_call_fail(call, "area takes two numbers");
    return;
  }
  char result[64];
  snprintf(result, sizeof result, "%.17g", width * height);
  fc_call_return(call, result);
}

int main(void) {
  fc_host *host;
  if (fc_host_new(NULL, &host, NULL) != FC_OK) return 1;
  int count = 0;
  const char *result = NULL;
  bool works =
      fc_host_define(host, "app", "area", area, &count, NULL) == FC_OK &&
      fc_host_load_text(host, script, "area.lua", NULL) == FC_OK &&
      fc_host_call(host, "describe", "[3, 4]", &result) == FC_OK;
  if (works) {
    printf("%s, said in %d call\n", result, count);
  } else {
    fprintf(stderr, "%s\n", fc_host_error(host));
  }
  fc_host_free(host);
  return works ? 0 : 1;
}
