import FCLua
import FCSyntax

/// Reads a script and lets Lua read it too: both take it or both refuse it, and every finding has its
/// place in the text.
@Sendable func fuzzSyntax(_ bytes: [UInt8]) throws {
  let source = SourceText(bytes)
  let script = Script(source)
  for finding in script.findings(knownGlobals: ["print"]) {
    try require(
      finding.location.line <= source.lineCount && finding.location.column > 0,
      "a finding is in the text")
  }
  // What stands before the code is the host's to leave out; what is compiled already, to refuse.
  let first = bytes.first ?? 0
  guard first != UInt8(ascii: "#"), first != 0xEF, first != 0x1B else { return }
  let state = try State()
  do {
    _ = try state.load(bytes, name: "=script")
    try require(script.errors.isEmpty, "what Lua takes has no errors")
  } catch let error as LuaError {
    // How many registers and upvalues there are, only Lua's compiler knows.
    let text = "\(error)"
    if text.contains("registers") || text.contains("upvalues") { return }
    try require(!script.errors.isEmpty, "what Lua refuses has an error: \(text)")
  }
}
