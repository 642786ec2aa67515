import Foundation
import XCTest

/// The listings of the guide are the examples, which other tests build and run.
///
/// With `FCSCRIPT_UPDATE=1` in the environment they are written anew instead.
final class GuideTests: XCTestCase {
  func test_listings_are_the_examples() throws {
    let path = "\(Built.root)/docs/c.md"
    let guide = try String(contentsOfFile: path, encoding: .utf8)
    let listing = /(<!-- begin file: (\S+) -->\n```\w+\n)(?s:.*?)(```\n<!-- end file -->)/
    XCTAssertEqual(guide.matches(of: listing).count, 5)
    let expected = try guide.replacing(listing) { match in
      let file = "\(Built.root)/\(match.output.2)"
      return match.output.1 + (try String(contentsOfFile: file, encoding: .utf8)) + match.output.3
    }
    if ProcessInfo.processInfo.environment["FCSCRIPT_UPDATE"] == "1" {
      try expected.write(toFile: path, atomically: true, encoding: .utf8)
    } else {
      XCTAssertTrue(guide == expected, "FCSCRIPT_UPDATE=1 in the environment mends docs/c.md")
    }
  }
}
