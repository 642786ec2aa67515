import Support
import XCTest

/// fcscript(1), which `make install` has the program write.
final class ManualPageTests: XCTestCase {
  func test_page_tells_of_all_that_the_help_tells() throws {
    let page = try fcscript("--manual-page").output.replacing("\\-", with: "-")
    let help = try fcscript("help").output.split(separator: "\nCommands of plugins")[0]
    let commands = help.matches(of: /(?m)^  ([a-z]+)/).map { String($0.output.1) }
    XCTAssertGreaterThan(commands.count, 4)
    for command in commands {
      XCTAssertTrue(page.contains("\n.SS \(command)\n"), command)
      let options = try fcscript("help", command).output
        .matches(of: /(?m)^  (?:-\w, )?(--[a-z-]+)/).map { String($0.output.1) }
      for option in options {
        XCTAssertNotNil(try Regex("\n\\.B .*\(option)\\b").firstMatch(in: page), option)
      }
    }
    XCTAssertTrue(page.contains("\n.B 130\nstopped by Ctrl-C\n"))
  }

  func test_page_is_formatted_without_a_warning() throws {
    let formatted = try shell(
      "command -v groff >/dev/null || exit 77; fcscript --manual-page | groff -man -Tutf8 -ww -z")
    try XCTSkipIf(formatted.ending == .status(77), "no groff here")
    XCTAssertEqual(formatted.errors, "")
    XCTAssertEqual(formatted.ending, .status(0))
  }
}
