--- fc.observe
fc.observe("ScoreChanged", function(info, name)
  print(name, info.score)
end)
fc.post("ScoreChanged", { score = 3 })

--- fc.post
fc.observe("Tick", function() print("tick") end)
fc.post("Tick")

--- observer of notifications
local observer
observer = fc.observe("Once", function()
  print("only once")
  observer:remove()
end)
fc.post("Once")
fc.post("Once")
