import CBaseline
import FCLua

/// What the host's own string functions cost beside those of Lua.
enum Strings {
  /// Ordinary work: a line of settings and a text of a few hundred words.
  private static let subjects = """
    local line = "name = Lua scripting, version = 5.4.4  "
    local text = ("The quick brown fox, 12 years old, jumps over (the) lazy dog; "):rep(20)
    """

  private static let loops = [
    (
      "find", 300_000,
      """
      local a = line:find("version", 1, true) + line:find("%d+") + line:find("%s*=")
      a = line:find("^%s*$")
      """
    ),
    (
      "match", 300_000,
      """
      local name, value = line:match("^(%w+)%s*=%s*(.-),")
      local word = line:match("[%w_]+%.[%w_]+")
      local trimmed = line:match("^%s*(.-)%s*$")
      """
    ),
    (
      "gmatch", 2_000,
      """
      for word in text:gmatch("%a+") do end
      for field in text:gmatch("([^,;]*)") do end
      """
    ),
    (
      "gsub", 2_000,
      """
      local a = text:gsub("%s+", " ")
      local b = text:gsub("(%w+)", "<%1>")
      local c = text:gsub("%w+", { fox = "wolf" })
      """
    ),
  ]

  static func measure() throws -> [Benchmarks.Line] {
    let state = try State()
    for library in State.Library.allCases { try state.open(library) }
    try state.openStrings()
    guard let plain = baseline_open() else { return [] }
    defer { baseline_close(plain) }
    return try loops.map { name, count, body in
      let source = "\(subjects) for _ = 1, \(count) do \(body) end"
      let chunk = try state.load(Array(source.utf8), name: "=bench")
      let (ours, theirs) = try leastTimes(rounds: 9) {
        try state.call(.reference(chunk)) { _ in
        } read: { _ in
        }
      } _: {
        _ = baseline_run(plain, source)
      }
      return Benchmarks.Line(
        "`string.\(name)` in ordinary use / Lua's own", goal: 1.5, ours, theirs, count: count)
    }
  }
}
