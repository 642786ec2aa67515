-- ends: permission
fc.after(0, function() fc.read "/etc/shadow" end)
fc.sleep(1)
