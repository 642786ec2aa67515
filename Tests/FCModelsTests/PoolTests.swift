import XCTest

@testable import FCModels

final class PoolTests: XCTestCase {
  private let countries = [
    ("England", "London"), ("United Kingdom", "London"), ("France", "Paris"), ("Italy", "Rome"),
    ("Spain", "Madrid"),
  ]

  private func answers(_ card: Card) -> Set<String> { Set(card.answers) }

  func test_wrong_answers_are_different_and_never_the_right_one() throws {
    for seed in 0..<50 {
      for card in try game(capitalDrafts, seed: seed).cards {
        XCTAssertEqual(answers(card).count, 3)
        XCTAssertEqual(card.answers.filter { $0 == card.answer }.count, 1)
        XCTAssertTrue(answers(card).isSubset(of: Set(capitals.map(\.capital))))
      }
    }
  }

  func test_a_city_is_offered_once_though_two_countries_have_it() throws {
    let drafts = countries.map { draft($0.0, .text($0.1)) }
    for seed in 0..<50 {
      for card in try game(drafts, seed: seed).cards {
        XCTAssertEqual(card.answers.count, 3)
        XCTAssertEqual(answers(card).count, 3)
      }
    }
  }

  func test_no_country_of_london_is_a_wrong_answer_for_london_in_the_reversed_key() throws {
    let drafts = countries.map { country in
      draft(country.1, .text(country.0)) { $0.id = country.0 }
    }
    var offered: Set<String> = []
    for seed in 0..<50 {
      let game = try game(drafts, seed: seed)
      for card in game.cards where card.question == "London" {
        XCTAssertEqual(answers(card).intersection(["England", "United Kingdom"]), [card.answer])
        offered.formUnion(card.answers)
      }
    }
    XCTAssertEqual(offered, Set(countries.map(\.0)))
  }

  func test_no_country_of_london_is_a_wrong_answer_for_london_on_the_backs() throws {
    let drafts = countries.map { country in
      draft(country.0, .text(country.1)) { $0.reverse = .same }
    }
    for seed in 0..<50 {
      let game = try game(drafts, seed: seed)
      for card in game.cards where card.question == "London" {
        XCTAssertTrue(card.isReverse)
        XCTAssertEqual(answers(card).intersection(["England", "United Kingdom"]), [card.answer])
      }
    }
  }

  func test_a_card_with_both_answers_rules_both_out_for_others() throws {
    let drafts = [
      draft("London", ["England", "United Kingdom"], kind: .select),
      draft("London ", "Ontario") { $0.id = "ontario" },
      draft("Paris", "France"), draft("Rome", "Italy"), draft("Madrid", "Spain"),
    ]
    for seed in 0..<50 {
      let card = try game(drafts, seed: seed).cards[1]
      XCTAssertTrue(answers(card).isDisjoint(with: ["England", "United Kingdom"]))
    }
  }

  func test_directions_have_pools_of_their_own() throws {
    let drafts = capitalDrafts.map { original in
      var draft = original
      draft.reverse = .same
      return draft
    }
    for card in try game(drafts).cards {
      let pool = card.isReverse ? capitals.map(\.state) : capitals.map(\.capital)
      XCTAssertTrue(answers(card).isSubset(of: Set(pool)))
    }
  }

  func test_a_named_pool_is_drawn_from_alone() throws {
    let drafts = [
      draft("a", "1") { $0.pool = "digits" }, draft("b", "2") { $0.pool = "digits" },
      draft("c", "x"), draft("d", "y"), draft("e", "z"),
    ]
    let game = try game(drafts)
    XCTAssertEqual(answers(game.cards[0]), ["1", "2"])
    XCTAssertEqual(answers(game.cards[2]), ["x", "y", "z"])
  }

  func test_the_pool_has_the_answers_of_cards_beyond_the_limit() throws {
    let card = try game(capitalDrafts, limit: 1).cards[0]
    XCTAssertEqual(card.answers.count, 3)
  }

  func test_spellings_that_a_learner_could_not_tell_apart_are_one_answer() throws {
    let drafts = [
      draft("a", "Paris"), draft("b", "paris"), draft("c", "Paris "), draft("d", "Rome"),
    ]
    for seed in 0..<20 {
      XCTAssertEqual(try game(drafts, seed: seed).cards[3].answers.count, 2)
      XCTAssertEqual(answers(try game(drafts, seed: seed).cards[0]), ["Paris", "Rome"])
    }
  }

  func test_given_wrong_answers_are_sampled_when_longer_and_not_filled_up_when_shorter() throws {
    let long = try card(
      draft("q", "right") { $0.wrong = ["a", "b", "c", "d", "a"] })
    XCTAssertEqual(long.answers.count, 3)
    XCTAssertEqual(answers(long).count, 3)
    let short = try game(
      capitalDrafts + [draft("q", "right") { $0.wrong = ["a"] }]
    ).cards[5]
    XCTAssertEqual(answers(short), ["right", "a"])
    let none = try game(capitalDrafts + [draft("q", "right") { $0.wrong = [] }]).cards[5]
    XCTAssertEqual(none.answers, ["right"])
  }

  func test_fewer_answers_are_shown_when_there_are_not_enough() throws {
    XCTAssertEqual(try game([draft("q", "right")]).cards[0].answers, ["right"])
    XCTAssertEqual(try game(Array(capitalDrafts.prefix(2))).cards[0].answers.count, 2)
  }

  func test_choices_counts_the_right_answer_and_the_nearest_wins() throws {
    let deck = try deck(
      capitalDrafts + [draft("q", "right") { $0.choices = 2 }], key: KeyOptions(choices: 4))
    deck.choices = 5
    let game = try deck.game(key: "Show States", options: GameOptions(seed: 1, shuffle: false))
    XCTAssertEqual(game.cards[0].answers.count, 4)
    XCTAssertEqual(game.cards[5].answers.count, 2)
  }

  func test_only_the_shown_answer_of_a_typed_card_is_offered() throws {
    let drafts = [
      draft("a", ["München", "Munich", "Muenchen"], kind: .typed), draft("b", "Berlin"),
    ]
    XCTAssertEqual(answers(try game(drafts).cards[1]), ["Berlin", "München"])
  }
}
