-- ends: time
for i = 1, 300 do
  fc.observe("n" .. i, function()
    pcall(fc.post, "n" .. i % 300 + 1)
    pcall(fc.post, "n" .. (i + 1) % 300 + 1)
  end)
end
fc.post "n1"
