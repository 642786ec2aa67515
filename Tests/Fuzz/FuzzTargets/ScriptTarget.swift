import FCHost
import FCLoop
import FCModels
import Glibc

/// Loads a script with small limits and no permissions, plays its decks, and reports its errors.
///
/// A script of an odd length is given instructions, and so does the same each time; one of an even
/// length is given time, as scripts are by default.
@Sendable func fuzzScript(_ bytes: [UInt8]) throws {
  let folder = try ScratchFolder(holding: bytes)
  var configuration = ScriptHost.Configuration()
  configuration.seed = 1
  configuration.clock = ManualClock(skipsIdleTime: true)
  configuration.report = { _ = $0.report(isVerbose: true) }
  var limits = ScriptHost.Configuration.Limits()
  limits.memory = 32 << 20
  if bytes.count.isMultiple(of: 2) {
    limits.callTime = 0.2
    limits.turnTime = 0.4
  } else {
    limits.instructions = 200_000
  }
  configuration.limits = limits
  let host = try ScriptHost(configuration)
  defer { host.close() }
  endAfterAWhile(host.loop)
  do {
    try host.load(folder.script)
    for deck in host.decks {
      for key in deck.answerKeys { try play(key, of: deck) }
    }
    host.run(untilScreen: false)
  } catch {
    let report = host.scriptError(error).report(isVerbose: true)
    try require(!report.isEmpty, "an error has a report")
  }
}

private func play(_ key: AnswerKey, of deck: Deck) throws {
  let game = try deck.game(key: key, options: GameOptions(seed: 1, limit: 20))
  while let card = game.nextCard() {
    _ = try game.answer(.choice(1))
    _ = try game.answer(.text(card.answer))
  }
  _ = game.undo()
}

/// Ends a loop that has run for longer than anyone waits for a script that waits by itself.
private func endAfterAWhile(_ loop: EventLoop) {
  let clock = SystemClock()
  let deadline = clock.now + 1
  loop.onTurnEnd = { [unowned loop] in
    if clock.now > deadline { loop.close() }
  }
}

/// A folder with one script in it, which goes when this does.
private final class ScratchFolder {
  private let path: String
  var script: String { path + "/script.lua" }

  init(holding bytes: [UInt8]) throws {
    var template = Array("/tmp/fcscript-fuzz-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else {
      throw Finding(description: "no folder: errno \(errno)")
    }
    path = String(cString: made)
    guard let file = fopen(script, "w") else {
      throw Finding(description: "no file: errno \(errno)")
    }
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
  }

  deinit {
    remove(script)
    remove(path)
  }
}
