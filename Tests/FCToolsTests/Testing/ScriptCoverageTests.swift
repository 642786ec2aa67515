import XCTest

@testable import FCTools

final class ScriptCoverageTests: XCTestCase {
  private let deck = ScriptCoverage(
    path: "deck.lua", counts: [1: 1, 3: 0, 4: 0, 9: 0, 12: 2, 20: 0])

  func test_the_table_tells_shares_and_the_lines_that_were_missed() {
    let module = ScriptCoverage(path: "data/words.lua", counts: [1: 5])
    XCTAssertEqual(
      coverageTable([deck, module]),
      [
        "lines run",
        "  deck.lua        2/6   33.3 %  missed 3-9, 20",
        "  data/words.lua  1/1  100.0 %",
        "  all             3/7   42.8 %",
      ])
    XCTAssertEqual(coverageTable([]), ["no script was loaded, so no line of one was run"])
  }

  func test_counts_of_several_tests_add_up() {
    var result = TestRunResult(seed: 1)
    for counts in [[1: 1, 2: 0], [1: 2, 2: 1]] {
      var file = TestFileResult(path: "a_test.lua")
      file.coverage = [ScriptCoverage(path: "deck.lua", counts: counts)]
      result.files.append(file)
    }
    XCTAssertEqual(result.coverage, [ScriptCoverage(path: "deck.lua", counts: [1: 3, 2: 1])])
  }

  func test_the_trace_file_is_as_lcov_reads_it() {
    XCTAssertEqual(
      lcovTrace([ScriptCoverage(path: "deck.lua", counts: [1: 1, 3: 0])]),
      "TN:\nSF:deck.lua\nDA:1,1\nDA:3,0\nLF:2\nLH:1\nend_of_record\n")
  }
}
