import FCHost
import FCJSON
import FCModels

/// Playing games.
extension Server {
  func start(_ parameters: Parameters) throws -> JSONObject {
    try checkRoomForGame()
    let script = try script(parameters)
    var settings = ScriptHost.GameSettings()
    settings.seed = try parameters.int("seed")
    settings.shuffle = try parameters.bool("shuffle") ?? true
    settings.limit = try parameters.int("limit", from: 1)
    settings.learner = try parameters.text("learner")
    let session = try script.host.startGame(
      of: try deck(parameters), key: try parameters.text("key"), settings: settings)
    let game = add(session, of: script)
    return ["game": .int(game.number), "count": .int(session.result.count)]
  }

  /// Goes on with a game, from a state or else from what the store has.
  func resume(_ parameters: Parameters) throws -> JSONObject {
    try checkRoomForGame()
    let script = try script(parameters)
    let deck = try deck(parameters)
    var gone: [String] = []
    let session: GameSession
    if let state = parameters["state"] {
      if parameters.has("key") || parameters.has("learner") {
        throw RPCError(.invalidParameters, "a state has a key and a learner of its own")
      }
      (session, gone) = try script.host.resumeGame(of: deck, from: try GameState(state))
    } else {
      let unfinished = try script.host.continueGame(
        of: deck, key: try parameters.text("key"), learner: try parameters.text("learner"))
      guard let unfinished else { return ["game": .nil] }
      session = unfinished
    }
    let game = add(session, of: script)
    var answer = game.currentCard
    answer.set("count", .int(session.result.count))
    answer.set("game", .int(game.number))
    answer.set("gone", .list(gone.map(PlainValue.text)))
    return answer
  }

  /// Goes on to the next card, unless only the current one is asked for.
  func card(_ parameters: Parameters) throws -> JSONObject {
    let game = try game(parameters)
    if try parameters.bool("advance") ?? true { _ = try game.session.nextCard() }
    return game.currentCard
  }

  func answer(_ parameters: Parameters) throws -> JSONObject {
    let game = try game(parameters)
    let response = try parameters.required("response") { parameters[$0] }
    let card = game.session.currentCard
    let outcome = try game.session.answer(plain: response, cardID: parameters.text("card"))
    switch outcome {
    case .refused(let reason): return ["refused": .text(reason)]
    case .scored: return card?.outcome ?? [:]
    }
  }

  func hint(_ parameters: Parameters) throws -> JSONObject {
    let session = try game(parameters).session
    let hint = try session.nextHint()
    return [
      "hint": hint.map(PlainValue.text) ?? .nil,
      "left": .int(session.currentCard.map { $0.hints.count - $0.hintsUsed } ?? 0),
    ]
  }

  func undo(_ parameters: Parameters) throws -> JSONObject {
    let game = try game(parameters)
    guard try game.session.undo() != nil else { return ["card": .nil] }
    return game.currentCard
  }

  // MARK: The games there are

  /// The game that the parameters name.
  func game(_ parameters: Parameters) throws -> HostedGame {
    let number = try parameters.required("game", parameters.int)
    guard let game = games[number] else {
      throw RPCError(.notFound, "there is no game \(number)")
    }
    return game
  }

  private func checkRoomForGame() throws {
    guard games.count < settings.gameLimit else {
      throw RPCError(.tooMuch, "there are \(settings.gameLimit) games: close one first")
    }
  }

  private func add(_ session: GameSession, of script: HostedScript) -> HostedGame {
    let game = HostedGame(nextNumber(), session, of: script)
    games[game.number] = game
    script.gameNumbers[ObjectIdentifier(session.game)] = game.number
    return game
  }

  func forget(_ game: HostedGame) {
    games[game.number] = nil
    game.script.gameNumbers[ObjectIdentifier(game.session.game)] = nil
  }
}
