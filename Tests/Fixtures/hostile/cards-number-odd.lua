-- ends: finishes
for _, text in ipairs { "1e999999999", "-1e-999999999", ("9"):rep(50000), "0." .. ("0"):rep(50000) .. "1", "1/0", "0/0", "1/1e-400",
  "--1", "1e", "e1", "∞", "nan", "inf", "0x10", "１２", "1,2,3", "1.2.3", "+", "-", "/", "1/", "/1", ("1/"):rep(10000), " 1 " } do
  local card = fc.card { question = "q", answer = 1, kind = "number", unit = "m", units = { km = 1e308, mm = 5e-324 } }
  pcall(card.record_answer, card, text)
  local again = fc.card { question = "q", answer = 1, kind = "number", unit = "m", units = { km = 1e308, mm = 5e-324 } }
  pcall(again.record_answer, again, text .. " km")
  pcall(fc.card, { question = "q", answer = text, kind = "number", tolerance = text })
end
