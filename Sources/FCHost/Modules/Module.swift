import FCLua
import FCModels
import FCMotion
import FCScreens

/// A part of `fc`, defined when a script first uses one of its names, or is first shown an object of
/// one of its classes.
///
/// Most scripts use little of it, and a host may have a thousand states at once.
struct Module {
  /// The fields of `fc` that it defines.
  let names: Set<String>
  let classes: Set<ObjectIdentifier>
  let define: (ScriptHost) throws -> Void

  init(_ names: String, _ classes: [Any.Type], _ define: @escaping (ScriptHost) throws -> Void) {
    self.names = Set(names.split(separator: " ").map(String.init))
    self.classes = Set(classes.map { ObjectIdentifier($0) })
    self.define = define
  }

  nonisolated(unsafe) static let all = [
    Module(
      "deck card game",
      [Deck.self, AnswerKey.self, Card.self, Game.self, RandomSource.self, KeyRunValues.self]
    ) { try $0.defineModels() },
    Module("after every sleep now quit", [ScriptTimer.self]) { try $0.defineTime() },
    Module("task await", [ScriptTask.self]) { try $0.defineTasks() },
    Module("observe post", [NotificationObserver.self]) { try $0.defineNotifications() },
    Module("recipe recipe_book", [Recipe.self, RecipeBook.self, RecipeEditor.self]) {
      try $0.defineRecipes()
    },
    Module("defaults", [ScriptDefaults.self]) { try $0.defineDefaults() },
    Module("animation sequence group", [Animation.self]) { try $0.defineAnimation() },
    Module("layer", [Layer.self]) { try $0.defineLayer() },
    Module("", [GameScreen.self, ScreenPart.self]) { try $0.defineScreen() },
    Module("ui", ScriptHost.viewClasses) { try $0.defineUI() },
    Module("", [DeckScreens.self]) { try $0.defineDeckScreens() },
    Module("read csv", []) { try $0.defineFiles() },
    Module("write", []) { try $0.defineWriting() },
    Module("env", []) { try $0.defineEnvironment() },
    Module("plugin", [PluginOffers.self]) { try $0.definePlugin() },
    Module("test", [Expectation.self]) { try $0.defineTest() },
  ]
}

/// The modules that a script has not used yet.
struct UndefinedModules {
  private var modules = Module.all

  /// Takes out the modules that define a field of `fc`, or all for nil.
  mutating func take(withName name: String?) -> [Module] {
    take { name == nil || $0.names.contains(name ?? "") }
  }

  mutating func take(classNamed type: ObjectIdentifier) -> [Module] {
    take { $0.classes.contains(type) }
  }

  private mutating func take(where isWanted: (Module) -> Bool) -> [Module] {
    let taken = modules.filter(isWanted)
    modules.removeAll(where: isWanted)
    return taken
  }
}

extension ScriptHost {
  /// Defines modules; returns whether there were any.
  @discardableResult
  func define(_ modules: [Module]) throws -> Bool {
    for module in modules { try module.define(self) }
    return !modules.isEmpty
  }
}
