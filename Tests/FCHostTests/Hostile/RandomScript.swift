import FCModels

/// Writes scripts at random: calls of everything that a script can call, with good arguments and
/// bad ones, inside loops, coroutines, protected calls, tasks and callbacks.
///
/// The same seed writes the same script everywhere.
struct RandomScript {
  private var random: SeededRandom
  private var lines: [String] = []
  private var depth = 0

  /// The script that a seed writes.
  static func text(seed: Int) -> String {
    var script = RandomScript(random: SeededRandom(seed: seed, stream: "random script"))
    script.write()
    return script.lines.joined(separator: "\n")
  }

  private init(random: SeededRandom) { self.random = random }

  private mutating func write() {
    lines = [
      "local a, b, c, d, f, g, t, s = 1, 'text', nil, {}, print, function(...) return ... end, {}, 'x'",
      "local deck = fc.deck { title = 'Deck' }",
      "local layer = fc.layer { x = 0, y = 1, color = '#102030' }",
      "local animation = fc.animation { key_path = 'x', to = 1, duration = 0.5 }",
      "local key, game, card, timer, task, observer, loose",
    ]
    for _ in 0..<draw(3...12) { statement() }
    if chance(2) {
      lines.append("if #deck.answer_keys > 0 then return deck end")
    } else if chance(3) {
      lines.append("return \(expression())")
    }
  }

  // MARK: Drawing

  private mutating func draw(_ range: ClosedRange<Int>) -> Int { random.int(in: range) }
  private mutating func chance(_ count: Int) -> Bool { draw(1...count) == 1 }
  private mutating func pick(_ choices: [String]) -> String { choices[draw(0...choices.count - 1)] }

  private static let names = ["a", "b", "c", "d", "f", "g", "t", "s"]
  private static let objects = [
    "deck", "layer", "animation", "key", "game", "card", "timer", "task", "observer", "loose",
  ]

  // MARK: Statements

  private mutating func statement() {
    depth += 1
    defer { depth -= 1 }
    guard depth < 5 else { return add("\(variable()) = \(expression())") }
    switch draw(1...24) {
    case 1...4: add("\(variable()) = \(expression())")
    case 5...8: add("pcall(\(function()), \(arguments()))")
    case 9: add("\(pick(Self.objects)) = \(objectMaker())")
    case 10: block("for i = 1, \(pick(["3", "10", "1e3", "math.huge", number()])) do")
    case 11:
      block(
        "while \(chance(4) ? "true" : expression()) do", ends: "\(chance(3) ? "" : "break ")end")
    case 12: block("for k, v in \(pick(["pairs", "ipairs", "fc.pairs", "next,"]))(\(table())) do")
    case 13: block("pcall(function()", ends: "end)")
    case 14: block("xpcall(function()", ends: "end, \(function()))")
    case 15: block("coroutine.wrap(function()", ends: "end)()")
    case 16: block("task = fc.task(function()", ends: "end)")
    case 17: block("timer = fc.\(pick(["after", "every"]))(\(seconds()), function()", ends: "end)")
    case 18: block("observer = fc.observe('n\(draw(1...3))', function(info, name)", ends: "end)")
    case 19:
      block(
        "observer = deck:on('\(pick(["start", "card", "answer", "result"]))', function()",
        ends: "end)")
    case 20: answerKey()
    case 21: block("do local close <close> = setmetatable({}, { __close = \(function()) })")
    case 22:
      block("layer:on('k\(draw(1...2))', { always = \(chance(2)) }, function()", ends: "end)")
    case 23: add("local _ = \(method())")
    default: add("local _ = \(call())")
    }
  }

  private mutating func add(_ line: String) { lines.append(line) }

  private mutating func block(_ start: String, ends end: String = "end") {
    add(start)
    for _ in 0..<draw(1...3) { statement() }
    add(end)
  }

  private mutating func answerKey() {
    add("key = deck:answer_key('Key ' .. math.random(9999), function(key)")
    for number in 1...draw(1...4) {
      add("pcall(key.card, key, \(cardFields(number)))")
    }
    if chance(4) { statement() }
    if chance(3) {
      add("key:generate({ id = 'g', count = \(draw(0...9)) }, function(random, n)")
      add("return \(cardFields(100)) end)")
    }
    add("end)")
  }

  private mutating func cardFields(_ number: Int) -> String {
    var fields = ["question = 'q\(number)'", "answer = 'a\(number)'"]
    let names = [
      "question", "answer", "kind", "wrong", "reverse", "hint", "explanation", "tags", "id", "was",
      "data", "ignore", "choices", "pool", "tolerance", "unit", "text", "check", "image",
    ]
    for _ in 0..<draw(0...3) { fields.append("\(pick(names)) = \(fieldValue())") }
    return "{ \(fields.joined(separator: ", ")) }"
  }

  private mutating func fieldValue() -> String {
    pick([
      "'typed'", "'select'", "'number'", "'reveal'", "{ 'x', 'y' }", "true", "3",
      "'{{c1::x}} {{c2::y}}'",
      "function() return \(pick(["1", "true", "0.5, 'so'", "nil", "error 'no'", "{}"])) end",
      expression(), expression(),
    ])
  }

  // MARK: Expressions

  private mutating func variable() -> String { pick(Self.names) }

  private mutating func expression() -> String {
    depth += 1
    defer { depth -= 1 }
    if depth > 7 { return variable() }
    switch draw(1...12) {
    case 1...2: return variable()
    case 3: return number()
    case 4: return string()
    case 5: return table()
    case 6: return function()
    case 7: return pick(Self.objects)
    case 8: return call()
    case 9: return method()
    case 10: return objectMaker()
    case 11: return "select(2, pcall(\(function()), \(arguments())))"
    default:
      let operation = pick([
        "+", "-", "*", "/", "//", "%", "^", "..", "==", "<", "<=", "&", "~", "<<", "and", "or",
      ])
      return "(\(expression()) \(operation) \(expression()))"
    }
  }

  private mutating func number() -> String {
    pick([
      "0", "1", "-1", "2", "3.5", "1e3", "2^53", "math.huge", "-math.huge", "0/0",
      "math.maxinteger",
      "math.mininteger", "1e308", "5e-324", "-0.0", "100000", "'10'",
    ])
  }

  private mutating func seconds() -> String {
    pick(["0", "0.01", "1", "1e9", "5e-324", number()])
  }

  private mutating func string() -> String {
    pick([
      "''", "'x'", "'k1'", "'n1'", "'%d %s'", "'(.-)%1'", "'\\0'", "'\\xff'",
      "('x'):rep(\(draw(1...5000)))",
      "('ab'):rep(100000)", "'Key 1'", "'question'", "'../x'", "'{{c1::x}}'", "'\\27Lua'",
      "'x = 1'", "'%b()'",
    ])
  }

  private mutating func table() -> String {
    pick([
      "{}", "t", "d", "{ 1, 2, 3 }", "{ x = 1 }", "{ \(expression()) }", "{ [\(number())] = 1 }",
      "setmetatable({}, { __index = \(function()), __len = \(function()), __eq = \(function()) })",
      "setmetatable({}, { __call = \(function()), __tostring = \(function()), __name = \(string()) })",
      "setmetatable({}, { __lt = \(function()), __concat = \(function()), __pairs = \(function()) })",
      "setmetatable(t, { __close = \(function()), __newindex = \(function()) })", "_G", "string",
      "fc",
    ])
  }

  private mutating func function() -> String {
    switch draw(1...8) {
    case 1: return variable()
    case 2: return "function(...) return \(expression()) end"
    case 3: return "function(x, y) t[#t + 1] = x return y, x end"
    case 4:
      return pick(["function() while true do end end", "function() error(\(expression())) end"])
    case 5: return "coroutine.wrap(function() coroutine.yield(\(expression())) end)"
    default: return libraryFunction()
    }
  }

  private mutating func libraryFunction() -> String {
    pick([
      "pcall", "xpcall", "error", "tostring", "tonumber", "type", "next", "select", "ipairs",
      "pairs", "rawget",
      "rawset", "rawlen", "rawequal", "setmetatable", "getmetatable", "assert", "load", "require",
      "print",
      "collectgarbage", "string.rep", "string.find", "string.match", "string.gsub", "string.gmatch",
      "string.format",
      "string.pack", "string.unpack", "string.byte", "string.char", "string.sub", "string.reverse",
      "table.concat",
      "table.insert", "table.remove", "table.move", "table.sort", "table.unpack", "table.pack",
      "math.random",
      "math.floor", "math.fmod", "math.tointeger", "utf8.char", "utf8.len", "utf8.offset",
      "utf8.codepoint",
      "utf8.codes", "coroutine.create", "coroutine.resume", "coroutine.wrap", "coroutine.yield",
      "coroutine.close",
      "coroutine.status", "coroutine.running", "coroutine.isyieldable", "os.time", "os.date",
      "os.clock", "fc.deck",
      "fc.card", "fc.game", "fc.layer", "fc.animation", "fc.sequence", "fc.group", "fc.after",
      "fc.every", "fc.task",
      "fc.sleep", "fc.await", "fc.now", "fc.quit", "fc.observe", "fc.post", "fc.read", "fc.csv",
      "fc.pairs", "fc.env",
      "fc.write",
    ])
  }

  private mutating func arguments() -> String {
    var list: [String] = []
    for _ in 0..<draw(0...3) { list.append(expression()) }
    return list.isEmpty ? "nil" : list.joined(separator: ", ")
  }

  private mutating func call() -> String { "\(libraryFunction())(\(arguments()))" }

  private mutating func method() -> String {
    let calls = [
      "deck:game(\(pick(["key", "'Key 1'", expression()])), { seed = \(draw(1...9)) })",
      "deck:resume(\(expression()))",
      "game:next_card()", "game:answer(\(expression()))", "game:undo()", "game:again()",
      "game:practice()",
      "game:state()", "game:cards()", "game:missed_cards()", "game:finish()",
      "card:record_answer(\(expression()))",
      "card:next_hint()", "card:to_table()", "key:cards()", "key.random:shuffle(\(table()))",
      "key.random:int(\(number()), \(number()))", "key.random:pick(\(table()))", "timer:cancel()",
      "task:cancel()",
      "observer:remove()", "layer:add_animation(animation, 'k\(draw(1...2))')",
      "layer:remove_animation('k1')",
      "layer:animation_for_key('k1')", "layer:presentation_value('x')",
      "layer:animate(animation, 'k1')",
      "layer:add_target(\(table()), 'act', 'k1')", "layer:remove_target(t, 'act', 'k1')", "layer.x",
      "game.data",
      "game.current_card", "game.screen", "card.answers", "deck.answer_keys", "task.status",
      "card.data", "#game",
      "layer:actions_for_target(t, 'k1')", "loose:record_answer(\(expression()))",
      "fc.post('n1', \(expression()))",
      "fc.sleep(\(seconds()))", "fc.await(\(pick(["task", "timer", expression()])))",
    ]
    let call = pick(calls)
    return chance(4) ? call : "select(2, pcall(function() return \(call) end))"
  }

  private mutating func objectMaker() -> String {
    pick([
      "fc.deck { title = \(string()) }", "fc.layer \(table())",
      "fc.card \(cardFields(draw(1...3)))",
      "fc.game { loose, card }", "fc.sequence { animation, animation }", "fc.group { animation }",
      "fc.animation { key_path = 'x', to = \(number()), duration = \(seconds()) }",
      "fc.animation { key_path = 'x', to = 1, duration = 1, easing = \(function()) }",
      "fc.task(\(function()))", "fc.after(\(seconds()), \(function()))",
    ])
  }
}
