/// What is known of a function while its body is resolved.
struct FunctionScope {
  /// Tells whether `...` may stand in it.
  let takesMore: Bool
  /// How many variables were active before it.
  let firstActive: Int
  var loopDepth = 0
  /// The values that Lua keeps for the `for` loops that are open.
  var ownValues = 0
  /// The labels that can be seen.
  var labels: [Name] = []
  /// The jumps whose label has not come yet, each with how many variables are active for it.
  var jumps: [(label: Name, activeCount: Int)] = []

  /// Forgets the labels of a block, and moves its jumps out of it.
  mutating func close(_ start: BlockStart) {
    labels.removeLast(labels.count - start.labels)
    for position in start.jumps..<jumps.count {
      jumps[position].activeCount = min(jumps[position].activeCount, start.active)
    }
  }
}

/// How much there was when a block began.
struct BlockStart {
  let active: Int
  let labels: Int
  let jumps: Int
}

extension Resolver {
  /// Notes a jump; one to a label before it is always right.
  mutating func jump(to name: Name) {
    let last = functions.count - 1
    if functions[last].labels.contains(where: { $0.text == name.text }) { return }
    functions[last].jumps.append((name, activeCount))
  }

  /// Notes a label, and ends the jumps that have waited for it.
  ///
  /// - Parameter activeCount: How many variables are active after it.
  mutating func label(_ name: Name, firstJump: Int, activeCount: Int) {
    let last = functions.count - 1
    if let other = functions[last].labels.first(where: { $0.text == name.text }) {
      let line = source.location(of: other.span.start).line
      report(
        "there is a label '\(name.text)' already, at line \(line)", at: name.span,
        hint: "labels that can be seen from the same place need different names")
    }
    functions[last].labels.append(name)
    let waiting = functions[last].jumps[firstJump...]
    for jump in waiting where jump.label.text == name.text && jump.activeCount < activeCount {
      report(
        "'goto \(name.text)' jumps over the declaration of a local variable", at: jump.label.span,
        hint: "declare it before, or put it into 'do … end'")
    }
    functions[last].jumps.replaceSubrange(
      firstJump..., with: waiting.filter { $0.label.text != name.text })
  }

  /// Ends a function: what waits for a label now waits in vain.
  mutating func endFunction() {
    guard let function = functions.popLast() else { return }
    for jump in function.jumps {
      report(
        "no label '\(jump.label.text)' can be seen from this 'goto'", at: jump.label.span,
        hint: "write '::\(jump.label.text)::' in this block or one around it")
    }
  }
}
