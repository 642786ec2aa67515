import Foundation
import XCTest

/// Each step of the tutorial "Embed fcscript in ten minutes" is a program that does what it says.
final class TutorialTests: XCTestCase {
  private let folder = "\(Built.root)/Sources/FCHost/FCHost.docc"

  func test_each_step_runs() throws {
    let expected = [
      """
      U.S. State Capitals ["Show States", "Show Capitals"]
      """,
      """
      50 of 50 right
      """,
      """
      script: DONE\ttrue
      graded: B
      B 0.9
      """,
      """
      tick 1
      tick 2
      tick 3
      """,
      """
      broken.lua:2 attempt to index a nil value (local 't')
      stopped: this ran for more than 0.05 s
      true
      """,
    ]
    for (index, text) in expected.enumerated() {
      let program = try Built.swiftProgram("\(folder)/Resources/embed-\(index + 1).swift")
      let outcome = try Built.run([program])
      XCTAssertEqual(outcome.output, text + "\n", "step \(index + 1)")
      XCTAssertEqual(outcome.errors, "")
    }
  }

  func test_the_tutorial_shows_every_step() throws {
    let text = try String(
      contentsOfFile: "\(folder)/Tutorials/EmbedInTenMinutes.tutorial", encoding: .utf8)
    let shown = text.matches(of: /file: "(embed-\d\.swift)"/).map { String($0.output.1) }
    let files = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/Resources")
    XCTAssertEqual(shown, files.filter { $0.hasSuffix(".swift") }.sorted())
  }
}
