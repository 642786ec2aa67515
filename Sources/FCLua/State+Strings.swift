import CLuaBridge

extension State {
  /// Replaces those functions of the string library whose work a script can make long by ones that
  /// account for it; call this before `openCoroutines`, which keeps their names.
  ///
  /// Results and errors are those of Lua's own functions.
  ///
  /// - Throws: `LuaError` of kind `memory`.
  public func openStrings() throws { try check(fcb_open_strings(context)) }
}
