import FCModels

/// A request as a peer of `fcscript serve` sends it.
public func rpcRequest(
  _ id: Int, _ method: String, _ parameters: [String: PlainValue]
) -> PlainValue {
  .table([
    "jsonrpc": .text("2.0"), "id": .int(id), "method": .text(method),
    "params": .table(parameters),
  ])
}
