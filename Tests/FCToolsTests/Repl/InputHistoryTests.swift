import Glibc
import Support
import XCTest

@testable import FCTools

final class InputHistoryTests: XCTestCase {
  func test_each_input_is_kept_once_at_its_last_place() {
    var history = InputHistory(path: nil)
    for input in ["a", "b", "a"] { history.add(input) }
    XCTAssertEqual(history.lines, ["b", "a"])
  }

  func test_input_of_several_lines_becomes_one_where_that_means_the_same() {
    var history = InputHistory(path: nil)
    history.add("for i = 1, 2 do\n  print(i)\nend")
    XCTAssertEqual(history.lines, ["for i = 1, 2 do print(i) end"])
    history.add("x = 1 -- one\ny = 2")
    XCTAssertEqual(history.lines.suffix(2), ["x = 1 -- one", "y = 2"])
  }

  func test_the_oldest_go_first() {
    var history = InputHistory(path: nil)
    for number in 0...InputHistory.mostLines { history.add("\(number)") }
    XCTAssertEqual(history.lines.count, InputHistory.mostLines)
    XCTAssertEqual(history.lines.first, "1")
  }

  func test_history_lasts_in_a_private_file() throws {
    let home = try DataHome()
    let path = "\(home.path)/state/fcscript/history"
    var history = InputHistory(path: path)
    history.add("a")
    history.add("ä")
    XCTAssertEqual(InputHistory(path: path).lines, ["a", "ä"])
    var status = stat()
    XCTAssertEqual(stat(path, &status), 0)
    XCTAssertEqual(status.st_mode & 0o777, 0o600)
  }

  func test_file_is_written_anew_when_it_is_long() throws {
    let home = try DataHome()
    let path = "\(home.path)/history"
    let file = try XCTUnwrap(fopen(path, "w"))
    for _ in 0...2 * InputHistory.mostLines { fputs("again\n", file) }
    fclose(file)
    XCTAssertEqual(InputHistory(path: path).lines, ["again"])
    var status = stat()
    stat(path, &status)
    XCTAssertEqual(status.st_size, 6)
  }

  func test_standard_place_is_in_the_folder_of_what_may_be_lost() {
    XCTAssertEqual(
      InputHistory.standardPath { ["HOME": "/h"][$0] }, "/h/.local/state/fcscript/history")
  }
}
