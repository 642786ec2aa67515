#!/usr/bin/env fcscript run
return 1
