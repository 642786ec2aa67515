import FCHost
import Support
import XCTest

/// fcscript(1) and fcscript-lua(5), which `make install` has the program write.
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

  func test_page_of_lua_has_every_entry_of_the_reference() throws {
    let page = try fcscript("--manual-page", "lua").output
      .replacing("\\-", with: "-").replacing("\\(dq", with: "\"").replacing("\\(aq", with: "'")
      .replacing("\\[u2192]", with: "→").replacing("\\&", with: "")
    let entries = try ScriptReference().entries
    XCTAssertGreaterThan(entries.count, 300)
    for entry in entries {
      switch entry {
      case .class, .table: XCTAssertTrue(page.contains("\n.SS \(entry.name)\n"), entry.name)
      case .member(_, let owner): assert(page, tellsOf: entry, below: owner.name)
      case .field(_, let table): assert(page, tellsOf: entry, below: table.name)
      default: assert(page, tellsOf: entry, below: "")
      }
    }
    XCTAssertTrue(page.contains("\nlocal fc = require \"fc\"\n"), "an example")
  }

  private func assert(
    _ page: String, tellsOf entry: ScriptReference.Entry, below owner: String
  ) {
    for form in entry.forms {
      XCTAssertTrue(page.contains("\n.B \(form.dropFirst(owner.count))\n"), form)
    }
  }

  func test_pages_are_formatted_without_a_warning() throws {
    for page in ["", "lua"] {
      let formatted = try shell(
        """
        command -v groff >/dev/null || exit 77
        fcscript --manual-page \(page) | groff -man -Tutf8 -ww -z
        """)
      try XCTSkipIf(formatted.ending == .status(77), "no groff here")
      XCTAssertEqual(formatted, Outcome())
    }
  }
}
