-- Spanish verbs, with what can't be told from the infinitive (see spanish/conjugate.lua).

return {
  -- Regular.
  { infinitive = "hablar", meaning = "to speak" },
  { infinitive = "trabajar", meaning = "to work" },
  { infinitive = "comer", meaning = "to eat" },
  { infinitive = "aprender", meaning = "to learn" },
  { infinitive = "vivir", meaning = "to live" },
  { infinitive = "escribir", meaning = "to write" },

  -- The spelling changes, the sound does not.
  { infinitive = "buscar", meaning = "to look for" },
  { infinitive = "llegar", meaning = "to arrive" },
  { infinitive = "cruzar", meaning = "to cross" },
  { infinitive = "averiguar", meaning = "to find out" },
  { infinitive = "vencer", meaning = "to defeat" },
  { infinitive = "proteger", meaning = "to protect" },
  { infinitive = "dirigir", meaning = "to lead" },
  { infinitive = "conocer", meaning = "to know" },
  { infinitive = "leer", meaning = "to read" },
  { infinitive = "creer", meaning = "to believe" },
  { infinitive = "construir", meaning = "to build" },

  -- The vowel of the stem changes.
  { infinitive = "pensar", meaning = "to think", change = "e>ie" },
  { infinitive = "empezar", meaning = "to begin", change = "e>ie" },
  { infinitive = "entender", meaning = "to understand", change = "e>ie" },
  { infinitive = "sentir", meaning = "to feel", change = "e>ie" },
  { infinitive = "preferir", meaning = "to prefer", change = "e>ie" },
  { infinitive = "contar", meaning = "to count", change = "o>ue" },
  { infinitive = "volver", meaning = "to return", change = "o>ue" },
  { infinitive = "dormir", meaning = "to sleep", change = "o>ue" },
  { infinitive = "jugar", meaning = "to play", change = "u>ue" },
  { infinitive = "pedir", meaning = "to ask for", change = "e>i" },
  { infinitive = "seguir", meaning = "to follow", change = "e>i" },
  { infinitive = "elegir", meaning = "to choose", change = "e>i" },
  { infinitive = "enviar", meaning = "to send", change = "i>í" },
  { infinitive = "actuar", meaning = "to act", change = "u>ú" },

  -- The yo form, the preterite or the future has a stem of its own.
  {
    infinitive = "tener", meaning = "to have",
    change = "e>ie", first = "tengo", past_stem = "tuv", future_stem = "tendr",
  },
  {
    infinitive = "venir", meaning = "to come",
    change = "e>ie", first = "vengo", past_stem = "vin", future_stem = "vendr",
  },
  {
    infinitive = "decir", meaning = "to say",
    change = "e>i", first = "digo", past_stem = "dij", future_stem = "dir",
  },
  {
    infinitive = "poner", meaning = "to put",
    first = "pongo", past_stem = "pus", future_stem = "pondr",
  },
  { infinitive = "salir", meaning = "to go out", first = "salgo", future_stem = "saldr" },
  { infinitive = "traer", meaning = "to bring", first = "traigo", past_stem = "traj" },
  { infinitive = "caer", meaning = "to fall", first = "caigo" },
  { infinitive = "oír", meaning = "to hear", first = "oigo" },
  { infinitive = "conducir", meaning = "to drive", past_stem = "conduj" },
  { infinitive = "andar", meaning = "to walk", past_stem = "anduv" },
  {
    infinitive = "poder", meaning = "to be able to",
    change = "o>ue", past_stem = "pud", future_stem = "podr",
  },
  {
    infinitive = "querer", meaning = "to want",
    change = "e>ie", past_stem = "quis", future_stem = "querr",
  },
  {
    infinitive = "hacer", meaning = "to do", first = "hago", past_stem = "hic", future_stem = "har",
    preterite = { [3] = "hizo" },
  },
  {
    infinitive = "saber", meaning = "to know a fact",
    first = "sé", past_stem = "sup", future_stem = "sabr",
    subjunctive = { "sepa", "sepas", "sepa", "sepamos", "sepáis", "sepan" },
  },

  -- Irregular.
  {
    infinitive = "estar", meaning = "to be somewhere", past_stem = "estuv",
    present = { "estoy", "estás", "está", "estamos", "estáis", "están" },
    subjunctive = { "esté", "estés", "esté", "estemos", "estéis", "estén" },
  },
  {
    infinitive = "dar", meaning = "to give",
    present = { [1] = "doy", [5] = "dais" },
    preterite = { "di", "diste", "dio", "dimos", "disteis", "dieron" },
    subjunctive = { "dé", "des", "dé", "demos", "deis", "den" },
  },
  {
    infinitive = "ver", meaning = "to see", first = "veo",
    present = { [5] = "veis" },
    preterite = { "vi", "viste", "vio", "vimos", "visteis", "vieron" },
    imperfect = { "veía", "veías", "veía", "veíamos", "veíais", "veían" },
  },
  {
    infinitive = "ser", meaning = "to be something",
    present = { "soy", "eres", "es", "somos", "sois", "son" },
    preterite = { "fui", "fuiste", "fue", "fuimos", "fuisteis", "fueron" },
    imperfect = { "era", "eras", "era", "éramos", "erais", "eran" },
    subjunctive = { "sea", "seas", "sea", "seamos", "seáis", "sean" },
  },
  {
    infinitive = "ir", meaning = "to go",
    present = { "voy", "vas", "va", "vamos", "vais", "van" },
    preterite = { "fui", "fuiste", "fue", "fuimos", "fuisteis", "fueron" },
    imperfect = { "iba", "ibas", "iba", "íbamos", "ibais", "iban" },
    subjunctive = { "vaya", "vayas", "vaya", "vayamos", "vayáis", "vayan" },
  },
}
