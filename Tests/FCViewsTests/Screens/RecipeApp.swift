import FCViews
import Support

/// The screens of a small recipe app, as a script would build them, for tests of screens.
final class RecipeApp {
  struct Recipe {
    var name: String
    var instructions = ""
    var isFavorite = false
  }

  let navigator = Navigator()
  var recipes: [Recipe]
  private(set) var tabs = TabBar([])
  private(set) var isQuit = false

  init(_ names: [String] = ["Apple Jack", "Berry Blast", "Mango Lassi"]) {
    recipes = names.map { Recipe(name: $0) }
    navigator.onQuit = { [unowned self] in isQuit = true }
    tabs = TabBar([
      Tab("All", content: list { [unowned self] in Array(recipes.indices) }),
      Tab(
        "Favorites",
        content: list { [unowned self] in
          recipes.indices.filter { recipes[$0].isFavorite }
        }),
    ])
    let screen = ViewScreen("Smoothies", [tabs])
    screen.ownCommands = [
      Command("add", letter: "a", key: KeyPress(.function(3))) { [unowned self] in edit(nil) }
    ]
    navigator.push(screen)
  }

  var screen: ViewScreen { navigator.top ?? ViewScreen() }

  private func list(_ indexes: @escaping () -> [Int]) -> List {
    let list = List(
      count: { indexes().count },
      row: { [unowned self] in
        let recipe = recipes[indexes()[$0]]
        return Row(recipe.name, isMarked: recipe.isFavorite)
      })
    list.onSelect = { [unowned self] in show(indexes()[$0]) }
    list.onDelete = { [unowned self] position in
      let index = indexes()[position]
      let recipe = recipes.remove(at: index)
      return { [unowned self] in recipes.insert(recipe, at: index) }
    }
    return list
  }

  private func action(of index: Int) -> String {
    recipes[index].isFavorite ? "Remove from favorites" : "Add to favorites"
  }

  private func show(_ index: Int) {
    let favorite = Button(action(of: index)) { [unowned self] button in
      recipes[index].isFavorite.toggle()
      button.title = action(of: index)
    }
    let change = Button("Edit") { [unowned self] _ in edit(index) }
    let photo = Image("photo")
    let label = Label("")
    let screen = ViewScreen("", [photo, label, Stack(.horizontal, [favorite, change])])
    screen.onShow = { [unowned self, unowned screen] in
      let recipe = recipes[index]
      screen.title = recipe.name
      photo.text = "A glass of \(recipe.name)"
      label.text = recipe.instructions.isEmpty ? "No instructions yet" : recipe.instructions
    }
    navigator.push(screen)
  }

  private func edit(_ index: Int?) {
    let recipe = index.map { recipes[$0] } ?? Recipe(name: "")
    let name = TextField("Name", prompt: "What it is called", text: recipe.name)
    let instructions = TextView(
      "Instructions", prompt: "How it is made", text: recipe.instructions)
    instructions.length = .flexible(1)
    let screen = ViewScreen(index == nil ? "New recipe" : "Edit recipe")
    let save = Button("Save") { [unowned self, unowned screen] _ in
      guard !name.text.allSatisfy(\.isWhitespace) else {
        return screen.tell("Please enter a recipe name.")
      }
      let recipe = Recipe(
        name: name.text, instructions: instructions.text, isFavorite: recipe.isFavorite)
      if let index { recipes[index] = recipe } else { recipes.append(recipe) }
      navigator.dismiss()
    }
    let cancel = Button("Cancel") { [unowned self] _ in navigator.dismiss() }
    screen.views = [name, instructions, Stack(.horizontal, [save, cancel])]
    navigator.present(screen)
  }

  // MARK: Using it

  @discardableResult
  func press(_ key: Key, _ modifiers: KeyPress.Modifiers = []) -> Bool {
    screen.receive(.key(KeyPress(key, modifiers)))
  }

  func type(_ text: String) {
    for letter in text { press(letter == "\n" ? .enter : .character(letter)) }
  }

  func text(_ columns: Int = 48, _ rows: Int = 16) -> String {
    Canvas(columns: columns, rows: rows, drawing: screen).text
  }
}
