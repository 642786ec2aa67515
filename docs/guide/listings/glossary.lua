-- fcscript-plugin: 1
local fc = require "fc"
local plugin = fc.plugin { name = "glossary", version = "1.0" }

--- Lines such as "sonata: a piece for one or two instruments".
plugin:importer("glossary", function(text, path)
  local cards, number = {}, 0
  for line in text:gmatch "[^\n]+" do
    number = number + 1
    local word, meaning = line:match "^(.-):%s*(.+)$"
    if not word then return nil, path .. ":" .. number .. ": there is no colon" end
    table.insert(cards, { question = meaning, answer = word, line = number })
  end
  return { title = "Glossary", cards = cards }
end)
