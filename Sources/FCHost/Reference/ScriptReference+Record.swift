import FCLua

// What the bindings say of themselves, with the types that stand in it.

extension ScriptReference.Function {
  init(_ function: BindingRecord.Function) throws {
    name = (function.table.map { "\($0)." } ?? "") + function.name
    signatures = try LuaSignature.all(in: function.signature)
    documentation = function.documentation
    chapter = try Chapter(of: name, named: function.chapter)
  }

  init(_ entry: LanguageEntry) throws {
    name = entry.name
    signatures = try LuaSignature.all(in: entry.type)
    documentation = entry.documentation
    chapter = entry.chapter
  }
}

extension ScriptReference.Value {
  init(_ entry: LanguageEntry) throws {
    name = entry.name
    type = try LuaType(entry.type)
    documentation = entry.documentation
    chapter = entry.chapter
  }
}

extension ScriptReference.Class {
  init(_ description: BindingRecord.Class) throws {
    name = description.name
    documentation = description.documentation
    members = try description.members.map(ScriptReference.Member.init)
    element = try description.element.map { try LuaType($0) }
    otherFields = try description.otherFields.map { try LuaType($0) }
    hasLength = description.hasLength
    chapter = try Chapter(of: name, named: description.chapter)
  }
}

extension ScriptReference.Member {
  init(_ member: BindingRecord.Member) throws {
    name = member.name
    type = member.isMethod ? nil : try LuaType(member.type)
    signatures = member.isMethod ? try LuaSignature.all(in: member.type) : []
    documentation = member.documentation
    isSettable = member.isSettable
  }
}

extension ScriptReference.Table {
  init(_ table: BindingRecord.Table) throws {
    name = table.fields.name
    fields = try table.fields.fields.map {
      ScriptReference.Field(
        name: $0.name, type: try LuaType($0.type), documentation: $0.documentation)
    }
    element = try table.fields.element.map { try LuaType($0) }
    chapter = try Chapter(of: name, named: table.chapter)
  }
}

extension ScriptReference.Alias {
  init(_ alias: BindingRecord.Alias) throws {
    name = alias.name
    type = try LuaType(alias.type)
    documentation = alias.documentation
    chapter = try Chapter(of: name, named: alias.chapter)
  }
}
