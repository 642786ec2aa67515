import FCLua

extension ScriptHost {
  private static let gameFields = FieldTable(
    "test game options",
    [
      .init("key", "(answer key | string)?", "What to play; the first answer key unless given."),
      .init("seed", "integer?", "Decides all that is random; 1 unless given."),
      .init("limit", "integer?", "The most cards of the game."),
      .init("shuffle", "boolean?", "Whether the cards are shuffled, as they are unless given."),
      .init(
        "answer",
        "(\"right\" | \"wrong\" | \"skip\" | fun(card: card, game: game, n: integer) → response?)?",
        "How the learner answers; right unless given. A function that gives nil passes the card."),
    ])

  /// Defines what of `fc.test` is written in Lua, and keeps what expectations need of it.
  func defineTestLibrary() throws {
    let loadScript = try state.function("load") { [unowned self] call in
      call.writer.write(try testedChunk(try call.string(1)))
      return .wire
    }
    let unknownOption = try state.function("unknown_option") { call in
      let (name, known) = (try call.string(1), Self.gameFields.names)
      if known.contains(name) { return .nothing }
      return call.answer(
        call.state.unknownField(name, in: "options of fc.test.play", known: known).description)
    }
    let chunk = try state.load(Array(testLibrary.utf8), name: LuaError.hostChunk)
    let (load, play) = try state.call(.reference(chunk), results: 4) {
      $0.push(loadScript)
      $0.push(unknownOption)
    } read: { [unowned self] results in
      tests.check = try results.reference(3)
      tests.render = try results.reference(4)
      return (try results.reference(1), try results.reference(2))
    }
    state.document(Self.gameFields)
    state.document(
      function: "load", in: "fc.test", "(path: string) → deck | deck[]",
      "Runs a script as a deck is run, and gives what it returns.")
    state.document(
      function: "play", in: "fc.test", "(deck: deck, options?: test game options) → game",
      "Plays a game of a deck to its end.")
    try state.set("load", in: "fc.test", to: load)
    try state.set("play", in: "fc.test", to: play)
  }
}

/// The part of `fc.test` that is written in Lua: what calls functions of the test, and what looks
/// into its values, whatever they are.
///
/// Errors are raised at the level of the caller, so that places are those of the test.
private let testLibrary = #"""
  local load_script, unknown_option = ...
  local error, getmetatable, next, pairs, pcall = error, getmetatable, next, pairs, pcall
  local rawget, rawlen, tostring, type = rawget, rawlen, tostring, type
  local concat, sorted_pairs = table.concat, fc.pairs
  local is_integer = function(value) return math.type(value) == "integer" end
  local find, format, gsub, byte = string.find, string.format, string.gsub, string.byte

  --- Runs a script as a deck is run, and returns its deck or list of decks.
  local function load(path)
    local script = load_script(path)
    return (script())
  end

  local learners = {
    right = function(card) return fc.test.right(card) end,
    wrong = function(card) return fc.test.wrong(card) end,
    skip = function() end,
  }

  --- Plays a game of a deck to its end.
  local function play(deck, options)
    if type(deck) ~= "userdata" then error("fc.test.play takes a deck, not a " .. type(deck), 2) end
    options = options or {}
    for name in pairs(options) do
      local mistake = unknown_option(tostring(name))
      if mistake then error(mistake, 2) end
    end
    local answer = options.answer or "right"
    local respond = type(answer) == "function" and answer or learners[answer]
    if not respond then
      error("option 'answer' of fc.test.play is \"right\", \"wrong\", \"skip\" or a function", 2)
    end
    local game = deck:game(options.key or deck.answer_keys[1], {
      seed = options.seed or 1, shuffle = options.shuffle, limit = options.limit,
    })
    local n = 0
    for card in game.next_card, game do
      n = n + 1
      local response = respond(card, game, n)
      if response ~= nil then
        local score, message = game:answer(response)
        if not score then
          error("card " .. n .. " of the game, " .. tostring(card) .. ", takes no "
            .. tostring(response) .. ": " .. message, 2)
        end
      end
    end
    return game
  end

  -- Values as text

  local function escaped(letter)
    if letter == "\n" then return "\\n" end
    if letter == "\t" then return "\\t" end
    if letter == '"' or letter == "\\" then return "\\" .. letter end
    return format("\\%03d", byte(letter))
  end

  local function quoted(text) return '"' .. gsub(text, '[%c"\\]', escaped) .. '"' end

  local plain = { number = true, string = true, boolean = true }

  --- The keys of a table that are not those of its list: plain ones in order, then others.
  local function other_keys(value)
    local ordered, keys, others = {}, {}, {}
    local count = rawlen(value)
    for key in next, value do
      if not plain[type(key)] then
        others[#others + 1] = key
      elseif not (is_integer(key) and key >= 1 and key <= count) then
        ordered[key] = true
      end
    end
    for key in sorted_pairs(ordered) do keys[#keys + 1] = key end
    for _, key in ipairs(others) do keys[#keys + 1] = key end
    return keys
  end

  local render

  local function render_key(key)
    if type(key) == "string" and find(key, "^[%a_][%w_]*$") then return key end
    if plain[type(key)] then return "[" .. render(key, "", {}) .. "]" end
    return "[" .. type(key) .. "]"
  end

  --- Writes a value as an author would, a line for each field.
  function render(value, indent, open)
    local kind = type(value)
    if kind == "string" then return quoted(value) end
    if kind == "function" or kind == "thread" then return kind end
    if kind ~= "table" then return tostring(value) end
    local metatable = getmetatable(value)
    if type(metatable) == "table" and rawget(metatable, "__tostring") then return tostring(value) end
    if open[value] then return "{ the table itself }" end
    if next(value) == nil then return "{}" end
    open[value] = true
    local inner = indent .. "  "
    local lines = { "{" }
    for i = 1, rawlen(value) do
      lines[#lines + 1] = inner .. render(rawget(value, i), inner, open) .. ","
    end
    for _, key in ipairs(other_keys(value)) do
      lines[#lines + 1] = inner .. render_key(key) .. " = "
        .. render(rawget(value, key), inner, open) .. ","
    end
    lines[#lines + 1] = indent .. "}"
    open[value] = nil
    return concat(lines, "\n")
  end

  --- Writes a value on one line where that is short, else on as many as it takes.
  local function shown(value)
    local text = render(value, "", {})
    local line = gsub(gsub(text, ",\n%s*}", " }"), "\n%s*", " ")
    return #line <= 60 and line or text
  end

  -- Comparing

  --- Whether two values are the same all the way down.
  local function same(a, b, open)
    if a == b or (a ~= a and b ~= b) then return true end
    if type(a) ~= "table" or type(b) ~= "table" then return false end
    open[a] = open[a] or {}
    -- Met again on the way down: equal unless something else differs.
    if open[a][b] then return true end
    open[a][b] = true
    for key, value in next, a do
      local other = rawget(b, key)
      if other == nil or not same(value, other, open) then return false end
    end
    for key in next, b do
      if rawget(a, key) == nil then return false end
    end
    return true
  end

  -- Each gives nothing when a value is as expected. Else it gives what was expected and what came;
  -- or both as texts of lines to be compared.
  local checks = {}

  local function is_text_of_lines(value) return type(value) == "string" and find(value, "\n") end

  function checks.equals(value, expected)
    if same(value, expected, {}) then return end
    if is_text_of_lines(value) and is_text_of_lines(expected) then
      return nil, expected, value
    end
    local wanted, came = shown(expected), shown(value)
    if type(value) == "table" and type(expected) == "table" and find(wanted .. came, "\n") then
      return nil, render(expected, "", {}), render(value, "", {})
    end
    if wanted == came then return "another " .. wanted, "one that is not the same" end
    return wanted, came
  end

  function checks.differs_from(value, other)
    if same(value, other, {}) then return "anything but " .. shown(other), "just that" end
  end

  function checks.is_true(value)
    if value ~= true then return "true", shown(value) end
  end

  function checks.is_false(value)
    if value ~= false then return "false", shown(value) end
  end

  function checks.is_nil(value)
    if value ~= nil then return "nil", shown(value) end
  end

  function checks.is_near(value, number, tolerance)
    if type(number) ~= "number" then error("is_near takes a number", 0) end
    tolerance = tolerance or 1e-9
    if type(value) ~= "number" or not (value == number or math.abs(value - number) <= tolerance) then
      return shown(number) .. " ± " .. shown(tolerance), shown(value)
    end
  end

  function checks.contains(value, part)
    if type(value) == "string" then
      if type(part) ~= "string" then error("a text contains texts only, no " .. type(part), 0) end
      if not find(value, part, 1, true) then return "a text with " .. shown(part), shown(value) end
      return
    end
    if type(value) == "table" then
      for _, element in ipairs(value) do
        if same(element, part, {}) then return end
      end
    end
    return "a text or list with " .. shown(part), shown(value)
  end

  function checks.matches(value, pattern)
    if type(value) ~= "string" or not find(value, pattern) then
      return "a text that matches " .. shown(pattern), shown(value)
    end
  end

  function checks.has_count(value, count)
    local has_length = type(value) == "string" or type(value) == "table" or type(value) == "userdata"
    if not has_length or #value ~= count then
      return shown(count) .. " of them", (has_length and #value .. ": " or "") .. shown(value)
    end
  end

  function checks.raises(value, text)
    if type(value) ~= "function" then return "a function that raises an error", shown(value) end
    local succeeded, message = pcall(value)
    if succeeded then
      return text and "an error with " .. shown(text) or "an error", "none"
    end
    message = tostring(message)
    if text and not find(message, text, 1, true) then
      return "an error with " .. shown(text), shown(message)
    end
  end

  local function check(name, value, ...)
    return checks[name](value, ...)
  end

  --- A value as the text of a snapshot: a text stands for itself.
  local function snapshot_text(value)
    return type(value) == "string" and value or render(value, "", {})
  end

  return load, play, check, snapshot_text
  """#
