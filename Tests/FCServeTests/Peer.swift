import FCHost
import FCJSON
import Glibc
import Support
import XCTest

@testable import FCServe

/// An error that a request was answered with.
struct Refusal: Error, Equatable {
  let code: Int
  let message: String
  let data: PlainValue
}

/// A peer in the process of the server. Every message that goes either way is held against the
/// schema, unless it is meant to be wrong.
final class Peer {
  /// All messages from the server, oldest first.
  private(set) var messages: [PlainValue] = []
  private(set) lazy var server = Server(settings) { [unowned self] in hear($0) }
  private let settings: Settings
  private let schema: JSONSchema
  private var lastID = 0
  private var methods: [Int: String] = [:]

  init(_ change: (inout Settings) -> Void = { _ in }) throws {
    schema = try .serve()
    var settings = Settings(version: "1.2.3")
    change(&settings)
    self.settings = settings
  }

  /// A peer that has begun to speak.
  static func initialized(_ change: (inout Settings) -> Void = { _ in }) throws -> Peer {
    let peer = try Peer(change)
    _ = try peer.request("initialize")
    return peer
  }

  /// Whether the server has ended by the peer's wish.
  var isOver: Bool { server.isOver }
  /// How many seconds it is until the server has something to do; nil when that may never be.
  var secondsUntilDeadline: Double? { server.secondsUntilDeadline }

  deinit { server.close() }

  private func hear(_ bytes: [UInt8]) {
    guard let message = try? PlainValue(json: bytes) else {
      return XCTFail("no JSON: \(String(decoding: bytes, as: UTF8.self))")
    }
    messages.append(message)
    XCTAssertEqual(schema.problems(of: message, as: "toPeer"), [])
    guard let id = message["id"].asInt, let method = methods[id], message["error"] == .nil else {
      return
    }
    XCTAssertEqual(schema.problems(of: message["result"], as: "results/\(method)"), [])
  }

  /// Sends bytes as they are, and has all requests done.
  func send(_ text: String) { send(Array(text.utf8)) }

  func send(_ bytes: [UInt8]) {
    server.receive(.message(bytes[...]))
    handleAll()
  }

  func handleAll() { while server.hasRequests { server.handleNext() } }

  /// Hands a request over, to be done later, and gives its id.
  func post(_ method: String, _ parameters: [String: PlainValue] = [:]) -> Int {
    lastID += 1
    methods[lastID] = method
    let message = rpcRequest(lastID, method, parameters)
    XCTAssertEqual(schema.problems(of: message, as: "toServer"), [])
    server.receive(.message(message.json[...]))
    return lastID
  }

  /// Sends a request and gives the result.
  ///
  /// - Throws: `Refusal`.
  @discardableResult
  func request(_ method: String, _ parameters: [String: PlainValue] = [:]) throws -> PlainValue {
    let id = post(method, parameters)
    handleAll()
    let answer = try answer(to: id)
    return try XCTUnwrap(answer, "no answer to \(method)")
  }

  /// The answer to a request; nil when there is none yet.
  ///
  /// - Throws: `Refusal`.
  func answer(to id: Int) throws -> PlainValue? {
    guard let message = messages.first(where: { $0["id"] == .int(id) }) else { return nil }
    let error = message["error"]
    guard error == .nil else {
      throw Refusal(
        code: error["code"].asInt ?? 0, message: error["message"].asText ?? "",
        data: error["data"])
    }
    return message["result"]
  }

  /// What the server has told of one kind.
  func notices(_ name: String) -> [PlainValue] {
    messages.filter { $0["method"] == .text(name) }.map { $0["params"] }
  }

  /// Lets the scripts run until something holds.
  func run(until isDone: () throws -> Bool) throws {
    while try !isDone() {
      let seconds = try XCTUnwrap(server.secondsUntilDeadline, "nothing is to happen any more")
      usleep(UInt32(seconds * 1e6))
      server.runScripts { _ in false }
    }
  }

  /// Loads a script from a text and gives its number.
  func load(_ text: String, _ more: [String: PlainValue] = [:]) throws -> PlainValue {
    let parameters: [String: PlainValue] = ["text": .text(text), "name": .text("test.lua")]
    return try request("load", parameters.merging(more) { _, new in new })["script"]
  }
}

extension PlainValue {
  subscript(_ name: String) -> PlainValue { asTable?[name] ?? .nil }
}

extension XCTestCase {
  /// Fails unless a request is refused with this code and message.
  func assertRefused(
    _ code: Int, _ message: String? = nil, file: StaticString = #filePath, line: UInt = #line,
    _ body: () throws -> PlainValue?
  ) {
    XCTAssertThrowsError(try body(), file: file, line: line) {
      guard let refusal = $0 as? Refusal else { return XCTFail("\($0)", file: file, line: line) }
      XCTAssertEqual(refusal.code, code, refusal.message, file: file, line: line)
      if let message { XCTAssertEqual(refusal.message, message, file: file, line: line) }
    }
  }
}
