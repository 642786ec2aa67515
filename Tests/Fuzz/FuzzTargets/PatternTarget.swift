import FCLua

/// Runs the functions that take patterns, and Lua's own beside them, which must do the same.
///
/// The first line is the pattern, the second the replacement, and the rest the subject.
@Sendable func fuzzPattern(_ bytes: [UInt8]) throws {
  let state = try State()
  for library in [.base, .string, .table, .math] as [State.Library] { try state.open(library) }
  let compare = try state.load(Array(comparison.utf8), name: "=comparison")
  let keepStock = try state.load(Array(copy.utf8), name: "=copy")
  try state.call(.reference(keepStock)) { _ in
  } read: { _ in
  }
  try state.openStrings()
  var limits = Limits()
  // Lua's own functions can't be stopped, so these have to end first, after as much work.
  limits.instructions = 100_000
  try state.setLimits(limits)
  do {
    let difference = try state.call(.reference(compare), results: 1) { pusher in
      for part in parts(3, of: bytes) { pusher.push(Value.bytes(part)) }
    } read: { results in
      results.bytes(1).map { String(decoding: $0, as: UTF8.self) }
    }
    try require(difference == nil, "string.\(difference ?? "") does what Lua's own does")
  } catch let error as LuaError {
    guard case .stopped = error.kind else { throw error }
  }
}

private let copy = "stock = {} for name, body in pairs(string) do stock[name] = body end"

/// Returns the call whose results differ from those of Lua's own function; nil when none does.
private let comparison = """
  local pattern, replacement, subject = ...

  local function all_matches(library)
    return function()
      local found = {}
      for first, second in library.gmatch(subject, pattern) do
        found[#found + 1] = tostring(first) .. "," .. tostring(second)
        if #found == 100 then break end
      end
      return table.concat(found, ";")
    end
  end

  local function calls(library)
    return {
      { "find", library.find, subject, pattern },
      { "find from the end", library.find, subject, pattern, -3 },
      { "find plain", library.find, subject, pattern, 1, true },
      { "match", library.match, subject, pattern },
      { "gsub", library.gsub, subject, pattern, replacement },
      { "gsub once", library.gsub, subject, pattern, replacement, 1 },
      { "gsub by table", library.gsub, subject, pattern, { a = 1, [1] = "b", [""] = false } },
      { "gsub by function", library.gsub, subject, pattern, function(text) return text end },
      { "gmatch", all_matches(library) },
    }
  end

  local own = calls(string)
  local results = {}
  for i, call in ipairs(own) do results[i] = table.pack(pcall(table.unpack(call, 2))) end
  for i, call in ipairs(calls(stock)) do
    local expected = table.pack(pcall(table.unpack(call, 2)))
    local got = results[i]
    if got.n ~= expected.n then return call[1] end
    for j = 1, got.n do
      if got[j] ~= expected[j] or math.type(got[j]) ~= math.type(expected[j]) then return call[1] end
    end
  end
  """
