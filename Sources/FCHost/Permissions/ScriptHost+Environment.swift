import FCLua
import Glibc

/// `fc.env`: the variables of the environment that the script was given.
extension ScriptHost {
  func defineEnvironment() throws {
    state.document(chapter: "files")
    try state.define(
      "env", in: "fc", "(name: string) → string?",
      "A variable of the environment that the script was given to see."
    ) { [unowned self] call in
      let name = try call.string(1)
      guard maySee(name) else {
        throw PermissionRefusal(
          "fc.env", to: "see the variable \(quotedName(name))", option: "--allow-env", value: name)
      }
      // No variable has such a name, and C would take the part before the NUL.
      guard !name.utf8.contains(0), let value = getenv(name) else {
        call.writer.writeNil()
        return .wire
      }
      call.writer.write(bytes: UnsafeRawBufferPointer(start: value, count: strlen(value)))
      return .wire
    }
  }

  private func maySee(_ name: String) -> Bool {
    switch configuration.permissions.env {
    case .none: false
    // Byte by byte: what is the same text to Unicode is another name to the system.
    case .only(let names): names.contains { $0.utf8.elementsEqual(name.utf8) }
    case .everything: true
    }
  }
}
