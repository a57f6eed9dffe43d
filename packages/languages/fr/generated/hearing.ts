// Generated from hearing.yaml by packages/languages/scripts/compile-texts.ts. Do not edit.
import type { HearingTexts } from '@lingarden/languages/kit/tutor/hearing'

export const hearing: HearingTexts = {
  "question": [
    "est-ce que",
    "est-ce qu'",
    "qu'est-ce",
    "(combien|comment|pourquoi) (est|sont|ça|vous|tu|faites|fais|coûte|coûtent)",
    "(quel|quelle|quels|quelles) (est|sont|heure|prix|jour|âge|taille|bus|train|plat)",
    "c'est (combien|où|quand|quoi|comment)",
    "(y a-t-il|avez-vous|as-tu|peut-on|puis-je|pouvez-vous|peux-tu|connaissez-vous|connais-tu|aimez-vous|aimes-tu|voulez-vous|veux-tu)",
    "(vous|tu) (me) (conseillez|conseilles|recommandez|recommandes)"
  ],
  "questionStart": [
    "[et|mais|pardon|excusez-moi|excuse-moi|bonjour|salut|alors|ou|s'il vous plaît|une question] (vous avez|vous n'avez pas|tu as|vous connaissez|tu connais|vous pouvez|vous prenez|vous acceptez|vous vendez|tu aimes|tu habites|tu travailles|tu viens|tu parles|tu fais|tu sais|vous savez|vous êtes|tu es|ça coûte|tu vas faire|tu vas où|tu peux me|tu peux m') .",
    "[et|mais|pardon|excusez-moi|bonjour|ou|alors|s'il vous plaît] (il y a|y a) (du wifi|le wifi|un wifi|un distributeur|des toilettes|une terrasse|un restaurant|une piscine|un ascenseur|un parking|une réduction|quoi|combien)",
    "[et|mais|pardon|excusez-moi|bonjour|alors] quand (est|sont|es|est-ce|commence|finit|part|pars|partez|arrive|arrivent|ouvre|ferme|doit|dois|peut|peux|vient|viens|venez|va|vas|allez|c'est)",
    "[et|mais|pardon|excusez-moi|bonjour|alors] [à|de|dans|sur|pour|avec] (combien|où|pourquoi|comment|quel|quelle|quels|quelles|qui) (est|sont|es|tu|vous|il|elle|on|ça|c'est|je|la|le|les|fait|fais|faites|coûte|coûtent|de|heure|jour|prix|âge|taille|langue|langues|ville|pays|métier|sport|musique|quai|voie|temps)"
  ],
  "relatives": [
    "que",
    "qu'",
    "qui",
    "quand",
    "comme",
    "dont"
  ],
  "request": [
    "[pardon|excusez-moi|excuse-moi|bonjour|et|alors|bon|s'il vous plaît] [est ce que|est ce qu'|est-ce que|est-ce qu'] (je|j'|on|nous) (pourrais|peux|pourrait|peut|pourrions|pouvons|aurais|aurait) (avoir|prendre|commander|goûter|boire|manger|essayer|réserver|choisir|payer|emprunter)",
    "[pardon|excusez-moi|excuse-moi|bonjour|et|alors|bon|s'il vous plaît] [est ce que|est-ce que] (vous|tu) (pouvez|pourriez|peux|pourrais) [me|m'|nous|m'en|en] [en] (apporter|donner|servir|mettre|faire|préparer|trouver|réserver|vendre|chercher|changer)",
    "[pardon|excusez-moi|bonjour|et|alors|s'il vous plaît] (pouvez-vous|pourriez-vous|peux-tu|pourrais-tu) [me|m'|nous|m'en] [en] (apporter|donner|servir|mettre|faire|préparer|trouver|réserver|chercher|changer)",
    "[pardon|excusez-moi|bonjour|et|alors|s'il vous plaît] (puis-je|pourrais-je|pourrait-on|peut-on) (avoir|prendre|commander|goûter|boire|manger|essayer|réserver|choisir|payer)",
    "[est ce que|est-ce que] (ce serait|ce serait-il|c'est|serait-il|il serait|est-il) possible d'(avoir|en avoir|essayer)",
    "[est ce que|est-ce que] (ce serait|c'est|serait-il) possible de (prendre|commander|réserver|payer|choisir)",
    "[et] (vous|tu) (me|m'|nous) (donnez|mettez|apportez|servez|donnes|mets|faites) [aussi]",
    "(pourquoi pas|et si on se retrouvait|on se retrouve) [à|au|devant]"
  ],
  "tag": [
    "[c'est|ça] (d'accord|bon|ok|bien|vrai|non|oui|possible|hein)",
    "n'est-ce pas",
    "ça [te|vous] (va|convient|dit|plaît)",
    "[qu'] en (penses-tu|pensez-vous)",
    "(tu connais|vous connaissez|tu vois|vous voyez|tu sais|vous savez|tu crois|vous croyez|tu comprends|tu te souviens|tu imagines)"
  ],
  "clauseStart": [
    "mais",
    "parce que",
    "parce qu'",
    "car",
    "donc",
    "alors",
    "et",
    "puis",
    "aussi",
    "puisque",
    "pourtant"
  ],
  "reactions": [
    {
      "about": [
        "ne (suis|me sens|vais) pas [très|trop] (content|contente|heureux|heureuse|bien)",
        "(est mort|est morte|sont morts|décédé|décédée)",
        "(triste|hôpital|opération|mal|malade|malades|rhume|grippe|fièvre|accident|cassé|cassée|problème|problèmes|perdu|perdue|pleurer|seul|seule|déprimé|déprimée|inquiet|inquiète|nerveux|nerveuse|stressé|stressée|peur|divorce|viré|virée|douleur)"
      ],
      "lines": [
        "Oh, ça me fait de la peine.",
        "Oh non, quel dommage.",
        "Ah, j'espère que ça ira mieux."
      ]
    },
    {
      "about": [
        "(allergique|allergie|intolérant|intolérante|végétarien|végétarienne|végan|végane|sans (gluten|lactose|viande|sucre|noix)|diabétique|enceinte|régime)",
        "(je ne mange|je ne bois|je mange|je bois) (pas|jamais)"
      ],
      "lines": [
        "Merci, c'est important à savoir.",
        "Ah, c'est bon à savoir."
      ]
    },
    {
      "about": [
        "(fatigué|fatiguée|épuisé|épuisée|sommeil|occupé|occupée|pressé|pressée|beaucoup de travail|examens|examen)"
      ],
      "lines": [
        "Oh, je comprends très bien.",
        "Alors, courage !"
      ]
    },
    {
      "about": [
        "je n'aime (pas|plus) [trop|beaucoup|du tout]",
        "j'aime pas",
        "(je déteste|je préfère ne pas|je ne veux pas|ça ne me plaît pas)"
      ],
      "lines": [
        "D'accord, je comprends.",
        "Bien sûr, chacun ses goûts."
      ]
    },
    {
      "about": [
        "(content|contente|heureux|heureuse|génial|géniale|super|formidable|merveilleux|merveilleuse|parfait|amoureux|amoureuse|gagné|réussi|mariage|je me marie|anniversaire|vacances|fête|(est|suis|vient de) (né|née|naître)|nouveau travail)"
      ],
      "lines": [
        "C'est super !",
        "Quelle bonne nouvelle !",
        "Ça fait plaisir à entendre !"
      ]
    },
    {
      "about": [
        "(demain|après-demain|la semaine prochaine|le mois prochain|l'année prochaine|ce week-end|bientôt)",
        "(je vais|on va|nous allons) (aller|faire|voir|partir|visiter|manger|travailler|étudier|acheter|jouer|rester|prendre|essayer|apprendre)",
        "(je veux|je voudrais|j'aimerais|on veut|nous voulons|j'espère) (aller|faire|voir|partir|visiter|voyager|apprendre|travailler|vivre|être|acheter|essayer)"
      ],
      "lines": [
        "Quel beau programme !",
        "C'est une bonne idée.",
        "J'espère que tout se passera bien !"
      ]
    },
    {
      "about": [
        "(je crois|je pense|je trouve|à mon avis|selon moi|pour moi|il me semble)"
      ],
      "lines": [
        "Je vois l'idée.",
        "C'est une bonne façon de voir les choses.",
        "Oui, c'est possible."
      ]
    },
    {
      "about": [
        "(j'aime|j'adore|nous aimons|on aime|ça me plaît|je suis fan)",
        "(mon|ma|mes) (préféré|préférée|préférés|préférées|passion)"
      ],
      "lines": [
        "Très bon choix !",
        "Ça donne envie !"
      ]
    },
    {
      "about": [
        "(fils|fille|enfant|enfants|mère|père|parents|frère|frères|sœur|soeur|sœurs|soeurs|grand-mère|grand-père|grands-parents|mari|femme|copain|copine|cousin|cousine|oncle|tante|famille|bébé)"
      ],
      "lines": [
        "La famille, c'est important.",
        "Ah, la famille !"
      ]
    },
    {
      "about": [
        "(chien|chienne|chiens|chat|chatte|chats|lapin|oiseau|cheval|poisson rouge|animal|animaux)"
      ],
      "lines": [
        "Oh, j'adore les animaux !",
        "Comme c'est mignon !"
      ]
    },
    {
      "about": [
        "(hier|avant-hier|la semaine dernière|le mois dernier|l'année dernière|il y a (deux|trois|un|une|longtemps)|l'autre jour|quand j'étais)"
      ],
      "lines": [
        "Ah oui ? Quelle histoire !",
        "C'est intéressant !"
      ]
    },
    {
      "about": [
        "(il pleut|pluie|il neige|neige|froid|chaud|soleil|vent|il fait (beau|mauvais)|orage)"
      ],
      "lines": [
        "Ah, la météo, on en parle toujours !",
        "Eh oui, le temps change vite."
      ]
    },
    {
      "about": [
        "(travail|travaille|travailles|bureau|chef|cheffe|entreprise|collègue|collègues|étudie|étudiant|étudiante|université|cours|école|professeur|professeure|lycée)"
      ],
      "lines": [
        "Ça doit bien occuper.",
        "Très intéressant."
      ]
    },
    {
      "about": [
        "(cher|chère|chers|chères|argent|euros|prix|payer|pas cher)"
      ],
      "lines": [
        "Oui, il faut bien regarder les prix.",
        "Je comprends."
      ]
    },
    {
      "about": [
        "(je suis|je viens|nous venons|j'habite|nous habitons) (de|du|d'|des|à|au|en)"
      ],
      "lines": [
        "Ah, c'est intéressant !",
        "J'aimerais bien voir cet endroit."
      ]
    },
    {
      "about": [
        "(j'ai besoin|il me faut|il me manque|je cherche|nous cherchons|je veux|je voudrais)"
      ],
      "lines": [
        "D'accord, on va voir ça.",
        "Bien, c'est noté."
      ]
    }
  ],
  "default": [
    "Ah, je vois.",
    "Je comprends.",
    "Ah oui, c'est intéressant !",
    "C'est bon à savoir."
  ]
}
