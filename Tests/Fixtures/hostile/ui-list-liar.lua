-- ends: goes on
local answers = { math.maxinteger, -1, 0 / 0, 1e300, "x", {}, 3 }
local asked = 0
local list
list = fc.ui.list {
  count = function() asked = asked + 1 return answers[asked % #answers + 1] end,
  row = function(i)
    pcall(list.reload, list)
    return i % 2 == 0 and {} or { title = ("x"):rep(i % 5000), detail = i }
  end,
  on_select = function() error "selected" end, on_delete = function() return error end,
}
fc.ui.push(fc.ui.screen { title = "x", list })
fc.every(0.01, function() list:reload() end)
