import FCJSON
import FCModels
import Glibc
import Support
import XCTest

/// A program that speaks to `fcscript serve`. Every message is held against the schema.
final class ServePeer {
  let program: Program
  /// All messages from the server, oldest first.
  private(set) var messages: [PlainValue] = []
  private let usesLines: Bool
  private let schema: JSONSchema
  private var unread: [UInt8] = []
  /// How many of them are known to have no end of a line.
  private var searched = 0
  private var lastID = 0
  private var methods: [Int: String] = [:]

  init(_ arguments: String..., home: DataHome? = nil) throws {
    usesLines = arguments.contains("--lines")
    schema = try .serve()
    program = try Program(["serve"] + arguments, home: home)
  }

  /// A peer that has begun to speak.
  static func initialized(_ arguments: String...) throws -> ServePeer {
    let peer = try ServePeer(arguments)
    try peer.request("initialize")
    return peer
  }

  private init(_ arguments: [String]) throws {
    usesLines = arguments.contains("--lines")
    schema = try .serve()
    program = try Program(["serve"] + arguments)
  }

  /// Sends a request and gives its id.
  @discardableResult
  func post(_ method: String, _ parameters: [String: PlainValue] = [:]) -> Int {
    lastID += 1
    methods[lastID] = method
    let message = rpcRequest(lastID, method, parameters)
    XCTAssertEqual(schema.problems(of: message, as: "toServer"), [])
    send(message.json)
    return lastID
  }

  /// Sends a message, whatever it is.
  func send(_ message: [UInt8]) {
    if usesLines {
      program.send(message + Array("\n".utf8))
    } else {
      program.send(Array("Content-Length: \(message.count)\r\n\r\n".utf8) + message)
    }
  }

  /// Sends a request and gives the result, or the error.
  @discardableResult
  func request(_ method: String, _ parameters: [String: PlainValue] = [:]) throws -> PlainValue {
    let id = post(method, parameters)
    let answer = try wait { $0["id"] == .int(id) }
    return answer["error"] == .nil ? answer["result"] : answer["error"]
  }

  /// Loads a script from a text and gives its number.
  func load(_ text: String) throws -> PlainValue {
    try request("load", ["text": .text(text), "name": .text("test.lua")])["script"]
  }

  /// Waits for a message.
  func wait(until isWanted: (PlainValue) -> Bool) throws -> PlainValue {
    while true {
      let message = try nextMessage()
      if isWanted(message) { return message }
    }
  }

  /// Waits for the next message.
  func nextMessage() throws -> PlainValue {
    while true {
      if let bytes = takeMessage() {
        let message = try PlainValue(json: bytes)
        messages.append(message)
        check(message)
        return message
      }
      let more = try program.takeOutput()
      guard !more.isEmpty else { throw PtyError("the server has ended: \(program.errorText)") }
      unread += more
    }
  }

  private func check(_ message: PlainValue) {
    XCTAssertEqual(schema.problems(of: message, as: "toPeer"), [])
    if let id = message["id"].asInt, let method = methods[id], message["error"] == .nil {
      XCTAssertEqual(schema.problems(of: message["result"], as: "results/\(method)"), [])
    }
  }

  private func takeMessage() -> ArraySlice<UInt8>? {
    let found = unread.withUnsafeBytes { bytes in
      bytes.baseAddress.flatMap { base in
        memchr(base + searched, Int32(UInt8(ascii: "\n")), bytes.count - searched).map {
          base.distance(to: UnsafeRawPointer($0))
        }
      }
    }
    guard let line = found else {
      searched = unread.count
      return nil
    }
    searched = line
    var range = 0..<line
    if !usesLines {
      let digits = unread[..<line].filter { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
      guard let count = Int(String(decoding: digits, as: UTF8.self)),
        unread.count >= line + 3 + count
      else { return nil }
      range = line + 3..<line + 3 + count
    }
    searched = 0
    defer { unread.removeSubrange(..<(usesLines ? line + 1 : range.upperBound)) }
    return unread[range]
  }
}

extension PlainValue {
  subscript(_ name: String) -> PlainValue { asTable?[name] ?? .nil }
}
