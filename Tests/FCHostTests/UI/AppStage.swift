import FCViews
import XCTest

@testable import FCHost

/// A script that shows screens, run without a surface and used by lines of input.
final class AppStage {
  let folder: ScriptFolder
  let host: ScriptHost

  init(_ script: String, change: (inout ScriptHost.Configuration) -> Void = { _ in }) throws {
    folder = try ScriptFolder("local fc = require \"fc\" local ui = fc.ui\n" + script)
    host = try folder.makeHost(change)
    try host.state.define("collect", in: "table") { call in
      call.state.collectGarbage()
      return .nothing
    }
    do {
      try host.load("\(folder.path)/quiz.lua")
    } catch let error as ScriptError {
      XCTFail(folder.text(of: error))
    }
  }

  deinit { host.close() }

  var top: ViewScreen? { host.ui.navigator.top }
  /// What the shown screen comes to in lines.
  var lines: [String] { top?.lines ?? [] }
  var printed: [String] { folder.printed }
  /// The first lines of the reports.
  var reported: [String] { folder.reported.map { String($0.prefix { $0 != "\n" }) } }

  /// Types lines, each once what came before has been shown, and runs what is due.
  func type(_ lines: String...) {
    for line in lines {
      _ = top?.lines
      _ = top?.receive(.line(line))
      if host.loop.isPending { host.loop.runOnce() }
    }
  }

  /// The screen as a full screen shows it.
  func drawn(columns: Int = 40, rows: Int = 15) -> String {
    guard let top else { return "" }
    var canvas = Canvas(size: Size(columns: columns, rows: rows))
    top.draw(on: &canvas)
    return canvas.text
  }
}

/// Runs a script of views to its end and checks that it prints `ok` and reports nothing.
func assertViews(
  _ script: String, file: StaticString = #filePath, line: UInt = #line
) throws {
  let stage = try AppStage(
    """
    local function fails(text, f, ...) local ok, message = pcall(f, ...) \
    if ok then error("no error; expected: " .. text, 2) end \
    if not tostring(message):find(text, 1, true) then error(message, 0) end end
    \(script)
    print "ok"
    """)
  stage.host.run(untilScreen: false)
  XCTAssertEqual(stage.printed.last, "ok", file: file, line: line)
  XCTAssertEqual(stage.reported, [], file: file, line: line)
}
