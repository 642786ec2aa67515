import Foundation
import Support
import XCTest

/// The listings of the guides are the examples, which other tests build and run.
///
/// With `FCSCRIPT_UPDATE=1` in the environment they are written anew instead.
final class GuideTests: XCTestCase {
  func test_listings_are_the_examples() throws {
    try assertListings(in: "docs/c.md", count: 5)
    try assertListings(in: "README.md", count: 1)
  }

  private func assertListings(in name: String, count: Int) throws {
    let path = "\(Built.root)/\(name)"
    let guide = try String(contentsOfFile: path, encoding: .utf8)
    let listing = /(<!-- begin file: (\S+) -->\n```\w+\n)(?s:.*?)(```\n<!-- end file -->)/
    XCTAssertEqual(guide.matches(of: listing).count, count)
    let expected = try guide.replacing(listing) { match in
      let file = "\(Built.root)/\(match.output.2)"
      return match.output.1 + (try String(contentsOfFile: file, encoding: .utf8)) + match.output.3
    }
    if updatesExpectations {
      try expected.write(toFile: path, atomically: true, encoding: .utf8)
    } else {
      XCTAssertTrue(guide == expected, "FCSCRIPT_UPDATE=1 in the environment mends \(name)")
    }
  }
}
