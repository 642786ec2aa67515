import CBaseline
import Glibc

/// What a card costs through `fcscript serve`, with a peer written in C, beside the same peer that
/// has an echo process give the answers back.
enum Serve {
  private static let cards = 50
  private static let rounds = 200

  static func measure(_ program: String) throws -> [Benchmarks.Line] {
    // Programs take the processors of who starts them. On several, an idle one has to wake up for
    // each message, which takes longer than the work, and only at times.
    baseline_use_one_processor(true)
    defer { baseline_use_one_processor(false) }
    let server = try Peer(program, ["serve", "--lines", "--store", "memory"])
    let echo = try Peer("/bin/cat", [])
    try server.ask("initialize", "")
    try server.ask("load", #""path":"decks/us-capitals.lua","seed":1"#)
    var least = (Double.infinity, Double.infinity)
    for game in 2..<rounds + 2 {
      try server.ask("start", #""script":1"#)
      let requests = ["card", "answer"].map { method in
        Peer.request(
          method, "\"game\":\(game)" + (method == "answer" ? #","response":1"# : ""))
      }
      var answers: [[CChar]] = []
      var time = (0.0, 0.0)
      for _ in 0..<cards {
        let start = now()
        for request in requests { answers.append(try server.ask(request)) }
        time.0 += now() - start
      }
      for answer in answers {
        let start = now()
        _ = try echo.ask(answer)
        time.1 += now() - start
      }
      try server.ask("close", "\"game\":\(game)")
      least = (min(least.0, time.0), min(least.1, time.1))
    }
    return [
      Benchmarks.Line(
        "a card asked and answered through `serve` / the same bytes through an echo process",
        goal: 2, least.0, least.1, count: cards)
    ]
  }
}

/// A program and the peer that speaks to it.
private final class Peer {
  private let peer: OpaquePointer
  private var answer = [CChar](repeating: 0, count: 1 << 16)

  init(_ program: String, _ arguments: [String]) throws {
    var words: [UnsafePointer<CChar>?] = ([program] + arguments).map { UnsafePointer(strdup($0)) }
    words.append(nil)
    defer { for word in words { free(UnsafeMutablePointer(mutating: word)) } }
    guard let peer = baseline_peer_open(program, words) else {
      throw Child.Failure(description: "can't run \(program)")
    }
    self.peer = peer
  }

  deinit { baseline_peer_close(peer) }

  static func request(_ method: String, _ parameters: String) -> [CChar] {
    let text = #"{"jsonrpc":"2.0","id":1,"method":"\#(method)","params":{\#(parameters)}}"#
    return (text + "\n").utf8.map { CChar(bitPattern: $0) }
  }

  func ask(_ method: String, _ parameters: String) throws {
    _ = try ask(Self.request(method, parameters))
  }

  /// Sends lines and gives the lines that come back, up to an answer.
  func ask(_ lines: [CChar]) throws -> [CChar] {
    let count = Int(
      baseline_peer_ask(peer, lines, Int64(lines.count), &answer, Int64(answer.count)))
    guard count > 0 else { throw Child.Failure(description: "no answer") }
    return Array(answer[..<count])
  }
}
