print("fcscript")
