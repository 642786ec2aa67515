-- ends: permission
fc.read "/etc/passwd"
