// What a mistake that many make at first is called in Lua's own words, and what to write instead.

/// What a message has in it, and the advice that helps then.
private let advices: KeyValuePairs = [
  "attempt to add a '": "texts are joined with .., as in \"Question \" .. 1",
  "(for iterator": "a list is gone through with ipairs(list), other tables with fc.pairs(table)",
]

extension ScriptError {
  /// What to write instead, for a mistake that many make at first; nil for others.
  var advice: String? {
    guard kind == .runtime else { return nil }
    return advices.first { message.contains($0.key) }?.value
  }
}
