-- ends: time
while true do
  local observer
  observer = fc.observe("x", function() observer:remove() observer:remove() end)
  fc.post("x", observer)
end
