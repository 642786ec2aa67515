import FCLua
import FCModels

extension Card: LuaObject {}
extension AnswerKey: LuaObject {}
extension Deck: LuaObject {}
extension Game: LuaObject {}
extension RandomSource: LuaObject {}

extension ScriptHost {
  /// Makes the models known to scripts. Each module is a table of Lua names.
  func defineModels() throws {
    try state.define(KeyRunValues.binding)
    try defineCard()
    try defineRandomSource()
    try defineAnswerKey()
    try defineGame()
    try defineDeck()
  }
}

extension LuaWritable where Self: RawRepresentable, RawValue == String {
  public func write(to writer: ValueWriter) { writer.write(rawValue) }
}

extension CardKind: LuaWritable {}

/// Runs a piece of the models; their errors are raised in the script as they are worded.
func modelled<Result>(_ body: () throws -> Result) throws -> Result {
  do {
    return try body()
  } catch let error as ModelError {
    throw ScriptFault(error.message)
  }
}
