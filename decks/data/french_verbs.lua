-- Regular verbs: in -er, with -ger and -cer, in -ir like finir, and in -re like vendre. An h at
-- their beginning is mute.

return {
  { infinitive = "parler", meaning = "to speak" },
  { infinitive = "aimer", meaning = "to love" },
  { infinitive = "chanter", meaning = "to sing" },
  { infinitive = "chercher", meaning = "to look for" },
  { infinitive = "demander", meaning = "to ask" },
  { infinitive = "donner", meaning = "to give" },
  { infinitive = "écouter", meaning = "to listen" },
  { infinitive = "étudier", meaning = "to study" },
  { infinitive = "habiter", meaning = "to live somewhere" },
  { infinitive = "hésiter", meaning = "to hesitate" },
  { infinitive = "jouer", meaning = "to play" },
  { infinitive = "regarder", meaning = "to watch" },
  { infinitive = "travailler", meaning = "to work" },
  { infinitive = "trouver", meaning = "to find" },

  { infinitive = "manger", meaning = "to eat" },
  { infinitive = "changer", meaning = "to change" },
  { infinitive = "nager", meaning = "to swim" },
  { infinitive = "partager", meaning = "to share" },
  { infinitive = "voyager", meaning = "to travel" },

  { infinitive = "commencer", meaning = "to begin" },
  { infinitive = "annoncer", meaning = "to announce" },
  { infinitive = "avancer", meaning = "to move forward" },
  { infinitive = "effacer", meaning = "to erase" },
  { infinitive = "lancer", meaning = "to throw" },

  { infinitive = "finir", meaning = "to finish" },
  { infinitive = "bâtir", meaning = "to build" },
  { infinitive = "choisir", meaning = "to choose" },
  { infinitive = "grandir", meaning = "to grow up" },
  { infinitive = "guérir", meaning = "to heal" },
  { infinitive = "obéir", meaning = "to obey" },
  { infinitive = "réfléchir", meaning = "to think about it" },
  { infinitive = "remplir", meaning = "to fill" },
  { infinitive = "réussir", meaning = "to succeed" },

  { infinitive = "vendre", meaning = "to sell" },
  { infinitive = "attendre", meaning = "to wait" },
  { infinitive = "descendre", meaning = "to go down" },
  { infinitive = "entendre", meaning = "to hear" },
  { infinitive = "perdre", meaning = "to lose" },
  { infinitive = "rendre", meaning = "to give back" },
  { infinitive = "répondre", meaning = "to answer" },
}
