return 'a\x41\u{20AC}\065\z
  b\
', "\"", [[
c]], [==[ ]] ]==] -- fcscript: allow syntax
--[[ d ]]
