import FCHost
import FCModels

extension ScriptError {
  /// The error in JSON: what a program can show, part by part, and the report as the terminal has it.
  var plainValue: PlainValue {
    var fields: [String: PlainValue] = [
      "kind": .text("\(kind)"), "message": .text(message), "report": .text(report()),
      "callbacks": .list(callbacks.map { .text($0.title) }),
      "notes": .list(notes.map(PlainValue.text)),
      "excerpt": .list(
        excerpt.map { .table(["line": .int($0.number), "text": .text($0.text)]) }),
    ]
    if let position {
      fields["file"] = .text(position.source)
      fields["line"] = .int(position.line)
    }
    return .table(fields)
  }

  fileprivate var code: RPCError.Code {
    switch kind {
    case .limit: .scriptStopped
    case .permission: .permission
    default: .scriptFailed
    }
  }
}

/// The error that a request is answered with, for whatever was thrown.
func rpcError(_ error: any Error) -> RPCError {
  switch error {
  case let error as RPCError: error
  case let error as ScriptError:
    RPCError(error.code, error.description, data: error.plainValue)
  case HostError.closed: RPCError(.notFound, "the script is closed")
  case let error as HostError: RPCError(.invalidParameters, error.description)
  case let error as ModelError: RPCError(.invalidParameters, error.message)
  default: RPCError(.internalError, "\(error)")
  }
}
