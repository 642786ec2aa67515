import FCHost
import XCTest

/// Runs a script that begins with `oddScriptStart` and returns what it printed.
///
/// - Parameter isTest: Whether it has what tests have.
@discardableResult
func runOddScript(
  _ script: String, reports: [String] = [], isTest: Bool = false,
  file: StaticString = #filePath, line: UInt = #line
) throws -> [String] {
  let folder = try ScriptFolder(oddScriptStart + script)
  do {
    let host = try folder.makeHost { if isTest { $0.test = TestSettings() } }
    try host.load("\(folder.path)/quiz.lua")
  } catch let error as ScriptError {
    XCTFail(folder.text(of: error), file: file, line: line)
  }
  XCTAssertEqual(
    folder.reported.map { String($0.prefix { $0 != "\n" }) }, reports, file: file, line: line)
  return folder.printed
}

/// What all scripts begin with, on one line: a deck with a key of three cards, and `fails`.
let oddScriptStart = """
  local deck = fc.deck { title = "Deck" } \
  local key = deck:answer_key("Key", function(k) for i = 1, 3 do \
  k:card { question = "q" .. i, answer = "a" .. i } end end) \
  local function fails(text, f, ...) local ok, message = pcall(f, ...) \
  if ok then error("no error; expected: " .. text, 2) end \
  if not tostring(message):find(text, 1, true) then error(message, 0) end end

  """
