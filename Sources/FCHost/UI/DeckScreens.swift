import FCLua
import FCModels
import FCScreens
import FCViews

/// `deck.screens`: what a script shows in place of the stock screens.
final class DeckScreens: LuaObject {
  var hostKey = 0
  private(set) weak var deck: Deck?
  /// The functions that have failed, which is told once.
  fileprivate var failed: Set<Place> = []

  /// The screens that can be replaced; the numbers are the slots of their functions.
  fileprivate enum Place: Int, CaseIterable {
    case start = 1
    case card, result

    var name: String { String(describing: self) }

    var signature: String {
      switch self {
      case .start: "(fun(deck: deck) → screen)?"
      case .card: "(fun(card: card, game: game) → screen)?"
      case .result: "(fun(game: game) → screen)?"
      }
    }
  }

  fileprivate init(_ deck: Deck) { self.deck = deck }

  /// The slot in which a deck holds its screens: what it holds besides has those above 0.
  static let slot = -1

  fileprivate static func of(_ deck: Deck) -> DeckScreens {
    if let screens = deck.attachment as? DeckScreens { return screens }
    let screens = DeckScreens(deck)
    deck.attachment = screens
    return screens
  }
}

extension ScriptHost {
  func defineDeckScreens() throws {
    state.document(chapter: "screens")
    let screens = ClassBinding<DeckScreens>(
      "deck.screens", "The functions that make screens in place of the stock ones."
    ) { screens in
      "screens of deck \"\(screens.deck?.title ?? "")\""
    }
    for place in DeckScreens.Place.allCases {
      screens.property(
        place.name, place.signature, "Makes the \(place.name) screen; nil for the stock one.",
        answer: { screens, call in
          call.answerHeld(by: screens.hostKey, slot: place.rawValue) ?? call.answer(Value.nil)
        },
        set: { [unowned self] screens, call in
          screens.failed.remove(place)
          if call.arguments.isNil(2) {
            return state.dropHeld(by: screens, slot: place.rawValue)
          }
          guard call.arguments.isFunction(2) else {
            throw ScriptFault(
              "deck.screens.\(place.name) must be a function that returns a screen, got "
                + call.arguments.typeName(2))
          }
          try state.hold(call.arguments.stackIndex(2), in: screens, slot: place.rawValue)
        })
    }
    screens.method(
      "play", "(what: answer key | string | game) → boolean", "Plays an answer key, or a game."
    ) { [unowned self] screens, call in
      try requireChanging("deck.screens:play")
      return call.answer(try play(call, of: screens))
    }
    screens.method("quit", "()", "Ends the play, as the learner can.") { [unowned self] _, _ in
      try requireChanging("deck.screens:quit")
      ui.player?.quit()
      return .nothing
    }
    try state.define(screens)
  }

  /// Answers with the screens of a deck.
  func answerScreens(of deck: Deck, _ call: Call) throws -> Answer {
    try answer(call, DeckScreens.of(deck), heldBy: deck, DeckScreens.slot)
  }

  private func play(_ call: Call, of screens: DeckScreens) throws -> Bool {
    guard let player = ui.player else { return false }
    if let game = call.arguments.object(1, of: Game.self) {
      try adopt(game)
      return player.play(game)
    }
    if let key = call.arguments.object(1, of: AnswerKey.self) { return player.play(key) }
    guard let name = try call.arguments.text(1, "argument #1") else {
      throw call.wrongArgument(1, expected: "answer key, its name or game")
    }
    guard let keys = screens.deck?.answerKeys, let key = keys.first(where: { $0.name == name })
    else {
      throw ScriptFault(
        unknownWord(name, "answer key", (screens.deck?.answerKeys ?? []).map(\.name)))
    }
    return player.play(key)
  }

  /// Makes the screen that a script has for a place of its play; nil when there is none, or when
  /// that fails, which is reported.
  func ownScreen(_ place: PlayPlace) -> ViewScreen? {
    switch place {
    case .start(let deck): return make(.start, of: deck) { $0.push(deck) }
    case .result(let game): return make(.result, of: game.deck) { $0.push(game) }
    case .card(let card, let game):
      return make(.card, of: game.deck) {
        $0.push(card)
        $0.push(game)
      }
    }
  }

  private func make(
    _ place: DeckScreens.Place, of deck: Deck?, arguments: (inout ArgumentPusher) -> Void
  ) -> ViewScreen? {
    guard let screens = deck?.attachment as? DeckScreens,
      state.holds(in: screens, slot: place.rawValue)
    else { return nil }
    let title = "deck.screens.\(place.name)"
    let callee = Callee.held(by: screens.hostKey, slot: place.rawValue)
    do {
      return try state.call(callee, as: title, results: 1, arguments: arguments) { results in
        guard let screen = results.object(1, of: ViewScreen.self) else {
          throw ScriptError(
            .runtime, "\(title) must return a screen, got \(results.typeName(1))",
            at: state.definition(of: callee), callbacks: [Callback(title: title)])
        }
        if ui.navigator.screens.contains(where: { $0 === screen }) {
          throw ScriptError(
            .runtime, "\(title) must return a screen that is not shown by fc.ui.push",
            at: state.definition(of: callee), callbacks: [Callback(title: title)])
        }
        if screen.navigator == nil { try pinShown(screen) }
        return screen
      }
    } catch {
      if isStopped || screens.failed.insert(place).inserted { report(error) }
      return nil
    }
  }
}
