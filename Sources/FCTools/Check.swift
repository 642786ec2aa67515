import FCHost

/// Finds what can be found wrong with a script without playing it: its main chunk runs, and every
/// answer key makes its cards.
///
/// - Throws: `ScriptError` of kind `memory` when there is none for a host.
public func check(_ path: String) throws -> [ScriptError] {
  let host = try ScriptHost()
  do {
    try host.load(path)
  } catch let error as ScriptError {
    return [error]
  }
  return []
}
