import CSQLite
import FCModels
import Foundation
import Support
import XCTest

@testable import FCStore

/// A test with a folder of its own for a store.
class StoreTestCase: XCTestCase {
  private(set) var folder = ""
  var path: String { "\(folder)/store.sqlite3" }

  override func setUpWithError() throws {
    folder = "/tmp/fcscript-store-\(getpid())-\(UInt32.random(in: 0...UInt32.max))"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
  }

  override func tearDownWithError() throws {
    try FileManager.default.removeItem(atPath: folder)
  }

  func open(timeout: Double = 5) throws -> Store {
    try Store(at: .file(path), patience: Patience(timeout: timeout))
  }

  func space(_ name: String = "quiz", in store: Store) throws -> Space {
    try store.space(named: name, ownedBy: "\(folder)/\(name).lua") { _ in true }
  }

  /// Runs `body` on a freshly opened space, as one turn of another process would.
  @discardableResult
  func turn<Result>(_ body: (Space) throws -> Result) throws -> Result {
    let space = try space(in: open())
    let result = try body(space)
    try space.store.commit()
    return result
  }

  /// What a statement gives on the file, as text, outside of any store.
  func query(_ sql: String) throws -> [String] {
    try Connection(path: path).rows(sql) { $0.text(0) }
  }

  func assertIntact(file: StaticString = #filePath, line: UInt = #line) throws {
    XCTAssertEqual(try query("PRAGMA integrity_check"), ["ok"], file: file, line: line)
    XCTAssertEqual(try query("PRAGMA foreign_key_check"), [], file: file, line: line)
  }
}

/// The probe as a process of its own.
final class ProbeProcess {
  private let process = Process()
  private let output = Pipe()
  private let input = Pipe()
  private var rest = ""

  init(_ arguments: String...) throws {
    process.executableURL = URL(filePath: pathOfProduct("store-probe"))
    process.arguments = arguments
    process.standardOutput = output
    process.standardInput = input
    try process.run()
  }

  /// The next line; nil at the end.
  func line() -> String? {
    while !rest.contains("\n") {
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { return nil }
      rest += String(decoding: data, as: UTF8.self)
    }
    let line = rest.prefix { $0 != "\n" }
    rest.removeFirst(line.count + 1)
    return String(line)
  }

  func kill() { Foundation.kill(process.processIdentifier, SIGKILL) }

  func endInput() { try? input.fileHandleForWriting.close() }

  /// The lines that are left, once the process has ended.
  func remainingLines() -> [String] {
    var lines: [String] = []
    while let line = line() { lines.append(line) }
    process.waitUntilExit()
    return lines
  }
}

extension RecipeBook {
  var names: [String] { (0..<count).compactMap { recipe(at: $0)?.name } }
}
