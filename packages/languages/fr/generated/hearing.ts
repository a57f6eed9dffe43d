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
    "(y a-t-il|avez-vous|as-tu|peut-on|pouvez-vous|peux-tu|connaissez-vous|connais-tu|aimez-vous|aimes-tu|voulez-vous|veux-tu)",
    "(vous|tu) (me) (conseillez|conseilles|recommandez|recommandes)"
  ],
  "questionStart": [
    "[et|mais|pardon|excusez-moi|excuse-moi|bonjour|salut|alors|ou|s'il vous plaît|une question] (vous avez|vous n'avez pas|tu as|vous connaissez|tu connais|vous pouvez|vous prenez|vous acceptez|vous vendez|tu aimes|tu habites|tu travailles|tu viens|tu parles|tu fais|tu sais|vous savez|vous êtes|tu es|ça coûte|tu vas faire|tu vas où|tu peux me|tu peux m') .",
    "[et|mais|pardon|excusez-moi|bonjour|ou|alors|s'il vous plaît] (il y a|y a) (du wifi|le wifi|un wifi|un distributeur|des toilettes|une terrasse|un restaurant|une piscine|un ascenseur|un parking|une réduction|quoi|combien)",
    "[et|mais|pardon|excusez-moi|bonjour|alors] quand (est|sont|es|est-ce|commence|finit|part|pars|partez|arrive|arrivent|ouvre|ferme|doit|dois|peut|peux|vient|viens|venez|va|vas|allez|c'est)",
    "[et|mais|pardon|excusez-moi|bonjour|alors] [à|de|dans|sur|pour|avec] (combien|où|pourquoi|comment|quel|quelle|quels|quelles|qui) (est|sont|es|tu|vous|il|elle|on|ça|c'est|je|la|le|les|fait|fais|faites|coûte|coûtent|de|heure|jour|prix|âge|taille|langue|langues|ville|pays|métier|sport|musique|quai|voie|temps)"
  ],
  "indefinite": [
    "(vous avez|tu as|t'as) [bien|toujours|peut-être|sûrement|complètement|tout à fait|sans doute|eu] (raison|de la chance|tort|bien fait|l'air)",
    "(vous êtes|tu es|t'es) [très|vraiment|trop|bien|si] (gentil|gentille|adorable|sympa|patient|patiente|un amour|mignon|mignonne)",
    "(tu parles|vous parlez) (comme|trop|d'un|d'une)"
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
    "[et|alors|bon|d'accord] (que (dirais-tu|diriez-vous) (de|d')|qu'est-ce que tu dirais (de|d')|et si on (se voyait|se retrouvait|disait|allait|prenait|faisait)|si on (se voyait|disait))",
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
    "c'est [bien|très] (ça|grave|gênant|un problème|embêtant)",
    "(ça pose|il y a) [un] problème",
    "(au moins|par hasard|à peu près|au fait|j'imagine|je suppose|j'espère)",
    "n'est-ce pas",
    "ça [te|vous] (va|convient|dit|plaît)",
    "[qu'] en (penses-tu|pensez-vous)",
    "(tu vois|vous voyez|tu sais|vous savez|tu crois|vous croyez|tu comprends|tu te souviens|tu imagines)"
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
    "puisque",
    "pourtant"
  ],
  "mixed": [
    "Je vois : du bon et du moins bon.",
    "D'accord, je retiens les deux."
  ],
  "news": [
    {
      "about": [
        "(est mort|est morte|sont morts|sont mortes|vient de mourir|est décédé|est décédée|nous a quittés|j'ai perdu (mon|ma|mes) (père|mère|parents|frère|sœur|mari|femme|grand-père|grand-mère|ami|amie|chien|chat))",
        "(est|es|suis|était|étais|sont|reste|emmené|emmenée|transporté|transportée|admis|admise|entré|entrée) [encore|toujours|de nouveau|maintenant] (à l'hôpital|aux urgences)",
        "(hospitalisé|hospitalisée|se faire opérer|va être opéré|va être opérée|opéré|opérée|une opération)",
        "(enterrement|obsèques|funérailles)",
        "(eu un accident|un cancer|une crise cardiaque)",
        "(est|suis|était|étais|sont|reste|tombé|tombée) [très|vraiment|un peu|assez|souvent|toujours|gravement] (malade|malades|déprimé|déprimée|triste|tristes)",
        "(on s'est séparés|on se sépare|on a rompu|m'a quitté|m'a quittée|(je|on|ils|elle|il) (divorce|divorcent|a divorcé|ont divorcé|vient de divorcer)|mes parents divorcent)",
        "(a|ont|avait|avec) (la grippe|de la fièvre|la varicelle|une angine|le covid|la gastro)"
      ],
      "never": [
        "(film|films|série|séries|comédie|livre|livres|roman|chanson|documentaire)",
        "(travaille|bosse|stage|employé|employée|infirmier|infirmière|médecin|études|cours) [à|dans|aux]",
        "(ça va mieux|guéri|guérie|il y a (dix|vingt|quinze|longtemps))"
      ],
      "lines": [
        "Je suis vraiment désolé.",
        "Oh non, ça me fait de la peine.",
        "Quelle triste nouvelle."
      ],
      "bad": true
    },
    {
      "about": [
        "(au chômage|sans emploi|sans travail|(viré|virée|licencié|licenciée)|j'ai perdu mon (travail|emploi|boulot|poste))"
      ],
      "lines": [
        "Courage, ça va s'arranger.",
        "Aïe, ce n'est pas facile, ça."
      ],
      "bad": true
    },
    {
      "about": [
        "(on m'a|on nous a|m'a|se sont fait|s'est fait|me suis fait) (volé|voler|cambriolé|cambrioler)",
        "(annulé|annulée|annulés)",
        "(me suis|s'est) cassé (le|la|un|une)",
        "(bras|jambe|pied|cheville|poignet) (cassé|cassée)",
        "(j'ai|il a|elle a|on a) (raté|perdu|manqué) (le|la|les|mon|ma|mes|son|sa) (train|bus|avion|vol|valise|clés|clé|portefeuille|sac|passeport|téléphone|portable)",
        "(s'est échappé|s'est échappée|s'est enfui|s'est enfuie)",
        "(pas [pu] (dormi|dormir|fermé l'œil)|mal dormi|nuit blanche)",
        "(heure|heures) de retard",
        "(tombé|tombée|est|suis) en panne",
        "(on s'est|nous nous sommes|je me suis) (disputés|disputées|disputé|disputée)",
        "(une (journée|semaine|nuit|soirée) (horrible|affreuse|terrible|pourrie|catastrophique))"
      ],
      "never": [
        "(film|films|série|livre|roman)"
      ],
      "lines": [
        "Ah, pas de chance !",
        "Oh là là, quelle galère.",
        "Aïe, c'est embêtant."
      ],
      "bad": true
    },
    {
      "about": [
        "(me|nous) (manque|manquent) [beaucoup|tellement|trop|énormément]"
      ],
      "never": [
        "il (me|nous) manque (un|une|des|du|de|le|la|les|deux|trois|juste)"
      ],
      "lines": [
        "Je comprends que ça te manque.",
        "C'est dur d'être loin des gens qu'on aime."
      ],
      "bad": true
    },
    {
      "about": [
        "(entretien d'embauche|un entretien|passe un examen|j'ai [un|une|mes|des] (examen|examens|entretien|concours|partiels))",
        "((suis|étais|est) [très|super|vraiment|un peu|tellement|trop] (nerveux|nerveuse|stressé|stressée|angoissé|angoissée|anxieux|anxieuse)|j'ai le trac|j'ai [un peu|très] peur de)"
      ],
      "never": [
        "(s'est (bien|mal) passé|réussi|raté|j'ai eu)"
      ],
      "lines": [
        "Courage, ça va bien se passer !",
        "Bonne chance, alors !"
      ]
    },
    {
      "about": [
        "(c'est|c'était|fête|fêtons|fêter|pour) [l'|mon|notre|son] anniversaire",
        "(aura|aurai|fête|fêter|a eu|a) [ses|mes] (cinquante|soixante|soixante-dix|quatre-vingts|quatre-vingt-dix|trente|quarante|vingt|dix-huit|cent) ans (demain|aujourd'hui|hier|samedi|dimanche|ce week-end|cette semaine)",
        "(cinquante|soixante|soixante-dix|quatre-vingts|quatre-vingt-dix|trente|quarante|vingt|dix-huit|cent) ans (demain|aujourd'hui|samedi|dimanche)"
      ],
      "never": [
        "(dernier|dernière|hier|avait|c'était|était|fêtait|il y a)"
      ],
      "lines": [
        "Bon anniversaire !",
        "Quel bel anniversaire, félicitations !"
      ]
    },
    {
      "about": [
        "(je me marie|on se marie|nous nous marions|(ma|mon) (sœur|frère|fils|fille|meilleur ami|meilleure amie|cousine|cousin) se marie|je me suis (marié|mariée)|on s'est mariés|je (suis fiancé|suis fiancée))"
      ],
      "lines": [
        "Un mariage, félicitations !",
        "Toutes mes félicitations !"
      ]
    },
    {
      "about": [
        "(j'ai|on a|elle a|il a|nous avons) [enfin] (réussi|obtenu|décroché|gagné|trouvé) [enfin] [mon|ma|son|sa|le|la|un|une|nos] [nouveau|nouvel|nouvelle|premier] (examen|examens|bac|permis|diplôme|concours|poste|travail|emploi|boulot|match|prix|bourse|appartement|course|loto)",
        "((j'ai été|il a été|elle a été|on m'a) (embauché|embauchée|promu|promue|pris|prise)|nouveau (travail|boulot|poste|job))",
        "(accouche|accoucher|accouché)",
        "((je suis|elle est|ma femme est|ma sœur est|ma fille est) enceinte|(vient de|est) (naître|né|née)|on attend un bébé|je vais être (père|mère|papa|maman|tante|oncle|grand-père|grand-mère)|je suis [très|tellement] (amoureux|amoureuse))"
      ],
      "never": [
        "(est (né|née) (en|à|au|le|dans)|je suis (né|née)|cherche)"
      ],
      "lines": [
        "Félicitations !",
        "Bravo, quelle bonne nouvelle !",
        "Ça, c'est une belle nouvelle !"
      ]
    }
  ],
  "reactions": [
    {
      "about": [
        "ne (suis|me sens|vais) pas [très|trop] (content|contente|heureux|heureuse|bien)",
        "(est|suis|était|reste|reste encore) à l'hôpital",
        "(est mort|est morte|sont morts|décédé|décédée)",
        "(triste|opération|mal|malade|malades|rhume|grippe|fièvre|accident|cassé|cassée|problème|problèmes|perdu|perdue|pleurer|seul|seule|déprimé|déprimée|inquiet|inquiète|divorce|viré|virée|douleur)"
      ],
      "never": [
        "(film|films|série|séries|comédie|livre|livres|roman|chanson|documentaire)",
        "([pas|plutôt|vraiment] pas mal|pas (trop|si) mal|(pas de|sans|aucun) problème|pas mal de)"
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
        "(repos|congé|congés|rtt|jour férié|jours fériés|grasse matinée)"
      ],
      "lines": [
        "Ça fait du bien, un peu de repos.",
        "C'est bien mérité !"
      ]
    },
    {
      "about": [
        "(catastrophe|désastre|raté|ratée|ratés|brûlé|brûlée|cramé|n'importe quoi)"
      ],
      "lines": [
        "Ça arrive à tout le monde !",
        "Bah, on apprend comme ça."
      ]
    },
    {
      "about": [
        "(nerveux|nerveuse|stressé|stressée|stress|peur|fatigué|fatiguée|épuisé|épuisée|sommeil|occupé|occupée|pressé|pressée|beaucoup de travail|examens|examen)"
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
        "(on part|je pars|nous partons|on s'en va|je m'en vais) [tous|ensemble|demain|samedi|dimanche] (à|au|aux|en|dans|chez|pour)",
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
        "(ma famille|en famille|toute la famille|mes proches)",
        "(avec|chez|pour|voir) (mon|ma|mes) (fils|fille|filles|enfants|mère|père|parents|frère|frères|sœur|sœurs|grand-mère|grand-père|grands-parents|petit-fils|petite-fille|petits-enfants|neveu|nièce|cousins|oncle|tante|bébé)",
        "de (mon|ma|mes) (mère|père|parents|grand-mère|grand-père|grands-parents)"
      ],
      "never": [
        "(dit|disait|a dit|croit|pense|trouve) (que|qu')"
      ],
      "lines": [
        "La famille, ça compte.",
        "C'est précieux, la famille."
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
        "(il pleut|pluie|il neige|neige|il (fait|faisait) [très|trop|si] (beau|mauvais|froid|chaud)|du (soleil|vent)|orage)"
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
    },
    {
      "about": [
        "(magnifique|superbe|splendide|très (beau|belle|joli|jolie)|un paysage|la vue)"
      ],
      "lines": [
        "Ça doit être beau !",
        "Ça donne envie d'y aller."
      ]
    },
    {
      "about": [
        "(délicieux|délicieuse|trop bon|très bon|on se régale|miam)",
        "(il|elle|on|je|mon mari|ma femme|ma mère|mon père) [nous] (fait|fais|prépare|cuisine) (des|du|de la|un|une|le|la|les) (lasagnes|pâtes|poulet|soupe|gâteau|tarte|pizza|couscous|crêpes|poisson|riz|salade|gratin|quiche|plat)"
      ],
      "lines": [
        "Ça donne faim !",
        "Miam, ça doit être bon."
      ]
    },
    {
      "about": [
        "(on (rit|rigole|joue|s'amuse|chante|danse)|drôle|marrant|rigolo|triche|blague|blagues)"
      ],
      "lines": [
        "On ne s'ennuie pas, alors !",
        "Ça a l'air amusant."
      ]
    },
    {
      "about": [
        "j'ai [déjà|presque|bientôt] (10|11|12|13|14|15|16|17|18|19|20|21|22|23|24|25|26|27|28|29|30|31|32|33|34|35|36|37|38|39|40|41|42|43|44|45|46|47|48|49|50|51|52|53|54|55|56|57|58|59|60|61|62|63|64|65|66|67|68|69|70|71|72|73|74|75|76|77|78|79|80|81|82|83|84|85|86|87|88|89|90|91|92|93|94|95|96|97|98|99|dix|onze|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante|soixante|quatre-vingts|quatre-vingt) [et un|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize] ans"
      ],
      "lines": [
        "Un bel âge !"
      ]
    }
  ],
  "echo": {
    "lines": [
      "Ah, {said}.",
      "{said}, je vois.",
      "{said}, d'accord."
    ],
    "own": {
      "mon": "ton",
      "ma": "ta",
      "mes": "tes",
      "notre": "votre",
      "nos": "vos",
      "au": "le",
      "aux": "les",
      "un": "un",
      "une": "une",
      "des": "des",
      "du": "du",
      "le": "le",
      "la": "la",
      "les": "les",
      "deux": "deux",
      "trois": "trois",
      "quatre": "quatre",
      "ce": "ce",
      "cette": "cette",
      "ces": "ces"
    },
    "familiar": [
      "ton",
      "ta",
      "tes",
      "votre",
      "vos"
    ],
    "joins": [
      "de"
    ]
  },
  "default": [
    "Ah, je vois.",
    "Je comprends.",
    "Ah oui, c'est intéressant !",
    "C'est bon à savoir."
  ],
  "asked": {
    "why": {
      "first": true,
      "about": [
        "pourquoi [est-ce que] (tu|vous) [me|m'|veux|voulez|voudrais] (demandes|demandez|poses|posez|savoir|le savoir)",
        "pourquoi (cette question|me demandez-vous|me demandes-tu)"
      ],
      "lines": [
        "Par curiosité, c'est tout.",
        "Oh, juste pour discuter un peu.",
        "J'aime bien connaître les gens."
      ]
    },
    "listening": {
      "first": true,
      "about": [
        "(tu|vous) m'(écoutes|écoutez|entends|entendez|as entendu|as compris|as écouté|avez entendu|avez compris|avez écouté)",
        "(m'écoutez-vous|m'écoutes-tu|tu écoutes quand|vous écoutez quand)",
        "(tu as|vous avez|as-tu|avez-vous) [bien] (compris|entendu|écouté) ce que"
      ],
      "lines": [
        "Oui, oui, pardon, j'écoute.",
        "Oui, bien sûr, j'ai tout entendu.",
        "Je suis tout ouïe."
      ]
    },
    "changed": {
      "first": true,
      "about": [
        "(on|vous|tu) (change|changez|changes) (déjà|de sujet|d'histoire|encore|encore de sujet)",
        "on [ne] parlait",
        "(une nouvelle|encore une|encore une nouvelle) (histoire|scène)",
        "c'est déjà (fini|terminé)"
      ],
      "lines": [
        "Oui, on change un peu de sujet.",
        "Oui, comme ça, on pratique autre chose."
      ]
    },
    "unknowing": {
      "first": true,
      "about": [
        "(tu|vous) [ne] [le] (sais|savez) pas",
        "(ne savez-vous pas|ne sais-tu pas)"
      ],
      "lines": [
        "Eh non, je regrette.",
        "Non, pas cette fois."
      ]
    },
    "clock": {
      "first": true,
      "alone": [
        "(quelle heure (est-il|il est|avez-vous)|il est quelle heure|vous avez l'heure|tu as l'heure)"
      ],
      "lines": [
        "Ah, je n'ai pas de montre."
      ]
    },
    "sure": {
      "first": true,
      "about": [
        "(tu es|vous êtes|t'es|es-tu|êtes-vous) [bien|vraiment|tout à fait] (sûr|sûre|sérieux|sérieuse|certain|certaine)"
      ],
      "alone": [
        "c'est [bien] ça",
        "[ah|oh|mais|non] (bon|vraiment|c'est vrai|sans blague|sérieusement|sérieux|pour de vrai|oui)"
      ],
      "lines": [
        "Oui, oui, vraiment.",
        "Oui, c'est bien ça.",
        "Oui, sans aucun doute."
      ]
    },
    "speaking": {
      "first": true,
      "about": [
        "je parle [pas] [assez|trop] (bien|mal)",
        "(mon français|mon accent|ma prononciation) (est|va|c'est)",
        "comment (est mon|est ma|je parle)"
      ],
      "lines": [
        "Très bien, tout est clair.",
        "De mieux en mieux."
      ]
    },
    "agreeing": {
      "first": true,
      "about": [
        "(tu|vous) [ne|n'] [le|la|les] (trouves|trouvez|crois|croyez|penses|pensez) pas",
        "ne (trouves-tu|trouvez-vous|crois-tu|croyez-vous|pensez-vous) pas"
      ],
      "lines": [
        "Si, c'est vrai.",
        "Si, un peu."
      ]
    },
    "hoping": {
      "first": true,
      "about": [
        "(va|vont|vais|allez) [la|le|les|me|vous|y|en] (aller mieux|s'en sortir|guérir|bien se passer|marcher|retrouver|trouver|réussir|arriver à temps|rappeler|y arriver)",
        "ça (va|ira) (aller|mieux|bien se passer)"
      ],
      "lines": [
        "Je l'espère vraiment.",
        "J'espère que oui."
      ]
    },
    "amazed": {
      "first": true,
      "about": [
        "(tu te rends compte|vous vous rendez compte|tu te rends|rends-toi compte|tu imagines|vous imaginez|tu y crois|vous y croyez|c'est pas (fou|incroyable|dingue)|c'est fou non|incroyable non)"
      ],
      "lines": [
        "Non, c'est pas croyable !",
        "Eh bien, quelle histoire !"
      ]
    },
    "fearing": {
      "about": [
        "(tu as|vous avez|t'as|as-tu|avez-vous) peur (de|du|des|d')"
      ],
      "lines": [
        "Un peu, je l'avoue.",
        "Oui, un peu, comme beaucoup de gens."
      ]
    },
    "moods": {
      "about": [
        "(tu fais|vous faites|qu'est-ce que tu fais|qu'est-ce que vous faites) [toi|vous|quoi] [quoi] (quand|si|pour) [tu|vous|t'] [es|êtes|as|avez|te|vous] (triste|stressé|stressée|fatigué|fatiguée|malade|en colère|énervé|énervée|seul|seule|peur|détendre|reposer|ennuies|ennuyez|ça va pas|moral)"
      ],
      "lines": [
        "Un peu de musique, et ça va mieux.",
        "Je parle avec quelqu'un, ça aide toujours."
      ]
    },
    "inside": {
      "about": [
        "(il y a|y a|avec|mettez) quoi (dans|dedans|comme)",
        "qu'est-ce qu'il y a (dans|dedans)",
        "(c'est|c'est fait|fait) avec quoi"
      ],
      "lines": [
        "Rien de compliqué, que des choses simples.",
        "Un peu de tout, mais rien de spécial."
      ]
    },
    "advice": {
      "first": true,
      "about": [
        "(me|m'|nous) (conseillez|conseilles|recommandez|recommandes) quoi",
        "(tu|vous) me (conseilles|conseillez)",
        "(tu|vous) (ferais|feriez)",
        "(je|on) (dois|doit|devrais|devrait|fais|fait|peux) (faire|dire|accepter|changer|partir|quoi)"
      ],
      "lines": [
        "Moi, j'y réfléchirais au calme.",
        "Moi, j'irais pas à pas."
      ]
    },
    "believing": {
      "first": true,
      "about": [
        "(tu|vous) (trouves|trouvez|crois|croyez|penses|pensez)",
        "(trouves-tu|trouvez-vous|crois-tu|croyez-vous|penses-tu|pensez-vous)"
      ],
      "never": [
        "(où|comment|quand|combien|quel|quelle|quels|quelles|lequel|laquelle|quoi|pourquoi|qui|qu'est ce|à quelle)",
        "(que penses|que pensez|qu'en|en penses|en pensez|trouvez [la|le|un|une|des|les] (où|quand)|pensez à|penses à)"
      ],
      "lines": [
        "Ça dépend, ce n'est pas facile à dire.",
        "Ça se peut, mais je ne peux pas le savoir."
      ]
    },
    "opinion": {
      "again": true,
      "about": [
        "(penses|pensez|dis|dites) quoi",
        "(que|qu'|qu'est-ce que|qu'est-ce qu'en) [tu|vous] [en] (penses|pensez|dis|dites|penses-tu|pensez-vous|dites-vous|dis-tu)",
        "(quel est|c'est quoi) (ton|votre) (avis|opinion)",
        "(à ton avis|à votre avis)",
        "comment (tu|vous) (trouves|trouvez)"
      ],
      "never": [
        "pourquoi"
      ],
      "lines": [
        "Moi, ça me paraît bien.",
        "Je vois ça un peu de la même façon.",
        "Chacun voit ça à sa façon, mais moi, ça me convient."
      ]
    },
    "working-long": {
      "about": [
        "depuis (longtemps|combien|quand|beaucoup)",
        "ça fait (longtemps|combien de temps) que"
      ],
      "also": [
        "(tu|vous|avez|êtes)"
      ],
      "lines": [
        "Depuis quelques années.",
        "Depuis un bon moment déjà."
      ]
    },
    "often": {
      "about": [
        "(tous les (jours|matins|soirs|week-ends|dimanches|samedis)|toutes les semaines|souvent|chaque (semaine|jour|matin|soir|samedi|dimanche)|toujours)"
      ],
      "also": [
        "(tu|vous)"
      ],
      "never": [
        "(où|comment|quand|combien|quel|quelle|quels|quelles|lequel|laquelle|quoi|pourquoi|qui|qu'est ce|à quelle)"
      ],
      "lines": [
        "Presque toujours, oui.",
        "Assez souvent."
      ]
    },
    "busy": {
      "about": [
        "(tu es|vous êtes|t'es) [très|trop|un peu] (occupé|occupée|fatigué|fatiguée|débordé|débordée|pressé|pressée)",
        "(avez|as) beaucoup de (travail|monde|clients)",
        "(comment se passe) [ta|votre|la] journée",
        "(pas trop|trop) fatigué"
      ],
      "lines": [
        "Ça va, merci de demander.",
        "Un peu, mais je ne me plains pas."
      ]
    },
    "finishing": {
      "first": true,
      "about": [
        "(tu|vous) (finis|finissez|terminez|termines) [le travail|votre journée|de travailler] (à quelle heure|quand|tard)",
        "(à quelle heure|quand) (tu|vous|est-ce que tu|est-ce que vous) (finis|finissez|terminez|termines)",
        "(à quelle heure|quand) (finissez-vous|finis-tu)"
      ],
      "lines": [
        "Ça dépend des jours.",
        "Aujourd'hui, vers vingt heures."
      ]
    },
    "done": {
      "about": [
        "(tu as|vous avez|tu es|vous êtes|t'as|t'es|as-tu|avez-vous|es-tu|êtes-vous|tu y es|vous y êtes|tu n'as|tu n'es) (déjà|jamais)"
      ],
      "never": [
        "(où|comment|quand|combien|quel|quelle|quels|quelles|lequel|laquelle|quoi|pourquoi|qui|qu'est ce|à quelle)"
      ],
      "lines": [
        "Pas encore, mais j'aimerais bien.",
        "Une fois, il y a des années."
      ]
    },
    "choosing": {
      "about": [
        "ou (du|de la|de l'|le|la|les|l'|plutôt|un|une|en|des|à|au)"
      ],
      "also": [
        "(tu|vous)"
      ],
      "never": [
        "(comment|quand|combien|quel|quelle|quels|quelles|quoi|pourquoi|qui|qu'est ce|à quelle)"
      ],
      "lines": [
        "Un peu des deux, ça dépend des jours.",
        "J'aime bien les deux."
      ]
    },
    "having": {
      "about": [
        "(tu as|vous avez|t'as|as-tu|avez-vous) (des|un|une) (enfants|enfant|frères|frère|sœurs|sœur|copain|copine|mari|femme|voiture|chien|chat|animaux|animal|vélo)",
        "(tu es|vous êtes|t'es) (marié|mariée|célibataire)"
      ],
      "lines": [
        "Non, pas pour le moment."
      ]
    },
    "age": {
      "about": [
        "quel âge (as-tu|tu as|avez-vous|vous avez|est-ce que tu as)",
        "(tu as|vous avez|t'as) quel âge"
      ],
      "lines": [
        "Ça, c'est un secret !"
      ]
    },
    "home": {
      "about": [
        "(tu habites|vous habitez) [où|loin|près|ici|dans le coin|par ici|dans le quartier]",
        "où (habites-tu|habitez-vous|tu habites|vous habitez|est-ce que tu habites|est-ce que vous habitez)",
        "(tu viens|vous venez|tu es|vous êtes) (d'où|d'ici)",
        "d'où (viens-tu|venez-vous|tu viens|vous venez|es-tu|êtes-vous)"
      ],
      "lines": [
        "Je suis d'ici, j'habite tout près."
      ]
    },
    "plans": {
      "about": [
        "(fais|faites|vas faire|allez faire) [quoi] (ce soir|demain|après|ce week-end|samedi|dimanche|cet été)",
        "(tu as|vous avez|as-tu|avez-vous) (des projets|prévu|quelque chose de prévu)"
      ],
      "lines": [
        "Rien de spécial, me reposer un peu."
      ]
    },
    "speaks": {
      "about": [
        "(tu parles|vous parlez|parles-tu|parlez-vous) [bien|aussi|un peu] (anglais|espagnol|allemand|chinois|italien|russe|arabe|portugais|japonais|polonais|turc|l'anglais|l'arabe|l'espagnol|d'autres langues|combien de langues|plusieurs langues)",
        "(tu sais|vous savez|sais-tu|savez-vous) (nager|cuisiner|conduire|jouer|danser|chanter|skier)"
      ],
      "lines": [
        "Un peu, juste ce qu'il faut."
      ]
    },
    "recommending": {
      "about": [
        "(tu connais|vous connaissez|connais-tu|connaissez-vous|tu connaîtrais|vous connaîtriez|tu sais où trouver|vous savez où trouver) [pas] (un|une|des|d'autres|quelqu'un)"
      ],
      "lines": [
        "Il y en a plusieurs dans le quartier.",
        "Oui, mais il faut que je retrouve le nom."
      ]
    },
    "knowing": {
      "about": [
        "(tu connais|vous connaissez|connais-tu|connaissez-vous)"
      ],
      "never": [
        "(où|comment|quand|combien|quel|quelle|quels|quelles|lequel|laquelle|quoi|pourquoi|qui|qu'est ce|à quelle)",
        "(un|une|des|d'autres)"
      ],
      "lines": [
        "Seulement de nom.",
        "Un peu, pas beaucoup."
      ]
    },
    "liking": {
      "about": [
        "(tu|vous) [l'|les] (aimes|aimez|adores|adorez)",
        "(aimes-tu|aimez-vous)",
        "ça (te|vous) plaît"
      ],
      "never": [
        "(où|comment|quand|combien|quel|quelle|quels|quelles|lequel|laquelle|quoi|pourquoi|qui|qu'est ce|à quelle)",
        "(le plus|mieux)"
      ],
      "lines": [
        "Oui, beaucoup.",
        "Bien sûr, comme tout le monde."
      ]
    },
    "minding": {
      "about": [
        "(ça|cela) [ne] (te|vous) (dérange|dérangerait|embête|embêterait|gêne|gênerait|ennuie)",
        "(tu vois|vous voyez|tu as|vous avez) un inconvénient"
      ],
      "lines": [
        "Non, pas du tout.",
        "Mais non, aucun problème."
      ]
    },
    "toilets": {
      "about": [
        "(toilettes|wc|les sanitaires)"
      ],
      "also": [
        "(où|il y a|avez|a|sont|aller)"
      ],
      "lines": [
        "Au fond, à droite."
      ]
    },
    "permission": {
      "about": [
        "(je|j'|on|nous) [y|en|le|la|les|aussi] (peux|peut|pouvons|pourrais|pourrait|pourrions)",
        "(puis-je|peut-on|pourrait-on|pouvons-nous|pourrais-je)",
        "(peut|peuvent) (venir|entrer|rester|dormir|jouer)"
      ],
      "never": [
        "(où|comment|quand|combien|quel|quelle|quels|quelles|lequel|laquelle|quoi|pourquoi|qui|qu'est ce|à quelle)",
        "(prendre|boire|manger|conduire|donner|alcool|allergie|allergique|enceinte|bébé|dose|comprimés|cachets|médicament)"
      ],
      "lines": [
        "Oui, bien sûr, pas de problème.",
        "Oui, ça marche.",
        "Bien sûr que oui."
      ]
    },
    "having-that": {
      "about": [
        "(vous avez|avez-vous|il vous reste|vous reste-t-il|vous vendez|vous faites|vous auriez|auriez-vous|il y a|y a-t-il) [aussi|encore|peut-être|pas] (du|de la|de l'|des|un|une|autre|d'autres|quelque chose)"
      ],
      "never": [
        "(où|comment|quand|combien|quel|quelle|quels|quelles|lequel|laquelle|quoi|pourquoi|qui|qu'est ce|à quelle|allergie|enfants|enfant|frères|frère|sœurs|sœur|copain|copine|mari|femme|chien|chat|animal|peur|mal|idée|question|temps|truc|astuce|conseil|conseils|passion|rêve|secret)"
      ],
      "lines": [
        "Je vais regarder ça.",
        "Un instant, je vérifie."
      ]
    },
    "asking": {
      "about": [
        "(tu|vous) [ne|n'] [me|m'|nous|le|la] (peux|pouvez|pourriez|pourrais)",
        "(pouvez-vous|peux-tu|pourriez-vous|pourrais-tu)"
      ],
      "never": [
        "(où|comment|quand|combien|quel|quelle|quels|quelles|lequel|laquelle|quoi|pourquoi|qui|qu'est ce|à quelle)",
        "(me dire|m'expliquer|expliquer)"
      ],
      "lines": [
        "Je vais voir ce que je peux faire.",
        "Je vais essayer, bien sûr."
      ]
    },
    "habit": {
      "about": [
        "(tu|vous) (cuisines|cuisinez|voyages|voyagez|lis|lisez|danses|dansez|chantes|chantez|joues|jouez|sors|sortez|cours|courez|fumes|fumez|regardes|regardez|fais du|faites du|fais de la|faites de la|manges|mangez|bois|buvez|étudies|étudiez)"
      ],
      "never": [
        "(où|comment|quand|combien|quel|quelle|quels|quelles|lequel|laquelle|quoi|pourquoi|qui|qu'est ce|à quelle)"
      ],
      "lines": [
        "De temps en temps, oui.",
        "Quand j'ai le temps."
      ]
    },
    "reason": {
      "about": [
        "pourquoi"
      ],
      "lines": [
        "Il n'y a pas de raison particulière.",
        "Tiens, je n'y avais pas pensé."
      ]
    },
    "same": {
      "lines": [
        "Moi, à peu près pareil.",
        "Pour moi, c'est assez proche."
      ]
    },
    "told": {
      "lines": [
        "Ce que j'ai dit tout à l'heure.",
        "Moi, j'ai déjà répondu."
      ]
    }
  }
}
