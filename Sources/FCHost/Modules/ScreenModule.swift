import FCLua
import FCModels
import FCMotion
import FCScreens

extension GameScreen: LuaObject {}
extension ScreenPart: LuaObject {}

/// `game.screen`: the layers of the card screen, which a script can animate and listen to.
///
/// The game holds its screen on the Lua side, and the screen its parts, so that what a script adds
/// to a layer lives as long as the game.
extension ScriptHost {
  func defineScreen() throws {
    state.document(chapter: "motion")
    let part = ClassBinding<ScreenPart>(
      "part of a screen", "A part of the card screen, with its layer."
    ) { part in
      part.layer.name ?? "part of a screen"
    }
    part.property("layer", "layer", "Moves the part.") { [unowned self] part, call in
      try answer(call, part.layer, heldBy: part, Slot.layer)
    }
    try state.define(part)

    let screen = ClassBinding<GameScreen>(
      "screen of a game", "The layers of the card screen of a game."
    ) { _ in "screen of a game" }
    screen.property("layer", "layer", "Moves the screen; its keys are \"push\" and \"flip\".") {
      [unowned self] screen, call in
      try answer(call, screen.layer, heldBy: screen, Slot.layer)
    }
    screen.property("question", "part of a screen", "The face of the card.") {
      [unowned self] screen, call in
      try answer(call, screen.question, heldBy: screen, Slot.question)
    }
    screen.property("feedback", "part of a screen", "What is said once the card is answered.") {
      [unowned self] screen, call in
      try answer(call, screen.feedback, heldBy: screen, Slot.feedback)
    }
    screen.property(
      "answers", "part of a screen[]", "The answers of the current card, from the top."
    ) { [unowned self] screen, call in
      let answers = screen.answers
      for (index, part) in answers.enumerated() {
        try state.hold(child: part, in: screen, slot: Slot.feedback + 1 + index)
      }
      call.writer.write(objects: answers)
      return .wire
    }
    screen.weight { _ in Footprint.screen }
    try state.define(screen)
  }

  /// Answers with the screen of a game.
  func answerScreen(of game: Game, _ call: Call) throws -> Answer {
    try answer(call, GameScreen.of(game), heldBy: game, Slot.screen)
  }

  /// Answers with what an object holds on the Lua side from now on.
  func answer<Child: LuaObject>(
    _ call: Call, _ child: Child, heldBy parent: some LuaObject, _ slot: Int
  ) throws -> Answer {
    try call.answer(child) { try state.hold(child: child, in: parent, slot: slot) }
  }
}
