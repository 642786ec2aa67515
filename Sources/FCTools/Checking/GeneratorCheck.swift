import FCHost
import FCLoop
import FCModels

/// The time that generators are tried for, over all scripts of a check.
final class GeneratorTime {
  private let clock = SystemClock()
  private var secondsLeft = 2.0

  /// Does something for every number of a range until it returns false or a share of the time that
  /// is left is over.
  ///
  /// - Returns: How many numbers were tried.
  func forEach(_ numbers: ClosedRange<Int>, share: Double, _ body: (Int) -> Bool) -> Int {
    let start = clock.now
    let seconds = secondsLeft * share
    defer { secondsLeft -= clock.now - start }
    var count = 0
    for number in numbers {
      // At least a few, however slow they are and however many came before.
      if count >= 3, clock.now - start >= seconds { break }
      count += 1
      if !body(number) { break }
    }
    return count
  }
}

/// Makes the cards of an answer key with many seeds.
struct GeneratorCheck {
  static let seedCount = 1000

  /// The first seed that fails, and how.
  private(set) var failure: (seed: Int, MakingFailure)?
  /// How many seeds were tried.
  private(set) var tried = 0

  init(_ key: AnswerKey, on host: ScriptHost, _ time: GeneratorTime, share: Double) {
    var failure: (seed: Int, MakingFailure)?
    tried = time.forEach(1...Self.seedCount, share: share) { seed in
      failure = host.makingFailure(of: key, seed: seed).map { (seed, $0) }
      return failure == nil
    }
    // What all seeds may do together says nothing of one.
    if host.configuration.limits.instructions == nil || failure?.1.error.kind != .limit {
      self.failure = failure
    }
  }

  /// The error of the seed that fails.
  func error(of key: AnswerKey, script: String) -> ScriptError? {
    guard let (seed, failure) = failure else { return nil }
    var error = failure.error
    let card = failure.card.map { " for card \($0)" } ?? ""
    let problem =
      "answer key \"\(key.name)\" fails with seed \(seed)\(card): "
      + (error.parts?.problem ?? error.message)
    error.kind = .unplayable
    error.code = FaultCode(.failingGenerator)
    error.message = problem
    let name = script.contains(" ") ? "\"\(script)\"" : script
    error.parts = ScriptFault.Parts(
      problem, hint: "fcscript run \(name) --key \"\(key.name)\" --seed \(seed) shows it")
    return error
  }
}
