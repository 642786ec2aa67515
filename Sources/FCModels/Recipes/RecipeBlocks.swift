/// The recipes of a book in order of their ids, of which only those are there that were looked at.
struct RecipeBlocks {
  private struct Block {
    /// How many recipes it has.
    var count: Int
    /// Its recipes in order of their ids; nil until they are looked at.
    var recipes: [Recipe]?
  }

  /// By number: block n covers as many ids as all others.
  private var blocks: [Block] = []
  /// How many recipes stand before each block.
  private var starts: [Int] = []
  private(set) var count = 0
  /// How many recipes are around, and how many bytes of text they had when they came.
  private(set) var loadedCount = 0
  private(set) var loadedBytes = 0
  /// The id of the next recipe.
  private(set) var nextID = 1
  /// Recipes that were looked at before their block.
  private var strays: [Int: Recipe] = [:]

  /// - Parameter known: recipes that are around already.
  init(_ extent: RecipeExtent, known: [Int: Recipe] = [:]) {
    nextID = max(1, extent.nextID)
    strays = known
    loadedCount = known.count
    loadedBytes = known.values.reduce(0) { $0 + $1.knownContent.byteCount }
    let size = RecipeExtent.blockSize
    let blockCount = nextID == 1 ? 0 : RecipeExtent.block(of: nextID - 1) + 1
    blocks = (0..<blockCount).map { number in
      // There is no id 0.
      let ids = max(1, number * size)..<min(nextID, (number + 1) * size)
      return Block(count: max(0, ids.count - (extent.removed[number] ?? 0)))
    }
    starts = [Int](repeating: 0, count: blockCount)
    countAgain(from: 0)
  }

  /// The recipes that are around, by their ids.
  var loaded: [Int: Recipe] {
    blocks.reduce(into: strays) { loaded, block in
      for recipe in block.recipes ?? [] { if let id = recipe.id { loaded[id] = recipe } }
    }
  }

  /// Forgets the recipes whose block has not turned up with them, and gives them out.
  mutating func takeStrays() -> [Recipe] {
    defer { strays = [:] }
    for recipe in strays.values { note(recipe.knownContent, isGone: true) }
    return Array(strays.values)
  }

  /// The recipe at a position, counted from 0; nil when there is none.
  /// - Parameter read: gives the recipes of a block.
  mutating func recipe(at position: Int, _ read: (Int) -> [StoredRecipe], in book: RecipeBook)
    -> Recipe?
  {
    guard 0..<count ~= position else { return nil }
    let number = block(at: position)
    let recipes = load(number, read, in: book)
    let offset = position - starts[number]
    if recipes.indices.contains(offset) { return recipes[offset] }
    // The block had less than it said, and is counted again by now: nothing is asked twice.
    return recipe(at: position, read, in: book)
  }

  /// The position of a recipe, counted from 0; nil when it is not there.
  mutating func position(of id: Int, _ read: (Int) -> [StoredRecipe], in book: RecipeBook) -> Int? {
    let number = RecipeExtent.block(of: id)
    guard id > 0, blocks.indices.contains(number) else { return nil }
    let recipes = load(number, read, in: book)
    let offset = firstIndex(in: recipes.count) { (recipes[$0].id ?? 0) >= id }
    return offset < recipes.count && recipes[offset].id == id ? starts[number] + offset : nil
  }

  /// A recipe that is around, or is now.
  mutating func recipe(_ stored: StoredRecipe, in book: RecipeBook) -> Recipe {
    let number = RecipeExtent.block(of: stored.id)
    if blocks.indices.contains(number), let recipes = blocks[number].recipes {
      let offset = firstIndex(in: recipes.count) { (recipes[$0].id ?? 0) >= stored.id }
      if offset < recipes.count, recipes[offset].id == stored.id { return recipes[offset] }
    }
    if let recipe = strays[stored.id] { return recipe }
    let recipe = Recipe(stored, in: book)
    note(stored.content)
    strays[stored.id] = recipe
    return recipe
  }

  /// Adds a recipe whose id is the next one or a later one; the ids between are taken for removed.
  mutating func append(_ recipe: Recipe, id: Int) {
    let number = RecipeExtent.block(of: id)
    while blocks.count <= number {
      blocks.append(Block(count: 0, recipes: []))
      starts.append(count)
    }
    blocks[number].recipes?.append(recipe)
    blocks[number].count += 1
    if blocks[number].recipes == nil { strays[id] = recipe }
    count += 1
    nextID = id + 1
    note(recipe.knownContent)
  }

  /// Puts a recipe in its place by its id, where there is none.
  mutating func insert(
    _ recipe: Recipe, id: Int, _ read: (Int) -> [StoredRecipe], in book: RecipeBook
  ) {
    let number = RecipeExtent.block(of: id)
    let recipes = load(number, read, in: book)
    let offset = firstIndex(in: recipes.count) { (recipes[$0].id ?? 0) >= id }
    blocks[number].recipes?.insert(recipe, at: offset)
    blocks[number].count += 1
    note(recipe.knownContent)
    countAgain(from: number)
  }

  /// Takes note that a recipe says something else.
  mutating func note(_ content: RecipeContent, after former: RecipeContent) {
    loadedBytes += content.byteCount - former.byteCount
  }

  private mutating func note(_ content: RecipeContent, isGone: Bool = false) {
    loadedCount += isGone ? -1 : 1
    loadedBytes += isGone ? -content.byteCount : content.byteCount
  }

  /// Takes out the recipe at a position. Its block has been loaded.
  mutating func remove(at position: Int) {
    let number = block(at: position)
    if let recipe = blocks[number].recipes?.remove(at: position - starts[number]) {
      note(recipe.knownContent, isGone: true)
    }
    blocks[number].count -= 1
    countAgain(from: number)
  }

  // MARK: Blocks

  /// Reads a block, unless it is around.
  @discardableResult
  mutating func load(
    _ number: Int, _ read: (Int) -> [StoredRecipe], in book: RecipeBook
  ) -> [Recipe] {
    guard blocks.indices.contains(number) else { return [] }
    if let recipes = blocks[number].recipes { return recipes }
    let recipes = read(number).map { stored in
      guard let recipe = strays.removeValue(forKey: stored.id) else {
        note(stored.content)
        return Recipe(stored, in: book)
      }
      note(stored.content, after: recipe.knownContent)
      recipe.update(stored)
      return recipe
    }
    blocks[number].recipes = recipes
    if blocks[number].count != recipes.count {
      blocks[number].count = recipes.count
      countAgain(from: number)
    }
    return recipes
  }

  /// The number of the block that a position lies in.
  private func block(at position: Int) -> Int {
    firstIndex(in: starts.count) { starts[$0] > position } - 1
  }

  private mutating func countAgain(from number: Int) {
    var start = number < starts.count ? starts[number] : 0
    for number in number..<blocks.count {
      starts[number] = start
      start += blocks[number].count
    }
    count = start
  }
}

extension Recipe {
  /// A recipe that a source keeps.
  fileprivate convenience init(_ stored: StoredRecipe, in book: RecipeBook) {
    self.init(stored.content)
    id = stored.id
    isFavorite = stored.isFavorite
    self.book = book
  }
}

/// The first of so many indexes for which `holds`, given that it holds for all later ones too;
/// their count when it holds for none.
func firstIndex(in count: Int, where holds: (Int) -> Bool) -> Int {
  var low = 0
  var high = count
  while low < high {
    let middle = (low + high) / 2
    if holds(middle) { high = middle } else { low = middle + 1 }
  }
  return low
}
