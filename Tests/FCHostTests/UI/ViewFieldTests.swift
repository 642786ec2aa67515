import XCTest

/// What scripts read and set of views, and what they are told of mistakes.
final class ViewFieldTests: XCTestCase {
  func test_fields_are_read_as_they_were_set() throws {
    try assertViews(
      """
      local function check(view, fields)
        for name, value in pairs(fields) do
          view[name] = value
          assert(view[name] == value, name)
        end
      end
      local common = { hidden = true, tag = print, foreground = "#ff0000", background = "#00ff00" }
      local made = {
        [ui.label { text = "a" }] = { text = "b", style = "strong" },
        [ui.face { text = "a" }] = { text = "b", note = "c" },
        [ui.button { title = "a" }] = { title = "b", enabled = false, target = ui, action = "x",
          on_press = function() end },
        [ui.list { count = 3 }] = { title = "t", empty = "e", count = 3, selection = 2,
          filtering = "off", numbered = true, select_title = "s", confirms_delete = false },
        [ui.table { columns = { "a" }, count = 2 }] = { empty = "e", selection = 2 },
        [ui.text_field { title = "a" }] = { title = "b", prompt = "p", text = "t" },
        [ui.text_view { title = "a" }] = { title = "b", prompt = "p", text = "t\\nu" },
        [ui.image { name = "a" }] = { name = "b", text = "c" },
        [ui.progress {}] = { title = "b", fraction = 0.5 },
        [ui.stack {}] = { axis = "horizontal", spacing = 3 },
        [ui.popover {}] = { title = "b" },
        [ui.tab_bar { tabs = { { title = "a" }, { title = "b" } } }] = { selection = 2 },
      }
      for view, fields in pairs(made) do
        check(view, fields)
        check(view, common)
        check(view, { size = 3 })
        assert(view.grow == nil)
        check(view, { grow = 2 })
        assert(view.size == nil and view.layer == view.layer)
        view.background = { from = "#000", to = "#fff", horizontal = true }
        assert(view.background.to == "#ffffff" and view.background.horizontal)
        view.foreground, view.background, view.tag = nil, nil, nil
        assert(view.foreground == nil and view.background == nil and view.tag == nil)
        local names = 0
        for name in pairs(view) do assert(type(name) == "string") names = names + 1 end
        assert(names > 8)
      end
      """)
  }

  func test_mistakes_name_the_view_the_field_and_what_was_meant() throws {
    try assertViews(
      """
      local button = ui.button { title = "Go" }
      fails("unknown field 'titel' in button (did you mean 'title'?)", ui.button, { titel = 1 })
      fails("unknown field 'titel' in button", function() button.titel = 1 end)
      fails("unknown field 'buton' in fc.ui (did you mean 'button'?)", function() return ui.buton end)
      fails("'fc.ui.label' can't be set", function() ui.label = 1 end)
      fails("field 'title' of button must be a string", function() button.title = {} end)
      fails("field 'on_press' of button must be a function", function() button.on_press = 1 end)
      fails("field 'foreground' of button must be a colour", function() button.foreground = "red" end)
      fails("unknown field of background 'form' (did you mean 'from'?)",
        function() button.background = { form = "#fff" } end)
      fails("unknown style 'stong' (did you mean 'strong'?)", ui.label, { text = "a", style = "stong" })
      fails("(a table of fields expected, got string): write fc.ui.label", ui.label, "text")
      fails("view 2 of screen \\"S\\" must be a view, got number",
        ui.screen, { title = "S", button, 3 })
      fails("name the fields: fc.ui.button", ui.button, { "Go" })
      fails("a tab needs a title", ui.tab_bar, { tabs = { {} } })
      fails("unknown field 'titel' in command", ui.screen, { commands = { { titel = "x" } } })
      fails("command \\"x\\" needs on_press", ui.screen, { commands = { { title = "x" } } })
      fails("the letter q is taken", ui.screen,
        { commands = { { title = "x", letter = "q", on_press = print } } })
      fails("screen expected, got button", ui.push, button)
      """)
  }

  func test_a_view_stands_in_one_place() throws {
    try assertViews(
      """
      local label = ui.label { text = "L" }
      local stack = ui.stack { label }
      fails("label \\"L\\" stands in stack already", ui.stack, { label })
      fails("label \\"M\\" stands in stack twice", function()
        local twice = ui.label { text = "M" }
        return ui.stack { twice, twice }
      end)
      fails("stack can't stand in itself", function() stack.views = { stack } end)
      local outer = ui.stack { stack }
      fails("stack can't stand in itself", function() stack.views = { outer } end)
      fails("stands in stack already", ui.tab_bar, { tabs = { { title = "a", view = label } } })
      assert(stack.views[1] == label and #outer.views == 1)
      stack.views = {}
      local screen = ui.screen { label }
      assert(screen.views[1] == label)
      local deep = ui.label { text = "deep" }
      fails("more than 12 deep", function() for _ = 1, 100 do deep = ui.stack { deep } end end)
      """)
  }
}
