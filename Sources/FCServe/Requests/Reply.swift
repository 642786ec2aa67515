import FCJSON
import FCModels

/// Where the answer to a request goes.
struct Reply {
  /// nil when the peer wants none.
  let id: PlainValue?
  let batch: Batch?
}

/// Requests that came together and are answered together.
final class Batch {
  /// How many are not answered yet.
  var openCount: Int
  /// The answers so far, in JSON, without what stands around them.
  private var answers: [UInt8] = []
  private let limit: Int

  /// - Parameter limit: About the most bytes that the answers may have together.
  init(count: Int, limit: Int) {
    openCount = count
    self.limit = limit
  }

  /// Adds an answer; false when there is no room for it.
  func add(_ answer: [UInt8]) -> Bool {
    guard answers.isEmpty || answers.count + answer.count <= limit else { return false }
    append(answer)
    return true
  }

  /// Adds an answer, whether there is room or not.
  func append(_ answer: [UInt8]) {
    answers.append(UInt8(ascii: answers.isEmpty ? "[" : ","))
    answers.append(contentsOf: answer)
  }

  /// All answers, once none is open; nil when nobody wants one.
  var message: [UInt8]? { answers.isEmpty ? nil : answers + [UInt8(ascii: "]")] }
}

/// Messages as JSON-RPC has them.
enum Message {
  static func answer(_ id: PlainValue, _ outcome: Result<PlainValue, RPCError>) -> [UInt8] {
    var fields: [String: PlainValue] = ["jsonrpc": .text("2.0"), "id": id]
    switch outcome {
    case .success(let result): fields["result"] = result
    case .failure(let error): fields["error"] = error.plainValue
    }
    return PlainValue.table(fields).json
  }

  static func notification(_ notice: Notice, _ parameters: [String: PlainValue]) -> [UInt8] {
    PlainValue.table([
      "jsonrpc": .text("2.0"), "method": .text(notice.rawValue), "params": .table(parameters),
    ]).json
  }
}
