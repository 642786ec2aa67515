import XCTest

final class FileTests: XCTestCase {
  func test_no_swift_or_c_file_is_over_400_lines() throws {
    let files =
      try Repository.files(below: "Sources", "swift", "c", "h")
      + Repository.files(below: "Tests", "swift")
    for file in files where file.lineCount > 400 {
      XCTFail("\(file.path) has \(file.lineCount) lines: which two things does it do?")
    }
  }

  func test_no_lua_file_is_over_200_lines() throws {
    for file in try Repository.files("lua") where file.lineCount > 200 {
      guard !file.path.hasPrefix("decks/data/") else { continue }
      XCTFail("\(file.path) has \(file.lineCount) lines: which two things does it do?")
    }
  }

  func test_no_file_names_a_place_outside_the_repository() throws {
    let homes = ["home", "root", "Users"].map { "/\($0)/" }
    for file in try Repository.files() {
      for home in homes where file.text.contains(home) {
        XCTFail("\(file.path) names a place in \(home)")
      }
    }
  }

  func test_readme_shows_the_quiz_as_it_is() throws {
    let quiz = try Repository.text(of: "decks/quiz.lua")
    XCTAssertTrue(try Repository.text(of: "README.md").contains("```lua\n\(quiz)```"))
  }
}
