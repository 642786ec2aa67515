/// What can be asked for, each with the names of its parameters.
enum Method: String, CaseIterable {
  case initialize, load, keys, start, card, answer, hint, undo, result, state, resume, call
  case watchAnimations, cancel, close, shutdown

  var parameters: [String] {
    switch self {
    case .initialize: ["client"]
    case .load:
      [
        "path", "text", "name", "folder", "arguments", "seed", "learner", "permissions", "limits",
        "store", "adopt",
      ]
    case .keys: ["script", "deck"]
    case .start: ["script", "deck", "key", "seed", "shuffle", "limit", "learner"]
    case .card: ["game", "advance"]
    case .answer: ["game", "response", "card"]
    case .hint, .undo, .result, .state: ["game"]
    case .resume: ["script", "deck", "key", "state", "learner"]
    case .call: ["script", "function", "arguments"]
    case .watchAnimations: ["script", "interval"]
    case .cancel: ["id"]
    case .close: ["script", "game"]
    case .shutdown: []
    }
  }
}

/// What a peer is told without asking.
enum Notice: String, CaseIterable {
  case card, answer, finished, print, error, animation, quit
}
