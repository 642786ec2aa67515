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
  /// - Parameter outcome: The result, nil for null; or the error.
  static func answer(_ id: PlainValue, _ outcome: Result<JSONObject?, RPCError>) -> [UInt8] {
    var message: JSONObject = ["id": id, "jsonrpc": .text("2.0")]
    switch outcome {
    case .success(let result): message.set("result", result)
    case .failure(let error): message.set("error", error.plainValue)
    }
    return message.bytes
  }

  static func notification(_ notice: Notice, _ parameters: JSONObject) -> [UInt8] {
    var message: JSONObject = ["jsonrpc": .text("2.0"), "method": .text(notice.rawValue)]
    message.set("params", parameters)
    return message.bytes
  }
}
