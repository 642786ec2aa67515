import FCHost
import FCJSON
import FCModels

/// Loading scripts, calling their functions and closing them.
extension Server {
  /// Loads a script; the answer comes later when its main chunk waits for something.
  func load(_ parameters: Parameters, _ reply: Reply) throws -> JSONObject? {
    guard scripts.count + loading.count < settings.scriptLimit else {
      throw RPCError(.tooMuch, "there are \(settings.scriptLimit) scripts: close one first")
    }
    let source = try ScriptSource(parameters)
    let configuration = try settings.scripts.changed(by: parameters)
    let script = try HostedScript(nextNumber(), configuration, in: self)
    do {
      try source.startLoading(in: script.host)
      guard script.host.isLoading else { return try finishLoading(script) }
    } catch {
      script.host.close()
      throw error
    }
    loading.append(LoadingScript(script: script, reply: reply))
    return nil
  }

  private func finishLoading(_ script: HostedScript) throws -> JSONObject {
    try script.host.finishLoading()
    script.observeDecks()
    scripts.append(script)
    return [
      "script": .int(script.number), "seed": .int(script.host.seed),
      "decks": .list(script.host.decks.map(\.plainValue)),
    ]
  }

  /// Answers for a script whose main chunk waits no more.
  func endLoading(_ load: LoadingScript) {
    loading.removeAll { $0.script === load.script }
    do {
      answer(load.reply, .success(try finishLoading(load.script)))
    } catch {
      load.script.host.close()
      answer(load.reply, .failure(rpcError(error)))
    }
  }

  /// Cancels the loading of a script, by the id of the request; false when there is none.
  func cancelLoading(_ id: PlainValue) -> Bool {
    guard let load = loading.first(where: { $0.reply.id == id }) else { return false }
    cancel(load)
    return true
  }

  func cancel(_ load: LoadingScript) {
    loading.removeAll { $0.script === load.script }
    load.script.host.close()
    answer(load.reply, .failure(RPCError(.cancelled, "cancelled")))
  }

  func keys(_ parameters: Parameters) throws -> JSONObject {
    let deck = try deck(parameters)
    return ["deck": .text(deck.id), "keys": .list(deck.answerKeys.map(\.plainValue))]
  }

  func call(_ parameters: Parameters) throws -> JSONObject {
    let script = try runningScript(parameters)
    let function = try parameters.required("function", parameters.text)
    let arguments = try parameters.list("arguments") ?? []
    return ["value": try script.host.call(function, arguments: arguments)]
  }

  func close(_ parameters: Parameters) throws -> JSONObject {
    if parameters.has("game") {
      if parameters.has("script") {
        throw RPCError(.invalidParameters, "close takes a script or a game, not both")
      }
      let game = try game(parameters)
      try game.session.leave()
      forget(game)
    } else {
      let script = try script(parameters)
      for game in games.values where game.script === script { forget(game) }
      scripts.removeAll { $0 === script }
      script.host.close()
    }
    return [:]
  }

  /// The script that the parameters name.
  func script(_ parameters: Parameters) throws -> HostedScript {
    let number = try parameters.required("script", parameters.int)
    guard let script = scripts.first(where: { $0.number == number }) else {
      throw RPCError(.notFound, "there is no script \(number)")
    }
    return script
  }

  /// The script that the parameters name, which no limit has stopped.
  func runningScript(_ parameters: Parameters) throws -> HostedScript {
    let script = try script(parameters)
    if let error = script.host.stopError { throw error }
    return script
  }

  /// The deck that the parameters name, of the script that they name.
  func deck(_ parameters: Parameters) throws -> Deck {
    try runningScript(parameters).host.deck(named: parameters.text("deck"))
  }
}
