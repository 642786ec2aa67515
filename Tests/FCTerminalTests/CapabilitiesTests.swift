import FCTerminal
import FCViews
import XCTest

final class CapabilitiesTests: XCTestCase {
  private func environment(_ variables: [String: String]) -> TerminalEnvironment {
    TerminalEnvironment(variables: variables, inputIsTerminal: true, outputIsTerminal: true)
  }

  private func colors(_ variables: [String: String]) -> Capabilities.Colors {
    Capabilities(environment(variables)).colors
  }

  func test_colors_follow_the_name_of_the_terminal() {
    XCTAssertEqual(colors(["TERM": "xterm"]), .sixteen)
    XCTAssertEqual(colors(["TERM": "xterm-256color"]), .palette)
    XCTAssertEqual(colors(["TERM": "screen.xterm-256color"]), .palette)
    XCTAssertEqual(colors(["TERM": "xterm-kitty"]), .palette)
    XCTAssertEqual(colors(["TERM": "linux"]), .eight)
    XCTAssertEqual(colors(["TERM": "vt100"]), .none)
    XCTAssertEqual(colors(["TERM": "never-heard-of"]), .eight)
    XCTAssertEqual(colors(["TERM": "xterm-direct"]), .full)
    XCTAssertEqual(colors(["TERM": "xterm", "COLORTERM": "truecolor"]), .full)
  }

  func test_NO_COLOR_counts_only_when_it_is_not_empty() {
    XCTAssertEqual(colors(["TERM": "xterm", "COLORTERM": "truecolor", "NO_COLOR": "1"]), .none)
    XCTAssertEqual(colors(["TERM": "xterm", "NO_COLOR": ""]), .sixteen)
  }

  func test_an_unknown_terminal_gets_no_private_modes() {
    XCTAssertTrue(Capabilities(environment(["TERM": "tmux-256color"])).hasPrivateModes)
    XCTAssertFalse(Capabilities(environment(["TERM": "vt220"])).hasPrivateModes)
    XCTAssertFalse(Capabilities(environment(["TERM": "never-heard-of"])).hasPrivateModes)
  }

  func test_kitty_keys_are_for_terminals_that_have_them() {
    XCTAssertTrue(Capabilities(environment(["TERM": "xterm-kitty"])).hasKittyKeys)
    XCTAssertFalse(Capabilities(environment(["TERM": "xterm-256color"])).hasKittyKeys)
    let ghostty = ["TERM": "xterm-256color", "TERM_PROGRAM": "ghostty"]
    XCTAssertTrue(Capabilities(environment(ghostty)).hasKittyKeys)
    let inside = ["TERM": "tmux-256color", "TERM_PROGRAM": "ghostty"]
    XCTAssertFalse(Capabilities(environment(inside)).hasKittyKeys)
  }

  func test_the_locale_decides_about_symbols_and_UTF8() {
    func charset(_ variables: [String: String]) -> [Bool] {
      let capabilities = Capabilities(environment(variables))
      return [capabilities.encodesUTF8, capabilities.drawsSymbols]
    }
    XCTAssertEqual(charset(["LANG": "de_DE.UTF-8"]), [true, true])
    XCTAssertEqual(charset(["LANG": "C.utf8"]), [true, true])
    XCTAssertEqual(charset(["LANG": "ca_ES.UTF-8@valencia"]), [true, true])
    XCTAssertEqual(charset(["LANG": "de_DE.UTF-8", "LC_ALL": "C"]), [true, false])
    XCTAssertEqual(charset(["LANG": "de_DE.UTF-8", "LC_ALL": ""]), [true, true])
    XCTAssertEqual(charset([:]), [true, false])
    XCTAssertEqual(charset(["LC_CTYPE": "de_DE.ISO-8859-1"]), [false, false])
    XCTAssertEqual(charset(["LANG": "de_DE@euro"]), [false, false])
  }

  func test_full_screen_needs_two_terminals_and_a_name() {
    XCTAssertTrue(environment(["TERM": "xterm"]).canShowFullScreen)
    XCTAssertFalse(environment(["TERM": "dumb"]).canShowFullScreen)
    XCTAssertFalse(environment([:]).canShowFullScreen)
    XCTAssertFalse(environment(["TERM": "xterm", "ACCESSIBLE": "1"]).canShowFullScreen)
    XCTAssertTrue(environment(["TERM": "xterm", "ACCESSIBLE": ""]).canShowFullScreen)
    var piped = environment(["TERM": "xterm"])
    piped.outputIsTerminal = false
    XCTAssertEqual(piped.whyNotFullScreen, "Standard output is not a terminal.")
    piped.inputIsTerminal = false
    XCTAssertEqual(piped.whyNotFullScreen, "Standard input is not a terminal.")
  }

  func test_ESCDELAY_is_in_milliseconds() {
    XCTAssertEqual(environment([:]).escapeDelay, 0.1)
    XCTAssertEqual(environment(["ESCDELAY": "25"]).escapeDelay, 0.025)
    XCTAssertEqual(environment(["ESCDELAY": "soon"]).escapeDelay, 0.1)
    XCTAssertEqual(environment(["ESCDELAY": "-1"]).escapeDelay, 0.1)
  }

  func test_the_size_falls_back_on_variables_and_then_on_a_standard() {
    XCTAssertEqual(environment([:]).size(of: -1), Size(columns: 80, rows: 24))
    XCTAssertEqual(
      environment(["COLUMNS": "100", "LINES": "50"]).size(of: -1), Size(columns: 100, rows: 50))
    XCTAssertEqual(
      environment(["COLUMNS": "none", "LINES": "0"]).size(of: -1), Size(columns: 80, rows: 24))
  }
}
