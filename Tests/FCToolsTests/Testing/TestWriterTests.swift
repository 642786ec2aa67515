import FCHost
import Foundation
import FoundationXML
import XCTest

@testable import FCTools

/// The formats for machines, also of texts that mean something in them.
final class TestWriterTests: XCTestCase {
  private var result = TestRunResult(seed: 3)

  override func setUp() {
    var file = TestFileResult(path: "a_test.lua")
    var odd = TestOutcome(names: ["<a> & \"b\"", "# \\ skip \u{1}"], line: 4)
    odd.problems = [TestProblem("a_test.lua:5: expected \"]]>\", got <nil>\nmore")]
    odd.printed = ["one \u{1B}[31m", "<two>"]
    odd.seconds = 1.2345
    file.outcomes = [TestOutcome(names: ["right"]), odd]
    file.problem = TestProblem("a_test.lua: stopped", isStop: true)
    file.notRun = 2
    result.files = [file, TestFileResult(path: "b_test.lua")]
  }

  private func written(by writer: some TestWriter) -> [String] {
    var writer = writer
    return writer.start() + result.files.flatMap { writer.lines(of: $0) } + writer.end(result)
  }

  func test_TAP_has_nothing_that_passes_for_a_directive() {
    XCTAssertEqual(
      written(by: TAPWriter()),
      [
        "TAP version 14", "ok 1 - a_test.lua › right",
        "not ok 2 - a_test.lua › <a> & \"b\" › \\# \\\\ skip ^A",
        "  ---", #"  message: "a_test.lua:5: expected \"]]>\", got <nil>\nmore""#,
        "  severity: fail", "  report: |", "    a_test.lua:5: expected \"]]>\", got <nil>",
        "    more", "  ...", "# one ^[[31m", "# <two>", "not ok 3 - a_test.lua",
        "  ---", "  message: \"a_test.lua: stopped\"", "  severity: stopped", "  report: |",
        "    a_test.lua: stopped", "  ...", "# a_test.lua: 2 not run", "1..3", "# seed 3",
      ])
  }

  func test_JUnit_is_sound_XML_with_the_counts_and_texts() throws {
    let text = written(by: JUnitWriter()).joined(separator: "\n")
    let reader = ElementReader()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = reader
    XCTAssertTrue(parser.parse(), "\(String(describing: parser.parserError))\n\(text)")
    XCTAssertEqual(
      reader.names,
      [
        "testsuites", "testsuite", "properties", "property", "testcase", "testcase", "failure",
        "system-out", "testcase", "error", "testsuite", "properties", "property",
      ])
    XCTAssertEqual(
      reader.attributes[0],
      [
        "name": "fcscript", "tests": "3", "failures": "1", "errors": "1", "skipped": "0",
        "time": "1.235",
      ])
    XCTAssertEqual(
      reader.attributes[5],
      [
        "name": "# \\ skip \u{FFFD}", "classname": "a_test.lua › <a> & \"b\"",
        "file": "a_test.lua", "line": "4", "time": "1.235",
      ])
    XCTAssertEqual(
      reader.attributes[6]["message"], "a_test.lua:5: expected \"]]>\", got <nil>\nmore")
    XCTAssertEqual(reader.texts["system-out"]?.hasPrefix("one ^[[31m\n<two>"), true)
  }

  func test_colors_come_only_where_they_are_wanted() {
    XCTAssertFalse(written(by: HumanTestWriter(isColored: false)).joined().contains("\u{1B}"))
    XCTAssertTrue(written(by: HumanTestWriter(isColored: true)).joined().contains("\u{1B}[31m"))
  }
}

/// Takes down what an XML parser meets.
private final class ElementReader: NSObject, XMLParserDelegate {
  private(set) var names: [String] = []
  private(set) var attributes: [[String: String]] = []
  private(set) var texts: [String: String] = [:]

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    names.append(name)
    self.attributes.append(attributes)
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    texts[names.last ?? "", default: ""] += text
  }
}
