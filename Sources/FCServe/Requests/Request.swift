import FCModels

/// What a peer asks for.
struct Request {
  /// By which the peer knows the answer; nil when it wants none.
  let id: PlainValue?
  let method: String
  let parameters: Parameters

  /// Reads a request.
  ///
  /// - Throws: `RPCError`.
  init(_ value: PlainValue) throws {
    guard case .table(let fields) = value else {
      throw RPCError(.invalidRequest, "a request is an object")
    }
    guard fields["jsonrpc"] == .text("2.0") else {
      throw RPCError(.invalidRequest, "a request has \"jsonrpc\": \"2.0\"")
    }
    if let id = fields["id"], !Self.isID(id) {
      throw RPCError(.invalidRequest, "the id of a request is a text or a number")
    }
    guard let method = fields["method"]?.asText else {
      throw RPCError(.invalidRequest, "a request has a method, which is a text")
    }
    id = fields["id"]
    self.method = method
    parameters = try Parameters(fields["params"])
  }

  /// The id to answer a value with that may be no request: its own where it has one.
  static func answerID(of value: PlainValue) -> PlainValue {
    guard case .table(let fields) = value, let id = fields["id"], isID(id) else { return .nil }
    return id
  }

  private static func isID(_ value: PlainValue) -> Bool {
    switch value {
    case .text, .int, .number, .nil: true
    case .bool, .list, .table: false
    }
  }
}
