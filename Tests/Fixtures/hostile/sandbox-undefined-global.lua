-- ends: error undefined global 'wihle'
wihle(true)
