-- ends: permission
print(fc.env "HOME")
