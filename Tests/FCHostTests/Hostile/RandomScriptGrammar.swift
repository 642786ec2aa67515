/// The rules by which random scripts are written. `$` and a letter in a form stand for another rule;
/// the first two forms of each rule have no rule in them that could go on for ever.
enum RandomScriptGrammar {
  static let start = """
    local a, b, c, d, f, g, t, s = 1, 'text', nil, {}, print, function(...) return ... end, {}, 'x'
    local deck = fc.deck { title = 'Deck' }
    local layer = fc.layer { x = 0, y = 1, color = '#102030' }
    local animation = fc.animation { key_path = 'x', to = 1, duration = 0.5 }
    local loose = fc.card { question = 'q', answer = 'a', wrong = { 'b', 'c' } }
    local key, game, card, timer, task, observer

    """

  static let rules: [Character: [String]] = [
    "S": statements, "B": ["$S", "$S $S", "$S $S $S"], "R": endings, "E": expressions,
    "F": functions, "L": libraryFunctions, "A": ["nil", "$E", "$E, $E", "$E, $E, $E"], "N": numbers,
    "W": ["0", "1", "0.01", "1e9", "5e-324", "$N"], "T": tables, "X": texts, "V": variables,
    "O": objects, "M": methods, "C": makers, "K": cardFields,
    "P": ["fc.recipe_book { name = 'b' }", "fc.recipe_book { name = $E }"],
    "H": fieldValues,
    "Q": ["i", "'Key 1'", "math.random(3)"],
  ]

  private static let endings = [
    "if #deck.answer_keys > 0 then return deck end", "local _ = 1", "return $E",
    "fc.sleep(1) return deck", "return { deck, deck }", "while true do $B end", "fc.quit()",
  ]

  private static let statements = [
    "$V = $N", "local _ = $O", "$V = $E", "$V = $E", "pcall($F, $A)", "pcall($F, $A)",
    "xpcall($F, $F, $A)", "$O = $C", "$O = select(2, pcall(function() return $M end))",
    "local _ = $M", "local _ = $L($A)", "t[$E] = $E", "t[#t + 1] = $E",
    "for i = 1, 3 do $B end", "for i = 1, 1000 do $B end", "for i = $N, $N, $N do $B end",
    "while $E do $B break end", "while true do $B end", "repeat $B until $E",
    "for k, v in pairs($T) do $B end", "for k, v in fc.pairs($T) do $B end",
    "for _, v in ipairs($T) do $B end", "for k in $F, $E do $B end", "pcall(function() $B end)",
    "xpcall(function() $B end, $F)", "coroutine.wrap(function() $B end)()",
    "coroutine.resume(coroutine.create(function(...) $B end), $A)",
    "do local co = coroutine.wrap(function() for i = 1, 3 do $B coroutine.yield(i) end end) co() co() end",
    "task = fc.task(function() $B end)", "task = fc.task(function() $B fc.sleep($W) $B end)",
    "timer = fc.after($W, function() $B end)", "timer = fc.every($W, function() $B end)",
    "observer = fc.observe('n1', function(info, name) $B end)", "fc.post('n1', $E)",
    "observer = deck:on('answer', function(card, game) $B end)",
    "observer = deck:on('start', function(game) $B end)", "do local _ <close> = $T $B end",
    "do local _ <close> = setmetatable({}, { __close = $F }) $B end",
    "observer = layer:on('k1', { always = true }, function(layer, event) $B end)",
    "key = deck:answer_key('Key ' .. $Q, function(key) $B pcall(key.card, key, $K) end)",
    "key = deck:answer_key('Key ' .. math.random(999), function(key) for i = 1, 5 do key:card $K end end)",
    "key = deck:answer_key('Key 1', function(key) key:generate({ id = 'g', count = 5 }, function(random, n) return $K end) end)",
    "game = deck:game(key, { seed = $N })", "if $E then $B else $B end",
    "pcall(function() goto done do $B end ::done:: end)",
    "load($X)", "pcall(load('return ' .. $X) or print)", "fc.sleep($W)", "collectgarbage()",
  ]

  private static let variables = ["a", "b", "c", "d", "f", "g", "t", "s"]

  private static let objects = [
    "deck", "layer", "animation", "key", "game", "card", "timer", "task", "observer", "loose",
  ]

  private static let expressions = [
    "a", "t", "$V", "$V", "$N", "$N", "$X", "$X", "$T", "$F", "$O", "$O", "$L($A)", "$M", "$C",
    "select(2, pcall($F, $A))", "select(2, pcall(function() return $M end))", "($E + $E)",
    "($E .. $E)", "($E == $E)", "($E < $E)", "($E // $E)", "($E & $E)", "($E and $E or $E)", "#$E",
    "- $E", "not $E", "($T)[$E]", "$V[$E]", "{ $E, $E }", "{ [$X] = $E }",
  ]

  private static let numbers = [
    "0", "1", "-1", "2", "3.5", "1e3", "2^53", "math.huge", "-math.huge", "0/0", "math.maxinteger",
    "math.mininteger", "1e308", "5e-324", "-0.0", "100000", "'10'",
  ]

  private static let texts = [
    "'x'", "''", "'k1'", "'n1'", "'%d %s'", "'(.-)%1'", "'a*a*a*b'", "'\\0'", "'\\xff'",
    "('x'):rep(5000)", "('ab'):rep(100000)", "'Key 1'", "'question'", "'../x'", "'{{c1::x}}'",
    "'\\27Lua'", "'x = 1'", "'%b()'", "('('):rep(300)", "'quiz.lua'", "tostring($E)", "$X .. $X",
  ]

  private static let tables = [
    "{}", "t", "d", "{ 1, 2, 3 }", "{ x = 1 }", "{ $E }", "{ [$N] = $E }", "{ $E, n = $E }", "_G",
    "string", "fc", "setmetatable({}, { __index = $F, __len = $F, __eq = $F })",
    "setmetatable({}, { __call = $F, __tostring = $F, __name = $X })",
    "setmetatable({}, { __lt = $F, __concat = $F, __pairs = $F })",
    "setmetatable(t, { __close = $F, __newindex = $F })", "setmetatable({}, { __mode = 'k' })",
    "setmetatable({}, { __gc = $F })", "setmetatable({}, { __index = $T })",
  ]

  private static let functions = [
    "print", "g", "f", "$V", "$L", "$L", "$L", "function(...) return $E end", "function() $B end",
    "function(x, y) t[#t + 1] = x return y, x end", "function() while true do end end",
    "function() error($E) end", "coroutine.wrap(function() coroutine.yield($E) end)",
    "function(...) return $L(...) end", "function(x) $B return x end",
  ]

  private static let libraryFunctions = [
    "pcall", "tostring", "xpcall", "error", "tonumber", "type", "next", "select", "ipairs", "pairs",
    "rawget", "rawset", "rawlen", "rawequal", "setmetatable", "getmetatable", "assert", "load",
    "require", "print", "collectgarbage", "string.rep", "string.find", "string.match",
    "string.gsub",
    "string.gmatch", "string.format", "string.pack", "string.unpack", "string.packsize",
    "string.byte", "string.char", "string.sub", "string.reverse", "string.upper", "table.concat",
    "table.insert", "table.remove", "table.move", "table.sort", "table.unpack", "table.pack",
    "math.random", "math.floor", "math.fmod", "math.tointeger", "math.max", "utf8.char", "utf8.len",
    "utf8.offset", "utf8.codepoint", "utf8.codes", "coroutine.create", "coroutine.resume",
    "coroutine.wrap", "coroutine.yield", "coroutine.close", "coroutine.status",
    "coroutine.running", "coroutine.isyieldable", "os.time", "os.date", "os.clock", "fc.deck",
    "fc.card", "fc.game", "fc.layer", "fc.animation", "fc.sequence", "fc.group", "fc.after",
    "fc.every", "fc.task", "fc.sleep", "fc.await", "fc.now", "fc.quit", "fc.observe", "fc.post",
    "fc.read", "fc.csv", "fc.pairs", "fc.env", "fc.write",
  ]

  private static let methods = [
    "card.answers", "layer.x", "deck:game('Key 1')", "deck:game(key, { seed = 1, limit = 3 })",
    "deck:game($E, $E)", "deck:resume($E)", "deck:resume(game:state())", "game:next_card()",
    "game:answer(1)", "game:answer($E, $E)", "game:undo()", "game:again()", "game:practice()",
    "game:state()", "game:cards()", "game:missed_cards()", "game:finish()",
    "card:record_answer($E)", "card:next_hint()", "card:to_table()", "key:cards()", "key:card $K",
    "key.random:shuffle($T)", "key.random:int($N, $N)", "key.random:pick($T)", "timer:cancel()",
    "task:cancel()", "observer:remove()", "layer:add_animation(animation, 'k1')",
    "layer:add_animation(animation, $X)", "layer:remove_animation('k1')",
    "layer:animation_for_key('k1')", "layer:presentation_value('x')", "layer:animate(animation)",
    "layer:add_target($T, 'act', 'k1')", "layer:remove_target(t, 'act', 'k1')", "layer[$X]",
    "game.data", "game.data.x", "game.current_card", "game.screen", "game.screen.layer",
    "deck.answer_keys", "task.status", "card.data", "#game", "layer:actions_for_target(t, 'k1')",
    "fc.defaults:set($E, $E)", "fc.defaults:get($E)", "fc.defaults:register($T)",
    "fc.defaults:for_learner($E):set('k', $E)", "$P:add_recipe(fc.recipe { name = $E })",
    "$P:remove_recipe_at($N)", "$P:did_change_recipe($P[1])", "$P:add_to_favorites($P[$N])",
    "$P:sorted_favorites()", "$P:put_back($P:remove_recipe_at(1))", "$P:edit($T):save()",
    "$P:edit($P[1], { edit_recipe_did_save = $F }):save()", "$P[$N]", "#$P",
    "loose:record_answer($E)", "fc.await(task)", "fc.await(timer)", "fc.await($E)", "$O:$V($A)",
  ]

  private static let makers = [
    "fc.layer {}", "fc.deck { title = 'x' }", "fc.deck { title = $E, id = $E }", "fc.layer($T)",
    "fc.card $K", "fc.game { loose, card }", "fc.sequence { animation, animation }",
    "fc.group { animation }", "fc.animation { key_path = 'x', to = $N, duration = $W, delay = $N }",
    "fc.animation { key_path = 'x', to = 1, duration = 1, easing = $F, repeat_count = $N }",
    "fc.task($F, $A)", "fc.after($W, $F)", "fc.every($W, $F)", "fc.observe('n1', $F)",
  ]

  private static let cardFields = [
    "{ question = 'q' .. $Q, answer = 'a' }", "{ question = 'q', answer = 'a' .. $Q }",
    "{ question = 'q' .. math.random(99), answer = 'a' .. math.random(9), $H }",
    "{ question = 'q' .. math.random(99), answer = 'a', $H, $H }", "{ text = $X }",
    "{ $H, $H, $H }",
    "{ question = $E, answer = $E }",
  ]

  private static let fieldValues = [
    "data = t", "reverse = true", "kind = 'typed'", "kind = 'number', answer = $N", "kind = $E",
    "kind = 'select', answer = { 'x', 'y' }, wrong = { 'z' }", "kind = 'reveal'", "wrong = $E",
    "wrong = { 'x', 'y', 'z' }", "hint = $E", "tags = $T", "id = $X", "was = $X", "choices = $N",
    "explanation = $E", "ignore = { 'case', 'accents' }", "pool = $X", "unit = $X",
    "tolerance = $E",
    "check = function(...) return $E end", "check = $F", "data = $E", "image = $X",
    "reverse = { question = $E }", "text = '{{c1::x}} {{c2::y::z}}'",
  ]
}
