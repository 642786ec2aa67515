import Support
import XCTest

/// `fcscript new` in the real program: what it writes is played.
final class NewRunTests: XCTestCase {
  private var folder = URL(fileURLWithPath: "/")

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "fcscript-new-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDown() { try? FileManager.default.removeItem(at: folder) }

  private func inFolder(_ command: String) throws -> Outcome {
    try shell(command, in: folder.path)
  }

  func test_next_steps_are_told_and_work() throws {
    let made = try inFolder("fcscript new world_capitals")
    XCTAssertEqual(
      made,
      Outcome(
        output: """
          world_capitals.lua is written: a deck whose wrong answers are drawn from its other cards.
            fcscript run world_capitals.lua          plays it
            fcscript run world_capitals.lua --watch  and goes on with the changed file whenever it \
          is saved

          """))
    let played = try inFolder("echo 1 | fcscript run world_capitals.lua").output
    XCTAssertTrue(played.hasPrefix("World Capitals\nCard 1 of 8\n"), played)
  }

  func test_file_that_is_there_is_not_touched() throws {
    let outcome = try inFolder(
      "echo mine > a.lua; fcscript new a.lua; echo $?; fcscript new no/a.lua; echo $?; cat a.lua")
    XCTAssertEqual(outcome.output, "1\n1\nmine\n")
    XCTAssertEqual(
      outcome.errors,
      """
      a.lua is there already, and stays as it is
      no/a.lua can't be written: there is no folder no

      """)
  }

  func test_every_template_is_played() throws {
    for (template, input, expected) in [
      ("choice", "Canberra\\nCairo", "Card 8 of 8"),
      ("typed", "", "Card 1 of 8"),
      ("cloze", "100", "At sea level water boils at 100 °C"),
      ("generated", "1\\n5", "Card 2 of 10"),
      ("recipe", "1", "Mix flour, milk and eggs, then fry."),
      ("recipe", ":new\\n1\\nTea\\n2\\nBoil.\\n3", "Tea"),
    ] {
      let skipping = template == "choice" ? "1\\n1\\n1\\n1\\n1\\n1\\n1" : input
      let outcome = try inFolder(
        """
        rm -f deck.lua && fcscript new deck.lua --template \(template) >/dev/null &&
        printf '\(skipping)\\n' | fcscript run deck.lua --no-shuffle --store memory
        """)
      XCTAssertEqual(outcome.errors, "", template)
      XCTAssertTrue(outcome.output.contains(expected), "\(template):\n\(outcome.output)")
    }
  }
}
