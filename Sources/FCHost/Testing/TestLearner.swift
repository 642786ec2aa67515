import FCLua
import FCModels
import FCViews
import Glibc

/// `fc.test.load`, `right` and `wrong`: decks for a test, and a learner who knows the answers.
extension ScriptHost {
  func defineLearner() throws {
    try state.define(
      "right", in: "fc.test", "(card: card) → response",
      "A response that the card's rule finds right."
    ) { call in
      call.answer(try call.object(1, of: Card.self).rightResponse.value)
    }
    try state.define(
      "wrong", in: "fc.test", "(card: card) → response",
      "A response that the card's rule finds wrong."
    ) { call in
      let card = try call.object(1, of: Card.self)
      guard let response = card.wrongResponse else {
        throw ScriptFault("\(card.name) shows no wrong answer")
      }
      return call.answer(response.value)
    }
  }

  /// Loads the chunk of a script that is to be tested; its files and modules are found from now on.
  func testedChunk(_ path: String) throws -> Reference {
    guard path.hasSuffix(".lua") else {
      throw ScriptFault("fc.test.load takes a script: \(quotedName(path)) does not end in .lua")
    }
    let located = joined(files.folder, path)
    let source: SourceFile
    do {
      source = try SourceFile(
        path: located, name: loaded.placeName(of: located), room: roomForFile)
    } catch let error as ScriptError {
      throw ScriptFault(error.description)
    }
    files.enter(furtherFolder: folder(of: located))
    loaded.add(source, from: located)
    return try state.load(source.chunkBytes, name: "@\(source.name)")
  }
}
