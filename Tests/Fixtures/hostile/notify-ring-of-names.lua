-- ends: error
for i = 1, 2000 do
  fc.observe("n" .. i, function() fc.post("n" .. i + 1) end)
end
fc.post "n1"
error "end"
