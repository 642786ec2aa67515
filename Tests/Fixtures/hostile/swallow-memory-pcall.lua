-- ends: memory
while true do
  pcall(function()
    local list = {}
    while true do list[#list + 1] = {} end
  end)
end
