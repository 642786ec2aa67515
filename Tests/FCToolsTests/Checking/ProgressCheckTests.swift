import FCHost
import FCTools
import XCTest

final class ProgressCheckTests: XCTestCase {
  private func script(_ cards: String, key: String = "\"One\", { kind = \"typed\" }") -> String {
    """
    local deck = fc.deck { title = "T" }
    deck:answer_key(\(key), function(key)
    \(cards)
    end)
    return deck
    """
  }

  /// Answers each card of a script once, and then checks what became of it.
  private func findings(after first: String, _ second: String) throws -> [Finding] {
    let folder = try CheckFolder()
    let path = try folder.write(first)
    var configuration = ScriptHost.Configuration()
    configuration.store = .file(folder.url.path + "/store")
    configuration.learner = "Ada"
    let host = try ScriptHost(configuration)
    try host.load(path)
    let deck = try XCTUnwrap(host.decks.first)
    let game = try deck.game(key: deck.answerKeys[0], options: GameOptions(seed: 1, learner: "Ada"))
    while let card = game.nextCard() { _ = try game.answer(card.rightResponse) }
    host.close()
    var options = CheckOptions()
    options.store = configuration.store
    return try folder.findings(second, options)
  }

  private let texas = #"key:card { question = "Texsas", answer = "Austin" }"#
  private let ohio = #"key:card { question = "Ohio", answer = "Columbus" }"#

  func test_a_question_that_was_mended_is_found_with_the_line_that_keeps_its_progress() throws {
    let mended = texas.replacingOccurrences(of: "Texsas", with: "Texas")
    let found = try findings(after: script("\(texas)\n\(ohio)"), script("\(mended)\n\(ohio)"))
    XCTAssertEqual(found.map(\.code), [.changedID])
    XCTAssertEqual(found.first?.line, 3)
    XCTAssertEqual(found.first?.column, 24)
    XCTAssertEqual(found.first?.hint, "write was = \"Texsas\" to keep it")
    let kept = mended.replacingOccurrences(of: " }", with: ", was = \"Texsas\" }")
    XCTAssertEqual(try findings(after: script("\(texas)\n\(ohio)"), script("\(kept)\n\(ohio)")), [])
  }

  func test_the_one_new_card_may_be_the_one_that_is_gone() throws {
    let other = #"key:card { question = "The Lone Star State", answer = "Austin" }"#
    XCTAssertEqual(
      try findings(after: script("\(texas)\n\(ohio)"), script("\(other)\n\(ohio)")).map(\.hint),
      ["write was = \"Texsas\" to keep it"])
  }

  func test_cards_that_are_gone_or_new_are_no_mistake() throws {
    XCTAssertEqual(try findings(after: script("\(texas)\n\(ohio)"), script(ohio)), [])
    XCTAssertEqual(try findings(after: script(ohio), script("\(texas)\n\(ohio)")), [])
  }

  func test_a_key_with_another_name_is_found() throws {
    let found = try findings(
      after: script("\(texas)\n\(ohio)"),
      script("\(texas)\n\(ohio)", key: "\"Two\", { kind = \"typed\" }"))
    XCTAssertEqual(found.map(\.hint), ["give it { id = \"One\" } as its options"])
    XCTAssertEqual(found.first?.line, 2)
  }
}
