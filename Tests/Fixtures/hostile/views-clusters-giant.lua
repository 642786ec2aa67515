-- ends: finishes
-- options: shows memory=64
-- One letter of 16 KiB, and flags without end.
local ui = fc.ui
local letter, flags = "a" .. ("\u{301}"):rep(8000), ("\u{1F1E9}"):rep(4000)
local function row(i) return { title = i % 2 == 0 and letter or flags, detail = flags } end
local function cells() return { flags } end
ui.push(ui.screen {
  title = letter, note = flags, ui.label { text = flags }, ui.text_view { text = letter },
  ui.list { count = 4, row = row }, ui.table { columns = { "a" }, count = 4, row = cells },
  ui.button { title = flags },
})
