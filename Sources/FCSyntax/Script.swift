/// A script of Lua 5.4, read.
///
/// For example:
///
///     let script = Script(SourceText(bytes))
///     for error in script.errors { print(error.location.line, error.message) }
public struct Script: Sendable {
  /// The text that was read.
  public let source: SourceText
  /// The statements of its main chunk; none when it could not be read.
  public let block: Block
  /// The comments, in their order; up to the first error when it could not be read.
  public let comments: [Comment]
  /// Why it is no Lua; empty when Lua takes it. What is no error of the tree, such as a jump without
  /// its label, is all there; of the others only the first is sure, and told.
  public let errors: [SyntaxError]

  /// What its names mean; empty when it could not be read.
  public let scopes: Scopes

  /// Reads a script.
  public init(_ source: SourceText) {
    self.source = source
    let reading = Self.read(source)
    block = reading.block ?? Block(statements: [], span: Span(0, 0))
    comments = reading.comments
    var resolver = Resolver(source, nameCount: reading.nameCount)
    if reading.block != nil { resolver.resolve(block) }
    scopes = resolver.scopes
    errors = reading.error.map { [$0] } ?? resolver.errors.sorted { $0.location < $1.location }
  }

  private struct Reading {
    var block: Block?
    var error: SyntaxError?
    var comments: [Comment] = []
    var nameCount = 0
  }

  private static func read(_ source: SourceText) -> Reading {
    var reading = Reading()
    do throws(SyntaxError) {
      var parser = try Parser(source)
      do throws(SyntaxError) {
        reading.block = try parser.script()
      } catch {
        reading.error = error
      }
      reading.comments = parser.lexer.comments
      reading.nameCount = parser.nameCount
    } catch {
      reading.error = error
    }
    return reading
  }
}
