import FCSyntax

// What a script is for, which decides how it is checked.

extension ScriptText {
  /// The names of the modules that it requires.
  var requiredModules: [String] {
    var finder = ModuleFinder()
    script.block.walk(&finder)
    return finder.names
  }

  /// Whether it makes a deck.
  var makesDeck: Bool {
    var finder = ModuleFinder()
    script.block.walk(&finder)
    return finder.makesDeck
  }

  /// Whether it extends the host, by its first lines.
  var isPlugin: Bool {
    script.comments.contains {
      $0.line <= 2 && script.source.text($0.span).hasPrefix("-- fcscript-plugin:")
    }
  }

  /// Whether it tells an editor what there is, as `fcscript types` writes it: nobody runs it.
  var isStub: Bool {
    script.comments.first.map { script.source.text($0.span).hasPrefix("---@meta") } ?? false
  }

  /// Whether it tests scripts.
  var isTest: Bool { path.hasSuffix(testFileEnding) }
}

private struct ModuleFinder: SyntaxVisitor {
  var names: [String] = []
  var makesDeck = false

  mutating func visit(_ expression: Expression) -> Bool {
    guard case .chain(let base, let links) = expression.kind, let name = base.name?.text else {
      return true
    }
    if name == "require", case .call(let arguments)? = links.first?.kind,
      let module = arguments.first?.text
    {
      names.append(module)
    }
    if name == "fc", links.first?.constantKey == "deck" { makesDeck = true }
    return true
  }
}
