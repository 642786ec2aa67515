return {
  { name = "a cat", young = "a kitten", sound = "meows" },
  { name = "a dog", young = "a puppy", sound = "barks" },
  { name = "a frog", young = "a tadpole", sound = "croaks" },
  { name = "a horse", young = "a foal", sound = "neighs" },
  { name = "a swan", young = "a cygnet", sound = "hisses" },
}
