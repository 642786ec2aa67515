-- ends: time
while true do xpcall(error, function() error "in the handler" end) end
