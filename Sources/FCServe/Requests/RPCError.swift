import FCModels

/// Why a request is answered with an error.
struct RPCError: Error, Equatable {
  /// Source: JSON-RPC 2.0, 5.1; Language Server Protocol 3.17 for those of starting and cancelling.
  enum Code: Int {
    case parse = -32700
    case invalidRequest = -32600
    case unknownMethod = -32601
    case invalidParameters = -32602
    case internalError = -32603
    case scriptFailed = -32000
    /// A limit has stopped the script for good.
    case scriptStopped = -32001
    /// `initialize` comes first.
    case notInitialized = -32002
    case permission = -32003
    /// There is no script or game of this number.
    case notFound = -32004
    /// More than the process takes: of bytes, scripts or games.
    case tooMuch = -32005
    case cancelled = -32800
  }

  let code: Code
  let message: String
  var data: PlainValue?

  init(_ code: Code, _ message: String, data: PlainValue? = nil) {
    self.code = code
    self.message = message
    self.data = data
  }

  /// The error as JSON-RPC has it.
  var plainValue: PlainValue {
    var fields: [String: PlainValue] = ["code": .int(code.rawValue), "message": .text(message)]
    fields["data"] = data
    return .table(fields)
  }
}
