// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The functions are those of fcscript.h, which documents them.

import CFCScript
import FCHost

private typealias Place<Value> = UnsafeMutablePointer<Value>

private func handle(_ pointer: OpaquePointer?) -> GameHandle? {
  pointer.map { Unmanaged.fromOpaque(UnsafeRawPointer($0)).takeUnretainedValue() }
}

/// Runs what a function does with a game.
private func play(_ game: OpaquePointer?, _ body: (GameHandle) throws -> Void) -> fc_status {
  guard let handle = handle(game) else { return FC_INVALID_ARGUMENT }
  return handle.host.perform { try body(handle) }
}

extension GameHandle {
  /// The pointer that a C program has of a game, which it must free.
  ///
  /// - Throws: `HostError.closed` when a callback has closed the host meanwhile.
  fileprivate static func pointer(
    to session: GameSession, of host: HostHandle
  ) throws -> OpaquePointer {
    if host.isGone { throw HostError.closed }
    return OpaquePointer(Unmanaged.passRetained(GameHandle(session, of: host)).toOpaque())
  }
}

@c @implementation
public func fc_host_decks(
  _ host: OpaquePointer?, _ decks: UnsafeMutablePointer<UnsafePointer<CChar>?>?
) -> fc_status {
  use(host) {
    let decks = try place(decks, "decks")
    decks.pointee = $0.decks.set(json: .list($0.host.decks.map(\.plainValue)))
  }
}

// MARK: Starting

@c @implementation
public func fc_game_start(
  _ host: OpaquePointer?, _ deck: UnsafePointer<CChar>?, _ key: UnsafePointer<CChar>?,
  _ deal: UnsafePointer<fc_deal>?, _ game: UnsafeMutablePointer<OpaquePointer?>?
) -> fc_status {
  use(host) {
    let game = try place(game, "game")
    let session = try $0.host.startGame(
      of: try $0.host.deck(named: try optionalText(deck, "deck")),
      key: try optionalText(key, "key"), settings: try settings(deal))
    game.pointee = try GameHandle.pointer(to: session, of: $0)
  }
}

private func settings(_ deal: UnsafePointer<fc_deal>?) throws -> ScriptHost.GameSettings {
  guard let deal = deal?.pointee else { return .init() }
  return .init(
    seed: deal.seed.map { Int($0.pointee) }, shuffle: !deal.keeps_order,
    limit: deal.limit == 0 ? nil : Int(clamping: deal.limit),
    learner: try optionalText(deal.learner, "deal.learner"))
}

@c @implementation
public func fc_game_resume(
  _ host: OpaquePointer?, _ deck: UnsafePointer<CChar>?, _ state: UnsafePointer<CChar>?,
  _ game: UnsafeMutablePointer<OpaquePointer?>?,
  _ gone: UnsafeMutablePointer<UnsafePointer<CChar>?>?
) -> fc_status {
  use(host) {
    let game = try place(game, "game")
    let resumed = try $0.host.resumeGame(
      of: try $0.host.deck(named: try optionalText(deck, "deck")),
      from: try GameState(try value(state, "state")))
    game.pointee = try GameHandle.pointer(to: resumed.game, of: $0)
    gone?.pointee = $0.gone.set(json: .list(resumed.gone.map(PlainValue.text)))
  }
}

@c @implementation
public func fc_game_continue(
  _ host: OpaquePointer?, _ deck: UnsafePointer<CChar>?, _ key: UnsafePointer<CChar>?,
  _ learner: UnsafePointer<CChar>?, _ game: UnsafeMutablePointer<OpaquePointer?>?
) -> fc_status {
  use(host) { handle in
    let game = try place(game, "game")
    let session = try handle.host.continueGame(
      of: try handle.host.deck(named: try optionalText(deck, "deck")),
      key: try optionalText(key, "key"), learner: try optionalText(learner, "learner"))
    game.pointee = try session.map { try GameHandle.pointer(to: $0, of: handle) }
  }
}

@c @implementation
public func fc_game_free(_ game: OpaquePointer?) -> fc_status {
  guard let handle = handle(game) else { return FC_OK }
  guard handle.host.isOnItsThread else { return FC_WRONG_THREAD }
  Unmanaged.passUnretained(handle).release()
  return FC_OK
}

// MARK: Playing

@c @implementation
public func fc_game_next(_ game: OpaquePointer?, _ asked: UnsafeMutablePointer<Bool>?) -> fc_status
{
  play(game) {
    let asked = try place(asked, "asked")
    asked.pointee = try $0.session.nextCard() != nil
  }
}

@c @implementation
public func fc_game_answer(
  _ game: OpaquePointer?, _ response: UnsafePointer<CChar>?, _ card: UnsafePointer<CChar>?,
  _ outcome: UnsafeMutablePointer<fc_outcome>?
) -> fc_status {
  play(game) {
    let result = try $0.session.answer(
      plain: try value(response, "response"), cardID: try optionalText(card, "card"))
    outcome?.pointee = $0.outcome(result)
  }
}

@c @implementation
public func fc_game_choose(
  _ game: OpaquePointer?, _ position: UInt64, _ card: UnsafePointer<CChar>?,
  _ outcome: UnsafeMutablePointer<fc_outcome>?
) -> fc_status {
  play(game) {
    let result = try $0.session.answer(
      .choice(Int(clamping: position)), cardID: try optionalText(card, "card"))
    outcome?.pointee = $0.outcome(result)
  }
}

@c @implementation
public func fc_game_write(
  _ game: OpaquePointer?, _ written: UnsafePointer<CChar>?, _ card: UnsafePointer<CChar>?,
  _ outcome: UnsafeMutablePointer<fc_outcome>?
) -> fc_status {
  play(game) {
    let result = try $0.session.answer(
      plain: .text(try text(written, "text")), cardID: try optionalText(card, "card"))
    outcome?.pointee = $0.outcome(result)
  }
}

extension GameHandle {
  fileprivate func outcome(_ outcome: AnswerOutcome) -> fc_outcome {
    switch outcome {
    case .scored(let score, let said):
      fc_outcome(refused: false, score: score, message: said.map { message.set($0) })
    case .refused(let reason):
      fc_outcome(refused: true, score: 0, message: message.set(reason))
    }
  }
}

@c @implementation
public func fc_game_undo(_ game: OpaquePointer?, _ undone: UnsafeMutablePointer<Bool>?) -> fc_status
{
  play(game) {
    let card = try $0.session.undo()
    undone?.pointee = card != nil
  }
}

@c @implementation
public func fc_game_hint(
  _ game: OpaquePointer?, _ hint: UnsafeMutablePointer<UnsafePointer<CChar>?>?
) -> fc_status {
  play(game) { handle in
    let hint = try place(hint, "hint")
    hint.pointee = try handle.session.nextHint().map { handle.hint.set($0) }
  }
}

@c @implementation
public func fc_game_finish(_ game: OpaquePointer?) -> fc_status {
  play(game) { try $0.session.finish() }
}

@c @implementation
public func fc_game_leave(_ game: OpaquePointer?) -> fc_status {
  play(game) { try $0.session.leave() }
}

// MARK: Looking at it

@c @implementation
public func fc_game_card_id(_ game: OpaquePointer?) -> UnsafePointer<CChar>? {
  handle(game)?.card?.id.pointer
}

@c @implementation
public func fc_game_card_kind(_ game: OpaquePointer?) -> UnsafePointer<CChar>? {
  handle(game)?.card?.kind.pointer
}

@c @implementation
public func fc_game_question(_ game: OpaquePointer?) -> UnsafePointer<CChar>? {
  handle(game)?.card?.question.pointer
}

@c @implementation
public func fc_game_answer_count(_ game: OpaquePointer?) -> UInt64 {
  UInt64(handle(game)?.card?.answers.count ?? 0)
}

@c @implementation
public func fc_game_answer_at(_ game: OpaquePointer?, _ position: UInt64) -> UnsafePointer<CChar>? {
  guard let answers = handle(game)?.card?.answers, position >= 1, position <= answers.count
  else { return nil }
  return answers[Int(position) - 1].pointer
}

@c @implementation
public func fc_game_card(
  _ game: OpaquePointer?, _ card: UnsafeMutablePointer<UnsafePointer<CChar>?>?
) -> fc_status {
  play(game) {
    let card = try place(card, "card")
    card.pointee = $0.cardValue.set(json: $0.session.currentCard?.plainValue ?? .nil)
  }
}

@c @implementation
public func fc_game_state(
  _ game: OpaquePointer?, _ state: UnsafeMutablePointer<UnsafePointer<CChar>?>?
) -> fc_status {
  play(game) {
    let state = try place(state, "state")
    state.pointee = $0.state.set(json: try $0.session.state().plainValue)
  }
}

@c @implementation
public func fc_game_result(
  _ game: OpaquePointer?, _ result: UnsafeMutablePointer<UnsafePointer<CChar>?>?
) -> fc_status {
  play(game) {
    let result = try place(result, "result")
    result.pointee = $0.result.set(json: $0.session.result.plainValue)
  }
}
