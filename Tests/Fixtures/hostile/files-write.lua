-- ends: permission
fc.write("hostile-out.txt", "x")
