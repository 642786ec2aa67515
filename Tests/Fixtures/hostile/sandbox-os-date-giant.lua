-- ends: memory
os.date(("%c"):rep(10000000))
