import FCTerminal
import FCViews

/// Decodes what a terminal may send, in one read and byte by byte.
@Sendable func fuzzKeys(_ bytes: [UInt8]) throws {
  let whole = events(bytes, inReadsOf: max(1, bytes.count))
  for event in whole {
    switch event {
    case .key(let press):
      guard case .character(let character) = press.key else { continue }
      try require(isVisible(String(character)), "the character of a key is no control")
    case .mouse(let mouse):
      try require(mouse.position.column >= 0 && mouse.position.row >= 0, "a place is on the screen")
    case .paste(let text):
      try require(
        isVisible(text.filter { $0 != "\n" && $0 != "\t" }), "pasted text has no controls")
    case .line, .endOfInput:
      throw Finding(description: "a terminal sends keys")
    }
  }
  try require(
    joined(whole) == joined(events(bytes, inReadsOf: 1)), "reads may be cut anywhere")
}

private func events(_ bytes: [UInt8], inReadsOf count: Int) -> [Event] {
  var decoder = InputDecoder()
  var events: [Event] = []
  for start in stride(from: 0, to: bytes.count, by: count) {
    events += decoder.decode(bytes[start..<min(start + count, bytes.count)])
  }
  return events + decoder.flush()
}

private func isVisible(_ text: String) -> Bool {
  text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
}

/// The events, with neighbouring characters as one pasted text: a letter and its accent that come in
/// two reads are two keys.
private func joined(_ events: [Event]) -> [Event] {
  var joined: [Event] = []
  for event in events {
    guard case .key(let press) = event, press.modifiers.isEmpty,
      case .character(let character) = press.key
    else {
      joined.append(event)
      continue
    }
    if case .line(let text) = joined.last {
      joined[joined.count - 1] = .line(text + String(character))
    } else {
      joined.append(.line(String(character)))
    }
  }
  return joined
}
