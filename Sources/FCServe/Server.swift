import FCHost
import FCJSON
import FCModels
import FCText

/// Answers requests about scripts and games. It knows no descriptors: messages come in as bytes,
/// and go out to a function.
final class Server {
  let settings: Settings
  /// Whether the peer has asked for the end.
  private(set) var isOver = false
  /// The scripts, in the order they were loaded, and those that are not done with loading.
  var scripts: [HostedScript] = []
  var loading: [LoadingScript] = []
  /// The games by their numbers.
  var games: [Int: HostedGame] = [:]
  private let send: ([UInt8]) -> Void
  private var inbox = Inbox()
  private var isInitialized = false
  private var lastNumber = 0

  init(_ settings: Settings, send: @escaping ([UInt8]) -> Void) {
    self.settings = settings
    self.send = send
  }

  /// Ends all scripts. What they still say is heard.
  func close() {
    for load in loading { cancel(load) }
    for script in scripts { script.host.close() }
    scripts = []
    games = [:]
  }

  /// Whether requests wait for their turn, and how many bytes they had.
  var hasRequests: Bool { !inbox.isEmpty }
  var waitingWeight: Int { inbox.weight }

  /// A number that no script or game had before.
  func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  // MARK: Coming in

  /// Takes what the peer has sent. Requests wait for their turn.
  func receive(_ piece: MessageReader.Piece) {
    switch piece {
    case .tooLong:
      let limit = "a message is longer than \(settings.messageLimit) bytes"
      refuse(RPCError(.invalidRequest, limit))
    case .broken(let problem): refuse(RPCError(.parse, problem))
    case .message(let bytes):
      do {
        let value = try PlainValue(json: bytes)
        guard case .list(let values) = value else {
          return receive(value, in: nil, weight: bytes.count)
        }
        receive(batch: values, weight: bytes.count)
      } catch {
        refuse(RPCError(.parse, "no JSON: \(error)"))
      }
    }
  }

  private func receive(batch values: [PlainValue], weight: Int) {
    guard 1...settings.batchLimit ~= values.count else {
      let problem =
        values.isEmpty
        ? "a batch has at least one request"
        : "a batch has at most \(settings.batchLimit) requests"
      return refuse(RPCError(.invalidRequest, problem))
    }
    let batch = Batch(count: values.count, limit: settings.messageLimit)
    for value in values { receive(value, in: batch, weight: weight / values.count) }
  }

  private func receive(_ value: PlainValue, in batch: Batch?, weight: Int) {
    do {
      let request = try Request(value)
      var entry = Inbox.Entry(
        request: request, reply: Reply(id: request.id, batch: batch), weight: weight)
      if request.method == Method.cancel.rawValue, let id = request.parameters["id"],
        let target = inbox.take(id: id)
      {
        answer(target.reply, .failure(RPCError(.cancelled, "cancelled")))
        entry.hasCancelled = true
      }
      inbox.add(entry)
    } catch {
      let id = Request.answerID(of: value)
      answer(Reply(id: id, batch: batch), .failure(rpcError(error)))
    }
  }

  private func refuse(_ error: RPCError) {
    answer(Reply(id: .nil, batch: nil), .failure(error))
  }

  // MARK: Doing

  /// Does what the first of the waiting requests asks for.
  func handleNext() {
    guard let entry = inbox.takeFirst() else { return }
    do {
      guard let method = Method(rawValue: entry.request.method) else {
        let hint = suggestion(for: entry.request.method, among: Method.allCases.map(\.rawValue))
        throw RPCError(.unknownMethod, "unknown method '\(entry.request.method)'\(hint)")
      }
      try entry.request.parameters.check(known: method.parameters)
      guard isInitialized || method == .initialize else {
        throw RPCError(.notInitialized, "initialize comes first")
      }
      if let result = try perform(method, entry) { answer(entry.reply, .success(result)) }
    } catch {
      answer(entry.reply, .failure(rpcError(error)))
    }
  }

  /// - Returns: nil when it is answered already or later.
  private func perform(_ method: Method, _ entry: Inbox.Entry) throws -> JSONObject? {
    let parameters = entry.request.parameters
    switch method {
    case .initialize:
      if isInitialized { throw RPCError(.invalidRequest, "initialize comes once") }
      isInitialized = true
      return description
    case .load: return try load(parameters, entry.reply)
    case .keys: return try keys(parameters)
    case .start: return try start(parameters)
    case .card: return try card(parameters)
    case .answer: return try answer(parameters)
    case .hint: return try hint(parameters)
    case .undo: return try undo(parameters)
    case .result: return try game(parameters).session.result.object
    case .state: return ["state": try game(parameters).session.state().plainValue]
    case .resume: return try resume(parameters)
    case .call: return try call(parameters)
    case .watchAnimations: return try watchAnimations(parameters)
    case .cancel:
      let id = try parameters.required("id") { parameters[$0] }
      return ["cancelled": .bool(entry.hasCancelled || cancelLoading(id))]
    case .close: return try close(parameters)
    case .shutdown:
      isOver = true
      answer(entry.reply, .success(nil))
      return nil
    }
  }

  // MARK: Going out

  func notify(_ notice: Notice, _ parameters: JSONObject) {
    send(Message.notification(notice, parameters))
  }

  /// Answers a request, unless its peer wants no answer.
  func answer(_ reply: Reply, _ outcome: Result<JSONObject?, RPCError>) {
    guard let batch = reply.batch else {
      if let id = reply.id { send(Message.answer(id, outcome)) }
      return
    }
    if let id = reply.id, !batch.add(Message.answer(id, outcome)) {
      let error = RPCError(.tooMuch, "the answers to the batch are too long together")
      batch.append(Message.answer(id, .failure(error)))
    }
    batch.openCount -= 1
    if batch.openCount == 0, let message = batch.message { send(message) }
  }
}
