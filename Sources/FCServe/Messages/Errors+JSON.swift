import FCHost
import FCModels

extension ScriptError {
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
