-- fcscript-plugin: 1
--- Plays files of lines with tabs, as spreadsheets save them: fcscript run words.tsv
--
-- Each line has a question, a tab and the answer; wrong answers may follow, with tabs between. A
-- line without wrong answers makes a card that is typed. Blank lines are skipped. Lines that begin
-- with # are comments, and `#title: Spanish` or `#language: es` says more about the deck.

local fc = require "fc"

local plugin = fc.plugin { name = "tsv", version = "1.0" }

local said = { title = true, language = true, author = true, description = true, id = true }

--- The parts of a line between tabs, without the spaces around them.
local function columns(line)
  local list = {}
  for part in (line .. "\t"):gmatch "(.-)\t" do
    table.insert(list, part:match "^%s*(.-)%s*$")
  end
  while list[#list] == "" do table.remove(list) end
  return list
end

local function card(line, number)
  local parts = columns(line)
  if #parts < 2 then return nil end
  local wrong = table.move(parts, 3, #parts, 1, {})
  return {
    line = number,
    question = parts[1],
    answer = parts[2],
    wrong = #wrong > 0 and wrong or nil,
    kind = #wrong > 0 and "choice" or "typed",
  }
end

plugin:importer("tsv", function(text, path)
  local deck = { cards = {} }
  local number = 0
  -- A file may begin with a mark of its encoding, and end its lines as Windows does.
  text = text:gsub("^\u{FEFF}", ""):gsub("\r\n", "\n")
  for line in (text .. "\n"):gmatch "(.-)\n" do
    number = number + 1
    local name, value = line:match "^#%s*(%l+):%s*(.-)%s*$"
    if said[name] then
      deck[name] = value
    elseif line:find "%S" and line:sub(1, 1) ~= "#" then
      local made = card(line, number)
      if not made then
        return nil, ("%s:%d: there is no answer: a tab stands before it"):format(path, number)
      end
      table.insert(deck.cards, made)
    end
  end
  if #deck.cards == 0 then return nil, path .. ": there are no cards in it" end
  return deck
end)
