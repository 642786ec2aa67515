-- ends: finishes
-- options: plays
local deck = fc.deck { title = ("a\u{301}"):rep(1000) }
local texts = { ("\u{301}"):rep(30000), ("\u{1f468}\u{200d}"):rep(5000), ("\u{1f1e9}"):rep(5000), ("\u{202e}"):rep(5000),
  "\27[2J\27]0;title\7", "\0\1\2\127", ("\n"):rep(10000), ("\t"):rep(10000), (" "):rep(10000) .. "x", ("\u{fdfa}"):rep(5000),
  ("\u{1100}"):rep(10000), "\u{feff}", ("x"):rep(60000), ("\u{ac00}"):rep(10000) }
for _, kind in ipairs { "choice", "typed", "reveal" } do
  deck:answer_key(kind, { kind = kind }, function(key)
    for i, text in ipairs(texts) do key:card { question = i .. text, answer = i .. text .. "!", explanation = text, hint = text } end
  end)
end
return deck
