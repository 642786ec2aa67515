import FCJSON
import FCModels
import Glibc

// Text that comes from a C program, and text that goes there.

/// Reads a text that the C program has handed in.
///
/// - Throws: `Refusal` when it is NULL or not UTF-8.
func text(_ pointer: UnsafePointer<CChar>?, _ name: String) throws -> String {
  guard let text = try optionalText(pointer, name) else { throw Refusal.missing(name) }
  return text
}

/// Reads a text that may be NULL.
///
/// - Throws: `Refusal` when it is not UTF-8.
func optionalText(_ pointer: UnsafePointer<CChar>?, _ name: String) throws -> String? {
  guard let pointer else { return nil }
  guard let text = String(validatingCString: pointer) else { throw Refusal.notText(name) }
  return text
}

/// Reads a value that the C program has handed in as JSON.
///
/// - Throws: `Refusal`.
func value(_ pointer: UnsafePointer<CChar>?, _ name: String) throws -> PlainValue {
  let json = try text(pointer, name)
  do {
    return try PlainValue(json: json)
  } catch let error as JSONError {
    throw Refusal.notJSON(name, error)
  }
}

/// A text that is lent to the C program: it stays where it is until it is set again.
final class LentText {
  private var start = UnsafeMutablePointer<CChar>.allocate(capacity: 1)
  private var capacity = 1

  init() { start.pointee = 0 }

  convenience init(json value: PlainValue) {
    self.init()
    set(json: value)
  }

  deinit { start.deallocate() }

  /// Takes over a text, in place of the one before.
  @discardableResult
  func set(_ text: String) -> UnsafePointer<CChar> {
    var text = text
    return text.withUTF8 { set($0) }
  }

  /// Takes over a value as JSON, in place of the text before.
  @discardableResult
  func set(json value: PlainValue) -> UnsafePointer<CChar> {
    value.json.withUnsafeBufferPointer(set)
  }

  /// The text, for as long as it is not set again.
  var pointer: UnsafePointer<CChar> { UnsafePointer(start) }

  private func set(_ bytes: UnsafeBufferPointer<UInt8>) -> UnsafePointer<CChar> {
    if bytes.count >= capacity {
      start.deallocate()
      capacity = bytes.count + 1
      start = .allocate(capacity: capacity)
    }
    if let source = bytes.baseAddress {
      UnsafeMutableRawPointer(start).copyMemory(from: source, byteCount: bytes.count)
    }
    start[bytes.count] = 0
    return pointer
  }
}

/// Hands out a text for good; nil when there is no memory.
func givenText(_ text: String) -> UnsafeMutablePointer<CChar>? { strdup(text) }
