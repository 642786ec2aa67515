-- ends: error
require "sandbox-require-itself"
