// Generated from follow-ups.yaml by packages/languages/scripts/compile-texts.ts. Do not edit.
import type { FollowUps } from '@lingarden/languages/kit/tutor/follow-ups'

export const followUps: FollowUps = {
  "feelings": [
    {
      "id": "relief",
      "is": "glad",
      "about": [],
      "lines": [
        "Ouf, heureusement !",
        "Quel soulagement !",
        "Tant mieux si ça s'est bien fini."
      ]
    },
    {
      "id": "death",
      "is": "sad",
      "about": [],
      "lines": [
        "Je suis vraiment désolé de l'apprendre.",
        "Toutes mes pensées, vraiment."
      ]
    },
    {
      "id": "lost-job",
      "is": "sad",
      "about": [],
      "lines": [
        "C'est dur, ça. Je suis désolé.",
        "Ça doit peser.",
        "J'espère que ça va s'arranger vite."
      ]
    },
    {
      "id": "parting",
      "is": "sad",
      "about": [],
      "lines": [
        "Ce n'est pas facile, ça.",
        "Oh, ça me fait de la peine."
      ]
    },
    {
      "id": "quarrel",
      "is": "sad",
      "about": [],
      "lines": [
        "C'est vraiment désagréable.",
        "Ça fait mal, ces choses-là.",
        "Je comprends que ça te touche."
      ]
    },
    {
      "id": "health",
      "is": "sad",
      "about": [],
      "lines": [
        "Aïe, j'espère que ça ira mieux vite.",
        "Ouh là, ça n'a pas l'air drôle.",
        "La santé avant tout."
      ]
    },
    {
      "id": "mishap",
      "is": "sad",
      "about": [],
      "lines": [
        "Ah mince, pas de chance.",
        "C'est énervant !",
        "Quelle tuile."
      ]
    },
    {
      "id": "money",
      "is": "sad",
      "about": [],
      "lines": [
        "Oui, ça donne du souci.",
        "Les soucis d'argent, ça use."
      ]
    },
    {
      "id": "strain",
      "is": "sad",
      "about": [],
      "lines": [
        "Ça fatiguerait n'importe qui.",
        "Ça fait beaucoup d'un coup.",
        "Alors, il faut souffler un peu."
      ]
    },
    {
      "id": "worry",
      "is": "sad",
      "about": [],
      "lines": [
        "Je comprends que ça te travaille.",
        "C'est bien normal.",
        "Moi aussi, ça me préoccuperait."
      ]
    },
    {
      "id": "longing",
      "is": "sad",
      "about": [],
      "lines": [
        "Ça me rend triste de l'entendre.",
        "Je comprends ce que tu ressens.",
        "Je suis désolé que ce soit comme ça."
      ]
    },
    {
      "id": "great-joy",
      "is": "glad",
      "about": [],
      "lines": [
        "Quelle belle nouvelle !",
        "Toutes mes félicitations !",
        "Ça me fait vraiment plaisir !"
      ]
    },
    {
      "id": "joy",
      "is": "glad",
      "about": [],
      "lines": [
        "C'est super, ça !",
        "Ça fait chaud au cœur.",
        "Ah, c'est chouette !",
        "Quelle chance !"
      ]
    }
  ],
  "neutral": [
    "Ah, d'accord.",
    "Tiens.",
    "Je t'écoute.",
    "Mmh, oui.",
    "Oui, j'imagine bien.",
    "Merci de me le dire.",
    "Je retiens ça.",
    "Eh oui."
  ],
  "topics": [
    {
      "id": "death",
      "about": [],
      "sad": true,
      "asks": {
        "any": [
          {
            "ask": "Tu veux me raconter comment c'était, avec cette personne ?",
            "band": "A1"
          },
          {
            "ask": "Et qui est avec toi en ce moment ?",
            "band": "A1"
          },
          {
            "ask": "Quel souvenir est-ce que tu aimes garder ?",
            "band": "A2"
          }
        ]
      }
    },
    {
      "id": "parting",
      "about": [],
      "sad": true,
      "asks": {
        "told": [
          {
            "ask": "Et toi, tu le vis comment ?",
            "band": "A1"
          },
          {
            "ask": "Et tu vois souvent tout le monde ?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "Et ces jours-ci, tu vas comment ?",
            "band": "A1"
          },
          {
            "ask": "Qu'est-ce qui t'aide en ce moment ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "illness",
      "words": [],
      "about": [],
      "sad": true,
      "asks": {
        "plan": [
          {
            "ask": "Et le médecin, qu'est-ce qu'il dit ?",
            "band": "A1"
          },
          {
            "ask": "Et quelqu'un t'accompagne ?",
            "band": "A1"
          }
        ],
        "told": [
          {
            "ask": "Et maintenant, ça va comment ?",
            "band": "A1"
          },
          {
            "ask": "Et toi, tu peux donner un coup de main ?",
            "band": "A1"
          },
          {
            "ask": "Et c'est comme ça depuis quand ?",
            "band": "A2"
          }
        ],
        "any": [
          {
            "ask": "Et tu te sens mieux maintenant ?",
            "band": "A1"
          },
          {
            "ask": "Et qu'est-ce que tu fais contre ça ?",
            "band": "A1"
          },
          {
            "ask": "Et ça dure depuis quand ?",
            "band": "A2"
          }
        ]
      }
    },
    {
      "id": "accident",
      "words": [],
      "about": [],
      "sad": true,
      "asks": {
        "told": [
          {
            "ask": "Et tout va bien maintenant ?",
            "band": "A1"
          },
          {
            "ask": "Et comment c'est arrivé ?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "Et comment c'est arrivé ?",
            "band": "A1"
          },
          {
            "ask": "Et ça te fait encore mal ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "animal-found",
      "about": [],
      "sad": true,
      "asks": {
        "any": [
          {
            "ask": "Et il est où maintenant ?",
            "band": "A1"
          },
          {
            "ask": "Et qu'est-ce que tu vas en faire ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "lost-thing",
      "about": [],
      "sad": true,
      "asks": {
        "any": [
          {
            "ask": "Et tu penses que c'est où ?",
            "band": "A1"
          },
          {
            "ask": "Et c'était quelque chose d'important ?",
            "band": "A1"
          },
          {
            "ask": "Et quand tu as remarqué ça, tu as fait quoi ?",
            "band": "A2"
          }
        ]
      }
    },
    {
      "id": "found-thing",
      "about": [],
      "asks": {
        "any": [
          {
            "ask": "Et c'était où ?",
            "band": "A1"
          },
          {
            "ask": "Et qu'est-ce que tu as dit à ce moment-là ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "relief",
      "about": [],
      "asks": {
        "any": [
          {
            "ask": "Et après ça, tu étais comment ?",
            "band": "A1"
          },
          {
            "ask": "Et ça s'est terminé comment ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "no-work",
      "about": [],
      "sad": true,
      "asks": {
        "told": [
          {
            "ask": "Et il y a déjà une idée pour la suite ?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "Et tu aimerais quel genre de travail ?",
            "band": "A1"
          },
          {
            "ask": "Et qu'est-ce que tu fais de ton temps en ce moment ?",
            "band": "A1"
          },
          {
            "ask": "Et dans ton travail d'avant, qu'est-ce qui te plaisait ?",
            "band": "A2"
          }
        ]
      }
    },
    {
      "id": "interview",
      "words": [],
      "about": [],
      "sad": true,
      "asks": {
        "past": [
          {
            "ask": "Et qu'est-ce qu'on t'a demandé ?",
            "band": "A1"
          },
          {
            "ask": "Et tu auras une réponse quand ?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "Et qu'est-ce qui te plaît dans ce poste ?",
            "band": "A1"
          },
          {
            "ask": "Et tu te prépares comment ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "exam",
      "words": [],
      "about": [],
      "asks": {
        "sad past": [
          {
            "ask": "Et tu peux réessayer ?",
            "band": "A1"
          },
          {
            "ask": "Et c'était quoi, le plus difficile ?",
            "band": "A1"
          }
        ],
        "sad": [
          {
            "ask": "Et qu'est-ce qui t'aide à rester zen ?",
            "band": "A1"
          }
        ],
        "past": [
          {
            "ask": "Et c'était sur quoi ?",
            "band": "A1"
          },
          {
            "ask": "Et tu as révisé comment ?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "Et c'est un examen de quoi ?",
            "band": "A1"
          },
          {
            "ask": "Et tu travailles mieux à quel moment ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "birth",
      "about": [],
      "asks": {
        "past": [
          {
            "ask": "Et ce bébé s'appelle comment ?",
            "band": "A1"
          },
          {
            "ask": "Et c'est le portrait de qui ?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "Et il y a déjà un prénom ?",
            "band": "A1"
          },
          {
            "ask": "Et la famille, elle dit quoi ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "wedding",
      "words": [],
      "about": [],
      "asks": {
        "surely-past": [
          {
            "ask": "Et le plus beau moment, c'était lequel ?",
            "band": "A1"
          },
          {
            "ask": "Et ça a beaucoup dansé ?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "Et la fête, c'est où ?",
            "band": "A1"
          },
          {
            "ask": "Et il y aura combien de monde ?",
            "band": "A1"
          },
          {
            "ask": "Et qu'est-ce qu'il reste à préparer ?",
            "band": "A2"
          }
        ]
      }
    },
    {
      "id": "birthday",
      "words": [],
      "about": [],
      "asks": {
        "surely-past": [
          {
            "ask": "Et il y a eu quoi comme cadeaux ?",
            "band": "A1"
          },
          {
            "ask": "Et vous avez mangé quoi ?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "Et vous fêtez ça comment ?",
            "band": "A1"
          },
          {
            "ask": "Et qu'est-ce qui serait un bon cadeau ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "party",
      "words": [],
      "asks": {
        "plan": [
          {
            "ask": "Et qui va venir ?",
            "band": "A1"
          },
          {
            "ask": "Et tu vas apporter ou préparer quoi ?",
            "band": "A1"
          }
        ],
        "past": [
          {
            "ask": "Et l'ambiance était comment ?",
            "band": "A1"
          },
          {
            "ask": "Et ça a duré jusqu'à quelle heure ?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "Et qu'est-ce qu'on mange ?",
            "band": "A1"
          },
          {
            "ask": "Et il y a qui, d'habitude ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "present",
      "words": [],
      "asks": {
        "past": [
          {
            "ask": "Et tu as dit quoi ?",
            "band": "A1"
          },
          {
            "ask": "Et qu'est-ce que tu vas en faire ?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "Et c'est pour qui ?",
            "band": "A1"
          },
          {
            "ask": "Et c'est facile à trouver ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "moving",
      "words": [],
      "about": [],
      "asks": {
        "surely-past": [
          {
            "ask": "Et c'est comment, là-bas ?",
            "band": "A1"
          },
          {
            "ask": "Et qu'est-ce qui te manque ?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "Et pourquoi là-bas ?",
            "band": "A1"
          },
          {
            "ask": "Et qu'est-ce qui va te manquer ?",
            "band": "A1"
          },
          {
            "ask": "Et le nouveau chez-toi, il doit être comment ?",
            "band": "A2"
          }
        ]
      }
    },
    {
      "id": "film",
      "words": [],
      "about": [],
      "asks": {
        "past": [
          {
            "ask": "Et ça parle de quoi ?",
            "band": "A1"
          },
          {
            "ask": "Et tu la regarderais encore une fois ?",
            "band": "A1"
          },
          {
            "ask": "Et tu te souviens de quelle scène ?",
            "band": "A2"
          }
        ],
        "any": [
          {
            "ask": "Et tu me conseilles laquelle ?",
            "band": "A1"
          },
          {
            "ask": "Et tu regardes les films à la maison ou au cinéma ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "book",
      "words": [],
      "asks": {
        "past": [
          {
            "ask": "Et ça parle de quoi ?",
            "band": "A1"
          },
          {
            "ask": "Et la fin t'a plu ?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "Et tu aimes lire où ?",
            "band": "A1"
          },
          {
            "ask": "Et quel livre tu offrirais à un ami ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "music",
      "words": [],
      "asks": {
        "plan": [
          {
            "ask": "Et tu aimerais quelle chanson en premier ?",
            "band": "A1"
          },
          {
            "ask": "Et qui y va avec toi ?",
            "band": "A1"
          }
        ],
        "surely-past": [
          {
            "ask": "Et quelle chanson tu as préférée ?",
            "band": "A1"
          },
          {
            "ask": "Et il y avait du monde ?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "Et depuis quand ?",
            "band": "A1"
          },
          {
            "ask": "Et c'est quel genre de musique ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "sport",
      "words": [],
      "about": [],
      "asks": {
        "sad": [
          {
            "ask": "Et dans l'équipe, le moral est comment ?",
            "band": "A1"
          },
          {
            "ask": "Et la prochaine fois, c'est quand ?",
            "band": "A1"
          }
        ],
        "plan": [
          {
            "ask": "Et tu te prépares comment ?",
            "band": "A1"
          },
          {
            "ask": "Et tu y vas avec qui ?",
            "band": "A1"
          }
        ],
        "past": [
          {
            "ask": "Et ça s'est passé comment ?",
            "band": "A1"
          },
          {
            "ask": "Et le corps, après ça ?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "Et combien de fois par semaine ?",
            "band": "A1"
          },
          {
            "ask": "Et pourquoi ce sport ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "hike",
      "words": [],
      "about": [],
      "asks": {
        "plan": [
          {
            "ask": "Et tu mets quoi dans le sac ?",
            "band": "A1"
          },
          {
            "ask": "Et s'il pleut ?",
            "band": "A1"
          }
        ],
        "past": [
          {
            "ask": "Et tu as vu quoi en route ?",
            "band": "A1"
          },
          {
            "ask": "Et tu as marché combien de temps ?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "Et qu'est-ce que tu aimes là-dedans ?",
            "band": "A1"
          },
          {
            "ask": "Et le plus bel endroit, c'est où ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "study-abroad",
      "about": [],
      "asks": {
        "any": [
          {
            "ask": "Et qu'est-ce que tu veux faire là-bas ?",
            "band": "A1"
          },
          {
            "ask": "Et qu'est-ce qui sera difficile ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "trip",
      "words": [],
      "about": [],
      "asks": {
        "sad": [
          {
            "ask": "Et qu'est-ce qu'on peut faire ?",
            "band": "A1"
          },
          {
            "ask": "Et tu vas réessayer plus tard ?",
            "band": "A1"
          }
        ],
        "plan": [
          {
            "ask": "Et tu veux voir quoi là-bas ?",
            "band": "A1"
          },
          {
            "ask": "Et tu vas rester combien de temps ?",
            "band": "A1"
          },
          {
            "ask": "Et tu vas y aller comment ?",
            "band": "A1"
          }
        ],
        "past": [
          {
            "ask": "Et qu'est-ce que tu as préféré ?",
            "band": "A1"
          },
          {
            "ask": "Et là-bas, on mange quoi ?",
            "band": "A1"
          },
          {
            "ask": "Et tu y retournerais ?",
            "band": "A2"
          }
        ],
        "any": [
          {
            "ask": "Et la prochaine fois, c'est où ?",
            "band": "A1"
          },
          {
            "ask": "Et tu aimes voyager avec qui ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "sea",
      "words": [],
      "asks": {
        "past": [
          {
            "ask": "Et l'eau était froide ?",
            "band": "A1"
          },
          {
            "ask": "Et c'était pour combien de temps ?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "Et tu préfères nager ou rester au soleil ?",
            "band": "A1"
          },
          {
            "ask": "Et c'est quelle plage ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "cooking",
      "words": [],
      "about": [],
      "asks": {
        "plan": [
          {
            "ask": "Et il faut quoi pour ça ?",
            "band": "A1"
          },
          {
            "ask": "Et qui va y goûter ?",
            "band": "A1"
          }
        ],
        "past": [
          {
            "ask": "Et c'était réussi ?",
            "band": "A1"
          },
          {
            "ask": "Et tu as appris ça avec qui ?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "Et chez toi, on mange quoi le plus souvent ?",
            "band": "A1"
          },
          {
            "ask": "Et tu aimerais apprendre quel plat ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "eating-out",
      "words": [],
      "about": [],
      "asks": {
        "plan": [
          {
            "ask": "Et tu vas prendre quoi ?",
            "band": "A1"
          },
          {
            "ask": "Et vous fêtez quelque chose ?",
            "band": "A1"
          }
        ],
        "past": [
          {
            "ask": "Et tu as mangé quoi ?",
            "band": "A1"
          },
          {
            "ask": "Et vous avez parlé de quoi ?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "Et qu'est-ce qu'il y a de bon ?",
            "band": "A1"
          },
          {
            "ask": "Et tu y vas souvent ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "diet",
      "words": [],
      "asks": {
        "told": [
          {
            "ask": "Et vous mangez quoi ensemble, alors ?",
            "band": "A1"
          },
          {
            "ask": "Et pour toi, c'est facile ?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "Et c'est difficile pour toi ?",
            "band": "A1"
          },
          {
            "ask": "Et tu manges quoi à la place ?",
            "band": "A1"
          },
          {
            "ask": "Et pourquoi tu as commencé ?",
            "band": "A2"
          }
        ]
      }
    },
    {
      "id": "food",
      "words": [],
      "asks": {
        "sad": [
          {
            "ask": "Et tu manges quoi à la place ?",
            "band": "A1"
          }
        ],
        "past": [
          {
            "ask": "Et c'était bon ?",
            "band": "A1"
          },
          {
            "ask": "Et qui l'a préparé ?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "Et ça se prépare comment ?",
            "band": "A1"
          },
          {
            "ask": "Et tu manges ça quand ?",
            "band": "A1"
          },
          {
            "ask": "Et toi, tu aimes plutôt fort ou doux ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "garden",
      "words": [],
      "about": [],
      "asks": {
        "past": [
          {
            "ask": "Et la récolte, c'est pour quand ?",
            "band": "A1"
          },
          {
            "ask": "Et qui s'en occupe ?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "Et qu'est-ce qui pousse le mieux ?",
            "band": "A1"
          },
          {
            "ask": "Et ça te prend combien de temps ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "pet",
      "words": [],
      "asks": {
        "sad": [
          {
            "ask": "Et comment ça va pour lui maintenant ?",
            "band": "A1"
          },
          {
            "ask": "Et le vétérinaire, qu'est-ce qu'il dit ?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "Et comment il s'appelle ?",
            "band": "A1"
          },
          {
            "ask": "Et qu'est-ce qu'il aime le plus ?",
            "band": "A1"
          },
          {
            "ask": "Et il est arrivé chez toi comment ?",
            "band": "A2"
          }
        ]
      }
    },
    {
      "id": "neighbours",
      "words": [],
      "asks": {
        "sad": [
          {
            "ask": "Et tu leur as parlé ?",
            "band": "A1"
          },
          {
            "ask": "Et c'est toujours comme ça ?",
            "band": "A1"
          }
        ],
        "past": [
          {
            "ask": "Et vous avez parlé de quoi ?",
            "band": "A1"
          },
          {
            "ask": "Et vous vous voyez souvent ?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "Et ça se passe bien entre vous ?",
            "band": "A1"
          },
          {
            "ask": "Et vous vous rendez service ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "boss",
      "words": [],
      "asks": {
        "sad": [
          {
            "ask": "Et tes collègues, ils disent quoi ?",
            "band": "A1"
          },
          {
            "ask": "Et tu peux lui en parler ?",
            "band": "A1"
          },
          {
            "ask": "Et toi, tu fais quoi dans ces moments-là ?",
            "band": "A2"
          }
        ],
        "past": [
          {
            "ask": "Et tu as répondu quoi ?",
            "band": "A1"
          },
          {
            "ask": "Et tu vas avoir le temps ?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "Et ça se passe bien entre vous ?",
            "band": "A1"
          },
          {
            "ask": "Et pour toi, c'est quoi, un bon chef ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "colleagues",
      "words": [],
      "about": [],
      "asks": {
        "sad": [
          {
            "ask": "Et ça dure depuis quand ?",
            "band": "A1"
          },
          {
            "ask": "Et qu'est-ce qui devrait changer ?",
            "band": "A1"
          }
        ],
        "plan": [
          {
            "ask": "Et tu dois préparer quoi ?",
            "band": "A1"
          },
          {
            "ask": "Et il y a assez de temps ?",
            "band": "A1"
          }
        ],
        "past": [
          {
            "ask": "Et ça s'est passé comment ?",
            "band": "A1"
          },
          {
            "ask": "Et vous avez parlé de quoi ?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "Et qu'est-ce que tu aimes là-dedans ?",
            "band": "A1"
          },
          {
            "ask": "Et qu'est-ce qui est difficile ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "teaching",
      "words": [],
      "about": [],
      "asks": {
        "sad": [
          {
            "ask": "Et les autres, ils disent quoi ?",
            "band": "A1"
          },
          {
            "ask": "Et qu'est-ce qui aiderait ?",
            "band": "A1"
          }
        ],
        "past": [
          {
            "ask": "Et toi, tu as fait quoi ?",
            "band": "A1"
          },
          {
            "ask": "Et le cours, c'était comment ?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "Et les élèves ont quel âge ?",
            "band": "A1"
          },
          {
            "ask": "Et le meilleur côté, c'est quoi ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "profession",
      "words": [],
      "about": [],
      "asks": {
        "sad": [
          {
            "ask": "Et qu'est-ce qui devrait changer ?",
            "band": "A1"
          },
          {
            "ask": "Et après, tu te reposes comment ?",
            "band": "A1"
          }
        ],
        "plan": [
          {
            "ask": "Et la première chose à faire, c'est quoi ?",
            "band": "A1"
          },
          {
            "ask": "Et pourquoi ça, justement ?",
            "band": "A1"
          }
        ],
        "told past": [
          {
            "ask": "Et ça se racontait à la maison ?",
            "band": "A1"
          }
        ],
        "used-to": [
          {
            "ask": "Et c'était comment ?",
            "band": "A1"
          },
          {
            "ask": "Et de quoi tu te souviens le mieux ?",
            "band": "A1"
          }
        ],
        "told": [
          {
            "ask": "Et c'est un travail dur ?",
            "band": "A1"
          },
          {
            "ask": "Et ce travail te plairait ?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "Et une journée normale, c'est comment ?",
            "band": "A1"
          },
          {
            "ask": "Et qu'est-ce qui te plaît le plus ?",
            "band": "A1"
          },
          {
            "ask": "Et comment tu en es venu à ce travail ?",
            "band": "A2"
          }
        ]
      }
    },
    {
      "id": "languages",
      "words": [],
      "about": [],
      "asks": {
        "sad": [
          {
            "ask": "Et le plus dur, c'est quoi ?",
            "band": "A1"
          }
        ],
        "told": [
          {
            "ask": "Et vous le parlez entre vous ?",
            "band": "A1"
          },
          {
            "ask": "Et ça s'est appris où ?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "Et qu'est-ce qui t'aide le plus à apprendre ?",
            "band": "A1"
          },
          {
            "ask": "Et tu parles avec qui ?",
            "band": "A1"
          },
          {
            "ask": "Et quel mot tu préfères ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "studies",
      "words": [],
      "asks": {
        "sad": [
          {
            "ask": "Et qui pourrait t'aider ?",
            "band": "A1"
          }
        ],
        "plan": [
          {
            "ask": "Et tu voudrais étudier quoi exactement ?",
            "band": "A1"
          },
          {
            "ask": "Et pourquoi ça ?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "Et le plus intéressant, c'est quoi ?",
            "band": "A1"
          },
          {
            "ask": "Et il te reste combien de temps ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "child",
      "words": [],
      "asks": {
        "sad": [
          {
            "ask": "Et comment ça se passe maintenant ?",
            "band": "A1"
          },
          {
            "ask": "Et qu'est-ce qui lui ferait du bien ?",
            "band": "A1"
          }
        ],
        "past": [
          {
            "ask": "Et qu'est-ce qui s'est passé après ?",
            "band": "A1"
          },
          {
            "ask": "Et toi, tu as dit quoi ?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "Et qu'est-ce qu'il aime, cet enfant ?",
            "band": "A1"
          },
          {
            "ask": "Et vous faites quoi ensemble ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "visit",
      "about": [],
      "asks": {
        "plan": [
          {
            "ask": "Et vous allez faire quoi ensemble ?",
            "band": "A1"
          },
          {
            "ask": "Et ce sera pour combien de temps ?",
            "band": "A1"
          }
        ],
        "past": [
          {
            "ask": "Et vous avez fait quoi ensemble ?",
            "band": "A1"
          },
          {
            "ask": "Et vous avez parlé de quoi ?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "Et vous vous voyez souvent ?",
            "band": "A1"
          },
          {
            "ask": "Et vous faites quoi ensemble ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "friend",
      "words": [],
      "asks": {
        "sad": [
          {
            "ask": "Et tu aimerais lui dire quoi ?",
            "band": "A1"
          }
        ],
        "plan": [
          {
            "ask": "Et vous allez faire quoi ensemble ?",
            "band": "A1"
          },
          {
            "ask": "Et vous vous connaissez comment ?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "Et vous vous connaissez comment ?",
            "band": "A1"
          },
          {
            "ask": "Et vous aimez faire quoi ensemble ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "partner",
      "words": [],
      "about": [],
      "asks": {
        "sad": [
          {
            "ask": "Et vous en avez parlé ?",
            "band": "A1"
          },
          {
            "ask": "Et toi, tu voudrais quoi ?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "Et vous vous êtes connus comment ?",
            "band": "A1"
          },
          {
            "ask": "Et à la maison, vous vous organisez comment ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "relatives",
      "words": [],
      "asks": {
        "sad": [
          {
            "ask": "Et maintenant, ça va comment ?",
            "band": "A1"
          },
          {
            "ask": "Et toi, tu peux faire quelque chose ?",
            "band": "A1"
          }
        ],
        "plan": [
          {
            "ask": "Et vous allez faire quoi ensemble ?",
            "band": "A1"
          }
        ],
        "surely-past": [
          {
            "ask": "Et les autres, ils ont dit quoi ?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "Et vous vous voyez souvent ?",
            "band": "A1"
          },
          {
            "ask": "Et vous aimez faire quoi ensemble ?",
            "band": "A1"
          },
          {
            "ask": "Et cette personne t'a appris quoi ?",
            "band": "A2"
          }
        ]
      }
    },
    {
      "id": "sleep",
      "words": [],
      "asks": {
        "plan": [
          {
            "ask": "Et le réveil sonne à quelle heure ?",
            "band": "A1"
          }
        ],
        "sad": [
          {
            "ask": "Et qu'est-ce qui t'empêche de dormir ?",
            "band": "A1"
          },
          {
            "ask": "Et qu'est-ce qui t'aide à dormir ?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "Et tu dors combien d'heures ?",
            "band": "A1"
          },
          {
            "ask": "Et en général, tu dors bien ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "stress",
      "words": [],
      "about": [],
      "sad": true,
      "asks": {
        "any": [
          {
            "ask": "Et tu fais quoi pour te détendre ?",
            "band": "A1"
          },
          {
            "ask": "Et tu as du temps pour toi quand ?",
            "band": "A1"
          },
          {
            "ask": "Et qu'est-ce que tu pourrais laisser pour un autre jour ?",
            "band": "A2"
          }
        ]
      }
    },
    {
      "id": "computer",
      "words": [],
      "about": [],
      "asks": {
        "sad": [
          {
            "ask": "Et quelqu'un peut te le réparer ?",
            "band": "A1"
          },
          {
            "ask": "Et en attendant, tu te débrouilles comment ?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "Et tu t'en sers pour quoi ?",
            "band": "A1"
          },
          {
            "ask": "Et ça fait combien d'heures par jour ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "transport",
      "words": [],
      "asks": {
        "sad": [
          {
            "ask": "Et tu as fait comment, alors ?",
            "band": "A1"
          },
          {
            "ask": "Et ça arrive souvent ?",
            "band": "A1"
          }
        ],
        "plan": [
          {
            "ask": "Et ça prend combien de temps ?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "Et ça prend combien de temps ?",
            "band": "A1"
          },
          {
            "ask": "Et tu fais quoi pendant le trajet ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "shopping",
      "words": [],
      "asks": {
        "plan": [
          {
            "ask": "Et tu le veux comment ?",
            "band": "A1"
          },
          {
            "ask": "Et tu vas l'acheter où ?",
            "band": "A1"
          }
        ],
        "past": [
          {
            "ask": "Et tu as trouvé ce que tu cherchais ?",
            "band": "A1"
          },
          {
            "ask": "Et c'était cher ?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "Et tu aimes faire les magasins ?",
            "band": "A1"
          },
          {
            "ask": "Et tu y vas en solo ou avec quelqu'un ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "money",
      "words": [],
      "asks": {
        "sad": [
          {
            "ask": "Et qu'est-ce qui coûte le plus ?",
            "band": "A1"
          },
          {
            "ask": "Et qu'est-ce qui t'aiderait un peu ?",
            "band": "A1"
          }
        ],
        "plan": [
          {
            "ask": "Et tu fais comment pour mettre de côté ?",
            "band": "A1"
          },
          {
            "ask": "Et il te manque encore beaucoup ?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "Et tu fais comment pour mettre de côté ?",
            "band": "A1"
          },
          {
            "ask": "Et pour quoi tu dépenses avec plaisir ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "housework",
      "words": [],
      "asks": {
        "past": [
          {
            "ask": "Et ça a pris combien de temps ?",
            "band": "A1"
          },
          {
            "ask": "Et ça donne quoi maintenant ?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "Et quelqu'un t'aide ?",
            "band": "A1"
          },
          {
            "ask": "Et quelle corvée tu aimes le moins ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "home",
      "words": [],
      "about": [],
      "asks": {
        "sad": [
          {
            "ask": "Et qu'est-ce qui pourrait aller mieux ?",
            "band": "A1"
          }
        ],
        "told": [
          {
            "ask": "Et tu y vas souvent ?",
            "band": "A1"
          },
          {
            "ask": "Et c'est comment là-bas ?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "Et qu'est-ce que tu aimes bien là-bas ?",
            "band": "A1"
          },
          {
            "ask": "Et tu habites là depuis quand ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "hometown",
      "words": [],
      "about": [],
      "asks": {
        "told": [
          {
            "ask": "Et tu y vas souvent ?",
            "band": "A1"
          },
          {
            "ask": "Et c'est comment là-bas ?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "Et qu'est-ce qu'il y a de spécial là-bas ?",
            "band": "A1"
          },
          {
            "ask": "Et qu'est-ce qu'il faut voir ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "weather",
      "words": [],
      "about": [],
      "asks": {
        "plan": [
          {
            "ask": "Et s'il fait mauvais, tu fais quoi ?",
            "band": "A1"
          }
        ],
        "past": [
          {
            "ask": "Et alors, tu as fait quoi ?",
            "band": "A1"
          },
          {
            "ask": "Et quel temps il fait maintenant ?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "Et toi, tu aimes ce temps ?",
            "band": "A1"
          },
          {
            "ask": "Et tu fais quoi ces jours-là ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "rest",
      "words": [],
      "about": [],
      "asks": {
        "past": [
          {
            "ask": "Et ça t'a fait du bien ?",
            "band": "A1"
          },
          {
            "ask": "Et tu as passé le temps comment ?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "Et qu'est-ce qui te détend le plus ?",
            "band": "A1"
          },
          {
            "ask": "Et ne rien faire, tu y arrives ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "dream",
      "words": [],
      "about": [],
      "asks": {
        "any": [
          {
            "ask": "Et la première chose à faire, c'est quoi ?",
            "band": "A1"
          },
          {
            "ask": "Et tu as cette idée depuis quand ?",
            "band": "A1"
          },
          {
            "ask": "Et qu'est-ce qui te manque pour ça ?",
            "band": "A2"
          }
        ]
      }
    },
    {
      "id": "habit",
      "words": [],
      "asks": {
        "any": [
          {
            "ask": "Et tu aimes ce moment de la journée ?",
            "band": "A1"
          },
          {
            "ask": "Et le week-end, c'est différent ?",
            "band": "A1"
          }
        ]
      }
    }
  ],
  "general": {
    "sad": [
      {
        "ask": "Et là, ça va comment ?",
        "band": "A1"
      },
      {
        "ask": "Et qui peut t'aider avec ça ?",
        "band": "A1"
      },
      {
        "ask": "Et qu'est-ce qui te ferait du bien maintenant ?",
        "band": "A1"
      },
      {
        "ask": "Et tu as pu en parler à quelqu'un ?",
        "band": "A2"
      },
      {
        "ask": "Tu as envie de m'en dire un peu plus ?",
        "band": "B1"
      }
    ],
    "glad": [
      {
        "ask": "Et ça t'a fait quoi ?",
        "band": "A1"
      },
      {
        "ask": "Et tu l'as raconté à qui en premier ?",
        "band": "A1"
      },
      {
        "ask": "C'était quoi, le meilleur moment ?",
        "band": "A1"
      }
    ],
    "surely-past": [
      {
        "ask": "Et qu'est-ce qui s'est passé après ?",
        "band": "A1"
      },
      {
        "ask": "Et c'était comment ?",
        "band": "A1"
      },
      {
        "ask": "Et qu'est-ce que tu as pensé à ce moment-là ?",
        "band": "A2"
      },
      {
        "ask": "Et si c'était à refaire, tu ferais pareil ?",
        "band": "B1"
      }
    ],
    "used-to": [
      {
        "ask": "Et de quoi tu te souviens le mieux ?",
        "band": "A1"
      },
      {
        "ask": "Et ça te manque ?",
        "band": "A1"
      }
    ],
    "plan": [
      {
        "ask": "Et qu'est-ce qui te fait le plus envie ?",
        "band": "A1"
      },
      {
        "ask": "Et qu'est-ce qu'il te faut pour ça ?",
        "band": "A1"
      },
      {
        "ask": "Et cette idée, elle t'est venue comment ?",
        "band": "A2"
      }
    ],
    "any": [
      {
        "ask": "Raconte-moi un peu plus.",
        "band": "A1"
      },
      {
        "ask": "Continue, ça m'intéresse.",
        "band": "A1"
      }
    ],
    "!past !plan !told !used-to": [
      {
        "ask": "Et ça te plaît comme ça ?",
        "band": "A1"
      },
      {
        "ask": "Et ça a toujours été comme ça ?",
        "band": "A1"
      },
      {
        "ask": "Et pourquoi ça ?",
        "band": "A2"
      }
    ]
  }
}
