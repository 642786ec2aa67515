import FCText

// The rule of number cards.

extension Card {
  /// The value of the answer.
  var number: Double? {
    details?.number ?? readNumber(answer)
  }

  func judgedNumber(_ response: Response) -> Judgement {
    let value: Double
    let unit: String
    switch response {
    case .number(let number): (value, unit) = (number, "")
    case .choice(let number): (value, unit) = (Double(number), "")
    case .text(let text):
      if isBlank(text) { return .refused("Write a number first.") }
      guard let (number, rest) = scanNumber(text, language: scope.defaults.language) else {
        return .refused("\(quoted(spaceCollapsed(text))) is not a number.")
      }
      (value, unit) = (number, rest)
    case .choices, .shown:
      return .refused("Write a number.")
    }
    guard value.isFinite, let number else { return .refused("The number is too large.") }
    return judged(value, unit: unit, against: number, response)
  }

  private func judged(
    _ value: Double, unit: String, against number: Double, _ response: Response
  ) -> Judgement {
    let tolerance = self.tolerance ?? .absolute(0)
    guard let wanted = self.unit else {
      // What stands after the number of a card without units is not a number's.
      if !unit.isEmpty { return .refused("Write just a number, without \(quoted(unit)).") }
      return .whole(response, isRight: tolerance.allows(value, for: number))
    }
    if let factor = factor(of: unit, in: wanted) {
      return .whole(response, isRight: tolerance.allows(value * factor, for: number))
    }
    let message =
      unit.isEmpty
      ? "The unit is missing: \(wanted)." : "\(quoted(unit)) is not the unit: \(wanted)."
    let isRight = tolerance.allows(value, for: number)
    return .scored(response, isRight ? unitScore : 0, message: message)
  }

  /// The factor that turns `unit` into `wanted`; nil for an unknown unit.
  private func factor(of unit: String, in wanted: String) -> Double? {
    if unit.isEmpty { return nil }
    let key = unitKey(unit)
    if key == unitKey(wanted) { return 1 }
    // The table has no order of its own: sorted, so that the same one of two equal units wins.
    return self.units.sorted { textPrecedes($0.key, $1.key) }
      .first { unitKey($0.key) == key }?.value
  }
}

/// Makes a key that is equal for spellings of one unit: `m/s²`, `m/s^2` and `m / s2`.
private func unitKey(_ unit: String) -> String {
  let spellings: [Character: String] = [
    "²": "2", "³": "3", "¹": "1", "⁻": "-", "−": "-", "^": "", "·": "*", "⋅": "*", "×": "*",
    "µ": "μ",
  ]
  return normalized(unit).reduce(into: "") { key, cluster in
    if !cluster.isWhitespace { key += spellings[cluster] ?? String(cluster) }
  }
}
