import FCLoop
import XCTest

@testable import FCHost

/// How often garbage is collected while a script runs.
enum Collecting: CaseIterable {
  case asUsual
  /// All of it, after each turn and each line that is printed.
  case betweenCallbacks
  /// A little at every allocation.
  case always
}

/// A script that has run to its end on a clock that jumps from one deadline to the next.
struct TimedRun {
  var printed: [String]
  /// The first lines of the reports.
  var reported: [String]
  var status: Int?
  var hasFailed: Bool
}

/// Runs a script to its end, and the host's too.
///
/// What the script sees of the host besides `fc` is `table.collect()`, a full collection.
func runTimed(
  _ script: String, _ collecting: Collecting = .asUsual,
  file: StaticString = #filePath, line: UInt = #line
) throws -> TimedRun {
  let folder = try ScriptFolder(timedScriptStart + script)
  weak var gone: ScriptHost?
  var run = TimedRun(printed: [], reported: [], status: nil, hasFailed: false)
  do {
    var collect: () -> Void = {}
    let host = try folder.makeHost {
      $0.clock = ManualClock(skipsIdleTime: true)
      $0.collectsEagerly = collecting == .always
      let print = $0.print
      $0.print = {
        print($0)
        collect()
      }
    }
    gone = host
    try host.state.define("collect", in: "table") { call in
      call.state.collectGarbage()
      return .nothing
    }
    if collecting == .betweenCallbacks {
      collect = { [unowned host] in host.state.collectGarbage() }
      host.loop.onTurnEnd = { [unowned host] in host.state.collectGarbage() }
    }
    defer { collect = {} }
    do {
      try host.load("\(folder.path)/quiz.lua")
      host.run(untilScreen: false)
    } catch let error as ScriptError {
      XCTFail("\(collecting): \(folder.text(of: error))", file: file, line: line)
    }
    host.close()
    run.status = host.quitStatus
    run.hasFailed = host.hasReportedErrors
  }
  XCTAssertNil(gone, "\(collecting): the host outlives its run", file: file, line: line)
  // Places are as an author in that folder would see them.
  run.printed = folder.printed.map { $0.replacing("\(folder.path)/", with: "") }
  run.reported = folder.reported.map { String($0.prefix { $0 != "\n" }) }
  return run
}

/// Checks what a script prints and reports, and that it is the same however garbage is collected.
func assertRun(
  _ script: String, prints expected: [String], reports: [String] = [], status: Int? = nil,
  file: StaticString = #filePath, line: UInt = #line
) throws {
  for collecting in Collecting.allCases {
    let run = try runTimed(script, collecting, file: file, line: line)
    XCTAssertEqual(run.printed, expected, "\(collecting)", file: file, line: line)
    XCTAssertEqual(run.reported, reports, "\(collecting)", file: file, line: line)
    XCTAssertEqual(run.hasFailed, !reports.isEmpty, "\(collecting)", file: file, line: line)
    XCTAssertEqual(run.status, status, "\(collecting)", file: file, line: line)
  }
}

/// What all scripts begin with, on one line: `at`, which prints with the time; `closing`, a value
/// that calls a function when its block ends; `move`, an animation of so many seconds; and `fails`.
let timedScriptStart = """
  local fc = require "fc" \
  local function at(...) print(string.format("%g", fc.now()), ...) end \
  local function closing(f) return setmetatable({}, { __close = f }) end \
  local function move(seconds, to) return fc.animation { key_path = "x", to = to or 1, \
  duration = seconds } end \
  local function fails(text, f, ...) local ok, message = pcall(f, ...) \
  if ok then error("no error; expected: " .. text, 2) end \
  if not tostring(message):find(text, 1, true) then error(message, 0) end end

  """
