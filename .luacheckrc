-- Decks and scripts run in fcscript's sandbox: Lua 5.4, with `fc` as the only name added.
std = "lua54"
read_globals = { "fc" }
max_line_length = 100
