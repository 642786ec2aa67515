/// Tells whether a text is a name of Lua, so that it can stand before `=` and after a dot.
public func isLuaName(_ text: String) -> Bool {
  guard let first = text.utf8.first, first.isNameStart else { return false }
  return text.utf8.allSatisfy(\.isNamePart) && !luaKeywords.contains(text)
}

/// Tells whether a byte may stand in a name of Lua.
public func isPartOfLuaName(_ byte: UInt8) -> Bool { byte.isNamePart }

/// The words that can't be a name.
public let luaKeywords = Set(Token.Kind.keywords.map(\.rawValue))
