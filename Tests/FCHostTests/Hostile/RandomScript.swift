import FCModels

/// Writes scripts at random: calls of everything that a script can call, with good arguments and
/// bad ones, inside loops, coroutines, protected calls, tasks and callbacks.
///
/// A script grows from a rule of `RandomScriptGrammar`. The same seed writes the same script
/// everywhere.
struct RandomScript {
  private var random: SeededRandom
  private var text = ""

  /// How deep rules stand in each other before only short ones are taken.
  private static let deepest = 6

  /// The script that a seed writes.
  static func text(seed: Int) -> String {
    var script = RandomScript(random: SeededRandom(seed: seed, stream: "random script"))
    script.write(RandomScriptGrammar.start, depth: 0)
    for _ in 0..<script.random.int(in: 3...12) {
      // Most in a call that catches errors, so that what comes after them is reached.
      let isProtected = script.random.int(in: 1...4) > 1
      script.write(isProtected ? "pcall(function() $S end)\n" : "$S\n", depth: 0)
    }
    script.write("$R\n", depth: 0)
    return script.text
  }

  private init(random: SeededRandom) { self.random = random }

  /// Writes a template: `$` and a letter stand for one of the forms of that rule.
  private mutating func write(_ template: String, depth: Int) {
    var isRule = false
    for character in template {
      if isRule {
        isRule = false
        write(form(of: character, depth: depth), depth: depth + 1)
      } else if character == "$" {
        isRule = true
      } else {
        text.append(character)
      }
    }
  }

  private mutating func form(of rule: Character, depth: Int) -> String {
    guard let forms = RandomScriptGrammar.rules[rule] else {
      preconditionFailure("the grammar has no rule \(rule)")
    }
    // The first forms of a rule are those that end.
    let count = depth < Self.deepest ? forms.count : min(forms.count, 2)
    return forms[random.int(in: 0...count - 1)]
  }
}
