import FCHost
import XCTest

/// What an author reads about a card that is wrong.
final class CardReportTests: XCTestCase {
  /// Checks the report about one card, made at line 4.
  ///
  /// - Parameter mark: The tildes, below the fields.
  private func assertCard(
    _ fields: String, _ message: String, marks mark: String = "",
    file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let indent = String(repeating: " ", count: "> 4 |   key:card { ".count)
    let marked = mark.isEmpty ? "" : indent + mark + "\n"
    try assertReport(
      deckScript("  key:card { \(fields) }"),
      """
      quiz.lua:4: \(message)

        2 | local deck = fc.deck { title = "States" }
        3 | deck:answer_key("Show States", function(key)
      > 4 |   key:card { \(fields) }
      \(marked)  in function <quiz.lua:3>, called by the answer key "Show States"
      """, file: file, line: line)
  }

  func test_an_unknown_field_has_a_suggestion() throws {
    try assertCard(
      #"qestion = "A", answer = "B""#, "unknown field 'qestion' in card (did you mean 'question'?)",
      marks: "~~~~~~~")
    try assertCard(
      #"question = "A", answer = "B", colour = "red""#,
      "unknown field 'colour' in card; it has "
        + "question, answer, kind, wrong, reverse, hint, explanation, image, audio, answer_image, "
        + "answer_audio, tags, id, was, check, data, ignore, choices, pool, tolerance, unit, units, "
        + "unit_score, text",
      marks: "                              ~~~~~~")
    try assertCard(
      #""question", "answer""#, #"name the fields: key:card { question = "…", answer = "…" }"#)
  }

  func test_an_unknown_field_of_the_back() throws {
    try assertCard(
      #"question = "A", answer = "B", reverse = { hnt = "C" }"#,
      "unknown field 'hnt' in reverse (did you mean 'hint'?)",
      marks: "                                          ~~~")
  }

  func test_an_unknown_kind() throws {
    try assertCard(
      #"question = "A", answer = "B", kind = "tiped""#,
      "unknown kind 'tiped' (did you mean 'typed'?); "
        + "it is one of choice, select, typed, number, reveal, cloze",
      marks: "                                      ~~~~~")
  }

  func test_values_of_the_wrong_type() throws {
    try assertCard(
      #"question = {}, answer = "B""#, "field 'question' of card must be a string, got table",
      marks: "~~~~~~~~")
    try assertCard(
      #"question = true, answer = "B""#, "field 'question' of card must be a string, got boolean",
      marks: "~~~~~~~~")
    try assertCard(
      #"question = "A", answer = print"#,
      "field 'answer' of card holds a function; "
        + "only text, numbers, booleans and tables of those can be kept",
      marks: "                ~~~~~~")
    try assertCard(
      #"question = "A", answer = "B", check = true"#,
      "field 'check' of card must be a function, got boolean",
      marks: "                              ~~~~~")
    try assertCard(
      #"question = "A", answer = "B", choices = 2.5"#,
      "field 'choices' of card must be a whole number, got 2.5",
      marks: "                              ~~~~~~~")
    try assertCard(
      #"question = "A", answer = "B", tags = { "x", false }"#,
      "field 'tags[2]' of card must be a string, got boolean")
  }

  func test_text_that_is_not_utf8() throws {
    try assertCard(
      #"question = "caf\xE9", answer = "B""#,
      "field 'question' of card is not valid UTF-8 (byte 4)",
      marks: "~~~~~~~~")
  }

  func test_a_card_without_a_question() throws {
    try assertCard(
      #"answer = "B""#,
      "the card with the answer \"B\" has no question: give it question = \"…\" (or the value given is nil)",
      marks: "          ~")
    try assertCard(
      "", "a card has no question: give it question = \"…\" (or the value given is nil)")
  }

  func test_a_card_without_an_answer() throws {
    try assertCard(
      #"question = "A""#,
      "card \"A\" has no answer: give it answer = \"…\" (or the value given is nil)",
      marks: "            ~")
    try assertCard(
      #"question = "A", answer = "  ""#,
      "card \"A\" has no answer: give it answer = \"…\" (or the value given is nil)",
      marks: "            ~")
  }

  func test_the_right_answer_among_the_wrong_ones() throws {
    try assertCard(
      #"question = "A", answer = "B", wrong = { "C", "B" }"#,
      "card \"A\" has its right answer \"B\" among wrong",
      marks: "                                              ~")
  }

  func test_a_picture_that_is_not_there() throws {
    try assertCard(
      #"question = "A", answer = "B", image = "a.png""#,
      "field 'image' of card: there is no file 'a.png' beside the script",
      marks: "                                       ~~~~~")
    try assertCard(
      #"question = "A", answer = "B", audio = "../a.ogg""#,
      "field 'audio' of card needs permission to read '../a.ogg': run with --allow-read=../a.ogg",
      marks: "                                       ~~~~~~~~")
  }

  func test_no_table_of_fields() throws {
    try assertReport(
      deckScript("  key:card(\"A\", \"B\")"),
      """
      quiz.lua:4: bad argument #1 to 'card' (a table of fields expected, got string): write \
      key:card { question = "…", answer = "…" }

        2 | local deck = fc.deck { title = "States" }
        3 | deck:answer_key("Show States", function(key)
      > 4 |   key:card("A", "B")
                  ~~~~
        in function <quiz.lua:3>, called by the answer key "Show States"
      """)
  }

  // MARK: Two cards

  func test_two_cards_with_one_id_are_reported_at_the_second() throws {
    try assertReport(
      deckScript(
        """
          key:card { question = "A", answer = "B", id = "x" }
          key:card { question = "C", answer = "D", id = "y" }
          key:card { question = "E", answer = "F", id = "x" }
        """),
      """
      quiz.lua:6: two cards of "Show States" have the id "x": give each its own

        4 |   key:card { question = "A", answer = "B", id = "x" }
        5 |   key:card { question = "C", answer = "D", id = "y" }
      > 6 |   key:card { question = "E", answer = "F", id = "x" }
                                                             ~
        in the answer key "Show States"
        the first is made at quiz.lua:4
      """)
  }

  func test_of_several_pairs_with_one_id_the_message_and_the_place_are_those_of_one() throws {
    try assertReport(
      deckScript(
        """
          key:card { question = "A", answer = "B", id = "x" }
          key:card { question = "C", answer = "D", id = "y" }
          key:card { question = "E", answer = "F", id = "y" }
          key:card { question = "G", answer = "H", id = "x" }
        """),
      """
      quiz.lua:7: two cards of "Show States" have the id "x": give each its own

        5 |   key:card { question = "C", answer = "D", id = "y" }
        6 |   key:card { question = "E", answer = "F", id = "y" }
      > 7 |   key:card { question = "G", answer = "H", id = "x" }
                                                             ~
        in the answer key "Show States"
        the first is made at quiz.lua:4
      """)
  }

  func test_two_cards_with_one_question_are_reported_at_the_second() throws {
    try assertReport(
      deckScript(
        """
          key:card { question = "A", answer = "B" }
          key:card { question = "A", answer = "C" }
        """),
      """
      quiz.lua:5: two cards of "Show States" have the question "A": \
      give each an id, or one card both answers

        3 | deck:answer_key("Show States", function(key)
        4 |   key:card { question = "A", answer = "B" }
      > 5 |   key:card { question = "A", answer = "C" }
                                     ~
        in the answer key "Show States"
        the first is made at quiz.lua:4
      """)
  }

  func test_looking_for_the_second_card_prints_nothing_and_starts_no_game() throws {
    let folder = try ScriptFolder(
      """
      local fc = require "fc"
      local deck = fc.deck { title = "States" }
      deck:on("start", function() print "started" end)
      deck:answer_key("Show States", function(key)
        print "making"
        for _, name in ipairs { "A", "B", "A" } do
          key:card { question = name, answer = "C" }
        end
      end)
      return deck
      """)
    XCTAssertEqual(
      try folder.report(),
      """
      quiz.lua:7: two cards of "Show States" have the question "A": \
      give each an id, or one card both answers

        5 |   print "making"
        6 |   for _, name in ipairs { "A", "B", "A" } do
      > 7 |     key:card { question = name, answer = "C" }
        in the answer key "Show States"
        both are made by this line
      """)
    XCTAssertEqual(folder.printed, ["making"])
  }

  func test_a_make_that_differs_each_time_has_the_place_of_its_key() throws {
    try assertReport(
      """
      local fc = require "fc"
      local deck = fc.deck { title = "States" }
      local runs = 0
      deck:answer_key("Show States", function(key)
        runs = runs + 1
        for i = 1, 2 do key:card { question = "A" .. i * (runs - 1), answer = "B" } end
      end)
      return deck
      """,
      """
      quiz.lua:4: two cards of "Show States" have the question "A0": \
      give each an id, or one card both answers

        2 | local deck = fc.deck { title = "States" }
        3 | local runs = 0
      > 4 | deck:answer_key("Show States", function(key)
                             ~~~~~~~~~~~
        in the answer key "Show States"
      """)
  }

  func test_two_cards_of_a_game_that_the_script_starts() throws {
    try assertReport(
      """
      local fc = require "fc"
      local deck = fc.deck { title = "States" }
      deck:answer_key("Show States", function(key)
        key:card { question = "A", answer = "B" }
        key:card { question = "A", answer = "C" }
      end)
      local game = deck:game "Show States"
      """,
      """
      quiz.lua:5: two cards of "Show States" have the question "A": \
      give each an id, or one card both answers

        3 | deck:answer_key("Show States", function(key)
        4 |   key:card { question = "A", answer = "B" }
      > 5 |   key:card { question = "A", answer = "C" }
                                     ~
        reached from quiz.lua:7
      """)
  }
}
