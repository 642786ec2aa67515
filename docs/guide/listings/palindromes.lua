local fc = require "fc"
local deck = fc.deck { title = "Backwards", kind = "typed" }

--- A word read backwards is the same word: level, noon.
local function check_palindrome(response)
  local word = response:lower()
  if #word < 3 then return false, "It should have three letters or more." end
  if word ~= word:reverse() then return false, "Backwards it is " .. word:reverse() .. "." end
  return true
end

deck:answer_key("Palindromes", function(key)
  key:card {
    question = "Write a word that is the same backwards.",
    answer = "level",
    check = check_palindrome,
  }
end)

return deck
