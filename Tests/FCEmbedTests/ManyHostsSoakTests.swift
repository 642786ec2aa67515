import Support
import XCTest

/// What takes long to show.
final class ManyHostsSoakTests: XCTestCase {
  func test_ten_thousand_hosts_are_made_and_freed_without_growth() throws {
    try XCTSkipIf(runsUnderSanitizer, "a sanitizer keeps what was freed")
    let source = "\(Built.root)/Tests/FCEmbedTests/Programs/lives.c"
    let outcome = try Built.run(
      [try Built.program(source), "many_hosts"], environment: ["FCSCRIPT_HOSTS": "10000"])
    XCTAssertEqual(outcome, Built.Outcome(output: "", errors: "", status: 0))
  }
}
