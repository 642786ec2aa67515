import XCTest

/// `fc.recipe`, `fc.recipe_book` and editors; each fault of the app they come from has a test.
final class RecipeScriptTests: XCTestCase {
  /// A book of three recipes, and what is posted about it.
  private let book = """
    local book = fc.recipe_book { name = "Smoothies", recipes = {
      fc.recipe { name = "cherry" }, fc.recipe { name = "Banana", instructions = "Mix." },
      fc.recipe { name = "apple", image = "apple.png" } } }
    local function names(list)
      local names = {}
      for i, recipe in ipairs(list) do names[i] = recipe.name end
      return table.concat(names, " ")
    end
    for _, name in ipairs { "RecipesChanged", "FavoritesChanged" } do
      fc.observe(name, function(changed)
        assert(changed == book)
        print(name, names(book), "|", names(book:sorted_favorites()))
      end)
    end

    """

  func test_recipes_count_from_1_and_stay_the_same_values() throws {
    try assertRun(
      book + """
        print(#book, book:recipe_count(), book[1], book[4], book[0], book:recipe_at(3).image)
        assert(book[2] == book:recipe_at(2) and fc.recipe_book { name = "Smoothies" } == book)
        local seen = { [book[1]] = "first" }
        table.collect()
        print(seen[book[1]], book[2].id, book:index_of(book[3]), book)
        for name, value in fc.pairs(book[2]) do print(name, value) end
        """,
      prints: [
        "3\t3\trecipe \"cherry\"\tnil\tnil\tapple.png",
        "first\t2\t3\trecipe book \"Smoothies\"", "id\t2", "instructions\tMix.", "name\tBanana",
      ])
  }

  func test_observers_hear_of_each_change_once_when_the_book_is_consistent() throws {
    try assertRun(
      book + """
        print(book:add_recipe(fc.recipe { name = "Date" }))
        print(book:add_to_favorites(book[1]))
        print(book:add_to_favorites(book[1]), book:is_favorite(book[1]), book:favorites_count())
        print(book:remove_recipe_at(2))
        print(book:remove_recipe_at(1).id, book:favorites_count())
        print(book:remove_from_favorites(book[1]))
        """,
      prints: [
        "RecipesChanged\tcherry Banana apple Date\t|\t", "recipe \"Date\"",
        "FavoritesChanged\tcherry Banana apple Date\t|\tcherry", "true",
        "false\ttrue\t1",
        "RecipesChanged\tcherry apple Date\t|\tcherry", "recipe \"Banana\"",
        "RecipesChanged\tapple Date\t|\t", "FavoritesChanged\tapple Date\t|\t", "1\t0",
        "false",
      ])
  }

  func test_a_rename_moves_a_favorite_before_anybody_hears_of_it() throws {
    try assertRun(
      book + """
        for i = 1, 3 do book:add_to_favorites(book[i]) end
        print "rename"
        local cherry = book[1]
        cherry.name = "Äpple"
        print(names(book:sorted_favorites()))
        print(book:did_change_recipe(cherry))
        print(book:did_change_recipe(cherry), book:is_favorite(cherry))
        """,
      prints: [
        "FavoritesChanged\tcherry Banana apple\t|\tcherry",
        "FavoritesChanged\tcherry Banana apple\t|\tBanana cherry",
        "FavoritesChanged\tcherry Banana apple\t|\tapple Banana cherry", "rename",
        "apple Banana Äpple",
        "RecipesChanged\tÄpple Banana apple\t|\tÄpple apple Banana",
        "FavoritesChanged\tÄpple Banana apple\t|\tÄpple apple Banana", "true", "false\ttrue",
      ])
  }

  func test_the_list_of_favorites_is_a_copy() throws {
    try assertRun(
      book + """
        book:add_to_favorites(book[3])
        local list = book:sorted_favorites()
        list[1] = nil
        print(#list, #book:sorted_favorites())
        """, prints: ["FavoritesChanged\tcherry Banana apple\t|\tapple", "0\t1"])
  }

  func test_ids_are_never_given_again_and_a_removal_can_be_undone() throws {
    try assertRun(
      """
      local book = fc.recipe_book { name = "B" }
      for _, name in ipairs { "a", "b" } do book:add_recipe(fc.recipe { name = name }) end
      book:add_to_favorites(book[2])
      local removed = book:remove_recipe_at(2)
      print(book:add_recipe(fc.recipe { name = "c" }).id)
      print(book:put_back(removed).id, book:index_of(removed), book:is_favorite(removed))
      print(book:put_back(removed))
      print(book:remove_recipe_at(9))
      print(book:add_recipe(book[1]))
      print(book:did_change_recipe(fc.recipe { name = "x" }))
      print(book:add_to_favorites(fc.recipe { name = "x" }))
      print(book:edit(fc.recipe { name = "x" }, {}))
      """,
      prints: [
        "3", "2\t2\ttrue",
        "nil\trecipe \"b\" can't be put back: it was not removed from the recipe book \"B\"",
        "nil\tthe recipe book has no recipe 9",
        "nil\trecipe \"a\" is in the recipe book \"B\" already",
        "nil\trecipe \"x\" is not in the recipe book \"B\"",
        "nil\trecipe \"x\" is not in the recipe book \"B\"",
        "nil\trecipe \"x\" is not in the recipe book \"B\"",
      ])
  }

  func test_a_name_of_spaces_is_refused() throws {
    try assertRun(
      """
      print(fc.recipe { name = " \\t" })
      local recipe = fc.recipe { name = "x" }
      print(pcall(function() recipe.name = "" end))
      print(recipe.name, pcall(fc.recipe, { instructions = "y" }))
      print(select(2, pcall(fc.recipe, { name = {} })))
      print(select(2, pcall(fc.recipe, { name = "x", instructions = ("y"):rep(70000) })))
      print(select(2, pcall(function() recipe.nmae = 1 end)))
      """,
      prints: [
        "nil\ta recipe has an empty name", "false\tquiz.lua:4: a recipe has an empty name",
        "x\tfalse\ta recipe needs a name: fc.recipe { name = \"…\" }",
        "field 'name' of recipe must be a string, got table",
        "field 'instructions' of recipe has more than 65536 bytes",
        "quiz.lua:8: unknown field 'nmae' in recipe (did you mean 'name'?)",
      ])
  }

  func test_an_editor_changes_nothing_before_it_is_saved() throws {
    try assertRun(
      book + """
        local delegate = {}
        function delegate:edit_recipe_did_save(editor)
          print("saved", self == delegate, editor.recipe, names(book))
        end
        local editor = book:edit(book[2], delegate)
        editor.name = "  "
        editor.instructions = "Stir."
        print(editor:save())
        editor.name = "Blueberry"
        print(book[2].name, book[2].instructions, editor.is_finished)
        print(editor:save())
        print(editor:save())
        editor:cancel()
        editor = book:edit(nil, delegate)
        editor.name, editor.image = "Date", "date.png"
        print(editor:save() == book[4], book[4].image)
        """,
      prints: [
        "nil\tGive the recipe a name.", "Banana\tMix.\tfalse",
        "RecipesChanged\tcherry Blueberry apple\t|\t",
        "saved\ttrue\trecipe \"Blueberry\"\tcherry Blueberry apple", "recipe \"Blueberry\"",
        "nil\tIt is saved or cancelled already.",
        "RecipesChanged\tcherry Blueberry apple Date\t|\t",
        "saved\ttrue\trecipe \"Date\"\tcherry Blueberry apple Date", "true\tdate.png",
      ])
  }

  func test_a_delegate_need_not_hear_of_a_cancel_but_of_a_save() throws {
    try assertRun(
      """
      local book = fc.recipe_book { name = "B" }
      book:edit({}):cancel()
      local editor = book:edit { edit_recipe_did_cancel = function(_, editor) print("cancelled", editor) end }
      editor.name = "x"
      print(pcall(editor.save, editor))
      print(#book)
      editor:cancel()
      editor:cancel()
      print(select(2, pcall(book.edit, book)))
      """,
      prints: [
        "false\tthe delegate has no 'edit_recipe_did_save'", "0",
        "cancelled\teditor of recipe \"x\"",
        "bad argument #2 to 'edit' (delegate (a table) expected, got no value)",
      ])
  }

  func test_an_editor_keeps_its_delegate_and_both_go_together() throws {
    try assertRun(
      """
      local book = fc.recipe_book { name = "B" }
      local gone = setmetatable({}, { __mode = "k" })
      local function edit()
        local delegate = { edit_recipe_did_save = function() end }
        delegate.editor = book:edit(delegate)
        delegate.editor.name = "x"
        gone[delegate] = true
        table.collect()
        assert(delegate.editor:save())
      end
      edit()
      -- What a finalizer has to do with is gone with the collection after.
      for _ = 1, 2 do table.collect() end
      print(next(gone))
      """, prints: ["nil"])
  }

  func test_observers_that_change_the_book_over_and_over_are_stopped() throws {
    let run = try runTimed(
      """
      local book = fc.recipe_book { name = "B" }
      fc.observe("RecipesChanged", function() book:add_recipe(fc.recipe { name = "x" }) end)
      book:add_recipe(fc.recipe { name = "x" })
      print(#book)
      """)
    XCTAssertEqual(run.printed, ["65"])
    XCTAssertTrue(run.reported.first?.contains("inside its own observers 64 deep") ?? false)
  }
}
