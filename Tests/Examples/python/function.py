"""Runs a script that calls a Python function."""

import fcscript

SCRIPT = """
local app = require "app"

function longest(text)
  local word = app.words(text)[1]
  return ("%s has %d letters"):format(word, utf8.len(word))
end
"""


def words(text):
    """The words of a text, the longest first."""
    return sorted(text.split(), key=len, reverse=True)


with fcscript.Host() as host:
    host.define("app", "words", words)
    host.load_text(SCRIPT, "words.lua")
    print(host.call("longest", "Ein Fuß, zwei Füße und viele Straßen"))
    try:
        host.call("longest", None)
    except fcscript.Error as error:
        print(error)
