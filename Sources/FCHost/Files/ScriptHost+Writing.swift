import FCLua

/// `fc.write`: the files that the script was given to write.
extension ScriptHost {
  func defineWriting() throws {
    state.document(chapter: "files")
    try state.define(
      "write", in: "fc", "(path: string, text: string | number)",
      "Writes a file that the script was given to write."
    ) { [unowned self] call in
      let path = try call.string(1)
      if let bytes = call.arguments.bytes(2) {
        try write(bytes, to: path)
      } else {
        // A number, as Lua's own functions take it for text.
        try Array(try call.string(2).utf8).withUnsafeBytes { try write($0, to: path) }
      }
      return .nothing
    }
  }

  private func write(_ bytes: UnsafeRawBufferPointer, to path: String) throws {
    do {
      try files.write(bytes, to: path, for: "fc.write")
    } catch let missing as FileAccess.Missing {
      throw ScriptFault("can't write \(quotedName(path)): \(missing.reason)")
    } catch let fault as FileFault {
      throw ScriptFault("can't write \(quotedName(path)): \(fault)")
    }
  }
}
