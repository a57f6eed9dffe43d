// Generated from follow-ups.yaml by packages/languages/scripts/compile-texts.ts. Do not edit.
import type { FollowUps } from '@lingarden/languages/kit/tutor/follow-ups'

export const followUps: FollowUps = {
  "feelings": [
    {
      "id": "relief",
      "is": "glad",
      "about": [
        "(heureusement|ouf|par chance|dieu merci|quel soulagement|soulagé|soulagée|soulagés)",
        "(plus de peur que de mal|rien de (grave|cassé|méchant)|tout est rentré dans l'ordre)",
        "(c'est|c'était|ce n'est|ce n'était|était|est) (pas|rien) [du tout|si|très|trop|de] (grave|méchant)",
        "(s'est|se sont) [finalement|très] bien (terminé|terminée|fini|finie|arrangé)",
        "(finalement|au final|à la fin|enfin) (tout|ça|c') [s'] (est|va) [très] (bien|arrangé|rentré)",
        "(va|vais|vont|sens|sent|allait) [déjà|beaucoup|un peu|bien|nettement|maintenant|vraiment|enfin] mieux",
        "(est|suis|sont) [enfin|presque|complètement|bien] (guéri|guérie|guéris|remis|remise|tiré d'affaire|tirée d'affaire|hors de danger)",
        "(l'|les) (ai|a|avons|ont) [enfin|finalement|quand même|tous|toutes] (retrouvé|retrouvée|retrouvés|retrouvées|récupéré|récupérée|récupérés)",
        "(j'ai|on a|nous avons|il a|elle a|a) [enfin|finalement] retrouvé (mon|ma|mes|le|la|les|son|sa|ses|notre) [petit|petite] (portable|téléphone|portefeuille|clés|clé|clef|clefs|sac|valise|bagage|bagages|passeport|parapluie|lunettes|carte|carte bancaire|bague|alliance|veste|manteau|écharpe|bonnet|papiers|montre|porte-monnaie|ordinateur|ordi|livre|cahier|vélo|gants|billet|permis|casque|collier|doudou)",
        "(me|nous) (l'|les) (a|ont) (rendu|rendue|rendus|rapporté|rapportée|rapportés|ramené|ramenée)",
        "(sorti|sortie|sort|sortir|rentré|rentrée) (de l'hôpital|de la clinique)",
        "(dit|dit que|maintenant) tout (va|est) bien",
        "que tout (va|est) bien",
        "retrouvé (mon|ma|notre|le|la) [petit|petite] (chien|chienne|chiens|chiot|chat|chatte|chats|chaton|chatons|lapin|oiseau|hérisson|pigeon|tortue|animal|écureuil|moineau|hamster|perroquet)",
        "(n'ai|n'a|ai|a) plus (mal|de fièvre|peur)"
      ],
      "never": [
        "(j'espère|si seulement|ne va|va pas|c'est grave|heureusement que non|irait)"
      ],
      "lines": [
        "Ouf, heureusement !",
        "Quel soulagement !",
        "Tant mieux si ça s'est bien fini."
      ]
    },
    {
      "id": "death",
      "is": "sad",
      "about": [
        "(est|sont) [malheureusement|subitement|hier|déjà] (mort|morte|morts|mortes|décédé|décédée|décédés|décédées)",
        "(vient|viennent) de (mourir|décéder|nous quitter)",
        "nous (a|ont) [tous] (quittés|quittées|quitté)",
        "(enterrement|obsèques|funérailles|en deuil|veuf|veuve|décès)",
        "(mort|disparition) de (mon|ma|mes|notre|nos|son|sa)",
        "(ai|a|avons|ont) perdu (mon|ma|mes|son|sa|ses|notre|nos|un|une) [pauvre|petit|petite|meilleur|meilleure|vieux|vieille] (père|mère|papa|maman|parents|frère|sœur|soeur|mari|femme|fils|fille|grand-père|grand-mère|mamie|papi|oncle|tante|cousin|cousine|ami|amie|chien|chienne|chat|chatte|collègue|voisin|voisine|bébé|compagnon|compagne|beau-père|belle-mère)",
        "(euthanasier|(faire|fait) piquer|dû l'endormir)"
      ],
      "never": [
        "((pleurer|pleurait|pleuraient|pleuré|mort|morte|morts|pliés|plié|pliée|éclaté|éclaté|larmes) de rire|fou rire|bien (ri|rigolé)|haha|ha ha|hahaha|hihi|mdr|ptdr|lol)",
        "(film|films|série|séries|livre|roman|chanson|documentaire|comédie|(mort|morte|morts) de (rire|fatigue|faim|soif|trouille|peur|froid)|il y a [très] (vingt|trente|quarante|cinquante|longtemps)|batterie)"
      ],
      "lines": [
        "Ça me fait beaucoup de peine.",
        "Je suis de tout cœur avec toi."
      ]
    },
    {
      "id": "lost-job",
      "is": "sad",
      "about": [
        "(fait|fait tous|faire|va me|veut me|veulent me) (virer|licencier)",
        "(licencié|licenciée|licenciés|licenciement|viré|virée|virés|mis à la porte|mise à la porte|au chômage|chômeur|chômeuse)",
        "(sans emploi|sans travail|sans boulot|plus de (travail|boulot|emploi))",
        "perdu (mon|son|leur|le|notre) (travail|emploi|boulot|poste|job)",
        "(trouve|trouvé|trouvons|ai|a|avons|cherche) (pas|plus|toujours pas|aucun) [encore|toujours] [de|d'] (travail|boulot|emploi|poste|stage|job)",
        "(usine|entreprise|boîte|magasin|restaurant|société|boutique|librairie|café) [où je travaille|où je travaillais] (a fermé|va fermer|ferme|a fait faillite|doit fermer)",
        "pas [été] (renouvelé|retenu|retenue|embauché|embauchée|recruté|recrutée|gardé|gardée)",
        "pas (eu|obtenu|décroché) (le|ce|mon) (poste|travail|boulot|stage|job|emploi)"
      ],
      "never": [
        "((pleurer|pleurait|pleuraient|pleuré|mort|morte|morts|pliés|plié|pliée|éclaté|éclaté|larmes) de rire|fou rire|bien (ri|rigolé)|haha|ha ha|hahaha|hihi|mdr|ptdr|lol)",
        "(film|films|série|séries|livre|roman|chanson|documentaire|comédie|(trouvé|retrouvé|commence) (un|du) [nouveau] (travail|boulot|emploi|poste))"
      ],
      "lines": [
        "C'est dur, ça. Ça me fait de la peine.",
        "Ça doit peser.",
        "J'espère que ça va vite s'arranger."
      ]
    },
    {
      "id": "parting",
      "is": "sad",
      "about": [
        "(s'est|sommes|se sont|suis|va|vont|veut|veulent|venons de|viennent de|on|ils|elles|parents) [nous|se|me] (séparés|séparées|séparé|séparée|séparer|sépare|séparent)",
        "(divorce|divorcé|divorcée|divorcés|divorcées|divorcent|divorçons|divorcer|rupture|peine de cœur|chagrin d'amour)",
        "(m'a|m'avait|l'a) (quitté|quittée|largué|larguée|plaqué|plaquée|trompé|trompée)",
        "(a|ai|avons|ont) [finalement] rompu",
        "(mon|ma) (copain|copine|mari|femme|fiancé|fiancée|compagnon|compagne|mec|meuf) veut (me quitter|partir)",
        "c'est fini (avec|entre)",
        "(une autre femme|un autre homme|trouvé quelqu'un d'autre)"
      ],
      "never": [
        "((pleurer|pleurait|pleuraient|pleuré|mort|morte|morts|pliés|plié|pliée|éclaté|éclaté|larmes) de rire|fou rire|bien (ri|rigolé)|haha|ha ha|hahaha|hihi|mdr|ptdr|lol)",
        "(film|films|série|séries|livre|roman|chanson|documentaire|comédie|(pas|jamais) (divorcé|divorcée|séparés)|il y a [très] (dix|quinze|vingt|trente|longtemps))"
      ],
      "lines": [
        "Ce n'est pas facile, ça.",
        "Oh, ça me fait de la peine."
      ]
    },
    {
      "id": "quarrel",
      "is": "sad",
      "about": [
        "(dispute|disputes|disputée|disputent|disputons|disputer|disputés|disputées|disputait|engueule|engueulée|engueulés|engueulées|engueulent|engueuler|engueulade|fâché|fâchée|fâchés|fâchées|brouillés|brouillées|bagarre|battus|bagarrés)",
        "(crie|crient|crié|criait|criaient|hurle|hurlent|hurlé|hurlait|insulte|insultée|insultent|insultait|humilie|humiliée|gueule|moqué|moquée|moquent|se moque)",
        "(m'a|nous a|m'ont|me|nous|lui a|lui) [souvent|toujours|encore|tout le temps|beaucoup|très] (mal parlé|parle mal|parle très mal|traite mal|traitent mal|mal traité|mal traitée|manque de respect|critique|critiquée|critiquent|reproche|gronde|grondé|grondée|menti|ment|mentent|trahi|trahie|déçu|déçue)",
        "(me|nous|se|m'|lui) [adresse] (parle|parlent|parlons|répond|répondent|adresse) (plus|pas)",
        "(suis|est|était|étais|sommes|sont) [très|vraiment|trop|tellement|un peu|assez|super|hyper|si|encore|toujours|complètement|souvent|tous|toutes|plutôt|bien|juste|déjà|tout|toute|gravement|de plus en plus|parfois|vite] (en colère|furieux|furieuse|vexé|vexée|énervé|énervée|agacé|agacée|blessé par|blessée par)",
        "(entend|entendent|entends|entendons) [vraiment|très|plutôt] (mal|pas|plus)",
        "(est|sont|était|étaient|devient) [très|vraiment|trop|tellement|un peu|assez|super|hyper|si|encore|toujours|complètement|souvent|tous|toutes|plutôt|bien|juste|déjà|tout|toute|gravement|de plus en plus|parfois|vite] (méchant|méchante|méchants|méchantes|agressif|agressive|impoli|impolie|injuste|injustes|jaloux|jalouse|désagréable|désagréables|insupportable|insupportables|autoritaire|autoritaires|sévère)",
        "(conflit|conflits|tension|tensions|histoires) (avec|au|à|entre|dans)",
        "(harcelé|harcelée|harcelés|harcèle|harcèlent|harcèlement|maltraité|maltraitée|frappé|frappée|menacé|menacée|tapé)",
        "(veut|veulent|voulait) (plus|pas) (me|nous|lui) (parler|voir|écouter|répondre)",
        "(critique|critiquent|se plaint|se plaignent|râle|râlent|rabaisse|ment|mentent) (tout|toujours|beaucoup|tout le temps|sans arrêt|souvent)",
        "prend [toujours] (mes idées|ma place|mes affaires)",
        "(font|fait|faisait|faisaient) [trop|tout le temps|toujours|la fête|beaucoup] [de] (du bruit|bruit|la fête toutes les nuits|la fête toute la nuit)",
        "trop de bruit",
        "(garde des enfants|(mon|ma) ex (veut|ne veut|refuse))",
        "jamais (content|contente|contents) de (moi|nous|mon)"
      ],
      "never": [
        "((pleurer|pleurait|pleuraient|pleuré|mort|morte|morts|pliés|plié|pliée|éclaté|éclaté|larmes) de rire|fou rire|bien (ri|rigolé)|haha|ha ha|hahaha|hihi|mdr|ptdr|lol)",
        "(film|films|série|séries|livre|roman|chanson|documentaire|comédie|réconciliés|réconciliées|réconcilié|réconciliée|de joie|(se|nous|me) [dispute|disputons|fâche|crie] (jamais|pas)|(dispute|disputons|disputent|crie) (jamais|pas|plus))"
      ],
      "lines": [
        "Ah, ce n'est pas agréable, ça.",
        "Ça fait mal, ces choses-là.",
        "Je comprends que ça te touche."
      ]
    },
    {
      "id": "health",
      "is": "sad",
      "about": [
        "mal (à la|à l'|à|au|aux) (tête|dos|ventre|gorge|dent|dents|oreille|oreilles|pied|pieds|jambe|jambes|genou|genoux|bras|épaule|épaules|cœur|estomac|yeux|cou|main|mains|cheville|poignet|doigt|hanche|nuque|reins|poitrine)",
        "(ai|a|ont|avais|avait) [très|vraiment|encore|toujours|un peu] mal (à|au|aux|partout|quand|depuis)",
        "(mal partout|mal de (tête|dos|ventre|gorge|dents|mer)|maux de (tête|ventre))",
        "(me|lui|nous) (fait|font|faisait|faisaient) [très|encore|un peu|vraiment|toujours|tellement] mal",
        "(de la|la|une|un|des|le|beaucoup de|ma|mes|sa|ses|mon|son|d') [gros|grosse|petit|petite|mauvaise|forte|fortes|horrible|terrible|sale|vilain] (fièvre|grippe|rhume|angine|migraine|migraines|covid|toux|cancer|gastro|bronchite|otite|allergie|allergies|vertiges|nausées|entorse|tendinite|infection|pneumonie|sinusite|douleurs|douleur|crève|hernie|arthrose|tension|maladie|varicelle|rougeole|asthme|diabète|anémie|hypertension|cystite|conjonctivite|appendicite|poux|indigestion|tumeur)",
        "(suis|est|es|sont|étais|était|étaient|tombé|tombée|tombés|tombe|tombent|été|reste|rend|rendu|rendue|ai eu) [très|vraiment|trop|tellement|un peu|assez|super|hyper|si|encore|toujours|complètement|souvent|tous|toutes|plutôt|bien|juste|déjà|tout|toute|gravement|de plus en plus|parfois|vite] (malade|malades|enrhumé|enrhumée|enrhumés|blessé|blessée|blessés|souffrant|souffrante|alité|alitée|hospitalisé|hospitalisée|opéré|opérée|en arrêt|grippé|grippée)",
        "(à l'hôpital|à la clinique|aux urgences|hospitalisé|hospitalisée|opéré|opérée|opérer|une opération|son opération|mon opération)",
        "(cassé|cassée|tordu|tordue|foulé|foulée|brûlé|brûlée|coupé|coupée|cogné|cognée|fracturé|fracturée|blessé|blessée) (le|la|l'|un|une|les|deux) (bras|jambe|jambes|pied|pieds|main|mains|cheville|poignet|genou|doigt|doigts|épaule|dos|tête|dent|dents|nez|côte|côtes|orteil|coude|hanche)",
        "(me suis|s'est|se sont|nous sommes) [bien|aussi|encore] (fait mal|fait très mal|blessé|blessée|blessés|brûlé|brûlée|coupé|coupée|cogné|cognée|tordu|foulé)",
        "(suis|est|sont) (tombé|tombée|tombés) (dans|de|du|à|en|sur|par terre|hier|ce matin|la tête)",
        "(eu|a|ai|avons|ont) un [petit|gros|grave] accident",
        "(sens|sent|sentais|sentait) (pas|plus) [très|trop|vraiment|du tout] bien",
        "(alzheimer|parkinson|démence|dépression|burn-out|maladie grave|santé (fragile|mauvaise)|problèmes de (santé|cœur|dos)|infarctus|crise cardiaque|avc|fauteuil roulant|béquilles|plâtre|arrêt maladie|cancer)",
        "(c'est|état est|maladie est|accident est) [très|assez] grave",
        "(reconnaît|reconnait) (plus|pas)",
        "perd la (mémoire|tête|vue)",
        "oublie (tout|beaucoup)",
        "(mordu|mordue)",
        "piqué par",
        "piquée par",
        "(voit|entend) (mal|très mal|plus rien|presque plus)",
        "(vomi|vomit|vomis|vomir|(je|il|elle) tousse|j'ai toussé)"
      ],
      "never": [
        "((pleurer|pleurait|pleuraient|pleuré|mort|morte|morts|pliés|plié|pliée|éclaté|éclaté|larmes) de rire|fou rire|bien (ri|rigolé)|haha|ha ha|hahaha|hihi|mdr|ptdr|lol)",
        "(film|films|série|séries|livre|roman|chanson|documentaire|comédie|(travaille|travaillait|travaillais|travaillé|bosse|stage|poste|infirmier|infirmière|aide-soignante|médecin|chirurgien|interne|bénévole) (à|aux|dans)|(à côté|en face|près|non loin|derrière) de l'hôpital|jamais malade|pas malade|plus malade|pas mal (au|à)|du mal (à|au|aux)|amoureux|amoureuse|tombé sur|tombée sur|en panne)"
      ],
      "lines": [
        "Aïe, j'espère que ça va vite aller mieux.",
        "Ouh là, ça n'a pas l'air drôle.",
        "La santé, c'est le plus important."
      ]
    },
    {
      "id": "mishap",
      "is": "sad",
      "about": [
        "(m'a|m'ont|nous a|nous ont|lui a|lui ont|s'est|suis|se|s'être) [tout|fait|fait tout|faire] (volé|voler|cambriolé|cambriolée|cambriolés|cambrioler|arnaqué|arnaquée|arnaquer|escroqué|piraté|piquer)",
        "(ai|a|avons|ont) [encore|tout|aussi|déjà|complètement] (perdu|égaré|raté|loupé|cassé|brûlé|cramé|renversé|déchiré|taché)",
        "(ai|a|avons|ont) [encore|tout|aussi|complètement] (oublié|manqué) (le|la|les|l'|mon|ma|mes|son|sa|ses|notre|un|une|de|d')",
        "laissé (mon|ma|mes|son|sa|ses) (portable|téléphone|portefeuille|clés|clé|clef|clefs|sac|valise|bagage|bagages|passeport|parapluie|lunettes|carte|carte bancaire|bague|alliance|veste|manteau|écharpe|bonnet|papiers|montre|porte-monnaie|ordinateur|ordi|livre|cahier|vélo|gants|billet|permis|casque|collier|doudou)",
        "(en panne|pneu crevé|crevaison|embouteillage|embouteillages|bouchons|amende|contravention|pv|fuite d'eau|dégât des eaux|inondation|inondée|inondé|grève|cambriolage|périmé|périmée)",
        "(est|était|sont|s'est|se sont|a été|été|étaient) [très|vraiment|trop|tellement|un peu|assez|super|hyper|si|encore|toujours|complètement|souvent|tous|toutes|plutôt|bien|juste|déjà|tout|toute|gravement|de plus en plus|parfois|vite] (cassé|cassée|cassés|fichu|fichue|foutu|foutue|bloqué|bloquée|bloqués|coincé|coincée|coincés|annulé|annulée|annulés|annulées|gâché|gâchée|échappé|échappée|enfui|enfuie|éteint|brûlé|déchiré|reporté|abîmé|abîmée|volé|volée|volés)",
        "(marche|marchent|fonctionne|fonctionnent|démarre|démarrait|s'allume|s'ouvre) (pas|plus)",
        "(suis|est|sommes|sont|arrivé|arrivée|arrivés|arrive|arrivent|étais|était) [très|vraiment|trop|tellement|un peu|assez|super|hyper|si|encore|toujours|complètement|souvent|tous|toutes|plutôt|bien|juste|déjà|tout|toute|gravement|de plus en plus|parfois|vite] en retard",
        "((heure|heures|minutes|jours) de retard|(a|a eu|avait|avec) du retard|parti sans (moi|nous))",
        "pas été (choisi|choisie|pris|prise|accepté|acceptée|sélectionné|sélectionnée|admis|admise|invité|invitée)",
        "(fait|faire|fais) (une|des|trop de|beaucoup de) [grosse|petite|grosses|grave] (erreur|erreurs|fautes|bêtise|bêtises|gaffe|faute)",
        "(m'a|m'ont|nous a|nous ont) dit non",
        "(plus|pas) (de batterie|d'essence|d'internet|d'électricité|d'eau|de réseau|de courant|de chauffage|de lumière|d'ascenseur)",
        "(annulé|annuler) (mon|ma|mes|notre|nos|le|la|les)",
        "(pas|jamais|toujours pas) (arrivé|arrivée|arrivés|arrivées)",
        "des (souris|rats|cafards|punaises|fourmis|moisissures)",
        "(échoué|recalé|recalée|mauvaise note|mauvaises notes|redoubler)",
        "pas [encore] (eu|réussi|obtenu) (mon|le|l'|la|mes|son|à) [mon|l'] (permis|bac|examen|concours|diplôme|visa|test|examens)",
        "pas (pu|réussi à) (aller|entrer|sortir|venir|arriver|acheter|voyager|partir|y aller|le voir|la voir|voir|manger|rentrer|finir|parler|travailler|payer|trouver)",
        "pas pu (le|la|les|l'|y|me|lui)",
        "(plus de (place|places|billets|tickets)|refusé (ma|mon|notre|sa)|été refusé|été refusée)",
        "(désastre|catastrophe|galère|cauchemar|la poisse|pas de chance|malchance|malheureusement|hélas)",
        "(était|est|étaient|c'était) [encore|déjà|malheureusement] (fermé|fermée|fermés|complet|complète|complets)",
        "(chien|chienne|chiens|chiot|chat|chatte|chats|chaton|chatons|lapin|oiseau|hérisson|pigeon|tortue|animal|écureuil|moineau|hamster|perroquet) (a|ont) [encore] (disparu|mordu|cassé|déchiré|mangé (mes|mon|ma|les|le))",
        "(trouve|trouvé|trouvons) (pas|rien|plus|aucun|toujours pas) (d'|de|un|une|mon|ma|mes|le|la)",
        "(il a plu (toute|tout|sans|pendant)|trempé|trempée|trempés|trempées)",
        "(m'a|m'ont|nous a|nous ont|a|été|ont) refusé",
        "(suis|est|sommes|sont) [encore] (trompé|trompée|trompés) (de|d')",
        "mais (il a plu|il pleuvait|c'était (fermé|complet|annulé)|il y avait trop de monde)",
        "(chien|chienne|chiens|chiot|chat|chatte|chats|chaton|chatons|lapin|oiseau|hérisson|pigeon|tortue|animal|écureuil|moineau|hamster|perroquet) [était|est|tout|qui était] (blessé|blessée|abandonné|abandonnée|perdu|perdue)",
        "(abandonné|abandonnée)"
      ],
      "never": [
        "((pleurer|pleurait|pleuraient|pleuré|mort|morte|morts|pliés|plié|pliée|éclaté|éclaté|larmes) de rire|fou rire|bien (ri|rigolé)|haha|ha ha|hahaha|hihi|mdr|ptdr|lol)",
        "(perdu (du poids|[quelques|deux|trois|quatre|cinq|six|dix|vingt] kilos|l'habitude|l'accent)|pas (en retard|en panne|oublié|perdu)|plus en panne|film catastrophe|films catastrophe|faire grève)"
      ],
      "lines": [
        "Ah mince, pas de chance.",
        "C'est énervant, ça !",
        "Quelle galère !"
      ]
    },
    {
      "id": "money",
      "is": "sad",
      "about": [
        "(gagne|gagnes|gagnons|gagnent|touche|gagnait|gagnais) [vraiment|que] (pas [beaucoup|bien|assez|grand-chose|trop]|peu|mal|très peu|trop peu|rien|très mal)",
        "(mal (payé|payée|payés|payées)|sous-payé|pas [très|assez] bien (payé|payée|payés|payées)|pas assez (payé|payée|payés))",
        "(paie|paient|paye|payent) [vraiment|très|trop] (mal|peu|pas bien)",
        "(pas|plus|jamais) [assez|beaucoup|trop|vraiment] (d'argent|de sous|d'sous|un sou|un rond|les moyens|de thunes|l'argent)",
        "(manque d'argent|sans argent|sans un sou|peu d'argent|(problème|problèmes|souci|soucis) d'argent|à découvert|dans le rouge|des dettes|endetté|endettée|endettés|fauché|fauchée|fauchés|joindre les deux bouts)",
        "fin[s|] de mois",
        "(fins de mois|fin de mois|fin du mois) [sont|est|c'est] [très|vraiment|trop|tellement|un peu|assez|super|hyper|si|encore|toujours|complètement|souvent|tous|toutes|plutôt|bien|juste|déjà|tout|toute|gravement|de plus en plus|parfois|vite] (difficile|difficiles|dure|dures|compliquée|compliquées|compliqué|dur)",
        "(salaire|paie) [est|était] [très|vraiment|trop|tellement|un peu|assez|super|hyper|si|encore|toujours|complètement|souvent|tous|toutes|plutôt|bien|juste|déjà|tout|toute|gravement|de plus en plus|parfois|vite] (bas|petit|faible|mauvais|mauvaise|ridicule|petite)",
        "(petit|maigre) salaire",
        "(grosse|énorme|grosses) (facture|factures)",
        "(trop|super|hyper|tellement|si|très|plus en plus) (cher|chère|chers|chères)",
        "(loyer|loyers|prix|essence|facture|factures|électricité) [de l'|du|de] [électricité|gaz|courses] (a encore augmenté|a augmenté|ont augmenté|augmente|augmentent|a doublé|ont doublé|est trop|sont trop)",
        "(coûte une fortune|coûte les yeux|peux pas payer|peut pas payer|pouvons pas payer|pas me le permettre|pas se le permettre|pas me permettre)"
      ],
      "never": [
        "((pleurer|pleurait|pleuraient|pleuré|mort|morte|morts|pliés|plié|pliée|éclaté|éclaté|larmes) de rire|fou rire|bien (ri|rigolé)|haha|ha ha|hahaha|hihi|mdr|ptdr|lol)",
        "(pas (si|trop|très|tellement) (cher|chère|chers|chères)|gagne bien)"
      ],
      "lines": [
        "Oui, c'est un vrai souci.",
        "Les soucis d'argent, ça use."
      ]
    },
    {
      "id": "strain",
      "is": "sad",
      "about": [
        "(fatigué|fatiguée|fatigués|fatiguées|épuisé|épuisée|épuisés|épuisées|crevé|crevée|crevés|crevées|débordé|débordée|débordés|surmené|surmenée|lessivé|lessivée|stressé|stressée|stressés|stressées|claqué|claquée|vidé|vidée|à bout|sous l'eau|sous pression|surchargé|surchargée|mort de fatigue|morte de fatigue|nase|naze)",
        "(fatigant|fatigante|fatigants|épuisant|épuisante|stressant|stressante|crevant|crevante|pénible|pénibles|usant|usante|fatigue|fatiguent|stress)",
        "(dors|dort|dormais|dormait|dorment|dormons) [vraiment|très|trop|super|toujours] (mal|peu|pas|plus)",
        "(pas|mal|peu|à peine|plus|rien) [pu|bien|assez|beaucoup|du tout|vraiment|réussi à|trop|très bien] (dormi|dormir|fermé l'œil|reposé|reposée)",
        "dormi [que|seulement] (mal|très mal|peu|très peu|à peine|deux|trois|quatre|cinq)",
        "(fais|fait|faire|faisais) des cauchemars",
        "(nuit blanche|insomnie|insomnies|fermé l'œil)",
        "(journée|semaine|année|nuit|période|matinée|mois|soirée) [a été|était|est|c'était|vraiment] [très|vraiment|trop|tellement|un peu|assez|super|hyper|si|encore|toujours|complètement|souvent|tous|toutes|plutôt|bien|juste|déjà|tout|toute|gravement|de plus en plus|parfois|vite] (dure|dur|longue|difficile|difficiles|chargée|chargé|compliquée|compliqué|horrible|affreuse|terrible|pourrie|intense|catastrophique|interminable|mauvaise|sans fin)",
        "(sale|mauvaise|grosse|longue|rude|dure) (journée|semaine|période|nuit|année)",
        "(trop|tellement|énormément|tant|beaucoup|plein|beaucoup trop|tas) de (travail|boulot|pression|devoirs|choses à faire|trucs à faire|responsabilités)",
        "(pas|plus|jamais) [une minute|assez|beaucoup|trop|vraiment] (le temps|de temps|du temps|une minute|de pause|de repos|de vacances)",
        "(travaille|bosse|travaillons|travaillé|bossé|travaillent|travailler) [beaucoup] (trop|sans arrêt|tout le temps|dix heures|douze heures|même le (dimanche|week-end|samedi)|la nuit|de nuit)",
        "(dois|doit|devons|obligé de|obligée de|va devoir|vais devoir) [encore] (travailler|bosser) (le|ce|tout|toute|tous|à noël|la|samedi|dimanche|pendant|demain|jusqu'|tard)",
        "(rien|pas) [tout|bien] compris",
        "(comprends|comprend|comprenais) (rien|pas [bien|tout|toujours|du tout])",
        "(arrive|arrives|arrivais|arrivons|arrivé|arrivée) (pas|plus|jamais) à",
        "(heures sup|heures supplémentaires|sans pause|travail de nuit|n'arrête pas)",
        "(c'est|c'était|est|était|sont|étaient|trouve ça|a été) [très|vraiment|trop|tellement|un peu|assez|super|hyper|si|encore|toujours|complètement|souvent|tous|toutes|plutôt|bien|juste|déjà|tout|toute|gravement|de plus en plus|parfois|vite] [très|trop|vraiment] (dur|dure|durs|dures|difficile|difficiles|compliqué|compliquée|compliqués|lourd|lourde)",
        "pas [très|trop|vraiment|toujours|si|du tout] (facile|faciles|simple|évident|marrant tous les jours|de tout repos)",
        "j'en ai [vraiment|un peu] (marre|assez|ras le bol)",
        "en (peux|peut) plus",
        "(j'ai|ai|a|avons|j'avais) [toujours|encore|un peu|beaucoup] (du mal|de la peine|des difficultés) (à|avec|pour)"
      ],
      "never": [
        "((pleurer|pleurait|pleuraient|pleuré|mort|morte|morts|pliés|plié|pliée|éclaté|éclaté|larmes) de rire|fou rire|bien (ri|rigolé)|haha|ha ha|hahaha|hihi|mdr|ptdr|lol)",
        "(dur comme|dure comme|(viande|pain|rôti|gâteau) (est|était) [trop|très] dur)",
        "((pas|plus|jamais) [très|vraiment|trop|tellement|un peu|assez|super|hyper|si|encore|toujours|complètement|souvent|tous|toutes|plutôt|bien|juste|déjà|tout|toute|gravement|de plus en plus|parfois|vite] (fatigué|fatiguée|fatigués|stressé|stressée|dur|dure|difficile|fatigant|fatigante|compliqué|pénible)|dors [très|super] (bien|mieux)|sans stress|pas de stress)"
      ],
      "lines": [
        "Ça fatiguerait n'importe qui.",
        "Ça fait beaucoup d'un coup.",
        "Il faut pouvoir souffler un peu."
      ]
    },
    {
      "id": "worry",
      "is": "sad",
      "about": [
        "(ai|a|avais|avait|avons|eu|ont|avoir) [très|vraiment|trop|tellement|un peu|assez|super|hyper|si|encore|toujours|complètement|souvent|tous|toutes|plutôt|bien|juste|déjà|tout|toute|gravement|de plus en plus|parfois|vite] (peur|la trouille|le trac|des doutes|la boule au ventre|le vertige|honte)",
        "(m'|l'|nous|me|s'|te) [beaucoup|un peu|fait|font] (inquiète|inquiètent|inquiétait|inquiéter|angoisse|angoissent|préoccupe|préoccupent|stresse|stressent|peur|un peu peur|très peur|effraie|tracasse)",
        "(suis|est|étais|était|sommes|sont|sens|sent|rend) [très|vraiment|trop|tellement|un peu|assez|super|hyper|si|encore|toujours|complètement|souvent|tous|toutes|plutôt|bien|juste|déjà|tout|toute|gravement|de plus en plus|parfois|vite] (inquiet|inquiète|inquiets|inquiètes|anxieux|anxieuse|angoissé|angoissée|nerveux|nerveuse|tendu|tendue|paniqué|paniquée|perdu|perdue|préoccupé|préoccupée|bloqué|bloquée)",
        "(sais|savais|sait) (pas|plus|vraiment pas|toujours pas|pas trop) [du tout|trop|encore|vraiment] (quoi|comment (faire|dire|lui dire|le dire|répondre|m'en sortir)|si (je|j'|on|c'est|ça)|par où commencer|où j'en suis|où aller)",
        "(un|des|mes|ses|gros|quelques|trop de|le) [gros|petit|petits|vrai|autre|grand] (problème|problèmes|souci|soucis|ennuis)",
        "(beaucoup|plein|trop|tellement|pas mal) de (problèmes|soucis|ennuis)",
        "(mange|sort|bouge|dit) (plus|rien|presque rien|presque plus)",
        "(propriétaire|proprio) veut (vendre|récupérer|augmenter)",
        "(expulsé|expulsée|dois quitter (l'|mon|ma|notre|le))",
        "(boit|fume|boivent) trop",
        "(aucune|pas de|toujours pas de|pas eu de) (réponse|nouvelles|nouvelle)",
        "(en prison|avec la police|au tribunal)",
        "(angoisse|angoisses|crise de panique|inquiétude)"
      ],
      "never": [
        "((pleurer|pleurait|pleuraient|pleuré|mort|morte|morts|pliés|plié|pliée|éclaté|éclaté|larmes) de rire|fou rire|bien (ri|rigolé)|haha|ha ha|hahaha|hihi|mdr|ptdr|lol)",
        "((pas|plus|jamais) [du tout|vraiment|trop|très|si] (peur|inquiet|inquiète|nerveux|nerveuse|stressé)|(inquiète|préoccupe|stresse) (pas|plus)|(pas|aucun|sans) [de|un] (souci|problème)|plus de problème|pas un problème|(mange|mangent|dit) (plus|rien) (de|du|des|d'|à midi|le matin|le soir))"
      ],
      "lines": [
        "Ah oui, ce n'est pas rien.",
        "Oui, ça peut inquiéter, je comprends.",
        "À ta place, ça me travaillerait aussi."
      ]
    },
    {
      "id": "longing",
      "is": "sad",
      "about": [
        "(me|nous|lui|leur|te) (manque|manquent|manquait|manquaient|manquera|manqueront|manquer|manqué)",
        "(suis|est|sens|sent|reste|étais|était|sentais|sentait|sommes|sont|rend|rendu|rendue) [très|vraiment|trop|tellement|un peu|assez|super|hyper|si|encore|toujours|complètement|souvent|tous|toutes|plutôt|bien|juste|déjà|tout|toute|gravement|de plus en plus|parfois|vite] (seul|seule|seuls|isolé|isolée|triste|tristes|déprimé|déprimée|malheureux|malheureuse|démoralisé|démoralisée|déçu|déçue|déçus|nostalgique|dégoûté|dégoûtée|abattu|abattue|mal|bouleversé|bouleversée|désespéré|désespérée|nul|nulle|inutile|bête|ridicule|coupable|mal à l'aise|gêné|gênée)",
        "(triste|tristesse|pleure|pleuré|pleurer|pleurait|pleurais|pleurent|déprime|déprimant|cafard|le blues|mal du pays|nostalgie|dommage|déception|pas le moral|plus le moral|moral à zéro|regrette|regrets)",
        "(pas|plus|jamais) [très|vraiment|trop|du tout|si|toujours|tellement|super] (content|contente|contents|contentes|heureux|heureuse|satisfait|satisfaite|à l'aise|fier|fière)",
        "(ça|je|il|elle|on|n'|ne) (va|vais|allait|allais) (pas|plus|plutôt mal|très mal|mal) (très|trop|vraiment|si|bien|fort|super|du tout|en ce moment|aujourd'hui|chez|entre|depuis)",
        "(ça|je|il|elle) [ne] (va|vais|allait) [très|vraiment|plutôt] mal",
        "^ça [ne] va pas",
        "(connais|connaît) [encore|presque|ici] (personne|pas grand monde)",
        "(pas|plus|pas encore|presque pas) [beaucoup|vraiment|trop|encore] (d'amis|d'ami|d'amies|de copains|de copines|grand monde)",
        "(m'a|nous a|m'ont|ai|avons|lui a) pas [du tout|beaucoup|vraiment|trop|tellement] (plu|aimé|apprécié|amusé)",
        "(me|nous|lui) (plaît|plaisait) (pas|plus)",
        "(passe|passé|passée|passés|fini|terminé) [très|vraiment|assez|plutôt] mal",
        "(s'est|est|se sont) [très|vraiment|assez|plutôt] mal (passé|passée|passés|passées|fini|finie|terminé)",
        "pas [très|vraiment|super|trop] bien (passé|passée|fini)",
        "(ennuyé|ennuyée|ennuyés|m'ennuie|s'ennuie|m'ennuyais)",
        "pas (amusé|amusée|amusés|terrible|marrant|drôle)",
        "(c'était|c'est|était|est) [très|vraiment|trop|tellement|un peu|assez|super|hyper|si|encore|toujours|complètement|souvent|tous|toutes|plutôt|bien|juste|déjà|tout|toute|gravement|de plus en plus|parfois|vite] (nul|nulle|horrible|affreux|affreuse|ennuyeux|ennuyeuse|terrible|décevant|décevante|moche|injuste|pas juste)",
        "(vit|vivent|est|sont|habite|habitent|suis|loin|vis) [très|trop|si|tellement|vraiment|assez] loin [de (ma|mon|mes|moi|nous|chez)]",
        "(c'est|c'était|était|étaient|est|n'est|n'était|suis|étais|sont) pas [très|trop|vraiment|du tout|si|super] (bon|bonne|bons|bien|beau|belle|sympa|sympas|super|cool|agréable|juste|gentil|gentille|gentils|génial|intéressant|drôle|marrant|passionnant)",
        "(aime|aimes|aimons) (pas|plus) [du tout|trop|vraiment|beaucoup] (mon|ma|notre) (travail|boulot|métier|école|quartier|appartement|chef|cheffe|vie|corps|ville)",
        "(m'a|m'ont|nous a|nous ont) [même|toujours] pas (invité|invitée|invités|appelé|appelée|attendu|attendue|répondu|écouté|écoutée|aidé|aidée|remercié|remerciée|reconnu|cru|souhaité)",
        "(m'aide|m'aident|m'écoute|m'écoutent|m'appelle|m'appellent|me comprend|me comprennent|me voit|me téléphone|me rappelle|nous aide) (pas|jamais|plus)",
        "connais (pas|personne) [beaucoup] (de monde|de gens)",
        "(se voit|se parle|nous voyons|se téléphone|se voient) (peu|rarement|jamais|presque jamais|pas souvent|plus|presque plus)",
        "pas [encore] vu (mon|ma|mes) (père|mère|papa|maman|parents|frère|frères|sœur|sœurs|soeur|mari|femme|fils|fille|grand-père|grand-mère|grands-parents|mamie|papi|oncle|tante|cousin|cousine|cousins|ami|amie|amis|amies|copain|copine|copains|copines|collègue|collègues|voisin|voisine|beau-père|belle-mère|famille|neveu|nièce|compagnon|compagne|enfants|petits-enfants) depuis",
        "(plus|pas) [du tout] envie de (rien|sortir|parler|me lever|travailler|manger|vivre)",
        "envie de (pleurer|rien|tout arrêter)",
        "(plus|pas) (la force|le courage|d'énergie)",
        "(rien|plus rien) (ne va|m'intéresse|ne m'intéresse)",
        "personne [ne|n'] [me|m'] (aime|comprend|écoute|appelle|aide|invité|invitée|parle|venu|vient)"
      ],
      "never": [
        "((pleurer|pleurait|pleuraient|pleuré|mort|morte|morts|pliés|plié|pliée|éclaté|éclaté|larmes) de rire|fou rire|bien (ri|rigolé)|haha|ha ha|hahaha|hihi|mdr|ptdr|lol)",
        "((film|films|série|séries|livre|roman|chanson|documentaire|comédie) [était|est|était très|est très|très|un peu|assez] (triste|tristes|nul|nulle)|(histoire|fin) triste|il [me|nous] manque (un|une|des|du|deux|trois|juste|encore)|(pas|plus|jamais) [du tout|vraiment|très|si] (triste|seul|seule|malheureux|malheureuse|déçu|déçue|mal|loin)|manque de (respect|sel|sucre)|un seul|une seule)"
      ],
      "lines": [
        "Ça me fait de la peine pour toi.",
        "Je comprends ce que tu ressens.",
        "C'est triste que ce soit comme ça."
      ]
    },
    {
      "id": "great-joy",
      "is": "glad",
      "about": [
        "(est|sont|vient de|viennent de) [enfin] (né|née|nés|nées|naître)",
        "(enceinte|a accouché|ai accouché)",
        "(attend|attendons|attendent|avoir|eu) des (jumeaux|jumelles)",
        "(attend|attendons|attendent|avoir|eu) [notre|leur|son|un|une|mon] [premier|petit|petite|deuxième|troisième] (bébé|bébés|enfant|fils|garçon|jumeaux|jumelles)",
        "(être|devenu|devenue|devenir|devenus) (papa|maman|père|mère|tante|tonton|oncle|grand-père|grand-mère|mamie|papi|parrain|marraine|parents|grands-parents)",
        "(suis|est|sommes) [enfin] (grand-mère|grand-père|papa|maman|tante|tonton|grands-parents|parents) depuis",
        "(me|se|nous) (marie|marient|marions|marier|mariera|marierons)",
        "(me suis|s'est|se sont|nous sommes) (marié|mariée|mariés|mariées|fiancé|fiancée|fiancés|pacsé|pacsés)",
        "(suis|est) (fiancé|fiancée)",
        "en mariage",
        "(réussi|eu|obtenu|décroché|validé|signé|gagné) [enfin|tous|toutes] (mon|ma|mes|le|la|les|l'|son|sa|ses|un|une|notre|leur) [premier|première|dernier|nouveau|nouvel|super|gros] (examen|examens|bac|permis|diplôme|concours|poste|travail|emploi|boulot|job|stage|bourse|visa|licence|master|thèse|entretien|contrat|cdi|promotion|augmentation|prix|médaille|partiels|test|place)",
        "(réussi) (à l'|aux|à mon) (examen|examens|entretien)",
        "bien (réussi|passé) (mon|mes|l'|son) (examen|examens|entretien)",
        "j'ai [enfin] (mon|le) (permis|bac|diplôme|visa)",
        "rencontré (quelqu'un|l'homme|la femme)",
        "(ai|a|avons|ont) [enfin|encore|tous] gagné",
        "(été|m'a|m'ont|l'ont|nous a) (embauché|embauchée|promu|promue|augmenté|augmentée|accepté|acceptée|sélectionné|sélectionnée|recruté|recrutée|admis|admise|titularisé|titularisée)",
        "(suis|est) (promu|promue|reçu|reçue|admis|admise|embauché|embauchée|diplômé|diplômée)",
        "été (pris|prise) (à|au|pour|comme|dans)",
        "(trouvé|retrouvé|commence|commencé|signé) [enfin] [un|mon|le|une|du|l'|ma] [nouveau|nouvelle|nouvel|premier|super|bon] (travail|boulot|emploi|appart|appartement|maison|poste|cdi|contrat|studio|logement|stage|job)",
        "(nouveau (travail|boulot|poste|job)|nouvel emploi)",
        "(bonne|bonnes|excellente|grande|super|sacrée) (nouvelle|nouvelles)",
        "(suis|est|tombé|tombée|tombés) [très|vraiment|trop|tellement|un peu|assez|super|hyper|si|encore|toujours|complètement|souvent|tous|toutes|plutôt|bien|juste|déjà|tout|toute|gravement|de plus en plus|parfois|vite] (amoureux|amoureuse)",
        "(acheté|achetons|signé pour) (une|notre|ma|leur) [première|nouvelle] (maison)"
      ],
      "never": [
        "(presque|faillit|failli|une (femme|cliente|dame|passagère|patiente) (a|avait|allait))",
        "(cherche|cherchons|cherchait|cherchais|chercher|cherché|pas [encore] (gagné|trouvé|eu|réussi)|(né|née|nés) (en|au|le|dans|aux)|il y a (dix|quinze|vingt|trente|longtemps)|enceinte de la)"
      ],
      "lines": [
        "Quelle belle nouvelle !",
        "Toutes mes félicitations !",
        "Ça me fait vraiment plaisir !"
      ]
    },
    {
      "id": "joy",
      "is": "glad",
      "about": [
        "((pleurer|pleurait|pleuraient|pleuré|mort|morte|morts|pliés|plié|pliée|éclaté) de rire|fou rire)",
        "(c'est|c'était|était|trop|très|vraiment) [trop|très|super|vraiment|assez] (rigolo|rigolote|marrant|marrante|drôle|amusant|amusante)",
        "(on a|nous avons|j'ai) [bien|beaucoup|tellement|trop] (ri|rigolé)",
        "on (rigole|rit) [bien|beaucoup]",
        "(suis|est|sommes|sont|étais|était|étions|étaient|rend|sens|sent|rendu|rendue|serai) [très|vraiment|trop|tellement|un peu|assez|super|hyper|si|encore|toujours|complètement|souvent|tous|toutes|plutôt|bien|juste|déjà|tout|toute|gravement|de plus en plus|parfois|vite] [très] (content|contente|contents|contentes|heureux|heureuse|heureuses|fier|fière|fiers|fières|ravi|ravie|ravis|joyeux|joyeuse|ému|émue|émus|enchanté|enchantée|impatient|impatiente|aux anges|excité|excitée|de bonne humeur)",
        "(amusé|amusée|amusés|amusées|éclaté|éclatée|éclatés|éclatées|régalé|régalée|régalés|régalées|rigolé|beaucoup ri|bien ri|trop ri|fou rire)",
        "(passé|passe|passons|passer) (un|une|de|des) [vraiment|très|trop] (super|bon|bonne|bons|bonnes|excellent|excellente|belle|beau|beaux|belles|merveilleux|merveilleuse|agréable|magnifique|formidable|inoubliable|chouette)",
        "(s'est|se|se sont|c'est|est|tout s'est) [très|vraiment|super|tout|plutôt|trop|hyper] bien (passé|passée|passés|passées|passe)",
        "se passe [très|super|vraiment|plutôt] bien",
        "(va|vais) (très|super|vraiment|trop) bien",
        "(c'est|c'était|était|est|étaient|sont|a été|sera|être|trouve ça) [très|vraiment|trop|tellement|un peu|assez|super|hyper|si|encore|toujours|complètement|souvent|tous|toutes|plutôt|bien|juste|déjà|tout|toute|gravement|de plus en plus|parfois|vite] [un|une|le|la|de|du] [moment|journée|soirée|vrai|vraie|très|grand|grande] (génial|géniale|géniaux|géniales|formidables|merveilleuses|fantastiques|incroyables|parfaites|délicieuses|belles|bonnes|bons|agréables|super|magnifique|magnifiques|superbe|chouette|formidable|merveilleux|merveilleuse|fantastique|incroyable|parfait|parfaite|délicieux|délicieuse|drôle|drôles|amusant|amusante|marrant|marrante|beau|belle|beaux|bon|bonne|agréable|excellent|excellente|excellents|extraordinaire|top|cool|sympa|sympas|inoubliable|passionnant|passionnante|émouvant|réussi|réussie|bonheur|régal|rêve|plaisir|adorable|adorables|mignon|mignonne)",
        "(m'a|nous a|lui a|leur a|m'ont) [vraiment|beaucoup|trop|tellement|énormément|bien] plu",
        "(premier mot|premiers mots|premiers pas)",
        "(bien|super bien|très bien|comme un bébé) dormi",
        "dormi comme un (bébé|loir)",
        "(m'a|nous a|lui a|m'ont|leur a|ai|avons|a|ont|ça m'a) [vraiment|beaucoup|trop|tellement|énormément|bien|tous|tout] (adoré|beaucoup aimé|bien aimé|aimé|fait plaisir|fait rire|fait du bien)",
        "(fait|faire|font) [très|vraiment|tellement|super|énormément|beaucoup] plaisir",
        "(hâte|vivement|quel plaisir|quelle chance|quelle joie|que du bonheur|trop bien|bonne surprise|belle surprise|super journée|belle journée|bonne journée|super soirée)",
        "(ai|a|avons|ont|eu) [beaucoup|vraiment|eu|trop|bien] de la chance",
        "(m'a|m'ont|nous a|nous ont) [tous|tout|toujours|beaucoup] (offert|invité|invitée|invités|aidé|aidée|aidés|félicité|félicitée|souri|remercié|remerciée|emmené|emmenée|préparé (un|une|le|la|mon|ma)|fait (un|une) [beau|belle|petit|petite|grosse|joli] (cadeau|surprise|gâteau|compliment|câlin))",
        "reçu (un|une|des|mon|ma) [beau|belle|joli|petit|très|bonne|gros|gentil|gentille] (cadeau|cadeaux|nouvelle|nouvelles|lettre|fleurs|bouquet|message|carte|colis)",
        "(c'est|c'était|fête|fêter|fêté|fêtons|pour) [bientôt|aujourd'hui|demain|déjà] (mon|son|notre|l'|leur) anniversaire",
        "(fête|fêter|fêtons|fêté) (les|ses|mes|nos)",
        "tout va bien",
        "(fini|terminé|validé|réussi) (mes|mon|ma) (études|master|thèse|licence|diplôme|mémoire|formation|année|projet)",
        "(fille|fils|bébé|petit-fils|petite-fille|garçon) a [enfin|déjà] appris à",
        "(m'a|m'ont|nous a) dit (merci|bravo)",
        "retrouvé (une|un|mon|ma|mes|des) [vieil|vieille|vieux|vieilles|meilleur|meilleure|ancien|ancienne] (ami|amie|amis|amies|copain|copine|copains|copines)",
        "enfin en (week-end|congé|vacances|repos)",
        "en (finale|demi-finale)",
        "(avons|a|ai|ont) [tous|tellement|tant] ri",
        "(fait|ferait) [beaucoup|tellement|vraiment|un bien] (du|de|fou) bien",
        "ça fait du bien",
        "(ai|a|avons|on a) [bien|tous] fêté",
        "(ça|tout) (marche|roule|avance|pousse) (bien|très bien|super bien)",
        "(fait|fais|fait beaucoup) [beaucoup] (de gros|de grands|des|de|du) progrès",
        "(ai|a|avons|ont) [enfin|bien] réussi",
        "(suis|sommes|est|pars|part|partons|partir) [enfin|bientôt|demain] en vacances",
        "enfin (le week-end|les vacances|fini|terminé)"
      ],
      "never": [
        "((pas|plus|jamais|rien) [très|vraiment|trop|tellement|un peu|assez|super|hyper|si|encore|toujours|complètement|souvent|tous|toutes|plutôt|bien|juste|déjà|tout|toute|gravement|de plus en plus|parfois|vite] (content|contente|heureux|heureuse|amusé|amusée|super|plu|aimé|réussi|drôle|bon|bonne|beau|belle)|(serait|serais|aimerais être|voudrais être|bon courage)|c'est bon (pour|signe))"
      ],
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
    "Je vois.",
    "Je t'écoute.",
    "Mmh, oui.",
    "Oui, j'imagine bien.",
    "Merci de me raconter ça.",
    "Ah bon ?",
    "Tiens, c'est intéressant.",
    "Je comprends mieux.",
    "Oui, je te suis.",
    "Ah oui."
  ],
  "topics": [
    {
      "id": "death",
      "about": [
        "(est|sont) [malheureusement|subitement|hier|déjà] (mort|morte|morts|mortes|décédé|décédée|décédés|décédées)",
        "(vient|viennent) de (mourir|décéder|nous quitter)",
        "nous (a|ont) [tous] (quittés|quittées)",
        "(enterrement|obsèques|funérailles|veuf|veuve|décès|en deuil)",
        "perdu (mon|ma|mes|son|sa|ses|notre|nos|un|une) [pauvre|petit|petite|meilleur|meilleure|vieux|vieille] (père|mère|papa|maman|parents|frère|sœur|soeur|mari|femme|fils|fille|grand-père|grand-mère|mamie|papi|oncle|tante|cousin|cousine|ami|amie|collègue|voisin|voisine|compagnon|compagne|beau-père|belle-mère)"
      ],
      "never": [
        "(film|films|série|séries|livre|roman|chanson|documentaire|comédie|(chien|chienne|chiens|chiot|chat|chatte|chats|chaton|chatons|lapin|oiseau|hérisson|pigeon|tortue|animal|écureuil|moineau|hamster|perroquet)|batterie|(mort|morte|morts) de (rire|fatigue|faim|soif|peur|trouille|froid))"
      ],
      "sad": true,
      "asks": {
        "any": [
          {
            "ask": "Tu veux bien me parler de cette personne ?",
            "band": "A1"
          },
          {
            "ask": "Et qui est là pour toi en ce moment ?",
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
      "about": [
        "(s'est|sommes|se sont|suis|va|vont|veut|veulent|venons de|viennent de|on|ils|elles|parents) [nous|se|me] (séparés|séparées|séparé|séparée|séparer|sépare|séparent)",
        "(divorce|divorcé|divorcée|divorcés|divorcées|divorcent|divorçons|divorcer|rupture|peine de cœur|chagrin d'amour)",
        "(m'a|m'avait|l'a) (quitté|quittée|largué|larguée|plaqué|plaquée|trompé|trompée)",
        "(a|ai|avons|ont) [finalement] rompu",
        "(mon|ma) (copain|copine|mari|femme|fiancé|fiancée|compagnon|compagne|mec|meuf) veut (me quitter|partir)",
        "c'est fini (avec|entre)",
        "(une autre femme|un autre homme|trouvé quelqu'un d'autre)"
      ],
      "never": [
        "(film|films|série|séries|livre|roman|chanson|documentaire|comédie|(pas|jamais) (divorcé|divorcée|séparés))"
      ],
      "sad": true,
      "asks": {
        "told": [
          {
            "ask": "Et toi, tu le vis comment ?",
            "band": "A1"
          },
          {
            "ask": "Et ça change quoi pour toi ?",
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
      "id": "doctor-says",
      "about": [
        "(le|la|mon|ma) (médecin|docteur|docteure|dentiste|kiné|psy|spécialiste|ostéo) (me|m'|nous|lui|l') (a dit|dit|a conseillé|conseille|recommande|a recommandé|a demandé|demande)"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "Et tu vas suivre son conseil ?",
            "band": "A1"
          },
          {
            "ask": "Et le plus difficile, c'est quoi ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "doctor-forbids",
      "about": [
        "(le|la|mon|ma) (médecin|docteur|docteure|dentiste|kiné|psy|spécialiste) (me|m'|nous|lui|l'|me l'|lui a) [a] (interdit|interdite|prescrit|donné|arrêté|mis|supprimé|a arrêté|a interdit|a prescrit)"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "Et tu vis ça comment ?",
            "band": "A1"
          },
          {
            "ask": "Et le plus difficile, c'est quoi ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "diagnosis",
      "about": [
        "(on|ils|le médecin|les médecins) (m'a|lui a|nous a|m'ont|lui ont) (trouvé|diagnostiqué|découvert|détecté) (un|une|du|de|des|le)",
        "(diagnostic|diagnostiqué|diagnostiquée)"
      ],
      "sure": true,
      "lines": [
        "Au début, c'est un choc."
      ],
      "asks": {
        "told": [
          {
            "ask": "Et la famille, elle vit ça comment ?",
            "band": "A1"
          },
          {
            "ask": "Et toi, tu peux aider un peu ?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "Et tu vis ça comment ?",
            "band": "A1"
          },
          {
            "ask": "Et les médecins, qu'est-ce qu'ils disent ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "surgery",
      "about": [
        "(va|vais|vont|doit|dois|allons) [bientôt|peut-être] (me faire|se faire|être) (opérer|opéré|opérée)",
        "on (va|doit) (m'|l'|le|la) opérer",
        "(m'opère|l'opère|se fait opérer|me fais opérer|on m'opère)",
        "opération (du|de la|de l'|au|est|a lieu)"
      ],
      "sure": true,
      "lines": [
        "J'espère que tout ira bien."
      ],
      "asks": {
        "any": [
          {
            "ask": "Et ça inquiète beaucoup ?",
            "band": "A1"
          },
          {
            "ask": "Et après, qui va aider à la maison ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "injured",
      "about": [
        "(suis|est|sommes|reste) [encore|toujours] (blessé|blessée|dans le plâtre|plâtré|plâtrée|en béquilles|immobilisé|immobilisée)",
        "(me suis|s'est) (blessé|blessée|fait une entorse|fait un claquage|déchiré|froissé|claqué)",
        "(jambe|bras|pied|main|genou|cheville) (dans le plâtre|bandé|bandée|immobilisé|immobilisée)"
      ],
      "sure": true,
      "lines": [
        "Quelle poisse !"
      ],
      "asks": {
        "any": [
          {
            "ask": "Et il y en a pour combien de temps ?",
            "band": "A1"
          },
          {
            "ask": "Et comment c'est arrivé ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "sunburn",
      "about": [
        "(coup|coups) de soleil"
      ],
      "sure": true,
      "lines": [
        "Aïe, ça brûle !"
      ],
      "asks": {
        "any": [
          {
            "ask": "Et il y a une crème pour ça ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "parents-parting",
      "about": [
        "mes (parents|beaux-parents|grands-parents) (se séparent|divorcent|vont (divorcer|se séparer)|veulent (divorcer|se séparer)|viennent de (divorcer|se séparer)|ont divorcé|se sont séparés|sont divorcés)",
        "(ma sœur|mon frère|ma fille|mon fils) (divorce|va divorcer|se sépare|vient de divorcer)"
      ],
      "sure": true,
      "lines": [
        "Ça remue, ces choses-là."
      ],
      "asks": {
        "any": [
          {
            "ask": "Et toi, tu le vis comment ?",
            "band": "A1"
          },
          {
            "ask": "Et tu en parles avec qui ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "parent-left",
      "about": [
        "(mon père|ma mère) (est [parti|partie]|nous a (abandonnés|quittés|laissés)) (quand|parti|partie)",
        "(pas|jamais) (connu|connue) (mon père|ma mère)",
        "(grandi|élevé|élevée) (sans|avec|par) (mon|ma|mes) (père|mère|grands-parents|grand-mère)"
      ],
      "sure": true,
      "lines": [
        "Ça marque, une chose pareille."
      ],
      "asks": {
        "any": [
          {
            "ask": "Et aujourd'hui, tu vois ça comment ?",
            "band": "A1"
          },
          {
            "ask": "Et qui a été là pour toi ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "not-speaking",
      "about": [
        "(on se parle|nous nous parlons|il me parle|elle me parle|se parlent|je lui parle|on s'est|ils se parlent) (plus|pas) [parlé|depuis]",
        "(plus|pas) (parlé|adressé la parole) depuis"
      ],
      "sure": true,
      "lines": [
        "Le silence pèse."
      ],
      "asks": {
        "any": [
          {
            "ask": "Et il s'est passé quoi entre vous ?",
            "band": "A1"
          },
          {
            "ask": "Et qui pourrait faire le premier pas ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "quarrel-why",
      "about": [
        "(me suis|nous sommes|on s'est|s'est|se sont|ai|avons|je me) [encore|tous] (disputé|disputée|disputés|disputées|engueulé|engueulée|engueulés|engueulées|dispute|fâché|fâchée|fâchés|fâchées|brouillé|brouillés) [encore|hier|fort|très|ce matin] [avec|pour|à cause|ce|hier]",
        "(se|nous|on se) (parle|parlent) plus"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "Et c'était à cause de quoi ?",
            "band": "A1"
          },
          {
            "ask": "Et comment ça pourrait s'arranger ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "cried",
      "about": [
        "(j'ai|on a|elle a|il a|nous avons) [beaucoup|presque|tellement|tous] (pleuré|fondu en larmes)",
        "(en larmes|larmes aux yeux|en pleurant|arrête pas de pleurer)"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "Et qu'est-ce qui s'était passé ?",
            "band": "A1"
          },
          {
            "ask": "Et là, ça va comment ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "partner-jobless",
      "about": [
        "(mon|ma) (mari|femme|père|mère|copain|copine|frère|sœur|fils|fille|compagnon|compagne|conjoint) (est|a|s'est|vient de|cherche) [toujours|encore|fait|été|de nouveau] (au chômage|perdu son (travail|emploi|boulot|poste)|licencié|licenciée|viré|virée|virer|licencier|du travail|sans emploi|perdre son travail|se faire virer)"
      ],
      "sure": true,
      "lines": [
        "Ça pèse sur toute la maison."
      ],
      "asks": {
        "any": [
          {
            "ask": "Et à la maison, vous vivez ça comment ?",
            "band": "A1"
          },
          {
            "ask": "Et il y a un espoir de trouver autre chose ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "illness",
      "words": [
        "malade",
        "grippe",
        "fièvre",
        "rhume",
        "migraine",
        "toux",
        "tousser",
        "douleur",
        "opération",
        "opérer",
        "urgences",
        "hospitaliser",
        "cancer",
        "covid",
        "virus",
        "angine",
        "allergie",
        "vertige",
        "gastro",
        "bronchite",
        "antibiotique",
        "ordonnance",
        "vomir",
        "dépression",
        "enrhumé"
      ],
      "about": [
        "mal (à la|à l'|au|aux|de) (tête|dos|ventre|gorge|dent|dents|oreille|oreilles|pied|pieds|jambe|jambes|genou|genoux|bras|épaule|épaules|cœur|estomac|yeux|cou|main|mains|hanche|nuque|poitrine)",
        "(crise cardiaque|infarctus|avc|varicelle|asthme|diabète|enrhumée|enrhumés|malades)",
        "(mal partout|arrêt maladie|en arrêt|burn-out|alzheimer|santé fragile)",
        "(me|lui) (fait|font|faisait) [très|encore|un peu|vraiment|toujours] mal",
        "(à l'hôpital|à la clinique)",
        "(chez|vois|voir|vu|appelé|appeler|avec) (le|mon|la|un|ma|notre) (médecin|docteur|dentiste|kiné|spécialiste|ophtalmo|psy|docteure)",
        "rendez-vous [demain] (chez|avec) (le|mon|la) (médecin|docteur|dentiste)",
        "(sens|sent|sentais) pas [très|trop|vraiment] bien"
      ],
      "never": [
        "(film|films|série|séries|livre|roman|chanson|documentaire|comédie|(travaille|travaillait|travaillais|travaillé|travailler|bosse|bossait|stage|poste|infirmier|infirmière|aide-soignante|interne|médecin|chirurgien|chirurgienne|docteur|bénévole|serveur|serveuse|cuisinier|cuisinière|vendeur|vendeuse) [de nuit] (à|aux|dans)|(à côté|en face|près|derrière) de l'hôpital|jamais malade|(suis|s'est|sont) fait [très|bien] mal|(sens|sent|va|vais|vont) [beaucoup|bien|déjà|nettement|un peu] mieux|guéri|guérie|blessé|blessée|cassé|tombé|tombée|(chien|chienne|chiens|chiot|chat|chatte|chats|chaton|chatons|lapin|oiseau|hérisson|pigeon|tortue|animal|écureuil|moineau|hamster|perroquet))"
      ],
      "sad": true,
      "asks": {
        "plan !often": [
          {
            "ask": "Et ça t'inquiète un peu ?",
            "band": "A1"
          }
        ],
        "told": [
          {
            "ask": "Et maintenant, ça va comment ?",
            "band": "A1"
          },
          {
            "ask": "Et c'est comme ça depuis quand ?",
            "band": "A2"
          }
        ],
        "told family": [
          {
            "ask": "Et toi, tu peux donner un coup de main ?",
            "band": "A1"
          }
        ],
        "told person": [
          {
            "ask": "Et toi, tu peux donner un coup de main ?",
            "band": "A1"
          }
        ],
        "!told": [
          {
            "ask": "Et tu te sens mieux maintenant ?",
            "band": "A1"
          },
          {
            "ask": "Et qu'est-ce qui te soulage ?",
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
      "words": [
        "accident",
        "plâtre",
        "béquille",
        "entorse",
        "fracture"
      ],
      "about": [
        "(suis|est|sont) (tombé|tombée|tombés) (dans|de|du|à (vélo|moto|ski)|en (vélo|ski|moto|trottinette|courant)|sur (la|le|les)|par terre)",
        "(cassé|cassée|tordu|tordue|foulé|foulée|brûlé|brûlée|coupé|coupée|cogné|cognée|fracturé|blessé|blessée) (le|la|l'|un|une|les) (bras|jambe|jambes|pied|pieds|main|mains|cheville|poignet|genou|doigt|doigts|épaule|dos|tête|dent|dents|nez|côte|côtes|orteil|coude|hanche)",
        "(me suis|s'est|se sont) [bien] (fait mal|fait très mal|blessé|blessée|brûlé|brûlée|coupé|coupée|cogné|cognée)"
      ],
      "never": [
        "(film|films|série|séries|livre|roman|chanson|documentaire|comédie|par accident|(vu|témoin|cause) (un|d'un) accident|en panne|amoureux|amoureuse)"
      ],
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
      "about": [
        "(trouvé|recueilli|ramassé|sauvé) (un|une|deux|le|ce) [tout|petit|petite|jeune|pauvre|bébé] (chien|chienne|chiens|chiot|chat|chatte|chats|chaton|chatons|lapin|oiseau|hérisson|pigeon|tortue|animal|écureuil|moineau|hamster|perroquet)",
        "(chien|chienne|chiens|chiot|chat|chatte|chats|chaton|chatons|lapin|oiseau|hérisson|pigeon|tortue|animal|écureuil|moineau|hamster|perroquet) [qui était|tout|était|est|sauvage] (blessé|blessée|abandonné|abandonnée)"
      ],
      "sad": true,
      "asks": {
        "any": [
          {
            "ask": "Et cet animal, il est où maintenant ?",
            "band": "A1"
          },
          {
            "ask": "Et qu'est-ce que tu vas faire maintenant ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "theft",
      "about": [
        "(m'a|m'ont|nous a|nous ont|lui a|lui ont|fait|fait faire|s'est fait|été) [tout] (volé|volée|voler|piqué|piquer|cambriolé|cambriolée|cambriolés|cambrioler|arnaqué|arnaquée|arnaquer)",
        "(cambriolage|pickpocket|voleur|voleurs|un vol à)"
      ],
      "never": [
        "(film|films|série|séries|livre|roman|chanson|documentaire|comédie|retrouvé|rendu|fait piquer)"
      ],
      "sad": true,
      "asks": {
        "any": [
          {
            "ask": "Et comment c'est arrivé ?",
            "band": "A1"
          },
          {
            "ask": "Et tu as prévenu la police ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "animal-lost",
      "about": [
        "(chien|chienne|chiens|chiot|chat|chatte|chats|chaton|chatons|lapin|oiseau|hérisson|pigeon|tortue|animal|écureuil|moineau|hamster|perroquet) [noir|blanc] (s'est|a|est|ont|se sont) (échappé|échappée|échappés|enfui|enfuie|disparu|sauvé|parti|partie|fugué)"
      ],
      "sad": true,
      "asks": {
        "any": [
          {
            "ask": "Et c'était où ?",
            "band": "A1"
          },
          {
            "ask": "Et quelqu'un aide à chercher ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "lost-thing",
      "about": [
        "(perdu|égaré|oublié|laissé) (mon|ma|mes|le|la|les|son|sa|ses|un|une) [petit|petite|nouveau|nouvelle|vieux] (portable|téléphone|portefeuille|clés|clé|clef|clefs|sac|valise|bagage|bagages|passeport|parapluie|lunettes|carte|carte bancaire|bague|alliance|veste|manteau|écharpe|bonnet|papiers|montre|porte-monnaie|ordinateur|ordi|livre|cahier|vélo|gants|billet|permis|casque|collier|doudou)"
      ],
      "never": [
        "(retrouvé|retrouvée|retrouvés|rendu|rapporté)"
      ],
      "sad": true,
      "asks": {
        "told": [
          {
            "ask": "Et c'était où ?",
            "band": "A1"
          },
          {
            "ask": "Et quelqu'un peut aider ?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "Et c'était où ?",
            "band": "A1"
          },
          {
            "ask": "Et tu fais comment sans ça ?",
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
      "about": [
        "(l'|les) (ai|a|avons|ont) [enfin|finalement|quand même] (retrouvé|retrouvée|retrouvés|retrouvées|récupéré|récupérée)",
        "retrouvé (mon|ma|mes|le|la|les|son|sa|ses|notre) [petit|petite] (portable|téléphone|portefeuille|clés|clé|clef|clefs|sac|valise|bagage|bagages|passeport|parapluie|lunettes|carte|carte bancaire|bague|alliance|veste|manteau|écharpe|bonnet|papiers|montre|porte-monnaie|ordinateur|ordi|livre|cahier|vélo|gants|billet|permis|casque|collier|doudou)",
        "(me|nous) (l'|les) (a|ont) (rendu|rendue|rendus|rapporté|rapportée|rapportés)"
      ],
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
      "id": "longing",
      "about": [
        "(me|nous|lui) (manque|manquent|manquait|manquaient|manqueront|manquera|manquer)",
        "(mal du pays|nostalgie)",
        "(est|sont|vit|vivent|habite|habitent|suis) (très|trop|si|tellement|vraiment) loin"
      ],
      "never": [
        "il (me|nous) manque (un|une|des|du|deux|trois|juste|encore)"
      ],
      "sad": true,
      "asks": {
        "any": [
          {
            "ask": "Et qu'est-ce qui te manque le plus ?",
            "band": "A1"
          },
          {
            "ask": "Et tu fais quoi dans ces moments-là ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "relief",
      "about": [
        "(plus de peur que de mal|rien de (grave|cassé|méchant)|tout est rentré dans l'ordre)",
        "(c'est|c'était|ce n'est|ce n'était|était|est) (pas|rien) [du tout|si|très|trop|de] (grave|méchant)",
        "(s'est|se sont) [finalement|très] bien (terminé|terminée|fini|finie|arrangé)",
        "(finalement|au final|à la fin|enfin) (tout|ça|c') [s'] (est|va) [très] (bien|arrangé|rentré)",
        "(va|vais|vont|sens|sent|allait) [déjà|beaucoup|un peu|bien|nettement|maintenant|vraiment|enfin] mieux",
        "(est|suis|sont) [enfin|presque|complètement|bien] (guéri|guérie|guéris|remis|remise|tiré d'affaire|tirée d'affaire|hors de danger)"
      ],
      "never": [
        "(l'|les) (ai|a) (retrouvé|retrouvée)"
      ],
      "asks": {
        "any": [
          {
            "ask": "Et maintenant, tout est rentré dans l'ordre ?",
            "band": "A1"
          },
          {
            "ask": "Et ça t'a fait peur ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "others-think",
      "about": [
        "(mon|ma|mes|notre|nos|leur|leurs) [petit|petite|grand|grande|vieux|vieille|jeune|meilleur|meilleure|propre|plus jeune] (mère|père|parents|maman|papa|mari|femme|copain|copine|petit ami|petite amie|compagnon|compagne|mec|meuf|belle-mère|beau-père|beaux-parents|sœur|soeur|sœurs|frère|frères|fils|fille|filles|enfants|ami|amie|amis|amies|meilleur ami|meilleure amie|pote|potes|famille|chef|cheffe|patron|patronne|grand-mère|grand-père|grands-parents|mamie|papi|papy|tante|oncle|cousin|cousine|cousins|neveu|nièce|petit-fils|petite-fille|petits-enfants|prof|profs|collègue|collègues|coloc|colocs|voisin|voisine|tuteur|gendre|belle-fille|beau-frère|belle-sœur) [me|m'|nous|lui|il|elle] (dit|disent|dise|trouve|trouvent|croit|croient|pense|pensent|veut|veulent|préférerait|préfère|répète|conseille) [toujours|tous|souvent|aussi|tout le temps] (que|qu'|de|d'|pas que|pas qu')",
        "tout le monde [me] (dit|croit|pense|trouve) (que|qu')",
        "(ils|elles) [me] (disent|trouvent|croient|pensent) [tous|toutes] (que|qu')"
      ],
      "never": [
        "(me|m'|lui) (dit|disent) de (le|la) [bonjour]"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "Et toi, tu en penses quoi ?",
            "band": "A1"
          },
          {
            "ask": "Et toi, tu as dit clairement ce que tu en penses ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "refusing",
      "about": [
        "(mon|ma|mes|notre|nos|leur|leurs) [petit|petite|grand|grande|vieux|vieille|jeune|meilleur|meilleure|propre|plus jeune] (fils|fille|filles|enfants|gamin|gamine|ado|ados|aîné|aînée|cadet|cadette|dernier|dernière|petit|petite|petits|garçon|bébé|petit-fils|petite-fille|neveu|nièce|frère|sœur|soeur|gosses) [de (deux|trois|quatre|cinq|six|sept|huit|dix) ans] [ne|n'] (veut|veulent|refuse|refusent) (plus|pas|jamais|de|d'|rien)"
      ],
      "sure": true,
      "lines": [
        "Ce n'est facile pour personne."
      ],
      "asks": {
        "any": [
          {
            "ask": "Et toi, tu fais quoi dans ces moments-là ?",
            "band": "A1"
          },
          {
            "ask": "Et à ton avis, pourquoi ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "small-child",
      "about": [
        "(le|la|mon|ma|notre) (bébé|petit|petite|fils|fille|gamin|gamine|dernier|dernière) [de (deux|trois|quatre|cinq|six|sept|huit|neuf|dix) mois] [ne|se|n'a|a] [pas] (pleure|pleurait|réveille|crie|hurle|dort pas|mange pas|fait pas ses nuits|fait ses dents|fait des (colères|caprices|cauchemars)|dormi|pleuré|réveillé|réveillée)",
        "(fait|font) (ses|leurs) dents",
        "(fait|font) [encore|toujours] (pas ses nuits|des caprices|des colères)"
      ],
      "sure": true,
      "lines": [
        "Ça userait n'importe qui."
      ],
      "asks": {
        "any": [
          {
            "ask": "Et tu fais quoi, alors ?",
            "band": "A1"
          },
          {
            "ask": "Et quelqu'un prend le relais ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "baby-steps",
      "about": [
        "(commence|commencé|apprend|appris) à (marcher|parler|lire|écrire|nager|ramper|faire du vélo)",
        "(premiers pas|premier mot|première dent|dit (maman|papa) [pour la première fois])",
        "sait [déjà|maintenant|enfin] (marcher|lire|écrire|nager)"
      ],
      "sure": true,
      "lines": [
        "Quel moment !"
      ],
      "asks": {
        "any": [
          {
            "ask": "Et qui était là pour le voir ?",
            "band": "A1"
          },
          {
            "ask": "Et toi, tu vis ça comment ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "teenager",
      "about": [
        "(ado|ados|adolescent|adolescente|adolescents)",
        "(fils|fille|petit-fils|petite-fille|nièce|neveu) [qui a|de|a] (treize|quatorze|quinze|seize|dix-sept|13|14|15|16|17) ans",
        "(mon|ma|mes|notre|nos|leur|leurs) [petit|petite|grand|grande|vieux|vieille|jeune|meilleur|meilleure|propre|plus jeune] (fils|fille) [ne|n'] (me|m') (parle|raconte|écoute|répond) (plus|pas|rien|mal)",
        "(enferme|enfermé|enfermée) dans (sa|la) chambre"
      ],
      "sure": true,
      "lines": [
        "C'est un âge difficile."
      ],
      "asks": {
        "any": [
          {
            "ask": "Et il y a des moments où vous parlez quand même ?",
            "band": "A1"
          },
          {
            "ask": "Et toi, à cet âge-là, tu étais comment ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "left-home",
      "about": [
        "(fils|fille|filles|enfants) [aîné|aînée] (vit|vivent|habite|habitent|travaille|travaillent|étudie|étudient) [maintenant] (loin|à l'étranger|à (paris|lyon|londres|montréal|marseille|lille|bordeaux|toulouse)|au|en|aux|dans)",
        "(a|ont|vient de|va) (quitté|quitter) (la maison|le nid)",
        "(enfants|fils|fille) (est|sont) (grands|grand|grande|partis|partie|parti) [de la maison]"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "Et vous gardez le contact comment ?",
            "band": "A1"
          },
          {
            "ask": "Et la maison, elle est plus calme maintenant ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "carer",
      "about": [
        "(m'occupe|nous occupons|m'occupais|dois m'occuper|prends soin|dois prendre soin) [seul|seule|aussi|tout seul|toute seule] (de|d') (ma|mon|mes) (mère|père|parents|maman|papa|grand-mère|grand-père|mari|femme|frère|sœur|tante|oncle|belle-mère)"
      ],
      "sure": true,
      "lines": [
        "C'est beaucoup pour une seule personne."
      ],
      "asks": {
        "any": [
          {
            "ask": "Et quelqu'un t'aide ?",
            "band": "A1"
          },
          {
            "ask": "Et tu as du temps pour toi quand ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "minding-children",
      "about": [
        "(garde|gardais|gardé|garder|m'occupe de|babysitte|récupère|vais chercher|va chercher|fais du baby-sitting) [pour|avec|souvent|parfois] [mon|ma|mes|les|le|la|des|deux|trois] (petit-fils|petite-fille|petits-enfants|neveu|nièce|neveux|petit frère|petite sœur|filleul|filleule|enfants|enfant|gamins|petits)",
        "(baby-sitting|babysitting)"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "Et vous faites quoi ensemble ?",
            "band": "A1"
          },
          {
            "ask": "Et vous jouez à quoi ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "moving-in",
      "about": [
        "(vient|viennent|va venir|est venu|est venue|sont venus) (vivre|habiter|s'installer) (chez|avec)",
        "(on va|nous allons|on veut|on pense|on emménage|on s'installe) [emménager|vivre|habiter|s'installer] ensemble",
        "(vit|vivent|habite|habitent) [maintenant] (chez (moi|nous)|avec (moi|nous))"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "Et toi, ça te va ?",
            "band": "A1"
          },
          {
            "ask": "Et il y a de la place pour tout le monde ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "little-contact",
      "about": [
        "(presque|quasiment) (plus|pas|jamais) [de] (contact|contacts|nouvelles)",
        "(on se|nous nous) (voit|voyons|parle|parlons|appelle) (presque|rarement|très peu|presque plus|peu|à peine|plus beaucoup)",
        "(plus|pas) [beaucoup|trop] de (nouvelles|contact) (de|avec)",
        "(m'appelle|m'appellent|m'écrit) (presque jamais|jamais|que pour|rarement)",
        "(appelle|vois|voit|voient) (que|seulement|une fois) [à] (noël|mon anniversaire|par an)"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "Et tu aimerais avoir plus de contact ?",
            "band": "A1"
          },
          {
            "ask": "Et toi, tu le vis comment ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "oneself-changed",
      "about": [
        "(j'avais pas|je n'avais pas|j'y avais pas|je n'y avais pas) [jamais] (pensé|vu ça)",
        "(vu comme ça|maintenant que (j'y pense|tu le dis|vous le dites)|je n'y ai jamais pensé)"
      ],
      "sure": true,
      "lines": [
        "Parfois, il suffit de le dire tout haut."
      ],
      "asks": {
        "any": [
          {
            "ask": "Et alors, tu vas faire quoi ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "old-age",
      "about": [
        "(grand-mère|grand-père|mamie|papi|papy|mère|père|arrière-grand-mère|tante|voisine|voisin|elle|il) [qui] (a|aura|va avoir|vient d'avoir|fête) [presque|bientôt|ses|déjà] (quatre-vingts|quatre-vingt|quatre-vingt-dix|soixante-dix|cent|80|81|82|83|84|85|86|87|88|89|90|91|92|93|94|95|96|97|98|99|100) [dix|cinq|deux|trois|quatre|six|sept|huit|neuf|et un|un] ans"
      ],
      "sure": true,
      "lines": [
        "Quel bel âge !"
      ],
      "asks": {
        "any": [
          {
            "ask": "Et vous vous voyez beaucoup ?",
            "band": "A1"
          },
          {
            "ask": "Et sur sa jeunesse, qu'est-ce qu'on raconte à la maison ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "taught-me",
      "about": [
        "(m'a|m'ont|m'avait) (appris|appris à|enseigné|montré comment|transmis)"
      ],
      "sure": true,
      "lines": [
        "Ces choses-là, ça reste."
      ],
      "asks": {
        "any": [
          {
            "ask": "Et tu le fais encore ?",
            "band": "A1"
          },
          {
            "ask": "Et tu avais quel âge ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "forgot-date",
      "about": [
        "oublié (l'anniversaire|son anniversaire|notre anniversaire|la fête|le rendez-vous|mon rendez-vous|la réunion|de (l'|le|la|les|lui|leur) (appeler|souhaiter|prévenir|rappeler|dire|répondre))"
      ],
      "sure": true,
      "lines": [
        "Oh là là, la gêne !"
      ],
      "asks": {
        "any": [
          {
            "ask": "Et ça a été pris comment ?",
            "band": "A1"
          },
          {
            "ask": "Et tu vas te rattraper comment ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "family-meal",
      "about": [
        "(mange|mangeons|dîne|déjeune|mangé|déjeuné|dîné|retrouve|retrouvons|réunit|réunissons) [tous|toujours|ensemble|souvent] (en famille|chez (mes|ma|mon|nos) (parents|grands-parents|grand-mère|mère|beaux-parents|mamie|frère|sœur|tante))",
        "(repas|déjeuner|dîner|réunion|fête) de famille",
        "toute la famille (vient|mange|était|est|se)"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "Et qui fait la cuisine ?",
            "band": "A1"
          },
          {
            "ask": "Et à table, vous parlez de quoi ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "whether-children",
      "about": [
        "(veux|veut|voulons|voudrais|voudrait|aimerais|aimerait|essaie|essaye|essayons) [pas|plus|bien|d'] [avoir|adopter|faire] (des enfants|un enfant|un bébé|d'enfants|d'enfant|un deuxième|un autre enfant)"
      ],
      "sure": true,
      "lines": [
        "C'est une grande décision."
      ],
      "asks": {
        "any": [
          {
            "ask": "Et qu'est-ce qui te fait le plus réfléchir ?",
            "band": "A1"
          },
          {
            "ask": "Et tu en parles avec qui ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "date",
      "about": [
        "(j'ai|suis|sort|sors|on|sortie|sorti|allé|allée) [sors|un] (rendez-vous|rencard|date) [ce soir|demain|samedi] avec (un|une|le|la) (garçon|fille|mec|homme|femme|collègue|gars|personne)",
        "(rencontré|rencontrée|connu) [quelqu'un|un|une] (quelqu'un|garçon|fille|mec|homme|femme|type|personne) [très|super|vraiment|génial]",
        "(sortie|sorti|sors|parle|parlé|discute) avec (un garçon|une fille|un mec|quelqu'un)",
        "(suis|tombé|tombée|étais) [tombé|tombée] [très|vraiment|toujours] (amoureux|amoureuse)",
        "(me plaît|me plaisent|je craque|craque pour|j'ai flashé|coup de foudre|j'ai un crush|mon crush)",
        "un (rencard|rendez-vous galant|rendez-vous amoureux)",
        "(un garçon|une fille|un mec) (de ma|dans ma) (classe|fac|promo)"
      ],
      "never": [
        "(rendez-vous (chez|avec) (le|la|mon|ma) (médecin|dentiste|banque|docteur|kiné)|film me plaît|quartier me plaît|travail me plaît|boulot me plaît|musique|robe me plaît|pull)"
      ],
      "sure": true,
      "lines": [
        "Oh, quelle émotion !"
      ],
      "asks": {
        "any": [
          {
            "ask": "Et qu'est-ce qui te plaît le plus chez cette personne ?",
            "band": "A1"
          },
          {
            "ask": "Et toi, tu te sens comment ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "long-distance",
      "about": [
        "(mon|ma) (copain|copine|mari|femme|compagnon|compagne|petit ami|petite amie|mec|meuf) (vit|habite|travaille|étudie|est) [encore|maintenant|resté|restée] (loin|à|en|au|aux|dans un autre|dans une autre)",
        "(relation|couple|amour) à distance",
        "(on se voit|nous nous voyons) (seulement|que|une fois|deux fois|pas souvent|rarement)",
        "(il|elle) (part|repart|rentre|s'en va|déménage) [bientôt|en erasmus|un an|six mois|étudier|travailler|vivre] (à|en|au|aux|pour)"
      ],
      "sure": true,
      "lines": [
        "La distance, ce n'est pas facile."
      ],
      "asks": {
        "any": [
          {
            "ask": "Et vous vivez ça comment ?",
            "band": "A1"
          },
          {
            "ask": "Et vous vous revoyez quand ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "friend-leaving",
      "about": [
        "(mon|ma|mes|notre|nos|leur|leurs) [petit|petite|grand|grande|vieux|vieille|jeune|meilleur|meilleure|propre|plus jeune] (mère|père|parents|maman|papa|mari|femme|copain|copine|petit ami|petite amie|compagnon|compagne|mec|meuf|belle-mère|beau-père|beaux-parents|sœur|soeur|sœurs|frère|frères|fils|fille|filles|enfants|ami|amie|amis|amies|meilleur ami|meilleure amie|pote|potes|famille|chef|cheffe|patron|patronne|grand-mère|grand-père|grands-parents|mamie|papi|papy|tante|oncle|cousin|cousine|cousins|neveu|nièce|petit-fils|petite-fille|petits-enfants|prof|profs|collègue|collègues|coloc|colocs|voisin|voisine|tuteur|gendre|belle-fille|beau-frère|belle-sœur) [elle|il|ils|elles] (part|va partir|déménage|s'en va|va déménager|vont partir|partent|va s'installer|est parti|est partie|a déménagé|quitte) [vivre|bientôt|habiter|étudier|travailler|en|s'installer] (à|en|au|aux|pour|loin|dans|erasmus|la ville|la france|vivre)"
      ],
      "sure": true,
      "lines": [
        "Ça fait un vide."
      ],
      "asks": {
        "any": [
          {
            "ask": "Et vous allez garder le contact comment ?",
            "band": "A1"
          },
          {
            "ask": "Et tu aimerais y aller en visite ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "the-ex",
      "about": [
        "(mon|ma|son|sa|à mon|avec mon|un) (ex|ex-mari|ex-femme|ex-copain|ex-copine)"
      ],
      "sure": true,
      "asks": {
        "happened": [
          {
            "ask": "Et toi, tu as vécu ça comment ?",
            "band": "A1"
          },
          {
            "ask": "Et vous avez parlé ?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "Et toi, tu le vis comment ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "snoring",
      "about": [
        "(ronfle|ronflent|ronflait|ronflements|ronfler)"
      ],
      "sure": true,
      "lines": [
        "Ouh là, ça fait de drôles de nuits !"
      ],
      "asks": {
        "any": [
          {
            "ask": "Et tu arrives à dormir, avec ça ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "family-of-partner",
      "about": [
        "(la famille|les parents|la mère|le père|sa mère) de (mon|ma) (mari|femme|copain|copine|compagnon|compagne|petit ami|petite amie|mec|fiancé|fiancée)",
        "(mes beaux-parents|ma belle-mère|mon beau-père|ma belle-famille|mon gendre) [ne|parle|parlent|m'|me|est|sont|veut|veulent|critique|n']"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "Et vous vous entendez bien ?",
            "band": "A1"
          },
          {
            "ask": "Et toi, tu vis ça comment ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "nobody-listens",
      "about": [
        "(coloc|colocs|colocataire|colocataires|mari|femme|fils|fille|enfants|frère|sœur|soeur|copain|copine|colloc) [ne|n'] [m'|nous|me] (fait|font|aide|aident|range|rangent|lave|lavent|nettoie|nettoient) (jamais|rien|pas|plus|presque rien)",
        "c'est toujours (moi|nous) qui (fais|nettoie|range|cuisine|lave|dois|fait|m'occupe|paie)",
        "(je fais|fais) tout (toute seule|tout seul|à la maison|ici)",
        "personne [ne|n'] (m'aide|aide|range|fait le ménage|m'écoute)"
      ],
      "sure": true,
      "lines": [
        "C'est normal que ça t'agace."
      ],
      "asks": {
        "any": [
          {
            "ask": "Et tu en as parlé franchement ?",
            "band": "A1"
          },
          {
            "ask": "Et pour toi, ce serait quoi, un partage juste ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "noisy-neighbour",
      "about": [
        "(voisin|voisine|voisins|voisines) [du dessus|du dessous|d'à côté|d'en haut|d'en face] [ne|n'|met|mettent|fait|font|écoute|écoutent|crie|crient|joue|jouent|arrête|arrêtent] [pas|toujours] [de] (bruit|fêtes|fête|musique|la musique|du bruit|met|mettent|crie|crient|hurle|hurlent|joue|jouent|aboie|la fête|boucan|bricole|du piano|de la)",
        "(bruit|musique) (des|de mes|du|de mon|chez les|chez le) (voisin|voisins)",
        "bruit des voisins"
      ],
      "sure": true,
      "lines": [
        "Impossible de se reposer, comme ça."
      ],
      "asks": {
        "any": [
          {
            "ask": "Et tu as dit quelque chose ?",
            "band": "A1"
          },
          {
            "ask": "Et tu fais quoi quand ça arrive ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "police",
      "about": [
        "(appelé|appeler|venue|la) (la police|les pompiers|les gendarmes|le samu|l'ambulance)",
        "(la police|les pompiers|les gendarmes|le samu|l'ambulance) (est|sont|a|ont|m'a|nous)"
      ],
      "never": [
        "(heureusement|ouf|film|série)"
      ],
      "sure": true,
      "lines": [
        "Quelle frayeur !"
      ],
      "asks": {
        "any": [
          {
            "ask": "Et qu'est-ce qui s'était passé ?",
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
      "id": "dearer",
      "about": [
        "(loyer|loyers|prix|électricité|facture|factures|essence|charges|courses) [a|ont|va|vont|a encore|ne fait que|de] [encore|beaucoup|trop] (augmenté|augmente|augmentent|augmenter|monté|montent|doublé)",
        "(augmente|augmentent|augmenté|augmenter) [encore|de|mon|le|les|nos|tous] (loyer|prix|factures|charges)",
        "tout (augmente|coûte plus cher|est plus cher|devient cher)"
      ],
      "sure": true,
      "lines": [
        "Tout augmente, sauf les salaires."
      ],
      "asks": {
        "any": [
          {
            "ask": "Et tu t'en sors comment ?",
            "band": "A1"
          },
          {
            "ask": "Et tu penses faire quoi ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "flat-hunt",
      "about": [
        "(cherche|cherchons|cherchais|trouver|trouve|trouvé|visite|visité|visiter|recherche) [pas|toujours|encore|enfin|un|une|autre|nouvel|nouveau|de] [autre|nouvel|nouveau|petit] (appartement|appart|studio|logement|chambre|coloc|colocation|maison)",
        "cherche [encore|toujours] à (louer|me loger|déménager)"
      ],
      "sure": true,
      "lines": [
        "Il faut de la patience."
      ],
      "asks": {
        "any": [
          {
            "ask": "Et tu aimerais quel quartier ?",
            "band": "A1"
          },
          {
            "ask": "Et qu'est-ce qu'il faut absolument ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "moving-away",
      "about": [
        "(je vais|on va|nous allons|je dois|on doit|on pense|je pense|on veut|je veux|j'aimerais) déménager",
        "(déménage|déménageons) (bientôt|à|en|au|dans|le|la|samedi|demain|pour)",
        "(vais|va|allons|pars|part|partir|m'installer|s'installer) (vivre|habiter|m'installer|s'installer) (à|en|au|aux|dans|chez)"
      ],
      "sure": true,
      "lines": [
        "Un grand changement !"
      ],
      "asks": {
        "any": [
          {
            "ask": "Et qu'est-ce qui va te manquer ?",
            "band": "A1"
          },
          {
            "ask": "Et tu connais déjà quelqu'un là-bas ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "two-homes",
      "about": [
        "(viens|vient|suis) (de|d'|du|des) [la|l'] . (mais|et) (je vis|j'habite|on vit)",
        "(j'habite|je vis|on vit|on habite|je suis) [ici|en france|à paris|à lyon|en ville|là] depuis (un|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|quinze|vingt|quelques|septembre|l'année|longtemps)",
        "(suis arrivé|suis arrivée|sommes arrivés|ça fait (un|deux|trois|six|cinq|dix) (ans|mois|an) que (je vis|j'habite|je suis)) [ici|en france|il y a]"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "Et qu'est-ce qui te manque de chez toi ?",
            "band": "A1"
          },
          {
            "ask": "Et qu'est-ce qui t'a le plus surpris en arrivant ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "strange-here",
      "about": [
        "ici (la nourriture|les gens|tout|le temps|la vie|les horaires|les cours|c'|on mange|il fait|le pain|les magasins) (est|sont|ferme|ferment|semble|tard|très|tôt)",
        "(les français|les gens d'ici|les parisiens) [ne|n'|sont|ont|parlent|disent|mangent|font|me|travaillent]"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "Et qu'est-ce qui te manque le plus de là-bas ?",
            "band": "A1"
          },
          {
            "ask": "Et ici, il y a quelque chose que tu aimes quand même ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "far-family",
      "about": [
        "(elle|il|ils|elles|(mon|ma|mes|notre|nos|leur|leurs) [petit|petite|grand|grande|vieux|vieille|jeune|meilleur|meilleure|propre|plus jeune] (mère|père|parents|maman|papa|mari|femme|copain|copine|petit ami|petite amie|compagnon|compagne|mec|meuf|belle-mère|beau-père|beaux-parents|sœur|soeur|sœurs|frère|frères|fils|fille|filles|enfants|ami|amie|amis|amies|meilleur ami|meilleure amie|pote|potes|famille|chef|cheffe|patron|patronne|grand-mère|grand-père|grands-parents|mamie|papi|papy|tante|oncle|cousin|cousine|cousins|neveu|nièce|petit-fils|petite-fille|petits-enfants|prof|profs|collègue|collègues|coloc|colocs|voisin|voisine|tuteur|gendre|belle-fille|beau-frère|belle-sœur)) (vit|vivent|habite|habitent|est restée|est resté|sont restés|reste|restent) [encore|toujours|tous|là-bas] (là-bas|au|en|à l'étranger|loin|dans mon pays|au pays)",
        "loin (de|d') (ma|mes|notre|leur) (famille|parents|enfants|mère|proches)"
      ],
      "sure": true,
      "lines": [
        "Loin des siens, c'est plus dur."
      ],
      "asks": {
        "any": [
          {
            "ask": "Et vous vous parlez souvent ?",
            "band": "A1"
          },
          {
            "ask": "Et vous allez vous voir quand ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "daily-calls",
      "about": [
        "(on s'appelle|on se parle|je l'appelle|il m'appelle|elle m'appelle|je les appelle|ils m'appellent|nous nous appelons|on s'écrit|on se téléphone|je lui téléphone) [au téléphone|en visio|par vidéo] [presque|toujours] (tous les|toutes les|chaque|souvent|beaucoup|une fois par)"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "Et vous parlez de quoi, d'habitude ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "village-empties",
      "about": [
        "(il n'y a|il y a|y a|reste|il reste) plus [de|d'|que|personne|rien] [magasin|magasins|école|boulangerie|médecin|jeunes|commerces|personne|monde|travail|des] (dans|au|chez|là|ici|village|vieux)",
        "(village|école|boulangerie|magasin|café|bar|commerces|librairie) (se vide|a fermé|ferme|va fermer|ont fermé|meurt)",
        "(plus personne|plus de jeunes)"
      ],
      "sure": true,
      "lines": [
        "C'est triste quand ça arrive."
      ],
      "asks": {
        "any": [
          {
            "ask": "Et avant, c'était comment ?",
            "band": "A1"
          },
          {
            "ask": "Et qu'est-ce qu'il faudrait là-bas ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "doing-up",
      "about": [
        "(peint|repeint|peindre|repeindre|rénover|rénove|rénovons|retape|retaper|bricole|bricoler|bricolé|monter|monté|décorer|décoré|refaire|refait|refaisons|installer|carreler) (la|le|les|ma|mon|mes|une|un|des|notre|nos) [vieille|vieux] (cuisine|maison|salon|salle de bain|salle de bains|chambre|murs|mur|appartement|appart|meuble|meubles|étagère|étagères|armoire|toit|garage|sol|grange|ferme)",
        "(travaux|bricolage|bricoler)"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "Et ça prend forme ?",
            "band": "A1"
          },
          {
            "ask": "Et qu'est-ce qu'il reste à faire ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "growing",
      "about": [
        "(planté|plante|plantons|cultive|cultivons|semé|fais pousser|faire pousser|récolté|jardine|jardiné|jardinage|jardiner)",
        "(potager|serre|jardin partagé)",
        "(mon|mes|notre|nos) (tomates|salades|courgettes|fraises|rosiers|roses|plantes|légumes|potager)"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "Et ça pousse bien ?",
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
      "id": "others-cook",
      "about": [
        "c'est (mon|ma|mes|notre|nos|leur|leurs) [petit|petite|grand|grande|vieux|vieille|jeune|meilleur|meilleure|propre|plus jeune] (mère|père|parents|maman|papa|mari|femme|copain|copine|petit ami|petite amie|compagnon|compagne|mec|meuf|belle-mère|beau-père|beaux-parents|sœur|soeur|sœurs|frère|frères|fils|fille|filles|enfants|ami|amie|amis|amies|meilleur ami|meilleure amie|pote|potes|famille|chef|cheffe|patron|patronne|grand-mère|grand-père|grands-parents|mamie|papi|papy|tante|oncle|cousin|cousine|cousins|neveu|nièce|petit-fils|petite-fille|petits-enfants|prof|profs|collègue|collègues|coloc|colocs|voisin|voisine|tuteur|gendre|belle-fille|beau-frère|belle-sœur) qui (cuisine|fait à manger|fait la cuisine|prépare|fait les repas)",
        "(mon|ma|mes|notre|nos|leur|leurs) [petit|petite|grand|grande|vieux|vieille|jeune|meilleur|meilleure|propre|plus jeune] (mère|père|parents|maman|papa|mari|femme|copain|copine|petit ami|petite amie|compagnon|compagne|mec|meuf|belle-mère|beau-père|beaux-parents|sœur|soeur|sœurs|frère|frères|fils|fille|filles|enfants|ami|amie|amis|amies|meilleur ami|meilleure amie|pote|potes|famille|chef|cheffe|patron|patronne|grand-mère|grand-père|grands-parents|mamie|papi|papy|tante|oncle|cousin|cousine|cousins|neveu|nièce|petit-fils|petite-fille|petits-enfants|prof|profs|collègue|collègues|coloc|colocs|voisin|voisine|tuteur|gendre|belle-fille|beau-frère|belle-sœur) [elle|il|ils|elles] (cuisine|fait la cuisine|fait à manger) [toujours|souvent|très|super|tous|beaucoup|bien|mieux]"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "Et quel plat est le plus réussi ?",
            "band": "A1"
          },
          {
            "ask": "Et toi, tu aides à la cuisine ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "mum-makes",
      "about": [
        "(mon|ma|mes|notre|nos|leur|leurs) [petit|petite|grand|grande|vieux|vieille|jeune|meilleur|meilleure|propre|plus jeune] (mère|père|parents|maman|papa|mari|femme|copain|copine|petit ami|petite amie|compagnon|compagne|mec|meuf|belle-mère|beau-père|beaux-parents|sœur|soeur|sœurs|frère|frères|fils|fille|filles|enfants|ami|amie|amis|amies|meilleur ami|meilleure amie|pote|potes|famille|chef|cheffe|patron|patronne|grand-mère|grand-père|grands-parents|mamie|papi|papy|tante|oncle|cousin|cousine|cousins|neveu|nièce|petit-fils|petite-fille|petits-enfants|prof|profs|collègue|collègues|coloc|colocs|voisin|voisine|tuteur|gendre|belle-fille|beau-frère|belle-sœur) [elle|il|ils|elles] [nous|me|m'|en|les] (fait|faisait|prépare|préparait|cuisinait|fait souvent|fait toujours) [toujours|souvent|encore|le meilleur|les meilleurs|les meilleures|la meilleure] (un|une|des|du|de la|le|la|les|couscous|tajine|tarte|crêpes|soupe|gâteau|gâteaux|pâtes|riz|meilleur)"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "Et toi, tu sais le faire aussi ?",
            "band": "A1"
          },
          {
            "ask": "Et ça se mange quels jours ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "cannot-cook",
      "about": [
        "(sais|sait) [vraiment|toujours] pas [du tout|bien|très bien|trop] (cuisiner|faire la cuisine|faire à manger|cuire)",
        "(cuisine|cuisines) (pas|mal) [bien|très bien|du tout]",
        "(nul|nulle) en cuisine",
        "cuisine (mal|très mal|pas bien)",
        "sais (seulement|juste|que) (faire|cuire|cuisiner)",
        "je brûle tout"
      ],
      "sure": true,
      "lines": [
        "Tout le monde commence comme ça."
      ],
      "asks": {
        "any": [
          {
            "ask": "Et tu aimerais apprendre à cuisiner quoi ?",
            "band": "A1"
          },
          {
            "ask": "Et quand personne ne cuisine, tu manges quoi ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "burnt",
      "about": [
        "(brûlé|cramé|raté|trop cuit|trop salé|fait brûler|laissé brûler) (le|la|les|l'|mon|ma|mes|un|une|des) (riz|gâteau|tarte|repas|pain|pizza|poulet|viande|lentilles|omelette|soupe|gâteaux|crêpes|dîner|pâtes|plat|sauce|rôti)",
        "(gâteau|tarte|repas|omelette|crêpes|plat|rôti|poulet|riz) (était|est|a|ont|étaient) [tout|toute|complètement|trop|un peu] (brûlé|brûlée|cramé|cramée|raté|ratée|ratés|brûlées)",
        "(alarme|détecteur|détecteur de fumée) (a sonné|sonne|s'est)"
      ],
      "sure": true,
      "lines": [
        "Ça arrive même aux bons cuisiniers."
      ],
      "asks": {
        "any": [
          {
            "ask": "Et finalement, vous avez mangé quoi ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "guests",
      "about": [
        "(j'ai|on a|nous avons|j'aurai|on aura) [dix|six|huit|quatre|cinq] (des invités|invités|du monde|des amis à (manger|dîner|la maison)|des gens à (manger|dîner))",
        "(j'invite|j'ai invité|on invite|on a invité|nous invitons|je reçois|on reçoit) [tous|toute|des|mes|mon|ma|les|la|six|huit|dix|quelques] (amis|famille|copains|voisins|parents|beaux-parents|collègues|potes|copines|monde|frère|sœur|ma)",
        "(mes|ma|mon|des) (amis|parents|beaux-parents|famille|belle-famille|copains|copines|collègues|belle-mère|sœur|frère) (viennent|vient|va venir|vont venir) (manger|dîner|déjeuner|chez|à la maison|ce soir|samedi|dimanche|demain)"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "Et tu vas préparer quoi ?",
            "band": "A1"
          },
          {
            "ask": "Et vous serez combien ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "leaving-studies",
      "about": [
        "(arrêter|arrête|abandonner|quitter|lâcher|laisser tomber|changer de|changer d') [mes|la|les|mon] (études|fac|école|filière|master|licence|orientation|prépa|bts|cours)",
        "(mes études|ma fac|ma filière|ma licence) [ne] me (plaît|plaisent) (pas|plus)"
      ],
      "sure": true,
      "lines": [
        "Ce n'est pas une décision facile."
      ],
      "asks": {
        "any": [
          {
            "ask": "Et tu aimerais faire quoi à la place ?",
            "band": "A1"
          },
          {
            "ask": "Et qu'est-ce qui ne te convainc pas ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "nights",
      "about": [
        "(travaille|bosse|travaillons|bossé|travaillé|suis|fais) [souvent|toujours|encore|que] (de nuit|la nuit|les nuits|des nuits|en trois huit|en horaires décalés)",
        "(équipe|garde|gardes|poste|service) de nuit"
      ],
      "sure": true,
      "lines": [
        "Vivre à l'envers, ce n'est pas facile."
      ],
      "asks": {
        "any": [
          {
            "ask": "Et tu dors quand ?",
            "band": "A1"
          },
          {
            "ask": "Et la nuit, ça a quoi de bien ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "told-to-work",
      "about": [
        "(chef|cheffe|patron|patronne|manager|directeur|directrice|boss|responsable) (me|m'|nous|veut|a voulu) (demande|a demandé|ont demandé|oblige|a obligé|a dit|dit|a mis|a envoyé|a reproché|a convoqué|a convoquée|impose|que je|donne|a donné|fait)",
        "(oblige|obligé|obligée|forcé|forcée) [de|à] (travailler|faire des heures)"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "Et toi, tu as répondu quoi ?",
            "band": "A1"
          },
          {
            "ask": "Et ça arrive souvent ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "job-offer",
      "about": [
        "(on|ils|ma boîte|mon chef|une boîte|une entreprise) (m'|me|lui|nous) (a|ont|propose|offre) [proposé|offert] [un|une|le|ce] (travail|poste|emploi|contrat|cdi|cdd|promotion|stage|boulot|job|place)",
        "(une|l'|cette|autre) (offre|proposition|promotion) (d'emploi|de travail|pour|à|dans|au)"
      ],
      "sure": true,
      "lines": [
        "Quelle proposition !"
      ],
      "asks": {
        "any": [
          {
            "ask": "Et qu'est-ce qui t'attire ?",
            "band": "A1"
          },
          {
            "ask": "Et qu'est-ce qui te retient ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "waiting-answer",
      "about": [
        "(attends|attendons|attend|attendre) [toujours|encore|maintenant] (la|une|les|leur|sa|ma|mes|le|des) (réponse|résultats|résultat|réponses|nouvelles|décision|appel|coup de fil|visa)",
        "(pas|toujours pas|jamais) [encore|toujours] (rappelé|répondu|eu de réponse|de réponse|de nouvelles|eu les résultats|reçu de réponse)",
        "(vont|va|doivent|doit) (m'appeler|me rappeler|me répondre|me dire) [lundi|mardi|mercredi|jeudi|vendredi|samedi|demain|la semaine|bientôt|dans]"
      ],
      "sure": true,
      "lines": [
        "Attendre, c'est le pire."
      ],
      "asks": {
        "any": [
          {
            "ask": "Et tu vas le savoir quand ?",
            "band": "A1"
          },
          {
            "ask": "Et que ferais-tu dans un cas ou dans l'autre ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "home-office",
      "about": [
        "télétravail|télétravaille|télétravailler",
        "(travaille|travailler|bosse|bosser|étudie) (de chez|depuis|à la|chez) (la maison|moi|maison|chez moi)"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "Et le meilleur et le pire, c'est quoi ?",
            "band": "A1"
          },
          {
            "ask": "Et le soir, tu arrives à t'arrêter comment ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "retired",
      "about": [
        "(je suis|suis|on est|mon mari est|ma femme est) [maintenant|enfin|déjà] (à la retraite|retraité|retraitée|en retraite)",
        "(pris|prendre) [ma|sa] retraite",
        "depuis (la|ma) retraite",
        "(je ne|je) travaille plus"
      ],
      "never": [
        "(travaille plus (tard|tôt|que|de|longtemps))"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "Et maintenant, qu'est-ce qui remplit tes journées ?",
            "band": "A1"
          },
          {
            "ask": "Et quelque chose te manque du travail ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "past-job",
      "about": [
        "(j'étais|j'ai été|on était) [pendant|avant] [longtemps|trente ans|vingt ans] (conducteur|conductrice|serveur|serveuse|prof|professeur|professeure|instituteur|institutrice|infirmier|infirmière|médecin|cuisinier|cuisinière|menuisier|maçon|mécanicien|boulanger|boulangère|facteur|factrice|policier|comptable|secrétaire|vendeur|vendeuse|couturière|chauffeur|ouvrier|ouvrière|ingénieur|coiffeur|coiffeuse|militaire|marin|pompier|agriculteur|agricultrice|cheminot|électricien|plombier|avocat|avocate|bibliothécaire)",
        "(j'ai travaillé|je travaillais|on travaillait) [pendant] [trente|quarante|vingt|dix|longtemps|toute|ma] [ans|vie] (comme|dans|chez|à|pour)"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "Et de ce travail, de quoi tu te souviens le mieux ?",
            "band": "A1"
          },
          {
            "ask": "Et le plus dur, c'était quoi ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "speech",
      "about": [
        "(faire|fais|préparer|prépare|présenter|présente|donner|fait|ai) [un|une|mon|ma] (exposé|présentation|discours|conférence|soutenance|oral)",
        "(parler en public|parler devant|devant (cent|toute|tout|cinquante|du monde|la classe))"
      ],
      "sure": true,
      "asks": {
        "happened": [
          {
            "ask": "Et c'était réussi ?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "Et tu dois parler de quoi ?",
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
      "id": "volunteer",
      "about": [
        "(bénévole|bénévolat|restos du cœur|croix-rouge|banque alimentaire|maraude|une association|une asso)"
      ],
      "sure": true,
      "lines": [
        "C'est beau de faire ça."
      ],
      "asks": {
        "any": [
          {
            "ask": "Et tu as commencé comment ?",
            "band": "A1"
          },
          {
            "ask": "Et ça t'apporte quoi ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "slow-business",
      "about": [
        "(vends|vend|vendons) (plus|pas|moins|rien)",
        "(pas|plus|moins|peu) [beaucoup|assez] de (clients|commandes|ventes)",
        "(affaires|ventes|commerce) (va|vont|marche|marchent) (mal|moins|pas)"
      ],
      "sure": true,
      "lines": [
        "Ça donne à réfléchir."
      ],
      "asks": {
        "any": [
          {
            "ask": "Et c'est comme ça depuis quand ?",
            "band": "A1"
          },
          {
            "ask": "Et qu'est-ce qui pourrait changer ça ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "shop-owner",
      "about": [
        "(j'ai|on a|nous avons|il a|elle a|tient|tiens|tenons|ouvert|ouvrir|gère|mère a|père a|parents ont|frère a|sœur a) (un|une|le|la) [petit|petite|propre] (boutique|magasin|boulangerie|restaurant|resto|bar|café|salon de coiffure|atelier|ferme|entreprise|épicerie|librairie|pizzeria|commerce|food truck|camping|hôtel)"
      ],
      "never": [
        "(près|à côté|en face)"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "Et les affaires, ça va ?",
            "band": "A1"
          },
          {
            "ask": "Et ça a commencé comment ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "exam-again",
      "about": [
        "(raté|loupé|échoué) [à] [encore] (mon|le|l'|mes|son|un|les|au|aux) (permis|examen|examens|bac|concours|partiel|partiels|code|oral)",
        "(permis|examen|bac|concours|code) pour la (deuxième|troisième|quatrième|cinquième) fois",
        "(redouble|redoublé|redoubler|recalé|recalée)"
      ],
      "sure": true,
      "lines": [
        "Ne lâche rien !"
      ],
      "asks": {
        "any": [
          {
            "ask": "Et quelle partie est la plus difficile pour toi ?",
            "band": "A1"
          },
          {
            "ask": "Et la prochaine chance, c'est quand ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "many-exams",
      "about": [
        "(j'ai|on a|j'aurai|nous avons) [bientôt|encore] (mes|des|les|deux|trois|quatre|cinq|beaucoup d'|un) [gros] (examens|partiels|exams|contrôles|épreuves|examen|exam|contrôle|concours|bac)",
        "(période|semaine) (d'examens|de partiels)",
        "(bac blanc|mes partiels|mon bac|le bac) [est|a lieu|approche|c'est|commence|dans|en|demain|arrive]"
      ],
      "sure": true,
      "lines": [
        "Bon courage pour ça !"
      ],
      "asks": {
        "any": [
          {
            "ask": "Et les révisions, ça avance ?",
            "band": "A1"
          },
          {
            "ask": "Et quelle matière est la plus dure pour toi ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "bored-in-class",
      "about": [
        "(m'ennuie|ennuie) [un peu|beaucoup|trop|à mourir|tellement] (en|au|à l'|pendant) (cours|lycée|école|collège|maths|histoire|fac|classe)",
        "(cours|prof) (de|d') (maths|histoire|anglais|physique|français|chimie|philo) (est|c'est|sont) [trop|vraiment|super|très] (nul|chiant|ennuyeux|ennuyeux|long|pénible)"
      ],
      "sure": true,
      "lines": [
        "L'heure devient longue, alors."
      ],
      "asks": {
        "any": [
          {
            "ask": "Et toi, tu ferais ce cours comment ?",
            "band": "A1"
          },
          {
            "ask": "Et il y a une matière que tu aimes ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "blank",
      "about": [
        "(trouve|trouve pas|oublie|oublier|cherche|manque|manquent) [pas|toujours|jamais] [tous] (mes mots|les mots|le mot|du vocabulaire|de vocabulaire)",
        "(j'ose pas|je n'ose pas|peur de|honte de|timide pour) parler [français|en français]",
        "(bloque|blocage|bafouille|me bloque|trou de mémoire)",
        "(quand je parle|mon accent)"
      ],
      "sure": true,
      "lines": [
        "Ça arrive à tous ceux qui apprennent."
      ],
      "asks": {
        "any": [
          {
            "ask": "Et ça t'arrive surtout quand ?",
            "band": "A1"
          },
          {
            "ask": "Et tu pratiques avec qui ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "why-spanish",
      "about": [
        "(apprends|étudie|veux apprendre|apprendre|j'apprends) [le] français (parce que|parce qu'|pour|depuis|avec|car|à cause)"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "Et tu as déjà pu t'en servir ?",
            "band": "A1"
          },
          {
            "ask": "Et le plus dur, c'est quoi ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "no-progress",
      "about": [
        "(j'avance pas|je n'avance pas|progresse pas|pas de progrès|rien ne rentre|j'y arrive pas|je n'y arrive pas|j'y arriverai jamais|je n'y arriverai jamais)",
        "(le subjonctif|les verbes|la grammaire|les accents|la conjugaison|l'orthographe|le français) [est|sont|c'est|me] [trop|très|vraiment] (difficile|difficiles|dur|dure|compliqué|compliquée|l'enfer|impossible|énerve|énervent)"
      ],
      "sure": true,
      "lines": [
        "On avance parfois sans s'en rendre compte."
      ],
      "asks": {
        "any": [
          {
            "ask": "Et qu'est-ce que tu aimerais savoir dire ?",
            "band": "A1"
          },
          {
            "ask": "Et ces derniers temps, qu'est-ce qui a bien marché ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "too-old",
      "about": [
        "trop (vieux|vieille|âgé|âgée) pour",
        "(à mon âge|plus l'âge|passé l'âge)"
      ],
      "sure": true,
      "lines": [
        "Il n'est jamais trop tard."
      ],
      "asks": {
        "any": [
          {
            "ask": "Et qu'est-ce que tu aimerais encore faire ?",
            "band": "A1"
          },
          {
            "ask": "Et qu'est-ce qui te donne envie de continuer ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "no-drive",
      "about": [
        "(envie de rien|plus envie de rien|aucune envie|plus d'énergie|pas d'énergie|plus la force|plus de motivation|pas motivé|pas motivée|démotivé|démotivée|plus goût à rien)",
        "(plus|pas) [la|de] (motivation|force|courage|énergie)"
      ],
      "sure": true,
      "lines": [
        "Il y a des périodes comme ça."
      ],
      "asks": {
        "any": [
          {
            "ask": "Et tu te sens comme ça depuis quand ?",
            "band": "A1"
          },
          {
            "ask": "Et quelque chose te remonte un peu ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "no-friends",
      "about": [
        "(j'ai|je n'ai|j'ai toujours) [pas|aucun|peu] [encore|toujours|beaucoup|trop] (d'amis|d'ami|de copains|de copines|ami|d'amies|de potes)",
        "(je ne connais|je connais) [encore|presque|toujours] (personne|pas grand monde)",
        "(du mal à|difficile de|dur de|pas facile de) (me faire des amis|rencontrer|se faire des amis|connaître des gens|faire des amis)",
        "(mange|manger|déjeune|reste) [toujours|souvent] (seul|seule|tout seul|toute seule) [à|au|dans]"
      ],
      "sure": true,
      "lines": [
        "Au début, c'est dur."
      ],
      "asks": {
        "any": [
          {
            "ask": "Et tu aimerais rencontrer des gens où ?",
            "band": "A1"
          },
          {
            "ask": "Et qu'est-ce que tu aimes faire ? Il y a peut-être un groupe.",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "ignored",
      "about": [
        "personne [ne] (me|nous|m') (parle|répond|écoute|regarde|invite|appelle|comprend|salue|dit bonjour)",
        "(on|ils|elles) [ne] (m'|me) (ignore|ignorent|invite jamais|invitent jamais|invitent pas)"
      ],
      "sure": true,
      "lines": [
        "Bien sûr que ça fait mal."
      ],
      "asks": {
        "any": [
          {
            "ask": "Et ça a toujours été comme ça ?",
            "band": "A1"
          },
          {
            "ask": "Et il y a quelqu'un avec qui tu te sens bien ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "night-dream",
      "about": [
        "(rêvé|rêve) (que|qu'|cette nuit|de)",
        "(fait|fais|faisait) (un|des|le même|toujours le même) (rêve|cauchemar|cauchemars|rêves)"
      ],
      "sure": true,
      "lines": [
        "C'est étrange, les rêves !"
      ],
      "asks": {
        "any": [
          {
            "ask": "Et à ton avis, ça veut dire quoi ?",
            "band": "A1"
          },
          {
            "ask": "Et tu te souviens souvent de tes rêves ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "hard-mornings",
      "about": [
        "(du mal à|dur de|difficile de|déteste|horreur de) (me lever|se lever|me réveiller|sortir du lit|me lever tôt)",
        "(déteste|n'aime pas|aime pas) (les lundis|le lundi|le matin)",
        "pas [du tout] du matin"
      ],
      "sure": true,
      "lines": [
        "C'est le cas de beaucoup de gens."
      ],
      "asks": {
        "any": [
          {
            "ask": "Et qu'est-ce qui t'aide à démarrer ?",
            "band": "A1"
          },
          {
            "ask": "Et le soir, tu te couches à quelle heure ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "missed-stop",
      "about": [
        "(endormi|endormie|endormis) (dans|en|au|à|pendant) (le|la|train|métro|bus|cours|travail|cinéma)",
        "(raté|loupé|manqué|dépassé) (mon|l'|la|le) (arrêt|station)"
      ],
      "sure": true,
      "lines": [
        "Ça arrive quand on a sommeil !"
      ],
      "asks": {
        "any": [
          {
            "ask": "Et tu as eu beaucoup de retard ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "fear-named",
      "about": [
        "(ce qui|ce que) (me|nous) (fait|font|faisait) [le plus] peur",
        "(me|nous) (fait|font) [un peu|très|vraiment|toujours] peur"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "Et qu'est-ce qui te rassurerait un peu ?",
            "band": "A1"
          },
          {
            "ask": "Et tu en parles avec qui ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "diploma",
      "about": [
        "(vient|viens|viennent) de (décrocher|obtenir|avoir|réussir|passer|recevoir) [son|sa|mon|ma|le|leur] (diplôme|bac|permis|master|licence|concours|brevet|thèse|examen)",
        "(a|ai|ont) [eu|enfin] (décroché|obtenu|réussi|eu|reçu) [enfin] (son|sa|mon|ma|le|leur) (diplôme|bac|permis|master|licence|concours|brevet|thèse|examen)"
      ],
      "never": [
        "(pas|jamais)"
      ],
      "sure": true,
      "lines": [
        "Félicitations, quelle bonne nouvelle !",
        "Bravo, ça se mérite !"
      ],
      "asks": {
        "any": [
          {
            "ask": "Et vous avez fêté ça comment ?",
            "band": "A1"
          },
          {
            "ask": "Et maintenant, c'est quoi la suite ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "fear",
      "about": [
        "(j'ai|j'avais|ai|a) [très|toujours|trop|vraiment|un peu|terriblement] (peur|une peur bleue|la phobie|la trouille|horreur) (de|du|des|d') [l'|la|le|prendre|parler|conduire|avion|araignées|noir|vide|perdre|voler]",
        "(phobie|vertige|claustrophobe)"
      ],
      "never": [
        "(j'ai peur (que|qu'))"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "Et qu'est-ce qui te fait le plus peur ?",
            "band": "A1"
          },
          {
            "ask": "Et qu'est-ce qui t'aide dans ces moments-là ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "shy",
      "about": [
        "(suis|étais) [très|trop|assez|un peu|plutôt|vraiment|tellement|super] (timide|introverti|introvertie|réservé|réservée|pudique|discret|discrète)",
        "(deviens|devient) [tout|toute] (rouge)",
        "timidité"
      ],
      "sure": true,
      "lines": [
        "Ce n'est pas un défaut."
      ],
      "asks": {
        "any": [
          {
            "ask": "Et tu le sens surtout dans quelles situations ?",
            "band": "A1"
          },
          {
            "ask": "Et avec qui tu te sens à l'aise ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "no-courage",
      "about": [
        "(j'ose pas|je n'ose pas|j'ose jamais|je n'ose jamais|pas le courage|n'ose plus|j'oserai jamais|je n'oserai)"
      ],
      "sure": true,
      "lines": [
        "Il faut du courage."
      ],
      "asks": {
        "any": [
          {
            "ask": "Et le pire qui pourrait arriver, c'est quoi ?",
            "band": "A1"
          },
          {
            "ask": "Et tu le dirais comment, avec tes mots ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "diet-hard",
      "about": [
        "(suis|fais|fait|mis|mise|est) [encore|toujours|me suis] (au régime|un régime|à la diète)",
        "(perdre du poids|maigrir|perdre (deux|trois|cinq|dix|quelques) kilos)"
      ],
      "sure": true,
      "lines": [
        "Patience, ça prend du temps."
      ],
      "asks": {
        "any": [
          {
            "ask": "Et qu'est-ce que tu as le plus de mal à laisser de côté ?",
            "band": "A1"
          },
          {
            "ask": "Et tu bouges un peu aussi ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "lost-way",
      "about": [
        "(me suis|nous sommes|on s'est|s'est) [encore|complètement|un peu] (perdu|perdue|perdus|perdues|trompé de|trompée de|trompés de) [dans|en|sur|à|au|route|chemin|direction|rue|bus]"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "Et tu as retrouvé ton chemin comment ?",
            "band": "A1"
          },
          {
            "ask": "Et tu as découvert quelque chose de joli ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "prize",
      "about": [
        "(gagné|gagne) [au|un|une|le|la|cent|mille|deux|vingt|cinquante] [cents] (loto|voyage|tombola|lot|concours|euros|prix|tirage)"
      ],
      "sure": true,
      "lines": [
        "Quelle chance !"
      ],
      "asks": {
        "any": [
          {
            "ask": "Et qu'est-ce que tu vas en faire ?",
            "band": "A1"
          },
          {
            "ask": "Et tu l'as raconté à qui en premier ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "no-holidays",
      "about": [
        "(pas|plus|sans) [pris|eu|de] (vacances|congés)",
        "(pars|part|partons) pas en vacances"
      ],
      "sure": true,
      "lines": [
        "C'est dur, ça."
      ],
      "asks": {
        "any": [
          {
            "ask": "Et tu pourras te reposer quand ?",
            "band": "A1"
          },
          {
            "ask": "Et si tu pouvais, tu irais où ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "race",
      "about": [
        "(marathon|semi-marathon|trail|triathlon|ultra-trail)",
        "(couru|cours|courir) (dix|cinq|vingt|un|mon|ma|quinze|une course|douze) [premier|première|kilomètres]"
      ],
      "never": [
        "(film)"
      ],
      "sure": true,
      "asks": {
        "happened": [
          {
            "ask": "Et à l'arrivée, tu te sentais comment ?",
            "band": "A1"
          },
          {
            "ask": "Et tu recommencerais ?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "Et tu t'entraînes comment ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "band",
      "about": [
        "(jouais|jouait|chantais|joué) [de la|du|de l'|dans un|dans une] (batterie|guitare|piano|basse|saxophone|violon|trompette|groupe|flûte|accordéon|chorale)",
        "(groupe|chorale|orchestre|fanfare) (avec|de)"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "Et pourquoi tu as arrêté ?",
            "band": "A1"
          },
          {
            "ask": "Et tu aimerais reprendre ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "dancing",
      "about": [
        "(danse|danser|dansons|cours de danse) [la|le|de la|du|de] [la] (salsa|tango|bachata|rock|flamenco|hip-hop|valse|danse|classique)",
        "(cours de danse|fais de la danse)"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "Et tu as commencé à danser comment ?",
            "band": "A1"
          },
          {
            "ask": "Et tu ressens quoi quand tu danses ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "gaming",
      "about": [
        "(joue|jouons|jouer|joué|jouent|jouais) [beaucoup|souvent|toujours|tout le temps] (aux|à la|à|sur|en) [des|les|la|l'|mon] (jeux vidéo|jeu vidéo|console|ordinateur|ordi|play|fortnite|minecraft|fifa|cartes|échecs|belote|scrabble|pétanque|téléphone|ligne)"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "Et quel jeu tu préfères ?",
            "band": "A1"
          },
          {
            "ask": "Et qui gagne, d'habitude ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "reading-now",
      "about": [
        "(suis en train de lire|je lis|je regarde|on regarde|suis en train de regarder) [en ce moment] (un|une|la|le|l') [nouvelle|nouveau|autre|super|vieux] (livre|roman|série|bd|manga|émission|bouquin|polar)",
        "(accro à|à fond dans|plongé dans|plongée dans) (un|une|la|le)"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "Et ça parle de quoi ?",
            "band": "A1"
          },
          {
            "ask": "Et ça te plaît ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "sign-up",
      "about": [
        "(veux|voudrais|aimerais|vais|pense|compte|aimerait) [bien] [à] (m'inscrire|me mettre|commencer|apprendre|prendre des cours|essayer|me lancer) [à|au|aux|dans|en|le|la|l'|un|une]",
        "(me suis|s'est) (inscrit|inscrite|mis|mise) (à|au|aux|dans)"
      ],
      "never": [
        "(apprendre|commencer) [le] français"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "Et pourquoi ça, justement ?",
            "band": "A1"
          },
          {
            "ask": "Et tu commences quand ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "in-course",
      "about": [
        "(suis|fais|prends|suit|prend|fait|vais|commencé) [à] [un|des|une] (cours|stage|formation|atelier) (de|d'|du)"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "Et tu as déjà appris quoi ?",
            "band": "A1"
          },
          {
            "ask": "Et il y a quel genre de monde ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "journey-plan",
      "about": [
        "(veux|voudrais|aimerais|vais|va|allons|pense|rêve|voudrait|prépare) [bien] [de] (faire le tour|faire un voyage|traverser|visiter|voyager|découvrir|un voyage|partir en voyage|parcourir|un tour)",
        "(compostelle|tour du monde|sac à dos|road trip|roadtrip)"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "Et qu'est-ce que tu as le plus envie de voir ?",
            "band": "A1"
          },
          {
            "ask": "Et tu vas emporter quoi ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "first-time",
      "about": [
        "(pour|c'était|c'est) [la|ma] première fois",
        "(n'avais|j'avais|avait) jamais (vu|fait|mangé|goûté|pris|été|essayé|entendu|eu|vécu)"
      ],
      "never": [
        "(je vais|on va|sera|demain|prochaine)"
      ],
      "sure": true,
      "asks": {
        "past": [
          {
            "ask": "Et tu as trouvé ça comment ?",
            "band": "A1"
          },
          {
            "ask": "Et tu recommencerais ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "saving-for",
      "about": [
        "(économise|économiser|mets de l'argent|mets de côté|mettre de côté|mettre de l'argent) [de côté] pour",
        "(mets|mettons|mettre) [un peu|de l'argent] de côté"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "Et il te manque encore beaucoup ?",
            "band": "A1"
          },
          {
            "ask": "Et tu fais comment pour mettre de côté ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "sofa",
      "about": [
        "(veux|envie|pense) [juste|seulement|plus|que|qu'] [de|d'|à] (dormir|me coucher|canapé|mon lit|me reposer|ne rien faire|rester au lit|du silence|silence)",
        "(rentre|rentrée|rentré|arrive|reviens) [toujours|souvent|à la maison|chez moi|tous les soirs] (crevé|crevée|épuisé|épuisée|mort|morte|lessivé|lessivée|fatigué|fatiguée|hs)"
      ],
      "sure": true,
      "lines": [
        "J'imagine très bien."
      ],
      "asks": {
        "any": [
          {
            "ask": "Et tu rentres à quelle heure ?",
            "band": "A1"
          },
          {
            "ask": "Et il te reste un peu de soirée pour toi ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "adopted",
      "about": [
        "(adopté|on a|nous avons|j'ai|recueilli) (un|une|deux|trois) [petit|petite|jeune|vieux|gros|vieille] (chien|chienne|chiot|chat|chatte|chaton|lapin|oiseau|perroquet|hamster|cochon d'inde|tortue)"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "Et cet animal, il a quel caractère ?",
            "band": "A1"
          },
          {
            "ask": "Et cet animal, qu'est-ce qu'il aime le plus ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "naughty-pet",
      "about": [
        "(un|une|des|les|leur|leurs|son) (chien|chat|chiens|chats|oiseau|oiseaux|mouette|pigeon|singe) (a|ont|m'a|nous a|lui a) [tout] (volé|mangé|mordu|mordue|cassé|sauté|poursuivi|suivi|réveillé|fait)",
        "(mon|ma|notre|le|la|son|nos|mes) [petit|petite|gros|grosse|vieux|vieille] (chien|chienne|chiot|chat|chatte|chaton|lapin|oiseau|perroquet|hamster|cochon d'inde|tortue) [ne|me|m'|se|s'|n'|a|est|a encore] (mange|mangé|casse|cassé|aboie|mord|dort|vole|volé|réveille|saute|sauté|griffe|fait|échappe|détruit|miaule|joue|suit|tombé|tombée|attend|ronronne|cache|parle)"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "Et toi, tu as fait quoi ?",
            "band": "A1"
          },
          {
            "ask": "Et tu arrives à te fâcher ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "old-car",
      "about": [
        "(ma|notre|la) [vieille|petite|nouvelle] (voiture|bagnole|moto|camionnette|caisse) (a|est|fait|marche|roule|date|démarre)"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "Et tu y tiens, à cette voiture ?",
            "band": "A1"
          },
          {
            "ask": "Et tu vas où, le plus souvent ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "birthday-had",
      "about": [
        "(je viens|vient) d'avoir (dix|quinze|seize|dix-sept|dix-huit|vingt|trente|quarante|cinquante|soixante|soixante-dix|quatre-vingts|16|17|18|20|30|40|50|60|70|80)",
        "(j'ai eu|j'ai fêté) [mes] (dix|quinze|seize|dix-huit|vingt|trente|quarante|cinquante|soixante|16|17|18|20|30|40|50|60|70) [et un|deux|trois|quatre|cinq|six|sept|huit|neuf] ans (hier|samedi|dimanche|la|il|ce|en|cette|lundi|mardi|mercredi|jeudi|vendredi)",
        "(c'était|c'est) mon anniversaire (hier|samedi|dimanche|lundi|mardi|mercredi|jeudi|vendredi|aujourd'hui)"
      ],
      "sure": true,
      "lines": [
        "Alors, bon anniversaire !"
      ],
      "asks": {
        "any": [
          {
            "ask": "Et ce nouvel âge, il te va ?",
            "band": "A1"
          },
          {
            "ask": "Et tu as fêté ça comment ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "boring-thing",
      "about": [
        "(m'ennuie|m'ennuient|me saoule|me soûle|me saoulent|me barbe|me gonfle)",
        "(est|c'est|sont|était|c'était) [trop|très|vraiment|super|tellement] (ennuyeux|ennuyeuse|barbant|chiant|long et)"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "Et qu'est-ce qui t'intéresse plus ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "work-of-others",
      "about": [
        "(mon|ma|mes|notre|nos|leur|leurs) [petit|petite|grand|grande|vieux|vieille|jeune|meilleur|meilleure|propre|plus jeune] (mère|père|parents|maman|papa|mari|femme|copain|copine|petit ami|petite amie|compagnon|compagne|mec|meuf|belle-mère|beau-père|beaux-parents|sœur|soeur|sœurs|frère|frères|fils|fille|filles|enfants|ami|amie|amis|amies|meilleur ami|meilleure amie|pote|potes|famille|chef|cheffe|patron|patronne|grand-mère|grand-père|grands-parents|mamie|papi|papy|tante|oncle|cousin|cousine|cousins|neveu|nièce|petit-fils|petite-fille|petits-enfants|prof|profs|collègue|collègues|coloc|colocs|voisin|voisine|tuteur|gendre|belle-fille|beau-frère|belle-sœur) [elle|il|ils|elles] (est|était|travaille comme|bosse comme|travaille dans|travaille à|travaille chez|bosse dans) [aussi|un|une|la|le] (infirmier|infirmière|médecin|serveur|serveuse|prof|professeur|ingénieur|avocat|avocate|menuisier|développeur|coiffeur|coiffeuse|cuisinier|cuisinière|policier|chanteur|chanteuse|acteur|actrice|musicien|musicienne|boulanger|boulangère|mécanicien|électricien|plombier|taxi|chauffeur|routier|vétérinaire|journaliste|architecte|vendeur|vendeuse|pompier|agriculteur|agricultrice|pêcheur|peintre|écrivain|militaire|facteur|comptable|secrétaire|hôpital|restaurant|école|usine|banque|institutrice|instituteur|pilote|aide-soignante|fleuriste)"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "Et ce travail te plairait ?",
            "band": "A1"
          },
          {
            "ask": "Et son travail, vous en parlez à la maison ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "gift-idea",
      "about": [
        "(sais pas|aucune idée|pas d'idée|sais jamais|sais toujours pas) [de] [quoi|ce que] [je|lui|leur|comme|vais] (offrir|lui offrir|acheter|cadeau|vais lui offrir|prendre)",
        "cherche (un|des) (cadeau|cadeaux)"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "Et cette personne, elle aime quoi ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "relative-new-job",
      "about": [
        "(a|ont|vient de|viennent de) [enfin|été] (trouvé|décroché|décrocher|trouver|obtenu|eu|embauché|embauchée|promu|promue|obtenir) [un|une|son|le|du|ce] [premier|nouveau|bon] (travail|poste|boulot|emploi|cdi|stage|job|promotion|bourse)"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "Et ça commence quand ?",
            "band": "A1"
          },
          {
            "ask": "Et vous avez fêté ça comment ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "odd-one-out",
      "about": [
        "(tous|toutes) (mes|les) [autres] (amis|amies|copains|copines|collègues|autres|cousins|potes) [ont|sont|vivent|se|savent|partent|travaillent|sortent]",
        "(sauf moi|à part moi|je suis (le|la) (seul|seule) (à|qui)|je suis le seul|je suis la seule|plus (jeunes|vieux|âgés) que moi)"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "Et toi, tu le vis comment ?",
            "band": "A1"
          },
          {
            "ask": "Et toi, tu voudrais quoi pour toi ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "bedtime-story",
      "about": [
        "(lis|lit|lisais|raconte|racontais|racontait|lisait|lui lis|leur lis) [toujours] (une histoire|des histoires|un conte|des contes|un livre)"
      ],
      "sure": true,
      "lines": [
        "Quelle belle habitude !"
      ],
      "asks": {
        "any": [
          {
            "ask": "Et l'histoire préférée, c'est laquelle ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "cannot-stand",
      "about": [
        "(supporte|supporter|blaire|piffre|encadre) (pas|plus)",
        "(je|j') (déteste|hais|ai horreur) [de|des|du] [mon|ma|mes|le|la|les|ce|cette|ces|quand]"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "Et qu'est-ce qui te dérange le plus ?",
            "band": "A1"
          },
          {
            "ask": "Et tu fais comment pour éviter la dispute ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "same-every-day",
      "about": [
        "(tous les jours|toujours|chaque jour) (la même chose|pareil|le même|la même)",
        "(métro boulot dodo|la routine|rien de nouveau|même routine)"
      ],
      "sure": true,
      "lines": [
        "La routine, ça pèse parfois."
      ],
      "asks": {
        "any": [
          {
            "ask": "Et qu'est-ce que tu changerais dans ta journée ?",
            "band": "A1"
          },
          {
            "ask": "Et le meilleur moment, c'est lequel ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "relapse",
      "about": [
        "(recommencé|replongé|recommence|repris|me suis remis|me suis remise) (à|de|la) (fumer|boire|grignoter|cigarette|jouer|ronger)"
      ],
      "sure": true,
      "lines": [
        "Ça arrive à beaucoup de monde."
      ],
      "asks": {
        "any": [
          {
            "ask": "Et qu'est-ce qui s'était passé ?",
            "band": "A1"
          },
          {
            "ask": "Et tu veux réessayer ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "emigrated",
      "about": [
        "(ai|a|ont|avons|suis|est|sont|étaient|était) [dû] (émigré|émigrer|immigré|immigrer|fui|fuir|exilé|exilés|réfugié|réfugiés|réfugiée)",
        "(est|sont) (arrivé|arrivée|arrivés|venu|venue|venus) (en france|d'italie|d'algérie|du maroc|d'espagne|du portugal|de pologne|ici) [il y a|en|dans|sans|à|avec|quand]"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "Et tu sais quoi de cette époque ?",
            "band": "A1"
          },
          {
            "ask": "Et pourquoi cet endroit ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "messages",
      "about": [
        "(m'envoie|m'envoient|m'écrit|m'écrivent|m'appelle|m'appellent) [des|plein de|trop de|sans arrêt] [messages|vocaux|sms] (tout le temps|sans arrêt|toute la journée|tous les jours|dix fois|cent fois|à n'importe)"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "Et toi, tu réponds quoi ?",
            "band": "A1"
          },
          {
            "ask": "Et pour toi, combien, ce serait bien ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "meeting-family",
      "about": [
        "(rencontrer|rencontré|rencontre|présenter|présenté|présente|connaître) [à] (les|ses|mes|sa|ma|aux|la) (parents|famille|mère|beaux-parents|belle-famille|belle-mère)"
      ],
      "sure": true,
      "lines": [
        "Ça rend nerveux !"
      ],
      "asks": {
        "happened": [
          {
            "ask": "Et ça s'est passé comment ?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "Et qu'est-ce qui t'inquiète le plus ?",
            "band": "A1"
          },
          {
            "ask": "Et tu vas leur apporter quoi ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "reunited",
      "about": [
        "(pas|plus) (vu|vue|vus|vues|revu|revue) depuis [plus de|presque] (dix|vingt|trente|cinq|des|longtemps|un|deux|trois|quinze|l'école|le lycée|le covid)",
        "(revu|retrouvé|recroisé|croisé) (un|une|mon|ma|mes|des|le|la) [vieil|vieux|vieille|ancien|ancienne|anciens|vieilles] (ami|amie|amis|amies|copain|copine|copains|camarade|camarades|collègue|collègues|prof|voisin|voisine|cousin|cousine)",
        "(après|depuis) (tant d'années|toutes ces années|si longtemps)"
      ],
      "sure": true,
      "lines": [
        "Quelle émotion !"
      ],
      "asks": {
        "any": [
          {
            "ask": "Et vous avez parlé de quoi ?",
            "band": "A1"
          },
          {
            "ask": "Et vous avez beaucoup changé ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "sent-cv",
      "about": [
        "(envoyé|envoie|envoyer|mis à jour|refait|déposé|postulé|postule) [mon|mes|un|des|le|plein de|vingt|dix|trente|beaucoup de|à] (cv|candidature|candidatures|lettre de motivation|lettres|offres|annonces|postes)",
        "(postulé|postule|postuler)"
      ],
      "sure": true,
      "lines": [
        "C'est déjà un pas."
      ],
      "asks": {
        "any": [
          {
            "ask": "Et tu aimerais quel genre de travail ?",
            "band": "A1"
          },
          {
            "ask": "Et le résultat te plaît ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "have-children",
      "about": [
        "(j'ai|on a|nous avons) (un|une|deux|trois|quatre|cinq) [petit|petite|grand|grande|jeunes|petits] (fils|fille|filles|garçon|garçons|enfant|enfants|petits-enfants|jumeaux|jumelles)"
      ],
      "asks": {
        "any": [
          {
            "ask": "Et vous aimez faire quoi ensemble ?",
            "band": "A1"
          },
          {
            "ask": "Et en famille, comment ça se passe ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "rain",
      "about": [
        "(il pleut|il a plu|il pleuvait|il neige|il a neigé|sous la pluie|sous la neige|un orage|trempé|trempée|trempés)"
      ],
      "never": [
        "(si|quand|s') [il] (pleut|neige|il pleut|il neige)"
      ],
      "asks": {
        "past": [
          {
            "ask": "Et alors, tu as fait quoi ?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "Et tu fais quoi ces jours-là ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "bad-weather",
      "about": [
        "(meurs|crève|mort|morte) de (froid|chaud|chaleur)",
        "(fait|faisait) (trop|très|super|si|tellement|vraiment) (froid|chaud|gris|moche|lourd|humide)",
        "(la|cette) (chaleur|canicule)",
        "(ce|le) froid"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "Et tu t'en sors comment ?",
            "band": "A1"
          },
          {
            "ask": "Et quelle saison tu préfères ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "expensive",
      "about": [
        "(est|sont|c'est|coûte|coûtent|devient|était) [très|trop|vraiment|tellement|super|si|hyper|assez|quand même] (cher|chère|chers|chères|hors de prix)",
        "(les yeux de la tête|un bras|une fortune|hors de prix)"
      ],
      "never": [
        "(pas|moins) [si|trop|très] (cher|chère|chers)"
      ],
      "sure": true,
      "lines": [
        "Ça se sent dans le porte-monnaie."
      ],
      "asks": {
        "any": [
          {
            "ask": "Et tu t'en sors comment ?",
            "band": "A1"
          },
          {
            "ask": "Et il y a moins cher ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "bought",
      "about": [
        "(je me suis|je viens d'|j'ai|on a|on s'est|nous avons|il s'est|elle s'est|m'a) (acheté|acheter|offert|achetée) (un|une|des|le|la|deux|mon|ma|du|de)"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "Et c'est comme tu l'imaginais ?",
            "band": "A1"
          },
          {
            "ask": "Et tu vas t'en servir pour quoi ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "resolve",
      "about": [
        "(je vais|je devrais|je dois|il faut que je|il faudrait que je) (lui (dire|parler|écrire|expliquer|demander|proposer|téléphoner)|l'(appeler|inviter)|leur (dire|parler|expliquer)|(essayer|tenter|réfléchir|y réfléchir|y penser))",
        "(je vais|on va) (essayer|tenter)",
        "(je suivrai|je vais suivre) (ton|votre) conseil"
      ],
      "sure": true,
      "lines": [
        "Ça va bien se passer, tu verras."
      ],
      "asks": {
        "any": [
          {
            "ask": "Et tu vas le faire quand ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "will-call",
      "about": [
        "(je vais|je voudrais|j'aimerais) (lui|leur|l'|les) (appeler|écrire|demander|dire|raconter|proposer|inviter|téléphoner)"
      ],
      "sure": true,
      "lines": [
        "Bonne idée, vas-y !"
      ],
      "asks": {
        "any": [
          {
            "ask": "Et tu vas lui dire quoi ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "believing-so",
      "about": [
        "(je crois|je pense|j'ai l'impression|je sens|il me semble) (que|qu') (il|elle|ils|mon|ma|mes|je lui|on|les) [ne|n'] [me|m'|lui] (plais|aime|ment|déteste|regarde|évite|cache|s'ennuie|comprend|écoute|veut|est|sont|a|ont)"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "Et pourquoi tu crois ça ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "could-do",
      "about": [
        "(je pourrais|on pourrait|nous pourrions) [aussi|toujours|peut-être] (aller|rester|faire|demander|dire|essayer|chercher|étudier|travailler|parler|m'inscrire|partir|appeler|changer|vivre|apprendre|lui|prendre)"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "Et ça a quoi de bien et de moins bien ?",
            "band": "A1"
          },
          {
            "ask": "Et qu'est-ce qui te retient ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "perhaps",
      "about": [
        "(peut-être (que je|que j'|qu'on|que nous|qu'il faudrait|que ça)|je (devrais|pourrais|vais|ferais|irais) peut-être)",
        "(je pense à|j'envisage de|je songe à|j'envisage|je réfléchis à)"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "Et le premier pas, ce serait quoi ?",
            "band": "A1"
          },
          {
            "ask": "Et qu'est-ce qui te retient ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "considering",
      "about": [
        "je me demande (si|s')",
        "(sais pas|sais plus|sais toujours pas|sais pas encore|ignore) (si|s'|quoi (faire|choisir|dire|répondre|décider)|ce que je (dois|vais|veux))",
        "(j'hésite|hésite entre|j'hésitais|on hésite)"
      ],
      "sure": true,
      "lines": [
        "Ce n'est pas facile de se décider."
      ],
      "asks": {
        "any": [
          {
            "ask": "Et qu'est-ce qui te fait le plus hésiter ?",
            "band": "A1"
          },
          {
            "ask": "Et ton cœur, il dit quoi ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "dont-get",
      "about": [
        "(comprends|comprend) [vraiment|toujours] pas (pourquoi|comment|les gens|qu'on|que|qu')",
        "je me demande (pourquoi|comment)"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "Et à ton avis, pourquoi ?",
            "band": "A1"
          },
          {
            "ask": "Et tu aimerais que ce soit comment ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "best-part",
      "about": [
        "(le mieux|le pire|le meilleur|le plus (dur|beau|difficile|drôle|important|triste)|ce que (j'aime|je préfère|j'adore|je déteste) le (plus|moins)|ce qui (me plaît|est) le plus) [dans tout ça|là-dedans|pour moi] (c'est|c'était|est|ce sont|reste|là-dedans)",
        "ce (que j'aime|qui me plaît|que je n'aime pas|que j'aime pas|qui m'énerve|qui est bien|qui m'embête) [le plus|surtout|vraiment] (c'est|ce sont|chez|dans)"
      ],
      "sure": true,
      "asks": {
        "past": [
          {
            "ask": "Et tu te souviens d'un moment en particulier ?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "Et pourquoi ça, justement ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "working-in",
      "about": [
        "(je suis|suis|je bosse comme|je travaille comme) [un|une] [jeune] (infirmier|infirmière|médecin|serveur|serveuse|prof|professeur|professeure|ingénieur|ingénieure|avocat|avocate|menuisier|menuisière|programmeur|développeur|développeuse|coiffeur|coiffeuse|cuisinier|cuisinière|policier|policière|apprenti|apprentie|kiné|psychologue|vendeur|vendeuse|comptable|journaliste|architecte|électricien|électricienne|plombier|mécanicien|mécanicienne|chauffeur|routier|livreur|livreuse|vétérinaire|traducteur|traductrice|graphiste|pharmacien|pharmacienne|pompier|maçon|caissier|caissière|réceptionniste|secrétaire|musicien|musicienne|photographe|fonctionnaire|aide-soignant|aide-soignante|éducateur|éducatrice|boulanger|boulangère|agriculteur|agricultrice|facteur|factrice|technicien|technicienne|assistant|assistante|animateur|animatrice|bibliothécaire|instituteur|institutrice|stagiaire|magasinier|femme de ménage|agent|gardien|jardinier|jardinière)",
        "(je travaille|je bosse) (dans|chez|à|au|pour) (un|une|la|le|l') [grand|grande|petit|petite] (hôpital|restaurant|resto|école|usine|bureau|banque|magasin|supermarché|hôtel|crèche|ehpad|maison de retraite|boulangerie|pharmacie|entreprise|bibliothèque|mairie|librairie|café|bar|boutique|clinique|garage|collège|lycée|ferme|centre d'appels|entrepôt)"
      ],
      "never": [
        "(je suis (au chômage|en arrêt))"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "Et une journée normale, c'est comment ?",
            "band": "A1"
          },
          {
            "ask": "Et qu'est-ce qui te plaît le plus dans ton travail ?",
            "band": "A1"
          },
          {
            "ask": "Et le plus dur, c'est quoi ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "broken",
      "about": [
        "(marche|marchent|fonctionne|fonctionnent|démarre|s'allume|s'ouvre) (pas|plus)",
        "(en panne|pneu crevé|crevaison|fuite d'eau|dégât des eaux|inondation|une fuite|coupure de courant)",
        "(est|sont|s'est|était) [encore|tout|complètement] (cassé|cassée|cassés|fichu|fichue|foutu|foutue)"
      ],
      "never": [
        "((bras|jambe|jambes|pied|pieds|main|mains|cheville|poignet|genou|doigt|doigts|épaule|dos|tête|dent|dents|nez|côte|côtes|orteil|coude|hanche)|ça (marche|fonctionne) pas|panne d'idées)"
      ],
      "sad": true,
      "asks": {
        "any": [
          {
            "ask": "Et qui peut réparer ça ?",
            "band": "A1"
          },
          {
            "ask": "Et en attendant, tu te débrouilles comment ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "no-work",
      "about": [
        "(fait|faire|va me|veut me|veulent me) (virer|licencier)",
        "(licencié|licenciée|licenciés|viré|virée|virés|au chômage|chômeur|chômeuse|sans emploi|sans travail|sans boulot)",
        "perdu (mon|son|leur|le|notre) (travail|emploi|boulot|poste|job)",
        "(trouve|trouvé|trouvons|ai|a|avons|cherche) (pas|plus|toujours pas|aucun) [encore|toujours] [de|d'] (travail|boulot|emploi|poste|stage|job)",
        "(usine|entreprise|boîte|magasin|restaurant|société|boutique|librairie|café) [où je travaille|où je travaillais] (a fermé|va fermer|ferme|a fait faillite|doit fermer)"
      ],
      "never": [
        "((trouvé|retrouvé|commence) (un|du) [nouveau] (travail|boulot|emploi|poste))"
      ],
      "sad": true,
      "asks": {
        "told": [
          {
            "ask": "Et il y a déjà une idée pour la suite ?",
            "band": "A1"
          }
        ],
        "!told": [
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
      "id": "new-job",
      "about": [
        "(trouvé|retrouvé|commence|commencé|commencer|signé|décroché|obtenu|eu) [enfin] [un|mon|du|le|ce] [nouveau|nouvel|premier|super|bon] (travail|boulot|emploi|poste|cdi|job|contrat|stage)",
        "(nouveau (travail|boulot|poste|job)|nouvel emploi)",
        "(embauché|embauchée|promu|promue|titularisé|titularisée)",
        "(eu|obtenu|décroché) (une|ma) (promotion|augmentation)"
      ],
      "never": [
        "(cherche|cherchons|chercher|cherché|cherchais|d'embauche|pas [encore] (eu|trouvé|été|obtenu|embauché|embauchée)|licencié|viré|perdu)"
      ],
      "asks": {
        "told family": [
          {
            "ask": "Et ça commence quand ?",
            "band": "A1"
          }
        ],
        "told person": [
          {
            "ask": "Et ça commence quand ?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "Et qu'est-ce qui te plaît le plus là-dedans ?",
            "band": "A1"
          },
          {
            "ask": "Et c'est quel genre de travail ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "own-business",
      "about": [
        "(ouvrir|monter|créer|lancer|ouvert|monté|créé|lancé) (un|une|mon|ma) [propre|petit|petite|nouveau] (restaurant|magasin|boutique|entreprise|café|bar|atelier|librairie|salon|boîte|commerce|hôtel|école|boulangerie|affaire)",
        "(mon|ma) propre (restaurant|magasin|boutique|entreprise|café|bar|atelier|librairie|salon|boîte|affaire)"
      ],
      "asks": {
        "past": [
          {
            "ask": "Et la première étape, c'était quoi ?",
            "band": "A1"
          },
          {
            "ask": "Et le plus dur, c'est quoi ?",
            "band": "A1"
          }
        ],
        "plan !often": [
          {
            "ask": "Et la première chose à faire, c'est quoi ?",
            "band": "A1"
          },
          {
            "ask": "Et pourquoi ça, justement ?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "Et qu'est-ce qui te plaît le plus ?",
            "band": "A1"
          },
          {
            "ask": "Et le plus dur, c'est quoi ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "interview",
      "words": [
        "cv",
        "candidature",
        "recruteur"
      ],
      "about": [
        "(un|mon|l'|d'|des|bon|son|mes|aux) (entretien|entretiens)",
        "(cherche|cherchais|chercher|cherchons|changer de|postulé|postuler) [à|pour|un|du|de|le|autre|nouveau] [un|du|autre|nouveau|autre] (travail|boulot|emploi|poste|stage|job)",
        "(postulé|postuler|candidaté)"
      ],
      "asks": {
        "sad past": [
          {
            "ask": "Et il y a d'autres pistes ?",
            "band": "A1"
          }
        ],
        "sad": [
          {
            "ask": "Et c'est pour quand ?",
            "band": "A1"
          }
        ],
        "past": [
          {
            "ask": "Et c'est quel genre de travail ?",
            "band": "A1"
          },
          {
            "ask": "Et tu auras une réponse quand ?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "Et c'est quel genre de travail ?",
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
      "id": "better-habit",
      "about": [
        "(arrêté|arrêter|arrête|arrêterai) (de|la|le|l') (fumer|boire|grignoter|cigarette|cigarettes|alcool|sucre|café)",
        "(perdu|perdre|pris) [déjà|quelques|deux|trois|quatre|cinq|six|dix|vingt] (kilos|du poids)",
        "(je (me suis mis|me suis mise)|commencé) (au sport|à courir|au yoga|une thérapie)"
      ],
      "asks": {
        "past": [
          {
            "ask": "Et tu as réussi ça comment ?",
            "band": "A1"
          },
          {
            "ask": "Et tu sens une différence ?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "Et le plus dur, c'est quoi ?",
            "band": "A1"
          },
          {
            "ask": "Et qu'est-ce qui t'aide ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "saving",
      "about": [
        "(économise|économisons|économiser|économisé|économies|épargne|épargner|mettre [de l'argent] de côté|mets [de l'argent] de côté)"
      ],
      "asks": {
        "sad": [
          {
            "ask": "Et qu'est-ce qui t'aiderait un peu ?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "Et tu fais comment pour mettre de côté ?",
            "band": "A1"
          },
          {
            "ask": "Et il te manque encore beaucoup ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "exam",
      "words": [
        "examen",
        "concours",
        "bac",
        "partiel",
        "oral",
        "dissertation"
      ],
      "about": [
        "(mon|le|son|passer le|passé le) permis [de conduire]",
        "(une|ma|mes|mauvaise|bonne|bonnes|mauvaises) [bonne|mauvaise] (note|notes)"
      ],
      "never": [
        "(permis de (travail|construire|séjour)|cours de|bac à)"
      ],
      "asks": {
        "sad past": [
          {
            "ask": "Et il y a une deuxième chance ?",
            "band": "A1"
          },
          {
            "ask": "Et c'était quoi, le plus difficile ?",
            "band": "A1"
          }
        ],
        "sad": [
          {
            "ask": "Et qu'est-ce qui aiderait ?",
            "band": "A1"
          }
        ],
        "told family past": [
          {
            "ask": "Et vous allez fêter ça ?",
            "band": "A1"
          }
        ],
        "past !told": [
          {
            "ask": "Et c'était difficile ?",
            "band": "A1"
          },
          {
            "ask": "Et tu as révisé comment ?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "Et le plus difficile, c'est quoi ?",
            "band": "A1"
          },
          {
            "ask": "Et c'est pour quand ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "birth",
      "about": [
        "(attend|attendons|attendent|avoir|eu) des (jumeaux|jumelles)",
        "(est|sont|vient de|viennent de|va|vont) (né|née|nés|nées|naître)",
        "(enceinte|accouché|accoucher|nouveau-né|naissance)",
        "(attend|attendons|attendent|avoir|eu) (notre|leur|son|un|une) [premier|petit|petite|deuxième|troisième] (bébé|bébés|enfant|garçon)",
        "(être|devenu|devenue|devenir) (papa|maman|père|mère|tante|tonton|oncle|grand-père|grand-mère|mamie|papi|parents|grands-parents)",
        "(le|du) bébé (de|est|arrive)"
      ],
      "never": [
        "(presque|faillit|failli|une (femme|cliente|dame|passagère|patiente|voisine))",
        "((né|née|nés) (en|au|le|dans|aux|à)|(chien|chienne|chiens|chiot|chat|chatte|chats|chaton|chatons|lapin|oiseau|hérisson|pigeon|tortue|animal|écureuil|moineau|hamster|perroquet))"
      ],
      "asks": {
        "past": [
          {
            "ask": "Et le bébé s'appelle comment ?",
            "band": "A1"
          },
          {
            "ask": "Et le bébé ressemble à qui ?",
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
      "id": "dream",
      "about": [
        "(mon|son|notre|un vieux|grand) rêve",
        "je rêve (de|d')",
        "(j'ai toujours voulu|toujours rêvé)",
        "(un jour|plus tard) (j'aimerais|je veux|je voudrais|je vais|j'irai|je serai)",
        "(j'aimerais|je voudrais) [bien|beaucoup|tellement] (être|avoir|vivre|ouvrir|créer|apprendre|écrire|rencontrer|devenir|monter)"
      ],
      "never": [
        "(cette nuit|cauchemar|l'autre jour|plus tard que)"
      ],
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
      "id": "wedding",
      "words": [
        "mariage",
        "noce",
        "noces"
      ],
      "about": [
        "(me|se|nous) (marie|marient|marions|marier|mariera)",
        "(me suis|s'est|se sont|nous sommes) (marié|mariée|mariés|mariées|fiancé|fiancée|fiancés)"
      ],
      "never": [
        "(anniversaire de mariage|il y a (dix|vingt|trente|longtemps)|ans de mariage)"
      ],
      "asks": {
        "past": [
          {
            "ask": "Une grande fête ou en petit comité ?",
            "band": "A1"
          },
          {
            "ask": "Et le plus beau moment, c'était lequel ?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "Une grande fête ou en petit comité ?",
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
      "words": [
        "anniversaire"
      ],
      "about": [
        "(les|ses|mes) (dix-huit|vingt|trente|quarante|cinquante|soixante|soixante-dix|quatre-vingts|quatre-vingt-dix) ans de",
        "(fête|fêter|fêtons|fêté) (les|ses|mes|nos) {of} ans",
        "(ai|a|eu|avoir|aura|aurai|fêté|fête|fêter) (ses|mes|mon|vingt|trente|quarante|cinquante|soixante) [dix-huit|vingt|trente|quarante|cinquante|soixante|quatre-vingts] ans (hier|demain|aujourd'hui|samedi|dimanche)"
      ],
      "asks": {
        "past": [
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
            "ask": "Et ce serait quoi, un bon cadeau ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "party",
      "words": [
        "fête",
        "soirée",
        "barbecue",
        "noël",
        "réveillon",
        "carnaval",
        "pendaison",
        "apéro",
        "apéritif"
      ],
      "about": [
        "(fêter|fêté|fêtons|fait la fête|faire la fête|faire une fête|pot de départ|bal|nouvel an)"
      ],
      "never": [
        "(voisin|voisins|voisine|voisines|oublié|(cette|toute la|la|chaque|en|dans la|ma) soirée|soirée (tranquille|à la maison|devant)|fête des mères)"
      ],
      "asks": {
        "used-to": [
          {
            "ask": "Et l'ambiance était comment ?",
            "band": "A1"
          },
          {
            "ask": "Et ça a duré jusqu'à quelle heure ?",
            "band": "A1"
          }
        ],
        "plan !often": [
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
      "words": [
        "cadeau"
      ],
      "about": [
        "(m'a|m'ont|nous a|nous ont|lui ai|lui a|ai|a|avons|leur ai) offert",
        "offrir"
      ],
      "asks": {
        "past": [
          {
            "ask": "Et la réaction, c'était quoi ?",
            "band": "A1"
          },
          {
            "ask": "Et c'était pour quelle occasion ?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "Et c'est pour quelle occasion ?",
            "band": "A1"
          },
          {
            "ask": "Et tu trouves facilement des idées ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "moving",
      "words": [
        "déménager",
        "déménagement",
        "emménager"
      ],
      "about": [
        "(cherche|cherchons|chercher|trouvé|trouver|visité|visiter|visite|visitons) (un|une|des|mon|notre) [nouvel|nouveau|nouvelle|autre|petit|petite|grand] (appartement|appart|appartements|maison|logement|studio|chambre|colocation|coloc)",
        "(changer d'appartement|changer de maison|(vais|va|veux|voudrais|aimerais|allons|partir) [aller] (vivre|habiter|m'installer) (à|en|au|dans|avec))"
      ],
      "asks": {
        "told family": [
          {
            "ask": "Et c'est loin de chez toi ?",
            "band": "A1"
          }
        ],
        "told person": [
          {
            "ask": "Et c'est loin de chez toi ?",
            "band": "A1"
          }
        ],
        "sad": [
          {
            "ask": "Et le plus compliqué, c'est quoi ?",
            "band": "A1"
          }
        ],
        "plan !often": [
          {
            "ask": "Et qu'est-ce qui va te manquer ?",
            "band": "A1"
          },
          {
            "ask": "Et pourquoi ce changement ?",
            "band": "A1"
          }
        ],
        "past": [
          {
            "ask": "Et c'est comment, là-bas ?",
            "band": "A1"
          },
          {
            "ask": "Et pourquoi ce changement ?",
            "band": "A1"
          }
        ],
        "!told": [
          {
            "ask": "Et ton logement idéal, il est comment ?",
            "band": "A1"
          },
          {
            "ask": "Et pourquoi ce changement ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "childhood",
      "about": [
        "quand (j'étais|on était|nous étions) [encore|très|tout|toute] (petit|petite|petits|petites|enfant|enfants|gamin|gamine|ado|jeune)",
        "(mon|notre) enfance",
        "(je suis) (né|née) (en|le) {of}"
      ],
      "never": [
        "en (france|espagne|italie|colombie|argentine|chine|inde|russie|ukraine|pologne|allemagne|angleterre|turquie|algérie|syrie|corée|bolivie|roumanie|suisse|belgique|tunisie|uruguay)"
      ],
      "asks": {
        "used-to": [
          {
            "ask": "Et ton plus beau souvenir d'enfance ?",
            "band": "A1"
          },
          {
            "ask": "Et ton enfance, c'était où ?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "Et ton plus beau souvenir d'enfance ?",
            "band": "A1"
          },
          {
            "ask": "Et ton enfance, c'était où ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "film",
      "words": [
        "film",
        "cinéma",
        "ciné",
        "série",
        "documentaire",
        "acteur",
        "actrice",
        "épisode"
      ],
      "about": [
        "(au ciné|netflix)"
      ],
      "never": [
        "(série de|en série)"
      ],
      "asks": {
        "used-to": [
          {
            "ask": "Et ça parle de quoi ?",
            "band": "A1"
          },
          {
            "ask": "Et tu donnes quelle note sur dix ?",
            "band": "A1"
          }
        ],
        "denied !told !past": [
          {
            "ask": "Et tu préfères faire quoi ?",
            "band": "A1"
          }
        ],
        "past": [
          {
            "ask": "Et ça parle de quoi ?",
            "band": "A1"
          },
          {
            "ask": "Et tu donnes quelle note sur dix ?",
            "band": "A1"
          },
          {
            "ask": "Et tu te souviens de quelle scène ?",
            "band": "A2"
          }
        ],
        "any": [
          {
            "ask": "Et tu me conseilles quoi ?",
            "band": "A1"
          },
          {
            "ask": "Et tu préfères chez toi ou au cinéma ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "book",
      "words": [
        "roman",
        "bouquin",
        "bibliothèque",
        "lecture",
        "bd",
        "poème",
        "poésie",
        "écrivain",
        "écrivaine",
        "librairie"
      ],
      "about": [
        "(je lis|lisais|lu|lire|lisons|lisait|lisent|relu|relire)",
        "(elle|il|on|fils|fille|mari|femme|mère|père) lit",
        "(un|le|ce|mon|des|les|bon|mes|ces|nouveau|du|de) [bon|nouveau|gros|petit] (livre|livres)"
      ],
      "never": [
        "((travaille|travaillait|travaillais|travaillé|travailler|bosse|bossait|stage|poste|infirmier|infirmière|aide-soignante|interne|médecin|chirurgien|chirurgienne|docteur|bénévole|serveur|serveuse|cuisinier|cuisinière|vendeur|vendeuse) (à|dans))"
      ],
      "asks": {
        "told family": [
          {
            "ask": "Et toi aussi, tu aimes lire ?",
            "band": "A1"
          }
        ],
        "used-to": [
          {
            "ask": "Et ça parle de quoi ?",
            "band": "A1"
          }
        ],
        "denied !told !past": [
          {
            "ask": "Et tu préfères faire quoi ?",
            "band": "A1"
          }
        ],
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
      "words": [
        "musique",
        "concert",
        "guitare",
        "piano",
        "violon",
        "batterie",
        "flûte",
        "chanter",
        "chanteur",
        "chanteuse",
        "chorale",
        "danser",
        "danse",
        "orchestre",
        "accordéon",
        "saxophone",
        "ukulélé",
        "mélodie",
        "opéra"
      ],
      "about": [
        "(une|la|cette|ma|des|mes|les) chanson[s]",
        "(une|la|cette|ma|des|mes|les) chansons",
        "(joue|jouer|joué|jouons|jouait|jouais) (du|de la|de l'|d'un)",
        "(salsa|tango|valse|zumba|bachata|cours de (chant|guitare|danse))"
      ],
      "never": [
        "(plus de batterie|pas de batterie|chargeur|batterie de mon|la batterie (est|du|de mon))"
      ],
      "asks": {
        "used-to": [
          {
            "ask": "Et c'était quel genre de musique ?",
            "band": "A1"
          }
        ],
        "denied !told !past": [
          {
            "ask": "Et tu préfères faire quoi ?",
            "band": "A1"
          }
        ],
        "plan !often": [
          {
            "ask": "Et c'est quel genre de musique ?",
            "band": "A1"
          },
          {
            "ask": "Et quel morceau te ferait plaisir ?",
            "band": "A1"
          }
        ],
        "past !used-to": [
          {
            "ask": "Et c'était où ?",
            "band": "A1"
          },
          {
            "ask": "Et quel morceau tu as préféré ?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "Et c'est quel genre de musique ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "match",
      "about": [
        "(regardé|regarder|regarde|regardons|vu|voir|regardent) (le|un|les|des|la|du) (match|matchs|finale|foot|tennis|rugby|basket|course)",
        "mon équipe préférée"
      ],
      "never": [
        "joue"
      ],
      "asks": {
        "past": [
          {
            "ask": "Et qui a gagné ?",
            "band": "A1"
          },
          {
            "ask": "Et c'était un beau match ?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "Et c'est quoi, ton équipe ?",
            "band": "A1"
          },
          {
            "ask": "Et tu regardes ça avec qui ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "sport",
      "words": [
        "foot",
        "football",
        "basket",
        "tennis",
        "natation",
        "nager",
        "piscine",
        "marathon",
        "gym",
        "yoga",
        "pilates",
        "match",
        "entraînement",
        "entraîner",
        "rugby",
        "handball",
        "volley",
        "escalade",
        "judo",
        "boxe",
        "surf",
        "sport",
        "skier",
        "musculation",
        "badminton",
        "jogging",
        "footing",
        "karaté",
        "cyclisme",
        "pétanque"
      ],
      "about": [
        "(joue|jouer|joué|jouons|jouait|jouais) (au|à la|aux) [échecs]",
        "(cours|couru|courir|court|courons|courait) (tous|le matin|le soir|dix|cinq|vingt|un|dans|trois|deux|souvent|régulièrement|avec|au parc|pour|chaque|beaucoup)",
        "(fais|fait|faire|faisons) (du|de la|de l') (sport|vélo|ski|escalade|danse|course|musculation|gym|yoga|natation)",
        "(notre|l'|mon|mon) équipe (a|de foot|de basket|joue)",
        "(perdu|gagné) (le match|la finale|la course|deux|trois|quatre|contre)"
      ],
      "never": [
        "((regardé|regarder|regarde|regardons|vu|voir|regardent) (le|un|les|des|la|du) (match|matchs|finale|foot|tennis|rugby|basket|course)|mon équipe préférée|(fait|fais|faire) de la danse|équipe de (travail|vente)|échecs|cartes|jeux|dés)"
      ],
      "asks": {
        "used-to": [
          {
            "ask": "Et tu en fais encore ?",
            "band": "A1"
          }
        ],
        "denied !told !past": [
          {
            "ask": "Et tu préfères faire quoi ?",
            "band": "A1"
          }
        ],
        "sad": [
          {
            "ask": "Et le moral, ça va ?",
            "band": "A1"
          }
        ],
        "plan !with-whom !told !often": [
          {
            "ask": "Et tu y vas avec qui ?",
            "band": "A1"
          }
        ],
        "plan !often": [
          {
            "ask": "Et tu te prépares comment ?",
            "band": "A1"
          }
        ],
        "past !used-to": [
          {
            "ask": "Et ça s'est passé comment ?",
            "band": "A1"
          },
          {
            "ask": "Et après, pas trop de courbatures ?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "Et c'est combien de fois par semaine ?",
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
      "words": [
        "montagne",
        "randonnée",
        "balade",
        "promenade",
        "sentier",
        "forêt",
        "sommet",
        "camping",
        "promener",
        "balader",
        "randonner",
        "pique-nique"
      ],
      "about": [
        "(marché|marcher|marche|marchons) (pendant|des|dans|en|jusqu'|le long|vingt|quinze|dix|trois|deux|beaucoup|longtemps|sur|au bord|tous|tout)",
        "(une|en) rando",
        "(kilomètres|km) à pied"
      ],
      "never": [
        "(ça (marche|a marché)|promen(e|é) (mon|le) chien)"
      ],
      "asks": {
        "told family": [
          {
            "ask": "Et toi, ça te ferait envie ?",
            "band": "A1"
          }
        ],
        "told person": [
          {
            "ask": "Et toi, ça te ferait envie ?",
            "band": "A1"
          }
        ],
        "denied !told !past": [
          {
            "ask": "Et tu préfères faire quoi ?",
            "band": "A1"
          }
        ],
        "plan !often": [
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
      "about": [
        "(étudier|étudie|étudierai|étudié|faire mes études|année d'études|semestre|année) [un an|six mois|un semestre|une année] (à l'étranger)",
        "(erasmus|bourse|échange universitaire|année de césure)"
      ],
      "never": [
        "bourse[s] (de paris|et)"
      ],
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
      "words": [
        "voyage",
        "voyager",
        "vacances",
        "avion",
        "hôtel",
        "aéroport",
        "touriste",
        "tourisme",
        "croisière",
        "passeport",
        "visa",
        "séjour",
        "airbnb",
        "auberge"
      ],
      "about": [
        "(pars|part|partons|partir|partent|parti|partie|partis|parties|vais|va|allons|allé|allée|allés|allées|aller|rentré|rentrée|rentrés|retour|retourner|visité|visiter|été) (en|au|aux|de|du|d'|à|l'|le|la) (italie|espagne|france|grèce|angleterre|allemagne|portugal|maroc|japon|chine|pérou|mexique|canada|corse|bretagne|provence|paris|lyon|marseille|nice|bordeaux|rome|londres|madrid|barcelone|lisbonne|berlin|venise|new york|tokyo|thaïlande|vietnam|inde|égypte|turquie|états unis|suisse|belgique|norvège|irlande|écosse|tunisie|sénégal|brésil|argentine|étranger|montréal|normandie|alsace)",
        "(à l'étranger|(mon|le|notre|un|mes) (vol|valise|valises|sac à dos)|(ma|la|nos|faire|fait) (valise|valises))"
      ],
      "never": [
        "(perdu (ma|mon)|oublié (ma|mon)|(travaille|travaillait|travaillais|travaillé|travailler|bosse|bossait|stage|poste|infirmier|infirmière|aide-soignante|interne|médecin|chirurgien|chirurgienne|docteur|bénévole|serveur|serveuse|cuisinier|cuisinière|vendeur|vendeuse))"
      ],
      "asks": {
        "used-to": [
          {
            "ask": "Et quel souvenir tu en gardes ?",
            "band": "A1"
          }
        ],
        "told family": [
          {
            "ask": "Et toi, ça te ferait envie ?",
            "band": "A1"
          }
        ],
        "told person": [
          {
            "ask": "Et toi, ça te ferait envie ?",
            "band": "A1"
          }
        ],
        "plan !told !often": [
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
        "past !told": [
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
            "ask": "Et tu aimes voyager avec qui ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "sea",
      "words": [
        "plage",
        "mer",
        "île",
        "sable",
        "bateau",
        "lac",
        "baigner",
        "océan"
      ],
      "about": [
        "au bord de (la mer|l'eau|l'océan)"
      ],
      "never": [
        "(fruits de mer|mal de mer)"
      ],
      "asks": {
        "told family": [
          {
            "ask": "Et toi, ça te ferait envie ?",
            "band": "A1"
          }
        ],
        "told person": [
          {
            "ask": "Et toi, ça te ferait envie ?",
            "band": "A1"
          }
        ],
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
            "ask": "Et c'est où exactement ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "cooking",
      "words": [
        "recette",
        "mijoter"
      ],
      "about": [
        "(fait|fais|faire|préparé|prépare|préparer|préparons|faisons|faisait|faisais|cuisiné|réussi|raté|brûlé) [moi-même|toujours|souvent|parfois] (un|une|des|le|la|les|du|de la|mon|ma|notre|de) [bon|bonne|bons|bonnes|petit|grand|gros|grande|petite|super] (gâteau|gâteaux|tarte|tartes|quiche|soupe|salade|repas|dîner|pizza|pain|crêpes|crêpe|ratatouille|gratin|cookies|confiture|confitures|omelette|couscous|curry|lasagnes|riz|pâtes|poulet|plat|plats|dessert|mousse|brioche|paella|tajine|risotto|bœuf|galettes|madeleines|raclette|fondue|raviolis|sushis|poisson|rôti|tiramisu|biscuits)",
        "(faire|fait|fais|aime|adore|déteste) la cuisine",
        "(cuisine|cuisines|cuisinons) (beaucoup|souvent|pour|bien|avec|tous|rarement|jamais|pas|mal|le|des|du)",
        "(cuisiner|cuisinait|cuisinais|cuisinons|je cuisine|on cuisine|(ai|a|avons|ont) cuisiné)"
      ],
      "never": [
        "(restaurant|resto)"
      ],
      "asks": {
        "used-to": [
          {
            "ask": "Et tu as la recette ?",
            "band": "A1"
          }
        ],
        "denied": [
          {
            "ask": "Et tu aimerais apprendre quel plat ?",
            "band": "A1"
          }
        ],
        "sad past": [
          {
            "ask": "Et alors, tu as mangé quoi ?",
            "band": "A1"
          }
        ],
        "plan !often": [
          {
            "ask": "Et il faut quoi pour ça ?",
            "band": "A1"
          },
          {
            "ask": "Et qui va y goûter ?",
            "band": "A1"
          }
        ],
        "happened self": [
          {
            "ask": "Et qui a goûté ?",
            "band": "A1"
          },
          {
            "ask": "Et tu as appris ça avec qui ?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "Et tu aimerais apprendre quel plat ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "eating-out",
      "words": [
        "brasserie",
        "bistrot",
        "pizzeria",
        "crêperie",
        "resto"
      ],
      "about": [
        "(au|aux|du|un|ce|le|mon|des|petit|bon|nouveau) [petit|bon|nouveau|très bon] (restaurant|restaurants|restos)",
        "(au|dans un|dans ce|dans le) [petit|vieux] (café|bar)",
        "(mangé|dîné|déjeuné) (dehors|avec|chez|au|en ville|ensemble)",
        "(aller|vais|va|allons|allés|sortir) (manger|dîner|déjeuner)",
        "(goûté|goûter) (un|une|des|du|de la|à)",
        "(commandé|commander|commande) (une pizza|des sushis|à manger)"
      ],
      "never": [
        "((travaille|travaillait|travaillais|travaillé|travailler|bosse|bossait|stage|poste|infirmier|infirmière|aide-soignante|interne|médecin|chirurgien|chirurgienne|docteur|bénévole|serveur|serveuse|cuisinier|cuisinière|vendeur|vendeuse) (au|à|aux|dans|de|d')|ouvrir (un|mon)|(mon|notre|propre) (propre|restaurant|bar)|a fermé|un café le matin)"
      ],
      "asks": {
        "used-to": [
          {
            "ask": "Et il y avait quoi à manger ?",
            "band": "A1"
          }
        ],
        "plan !often": [
          {
            "ask": "Et tu vas prendre quoi ?",
            "band": "A1"
          },
          {
            "ask": "Et vous fêtez quelque chose ?",
            "band": "A1"
          }
        ],
        "happened self": [
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
      "words": [
        "végétarien",
        "végétarienne",
        "végane",
        "végan",
        "vegan",
        "gluten",
        "lactose",
        "diabétique",
        "allergique"
      ],
      "about": [
        "(mange|manges|mangeons|mangent|bois|boit) (pas|plus|jamais|moins) de (viande|poisson|porc|sucre|gluten|lait|alcool|produits)",
        "(au|un|mon|ce) régime",
        "(sans (gluten|sucre|lactose|viande)|moins de (sucre|viande|sel))"
      ],
      "never": [
        "allergique (au travail|aux (chats|chiens|pollens))"
      ],
      "asks": {
        "denied told family": [
          {
            "ask": "Et vous mangez quoi ensemble, alors ?",
            "band": "A1"
          }
        ],
        "denied !told": [
          {
            "ask": "Et c'est difficile pour toi ?",
            "band": "A1"
          },
          {
            "ask": "Et tu manges quoi à la place ?",
            "band": "A1"
          }
        ],
        "told family": [
          {
            "ask": "Et vous mangez quoi ensemble, alors ?",
            "band": "A1"
          }
        ],
        "told person": [
          {
            "ask": "Et vous mangez quoi ensemble, alors ?",
            "band": "A1"
          }
        ],
        "!told": [
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
      "about": [
        "(mange|manges|mangeons|mangent|mangé|manger|adore|adorons|aime|aimons|préfère|goûté|cuisine|cuisinons) [souvent|beaucoup|trop|bien|surtout|tous|toujours|que|pas|presque] (de la|du|des|le|la|les|un|une|l'|de l') [bon|bonne|petit|petite] (plat|pizza|soupe|fromage|chocolat|légumes|curry|tarte|gâteau|desserts|raclette|fondue|crêpes|couscous|croissants|baguette|viande|poulet|sushi|sushis|confiture|omelette|brioche|pain|riz|pâtes|poisson|glace|fruits|salade|frites|nouilles|haricots)",
        "mon plat préféré"
      ],
      "never": [
        "(acheté|acheter|achète|achetons|poisson rouge|plats (du jour))"
      ],
      "asks": {
        "denied": [
          {
            "ask": "Et tu préfères manger quoi ?",
            "band": "A1"
          }
        ],
        "happened self": [
          {
            "ask": "Et c'était bon ?",
            "band": "A1"
          }
        ],
        "!past !told": [
          {
            "ask": "Et ça se prépare comment ?",
            "band": "A1"
          },
          {
            "ask": "Et tu manges ça quand ?",
            "band": "A1"
          },
          {
            "ask": "Et tu aimes quand c'est épicé ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "garden",
      "words": [
        "jardin",
        "potager",
        "jardiner",
        "tondre",
        "arroser"
      ],
      "never": [
        "(jardin d'enfants|ordinateur|ordi|application|site|offert|bouquet|planté [la|ma|mon|mes] (voiture|exam|examens))"
      ],
      "asks": {
        "any": [
          {
            "ask": "Et qu'est-ce qui pousse le mieux ?",
            "band": "A1"
          },
          {
            "ask": "Et ça prend beaucoup de temps ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "pets",
      "about": [
        "(deux|trois|quatre|mes|nos|les|des|plusieurs|leurs) (chiens|chats|chiennes|chattes|chatons|chiots|lapins|poules|perroquets|hamsters|poissons rouges|animaux|tortues|chevaux|oiseaux)"
      ],
      "never": [
        "(mort|morte|morts|mortes|perdu|peur des)"
      ],
      "asks": {
        "denied !told": [
          {
            "ask": "Et ça te ferait envie ?",
            "band": "A1"
          }
        ],
        "sad": [
          {
            "ask": "Et maintenant, ça va mieux ?",
            "band": "A1"
          },
          {
            "ask": "Et le vétérinaire, il dit quoi ?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "Et leurs noms, c'est quoi ?",
            "band": "A1"
          },
          {
            "ask": "Et ça se passe bien entre eux ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "pet-named",
      "about": [
        "(chien|chienne|chiens|chiot|chat|chatte|chats|chaton|chatons|lapin|oiseau|hérisson|pigeon|tortue|animal|écureuil|moineau|hamster|perroquet) {of} (s'appelle|appelé|appelée|son nom est)",
        "(chien|chienne|chiens|chiot|chat|chatte|chats|chaton|chatons|lapin|oiseau|hérisson|pigeon|tortue|animal|écureuil|moineau|hamster|perroquet) (s'appelle|appelé|appelée|qui s'appelle)"
      ],
      "never": [
        "(mort|morte)"
      ],
      "asks": {
        "sad": [
          {
            "ask": "Et maintenant, ça va mieux ?",
            "band": "A1"
          },
          {
            "ask": "Et le vétérinaire, il dit quoi ?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "Et son plus grand plaisir, c'est quoi ?",
            "band": "A1"
          },
          {
            "ask": "Et son caractère, il est comment ?",
            "band": "A1"
          },
          {
            "ask": "Et c'est quoi, l'histoire de son arrivée ?",
            "band": "A2"
          }
        ]
      }
    },
    {
      "id": "pet",
      "words": [
        "chien",
        "chienne",
        "chat",
        "chatte",
        "chaton",
        "chiot",
        "lapin",
        "hamster",
        "perroquet",
        "tortue",
        "cheval",
        "poney",
        "canari"
      ],
      "about": [
        "(mon|notre|un) (animal|poisson rouge|oiseau)"
      ],
      "never": [
        "((deux|trois|quatre|mes|nos|les|des|plusieurs|leurs) (chiens|chats|chiennes|chattes|chatons|chiots|lapins|poules|tortues|chevaux)|mort|morte|perdu (mon|ma|notre)|mordu|temps de chien|peur du|peur de|faire du cheval|s'appelle|appelé|appelée)"
      ],
      "asks": {
        "denied !told": [
          {
            "ask": "Et ça te ferait envie ?",
            "band": "A1"
          }
        ],
        "sad": [
          {
            "ask": "Et maintenant, ça va mieux ?",
            "band": "A1"
          },
          {
            "ask": "Et le vétérinaire, il dit quoi ?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "Et son nom, c'est quoi ?",
            "band": "A1"
          },
          {
            "ask": "Et son plus grand plaisir, c'est quoi ?",
            "band": "A1"
          },
          {
            "ask": "Et c'est quoi, l'histoire de son arrivée ?",
            "band": "A2"
          }
        ]
      }
    },
    {
      "id": "neighbours",
      "words": [
        "voisin",
        "voisine",
        "voisinage"
      ],
      "asks": {
        "sad": [
          {
            "ask": "Et vous en avez parlé ?",
            "band": "A1"
          },
          {
            "ask": "Et c'est toujours comme ça ?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "Et vous vous voyez souvent ?",
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
      "words": [
        "patron",
        "patronne",
        "boss",
        "manager",
        "cheffe",
        "supérieur"
      ],
      "about": [
        "(mon|ma|notre|nos|le|mes|son|sa|leur) (chef|directeur|directrice|responsable|chefs|supérieure)"
      ],
      "never": [
        "((je suis|devenir|comme|devenu|devenue) (chef|cheffe|directeur|directrice|patron|patronne|manager)|mon propre patron|ma propre patronne)"
      ],
      "asks": {
        "sad": [
          {
            "ask": "Et tes collègues, ils disent quoi ?",
            "band": "A1"
          },
          {
            "ask": "Et c'est souvent comme ça ?",
            "band": "A1"
          },
          {
            "ask": "Et toi, tu fais quoi dans ces moments-là ?",
            "band": "A2"
          }
        ],
        "past": [
          {
            "ask": "Et toi, tu as vécu ça comment ?",
            "band": "A1"
          },
          {
            "ask": "Et tu as répondu quoi ?",
            "band": "A1"
          }
        ],
        "!told !past": [
          {
            "ask": "Et pour toi, c'est quoi, un bon chef ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "colleagues",
      "words": [
        "collègue"
      ],
      "about": [
        "(dans|de) (ma|notre|mon|cette) (boîte|entreprise|équipe)",
        "(un|des|mes|les|beaucoup de) (mail|mails|rapport|rapports)"
      ],
      "never": [
        "projet de (vie|vacances|voyage)"
      ],
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
        "any": [
          {
            "ask": "Et ça se passe bien entre vous ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "teaching",
      "words": [
        "élève"
      ],
      "about": [
        "(suis|étais|était|est|comme|devenir|être|devenue|devenu) [une|un] (prof|professeur|professeure|instituteur|institutrice|maître|maîtresse|enseignant|enseignante)",
        "(enseigne|enseignais|enseigner|enseignait)",
        "(donne|donnes|donner|donnais|donné|donnait) [des|un|mes] cours",
        "(mes|nos|ses) (étudiants|étudiantes)"
      ],
      "never": [
        "((élève|eleve) (mes|ses|un|des)|quand j'étais élève)"
      ],
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
        "used-to": [
          {
            "ask": "Et de quoi tu te souviens le mieux ?",
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
      "about": [
        "(mon|notre|ce) (travail|boulot|métier|emploi|poste|atelier)",
        "(au|du) (travail|boulot)",
        "(je travaille|on travaille|je bosse|on bosse) (beaucoup|trop|depuis|dix|huit|douze|six jours|sept jours)"
      ],
      "never": [
        "((chez le|chez la|chez mon|chez un) (coiffeur|coiffeuse|boulanger|boulangère|comptable|médecin)|travaux|travaille bien à l'école|travail scolaire|(au|le) (travail|boulot) (en|à) (vélo|voiture|bus|métro|train|pied|moto|trottinette|tram))"
      ],
      "asks": {
        "denied !told": [
          {
            "ask": "Et tu aimerais faire quoi ?",
            "band": "A1"
          }
        ],
        "sad": [
          {
            "ask": "Et qu'est-ce qui devrait changer ?",
            "band": "A1"
          }
        ],
        "told family used-to": [
          {
            "ask": "Et on en parlait à la maison ?",
            "band": "A1"
          }
        ],
        "used-to !told": [
          {
            "ask": "Et c'était comment ?",
            "band": "A1"
          },
          {
            "ask": "Et de quoi tu te souviens le mieux ?",
            "band": "A1"
          }
        ],
        "told family": [
          {
            "ask": "Et c'est un travail dur ?",
            "band": "A1"
          },
          {
            "ask": "Et ce travail te plairait ?",
            "band": "A1"
          }
        ],
        "told person": [
          {
            "ask": "Et c'est un travail dur ?",
            "band": "A1"
          },
          {
            "ask": "Et ce travail te plairait ?",
            "band": "A1"
          }
        ],
        "plan !often": [
          {
            "ask": "Et la première chose à faire, c'est quoi ?",
            "band": "A1"
          },
          {
            "ask": "Et tu en as envie ?",
            "band": "A1"
          }
        ],
        "!past": [
          {
            "ask": "Et qu'est-ce qui te plaît le plus ?",
            "band": "A1"
          },
          {
            "ask": "Et une journée normale, c'est comment ?",
            "band": "A1"
          },
          {
            "ask": "Et ce travail, tu l'as trouvé comment ?",
            "band": "A2"
          }
        ]
      }
    },
    {
      "id": "games",
      "words": [
        "échecs",
        "belote",
        "console",
        "scrabble",
        "tarot"
      ],
      "about": [
        "(jeu|jeux) (vidéo|de société|de cartes)",
        "(joue|jouer|joué|jouons|jouent) (aux|à la) (cartes|dames|dés|jeux|console|échecs)"
      ],
      "asks": {
        "told family": [
          {
            "ask": "Et toi aussi, tu joues ?",
            "band": "A1"
          }
        ],
        "told person": [
          {
            "ask": "Et toi aussi, tu joues ?",
            "band": "A1"
          }
        ],
        "happened self": [
          {
            "ask": "Et qui a gagné ?",
            "band": "A1"
          }
        ],
        "!told": [
          {
            "ask": "Et tu joues avec qui ?",
            "band": "A1"
          },
          {
            "ask": "Et perdre, ça t'embête ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "crafts",
      "words": [
        "dessiner",
        "dessin",
        "peinture",
        "peindre",
        "aquarelle",
        "tricoter",
        "tricot",
        "coudre",
        "couture",
        "photographie",
        "poterie",
        "broderie",
        "crochet"
      ],
      "about": [
        "(fais|fait|faire|prends|prendre|pris) (des|de la|de) (photos|photo|photos de)",
        "(faisons) de la photo"
      ],
      "asks": {
        "plan !told !often": [
          {
            "ask": "Et qu'est-ce qui te donne envie ?",
            "band": "A1"
          }
        ],
        "told family": [
          {
            "ask": "Et toi aussi, tu fais ça ?",
            "band": "A1"
          }
        ],
        "told person": [
          {
            "ask": "Et toi aussi, tu fais ça ?",
            "band": "A1"
          }
        ],
        "happened self": [
          {
            "ask": "Et le résultat te plaît ?",
            "band": "A1"
          },
          {
            "ask": "Et tu as montré ça à qui ?",
            "band": "A1"
          }
        ],
        "!told": [
          {
            "ask": "Et tu fais ça depuis quand ?",
            "band": "A1"
          },
          {
            "ask": "Et tes idées, tu les trouves où ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "languages",
      "words": [
        "langue",
        "grammaire",
        "accent",
        "vocabulaire",
        "traduire",
        "prononciation",
        "conjugaison",
        "bilingue"
      ],
      "about": [
        "(apprends|apprendre|appris|apprend|apprenons|parle|parler|parlons|parlé|parlent|étudie|étudier|comprends|comprendre|comprends pas|leçon de|leçons de|cours de|cours d'|mon|du|progrès en|le|l') [très|bien|un peu|pas|mal|le|l'|couramment|du|seulement|de mieux en mieux] (français|anglais|chinois|espagnol|allemand|italien|arabe|russe|portugais|japonais|coréen|mandarin)"
      ],
      "never": [
        "(film|films|livre|restaurant|ami|copain|chanteur|cinéma|mari|collègue) (français|anglais|chinois|espagnol|allemand|italien|japonais)"
      ],
      "asks": {
        "denied": [
          {
            "ask": "Et qu'est-ce qui t'aide le plus à apprendre ?",
            "band": "A1"
          }
        ],
        "sad": [
          {
            "ask": "Et le plus dur, c'est quoi ?",
            "band": "A1"
          }
        ],
        "told family": [
          {
            "ask": "Et vous le parlez entre vous ?",
            "band": "A1"
          },
          {
            "ask": "Et c'était en famille ou à l'école ?",
            "band": "A1"
          }
        ],
        "told person": [
          {
            "ask": "Et vous le parlez entre vous ?",
            "band": "A1"
          },
          {
            "ask": "Et c'était en famille ou à l'école ?",
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
      "words": [
        "étudier",
        "étude",
        "master",
        "licence",
        "thèse",
        "réviser"
      ],
      "about": [
        "(mes|des|les|ses|faire ses|faire mes|finir mes|trop de|beaucoup de) devoirs",
        "(mon|mes|un|des|les|ce|aux|au|en|ces) cours (de|d'|à|ce|en|le|du|est|sont|et|sur|demain|hier|aujourd'hui|par)",
        "(en cours|en classe|première année|deuxième année|terminale|mon école)"
      ],
      "never": [
        "(cours de (danse|salsa|tango|zumba|bachata|yoga|cuisine|guitare|piano|chant|natation|tennis|sport|théâtre|dessin|peinture|poterie)|(donne|donner|donnais) [des] cours|bien sûr|au cours de|mes (étudiants|étudiantes)|(travaille|travaillait|travaillais|travaillé|travailler|bosse|bossait|stage|poste|infirmier|infirmière|aide-soignante|interne|médecin|chirurgien|chirurgienne|docteur|bénévole|serveur|serveuse|cuisinier|cuisinière|vendeur|vendeuse))"
      ],
      "asks": {
        "sad": [
          {
            "ask": "Et qui pourrait t'aider ?",
            "band": "A1"
          }
        ],
        "plan !often": [
          {
            "ask": "Et qu'est-ce qui t'intéresse le plus ?",
            "band": "A1"
          },
          {
            "ask": "Et pourquoi ce choix ?",
            "band": "A1"
          }
        ],
        "past !told": [
          {
            "ask": "Et ça t'a plu ?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "Et le plus intéressant, c'est quoi ?",
            "band": "A1"
          },
          {
            "ask": "Et ça demande beaucoup de travail ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "sleep",
      "words": [
        "dormir",
        "sommeil",
        "sieste",
        "insomnie",
        "cauchemar"
      ],
      "about": [
        "(au|mon|dans le|dans mon|son) lit",
        "(me|se) (lève|lever|couche|coucher|couché|couchée|réveille) [très|trop|toujours|si] (tôt|tard)",
        "(le|mon) réveil"
      ],
      "asks": {
        "told family": [
          {
            "ask": "Et toi, tu dors bien ?",
            "band": "A1"
          }
        ],
        "told person": [
          {
            "ask": "Et toi, tu dors bien ?",
            "band": "A1"
          }
        ],
        "plan !often": [
          {
            "ask": "Et le réveil sonne à quelle heure ?",
            "band": "A1"
          }
        ],
        "told sad": [
          {
            "ask": "Et ça dure depuis quand ?",
            "band": "A1"
          }
        ],
        "sad !told": [
          {
            "ask": "Et qu'est-ce qui t'empêche de dormir ?",
            "band": "A1"
          },
          {
            "ask": "Et qu'est-ce qui t'aide à dormir ?",
            "band": "A1"
          }
        ],
        "!told !plan !past": [
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
      "id": "child",
      "words": [
        "enfant",
        "fils",
        "fille",
        "crèche",
        "neveu",
        "nièce",
        "petit-fils",
        "petite-fille",
        "petits-enfants",
        "gamin",
        "gosse",
        "ado"
      ],
      "about": [
        "(mon|ma|notre|le|du) (bébé|petit garçon|petite)"
      ],
      "never": [
        "((habite|habitons|habitais|vis|vivons) (avec|chez)|quand (j'étais|il était|elle était) [encore|un|une] (enfant|petit|petite|enfants)|jardin d'enfants|fils unique|fille unique|jeune fille|enceinte|mort|morte|décédé|décédée)"
      ],
      "asks": {
        "denied !told": [
          {
            "ask": "Et il y a qui dans ta famille ?",
            "band": "A1"
          }
        ],
        "sad": [
          {
            "ask": "Et comment ça se passe maintenant ?",
            "band": "A1"
          },
          {
            "ask": "Et qu'est-ce qui pourrait aider ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "visit",
      "about": [
        "(vient|viennent|venu|venue|venus|venues|venir|viendra|viendront|arrive|arrivent|passe|passé|passer) [me|nous|demain] (me voir|voir|nous voir|chez moi|chez nous|à la maison|en visite|manger|dîner)",
        "(rendu|rendre|rends|rend|rendons) visite",
        "(pris|prendre|bu|boire) (un verre|un café|un thé) (avec|ensemble)",
        "(voir|vu|vois|voit|voyons|retrouvé|retrouver|retrouve|retrouvons|revoir|revu|rencontré) (mon|ma|mes|un|une|des|notre|nos|ses|quelques|les) [vieux|vieil|vieille|vieilles|meilleur|meilleure|meilleurs|ancien|ancienne|anciens] (père|mère|papa|maman|parents|frère|frères|sœur|sœurs|soeur|mari|femme|fils|fille|grand-père|grand-mère|grands-parents|mamie|papi|oncle|tante|cousin|cousine|cousins|ami|amie|amis|amies|copain|copine|copains|copines|collègue|collègues|voisin|voisine|beau-père|belle-mère|famille|neveu|nièce|compagnon|compagne|enfants|petits-enfants)",
        "rendez-vous avec (mon|ma|mes|un|une|des) [vieux|vieille|ancien|ancienne] (père|mère|papa|maman|parents|frère|frères|sœur|sœurs|soeur|mari|femme|fils|fille|grand-père|grand-mère|grands-parents|mamie|papi|oncle|tante|cousin|cousine|cousins|ami|amie|amis|amies|copain|copine|copains|copines|collègue|collègues|voisin|voisine|beau-père|belle-mère|famille|neveu|nièce|compagnon|compagne|enfants|petits-enfants)",
        "chez (mon|ma|mes|nos|des|un|une) [meilleur|meilleure] (père|mère|papa|maman|parents|frère|frères|sœur|sœurs|soeur|mari|femme|fils|fille|grand-père|grand-mère|grands-parents|mamie|papi|oncle|tante|cousin|cousine|cousins|ami|amie|amis|amies|copain|copine|copains|copines|collègue|collègues|voisin|voisine|beau-père|belle-mère|famille|neveu|nièce|compagnon|compagne|enfants|petits-enfants)"
      ],
      "never": [
        "(habite|vis|vit|habitons|habitait) chez"
      ],
      "asks": {
        "plan !often": [
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
            "ask": "Et vous avez parlé de quoi ?",
            "band": "A1"
          },
          {
            "ask": "Et vous avez fait quoi ensemble ?",
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
      "words": [
        "ami",
        "amie",
        "pote",
        "amitié"
      ],
      "about": [
        "(un|une|des|mes|les|vieux|vieille) (copain|copine|copains|copines)"
      ],
      "never": [
        "((habite|habitons|habitais|vis|vivons) (avec|chez)|petit ami|petite amie|petits amis|pas d'amis|pas beaucoup d'amis)"
      ],
      "asks": {
        "sad": [
          {
            "ask": "Et tu aimerais lui dire quoi ?",
            "band": "A1"
          }
        ],
        "plan !often": [
          {
            "ask": "Et vous allez faire quoi ensemble ?",
            "band": "A1"
          },
          {
            "ask": "Et vous vous connaissez d'où ?",
            "band": "A1"
          }
        ],
        "!sad !told !past": [
          {
            "ask": "Et vous vous connaissez d'où ?",
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
      "words": [
        "mari",
        "époux",
        "épouse",
        "fiancé",
        "fiancée",
        "compagnon",
        "conjoint",
        "conjointe"
      ],
      "about": [
        "(suis|sommes|est) [pas] [toujours|déjà] (marié|mariée|mariés|mariées) (depuis|avec|et)",
        "(je|on|nous) [ne|n'] (suis|est|sommes) [pas|toujours pas] (marié|mariée|mariés|mariées)",
        "(ma|sa) (femme|compagne)",
        "mon copain",
        "ma copine",
        "(mon mec|ma meuf|mon chéri|ma chérie|petit ami|petite amie|en couple|mon amoureux)"
      ],
      "never": [
        "((habite|habitons|habitais|vis|vivons) (avec|chez)|mort|morte|décédé|décédée)"
      ],
      "asks": {
        "denied !told": [
          {
            "ask": "Et ça te va comme ça ?",
            "band": "A1"
          }
        ],
        "sad": [
          {
            "ask": "Et vous en avez parlé ?",
            "band": "A1"
          },
          {
            "ask": "Et toi, tu voudrais quoi ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "relatives",
      "words": [
        "mère",
        "père",
        "maman",
        "papa",
        "grand-père",
        "grand-mère",
        "frère",
        "sœur",
        "soeur",
        "tante",
        "oncle",
        "tonton",
        "cousin",
        "cousine",
        "beau-père",
        "belle-mère",
        "beau-frère",
        "belle-sœur",
        "famille",
        "mamie",
        "papi",
        "parents",
        "grands-parents"
      ],
      "never": [
        "((habite|habitons|habitais|vis|vivons) (avec|chez)|mort|morte|morts|décédé|décédée|(être|devenir) (papa|maman|père|mère|tante|tonton|oncle))"
      ],
      "asks": {
        "denied !told": [
          {
            "ask": "Et il y a qui dans ta famille ?",
            "band": "A1"
          }
        ],
        "sad told": [
          {
            "ask": "Et maintenant, ça va comment ?",
            "band": "A1"
          },
          {
            "ask": "Et toi, tu peux faire quelque chose ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "stress",
      "words": [
        "stress",
        "stressé",
        "stressée",
        "épuisé",
        "épuisée",
        "fatigué",
        "fatiguée",
        "débordé",
        "débordée",
        "fatiguer",
        "épuiser",
        "stresser",
        "fatigue"
      ],
      "about": [
        "(crevé|crevée|crevés|sous pression|lessivé|lessivée|à bout|en peux plus|j'en ai marre)",
        "(trop|beaucoup|tellement|énormément) de (travail|boulot|choses à faire|pression)",
        "(pas|jamais|plus) [assez|beaucoup] (le temps|de temps|du temps)"
      ],
      "never": [
        "(pneu|pas fatigué|pas fatiguée|pas stressé|pas stressée|pleut|pluie|chaleur)"
      ],
      "sad": true,
      "asks": {
        "told family": [
          {
            "ask": "Et ça dure depuis quand ?",
            "band": "A1"
          },
          {
            "ask": "Et toi, tu le vis comment ?",
            "band": "A1"
          }
        ],
        "told person": [
          {
            "ask": "Et ça dure depuis quand ?",
            "band": "A1"
          },
          {
            "ask": "Et toi, tu le vis comment ?",
            "band": "A1"
          }
        ],
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
      "words": [
        "ordinateur",
        "ordi",
        "internet",
        "imprimante",
        "écran",
        "application",
        "wifi",
        "tablette",
        "logiciel",
        "appli"
      ],
      "about": [
        "(mot de passe|mon (téléphone|portable)|réseaux sociaux)"
      ],
      "never": [
        "((perdu|volé|oublié|cherche|retrouvé) (mon|le|ma)|jeux vidéo|jeu vidéo)"
      ],
      "asks": {
        "sad": [
          {
            "ask": "Et quelqu'un peut te réparer ça ?",
            "band": "A1"
          },
          {
            "ask": "Et en attendant, tu te débrouilles comment ?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "transport",
      "about": [
        "(prends|prend|prenons|prendre|pris|raté|attends|attendu|attendre) [toujours|encore|souvent] (le|mon|un|l'|les) (bus|métro|train|tram|tramway|rer|tgv|car|taxi)",
        "(en|à) (bus|métro|voiture|train|tram|vélo|scooter|trottinette) (pour aller|jusqu'au|jusqu'à|tous les|au travail|à l'école|au lycée|à la fac)",
        "(les|des|dans les) (bouchons|embouteillages)"
      ],
      "never": [
        "(en train (de|d')|permis|réparé|réparer|(volé|perdu|oublié|acheter|acheté) [mon|ma|une|un|le])"
      ],
      "asks": {
        "denied !past": [
          {
            "ask": "Et tu te débrouilles comment ?",
            "band": "A1"
          }
        ],
        "sad past": [
          {
            "ask": "Et tu as fait comment, alors ?",
            "band": "A1"
          }
        ],
        "sad": [
          {
            "ask": "Et ça arrive souvent ?",
            "band": "A1"
          },
          {
            "ask": "Et tu te débrouilles comment ?",
            "band": "A1"
          }
        ],
        "!past !told": [
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
      "about": [
        "(fait|fais|faire|faisons|faisait|vais faire) (les|des|mes|du) (courses|magasins|shopping|boutiques|soldes|achats)",
        "(au|du) (marché|supermarché|centre commercial)",
        "les soldes"
      ],
      "never": [
        "((travaille|travaillait|travaillais|travaillé|travailler|bosse|bossait|stage|poste|infirmier|infirmière|aide-soignante|interne|médecin|chirurgien|chirurgienne|docteur|bénévole|serveur|serveuse|cuisinier|cuisinière|vendeur|vendeuse) (au|à|dans|comme)|acheté (une|un) (maison|appartement)|a fermé|bon marché|ça a marché)"
      ],
      "asks": {
        "plan !often": [
          {
            "ask": "Et il te faut quoi ?",
            "band": "A1"
          },
          {
            "ask": "Et tu as déjà une idée précise ?",
            "band": "A2"
          },
          {
            "ask": "Et tu vas acheter ça où ?",
            "band": "A1"
          }
        ],
        "past": [
          {
            "ask": "Et c'était cher ?",
            "band": "A1"
          },
          {
            "ask": "Et c'était dans quel magasin ?",
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
      "words": [
        "loyer",
        "dette",
        "crédit",
        "budget"
      ],
      "about": [
        "(mon|le|un|petit) salaire",
        "(mal|bien) (payé|payée|payés)",
        "(gagne|gagner) (bien|mal|peu|pas|plus)",
        "(trop|super|hyper|tellement|si|très) (cher|chère|chers|chères)"
      ],
      "never": [
        "(médaille d'argent|bague en argent)"
      ],
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
        ]
      }
    },
    {
      "id": "housework",
      "words": [
        "nettoyer",
        "lessive",
        "repasser",
        "vaisselle",
        "poubelle",
        "ménage",
        "aspirateur",
        "repeindre",
        "meuble",
        "bricoler",
        "bricolage",
        "balayer"
      ],
      "about": [
        "(repeint|peint|peindre|rangé|ranger|range|réparé|réparer) (la|le|mon|ma|les|mes|ses|l')"
      ],
      "never": [
        "jeune ménage"
      ],
      "asks": {
        "told family": [
          {
            "ask": "Et c'est bien partagé chez vous ?",
            "band": "A1"
          }
        ],
        "told person": [
          {
            "ask": "Et c'est bien partagé chez vous ?",
            "band": "A1"
          }
        ],
        "!told !past": [
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
      "about": [
        "(habite|vis|vit|vivons|habitons) [seul|seule] (dans|avec) (un|une|la|le|mes|mon|ma|deux|trois)",
        "(mon|ma|notre) [nouvel|nouvelle|petit|petite|ancien] (appartement|appart|studio|chambre|maison|quartier|logement|coloc|colocation) (est|a|donne|fait|se trouve)"
      ],
      "never": [
        "(repeint|repeindre|rangé|ranger|nettoyé|chambre d'hôtel)"
      ],
      "asks": {
        "denied !told": [
          {
            "ask": "Et ton logement idéal, il est comment ?",
            "band": "A1"
          }
        ],
        "sad": [
          {
            "ask": "Et qu'est-ce qui pourrait aller mieux ?",
            "band": "A1"
          }
        ],
        "told family": [
          {
            "ask": "Et tu y vas souvent ?",
            "band": "A1"
          },
          {
            "ask": "Et c'est comment là-bas ?",
            "band": "A1"
          }
        ],
        "told person": [
          {
            "ask": "Et tu y vas souvent ?",
            "band": "A1"
          },
          {
            "ask": "Et c'est comment là-bas ?",
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
        "any": [
          {
            "ask": "Et qu'est-ce qui te plaît chez toi ?",
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
      "about": [
        "(je suis|suis|je suis né|je suis née|j'ai grandi|née|né) (à|en|dans|au|d'|de) [un|une] [petit|petite] (village|ville|île|campagne|banlieue)",
        "(mon|ma|notre) (pays|village|ville|région|quartier) (est|a|se trouve|me|c'est)",
        "dans (mon|ma) (pays|village|région|ville)"
      ],
      "never": [
        "(en ville|ville de vacances)"
      ],
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
      "words": [
        "pluie",
        "pleuvoir",
        "neige",
        "neiger",
        "soleil",
        "chaleur",
        "vent",
        "orage",
        "nuage",
        "canicule",
        "brouillard",
        "météo"
      ],
      "about": [
        "(fait|faisait|fera|a fait) [très|vraiment|trop|tellement|un peu|assez|super|hyper|si|encore|toujours|complètement|souvent|tous|toutes|plutôt|bien|juste|déjà|tout|toute|gravement|de plus en plus|parfois|vite] (froid|chaud|beau|mauvais|gris|doux|frais|humide)"
      ],
      "never": [
        "(lunettes de soleil|coup de soleil|(m'|lui|nous|leur) [n'] (a|ont) [beaucoup|vraiment|bien|pas] plu|pas [beaucoup|vraiment|trop] plu (à|au)|a plu (à|au)|m'a pas plu)"
      ],
      "asks": {
        "sad past": [
          {
            "ask": "Et alors, tu as fait quoi ?",
            "band": "A1"
          }
        ],
        "sad self": [
          {
            "ask": "Et tu fais quoi ces jours-là ?",
            "band": "A1"
          }
        ],
        "used-to": [
          {
            "ask": "Et alors, tu as fait quoi ?",
            "band": "A1"
          }
        ],
        "plan !often": [
          {
            "ask": "Et s'il fait mauvais, tu fais quoi ?",
            "band": "A1"
          }
        ],
        "past !told": [
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
      "words": [
        "reposer",
        "détendre",
        "farniente"
      ],
      "about": [
        "(rien fait|ne rien faire|fais rien|rien de spécial)",
        "(resté|restée|reste|restons|restés|restées|rester) [toute la journée|tranquillement|tranquille|tranquilles|toute la soirée] (à la maison|chez moi|chez nous|au lit)",
        "(grasse matinée|soirée tranquille)"
      ],
      "asks": {
        "denied past": [
          {
            "ask": "Et ça t'a fait du bien ?",
            "band": "A1"
          }
        ],
        "denied": [
          {
            "ask": "Et ça te plaît, ne rien faire ?",
            "band": "A1"
          }
        ],
        "sad": [
          {
            "ask": "Et tu aimerais faire quoi ?",
            "band": "A1"
          }
        ],
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
      "id": "habit",
      "words": [
        "doucher",
        "dîner",
        "déjeuner"
      ],
      "about": [
        "(je me|on se|me) (lève|réveille|couche|douche|brosse)",
        "petit déjeuner",
        "(tous les|chaque) (matins|soirs|matin|soir)"
      ],
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
    "sad happened": [
      {
        "ask": "Et toi, tu as vécu ça comment ?",
        "band": "A1"
      },
      {
        "ask": "Et alors, qu'est-ce que tu as fait ?",
        "band": "A1"
      },
      {
        "ask": "Et ça s'est terminé comment ?",
        "band": "A1"
      },
      {
        "ask": "Et là, ça va comment ?",
        "band": "A1"
      }
    ],
    "sad": [
      {
        "ask": "Et tu vis ça comment ?",
        "band": "A1"
      },
      {
        "ask": "Et qu'est-ce qui t'aiderait maintenant ?",
        "band": "A1"
      },
      {
        "ask": "Et qu'est-ce qui te ferait du bien maintenant ?",
        "band": "A1"
      },
      {
        "ask": "Et qui peut t'aider avec ça ?",
        "band": "A1"
      },
      {
        "ask": "Et tu as pu en parler à quelqu'un ?",
        "band": "A2"
      },
      {
        "ask": "Tu as envie de m'en dire un peu plus ?",
        "band": "A1"
      }
    ],
    "glad happened": [
      {
        "ask": "Et toi, ça t'a fait quel effet ?",
        "band": "A1"
      },
      {
        "ask": "Et tu l'as raconté à qui en premier ?",
        "band": "A1"
      }
    ],
    "glad": [
      {
        "ask": "Et le meilleur dans tout ça, c'est quoi ?",
        "band": "A1"
      },
      {
        "ask": "Et tu partages ça avec qui ?",
        "band": "A1"
      }
    ],
    "denied self !happened": [
      {
        "ask": "Et pourquoi ça ?",
        "band": "A1"
      }
    ],
    "denied": [
      {
        "ask": "Et toi, tu le vis comment ?",
        "band": "A1"
      },
      {
        "ask": "Raconte-moi un peu plus.",
        "band": "A1"
      },
      {
        "ask": "Continue, ça m'intéresse.",
        "band": "A1"
      }
    ],
    "happened self": [
      {
        "ask": "Et toi, ça t'a fait quel effet ?",
        "band": "A1"
      },
      {
        "ask": "Dis-m'en plus, je veux tout savoir.",
        "band": "A1"
      },
      {
        "ask": "Et de quoi tu te souviens le mieux ?",
        "band": "A1"
      }
    ],
    "happened told": [
      {
        "ask": "Et toi, tu as dit quoi ?",
        "band": "A1"
      },
      {
        "ask": "Et toi, tu as trouvé ça comment ?",
        "band": "A1"
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
    "plan self !told": [
      {
        "ask": "Et tu imagines ça comment ?",
        "band": "A1"
      },
      {
        "ask": "Et il te manque quoi pour ça ?",
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
      },
      {
        "ask": "Et qu'est-ce que tu peux me dire d'autre là-dessus ?",
        "band": "A1"
      },
      {
        "ask": "Attends, explique-moi ça un peu mieux.",
        "band": "A1"
      },
      {
        "ask": "Donne-moi des détails, j'adore ça.",
        "band": "A1"
      }
    ]
  },
  "prompts": {
    "sad": [
      {
        "ask": "Je t'écoute, si tu veux m'en dire plus.",
        "band": "A1"
      },
      {
        "ask": "Et qu'est-ce qui te pèse le plus ?",
        "band": "A1"
      },
      {
        "ask": "Et qu'est-ce qui rendrait les choses un peu plus faciles ?",
        "band": "A1"
      }
    ],
    "surely-past !denied": [
      {
        "ask": "Et ça s'est fini comment ?",
        "band": "A1"
      },
      {
        "ask": "Et qu'est-ce que tu en retiens, toi ?",
        "band": "A1"
      }
    ],
    "wished !denied": [
      {
        "ask": "Et tu imagines ça comment ?",
        "band": "A1"
      },
      {
        "ask": "Et qu'est-ce qu'il te faudrait pour ça ?",
        "band": "A1"
      }
    ],
    "told !sad !glad": [
      {
        "ask": "Et toi, tu vois ça comment ?",
        "band": "A1"
      },
      {
        "ask": "Et toi, tu en dis quoi ?",
        "band": "A1"
      }
    ],
    "any": [
      {
        "ask": "J'aimerais en savoir plus là-dessus.",
        "band": "A1"
      },
      {
        "ask": "Vas-y, continue, je t'écoute.",
        "band": "A1"
      },
      {
        "ask": "Et qu'est-ce qu'il y a encore derrière ça ?",
        "band": "A1"
      },
      {
        "ask": "Et qu'est-ce qui compte le plus pour toi ?",
        "band": "A1"
      },
      {
        "ask": "Raconte-moi la suite.",
        "band": "A1"
      },
      {
        "ask": "Raconte-moi ça plus en détail.",
        "band": "A1"
      }
    ],
    "back": [
      {
        "ask": "Mais tu étais en train de me raconter quelque chose. Continue.",
        "band": "A1"
      },
      {
        "ask": "Et la suite de ton histoire ?",
        "band": "A1"
      },
      {
        "ask": "Pour en revenir à toi, qu'est-ce qui t'occupe encore ?",
        "band": "A1"
      }
    ]
  },
  "leads": {
    "amazed": [
      {
        "ask": "Eh bien, dis donc ! Raconte-moi encore.",
        "band": "A1"
      },
      {
        "ask": "J'ai du mal à le croire ! Et la suite ?",
        "band": "A1"
      }
    ],
    "study-time": [
      {
        "ask": "Vingt minutes par jour, c'est très bien ; l'important, c'est tous les jours. Toi, tu étudies surtout quand ?",
        "band": "A1"
      },
      {
        "ask": "Un peu chaque jour, c'est mieux que beaucoup d'un coup. Tu as combien de temps, toi ?",
        "band": "A1"
      }
    ],
    "study-how": [
      {
        "ask": "Parle un peu, écoute un peu chaque jour, et ça viendra. Qu'est-ce qui te paraît le plus dur ?",
        "band": "A1"
      },
      {
        "ask": "Parle et écoute beaucoup, et n'aie pas peur de te tromper. Qu'est-ce que tu as déjà essayé ?",
        "band": "A1"
      }
    ],
    "too-late": [
      {
        "ask": "Je crois qu'il n'est jamais trop tard pour apprendre. Quel est ton but ?",
        "band": "A1"
      },
      {
        "ask": "Avec un peu de patience, il n'est jamais trop tard, je crois. Qu'est-ce qui te fait douter ?",
        "band": "A1"
      }
    ],
    "present": [
      {
        "ask": "Quelque chose d'utile, ça va toujours, je dirais. Qu'est-ce que cette personne aime ?",
        "band": "A1"
      },
      {
        "ask": "Quelque chose que tu as fait, c'est toujours bien. Tu as pensé à quoi ?",
        "band": "A1"
      }
    ],
    "reassure": [
      {
        "ask": "Je ne trouve pas ça grave. Et toi, tu en penses quoi ?",
        "band": "A1"
      },
      {
        "ask": "Je dirais que ça arrive à tout le monde. Qu'est-ce qui t'inquiète là-dedans ?",
        "band": "A1"
      }
    ],
    "advice": [
      {
        "ask": "De l'extérieur, c'est difficile à dire. Toi, tu penches pour quoi ?",
        "band": "A1"
      },
      {
        "ask": "Moi, j'en parlerais d'abord à quelqu'un de confiance. Tu as déjà essayé quelque chose ?",
        "band": "A1"
      },
      {
        "ask": "Moi, je prendrais mon temps et je commencerais par quelque chose de petit. Ce serait quoi, le premier pas ?",
        "band": "A1"
      }
    ],
    "ways": [
      {
        "ask": "Petit à petit, on y arrive, je dirais. Tu as déjà essayé quoi ?",
        "band": "A1"
      },
      {
        "ask": "Moi, je commencerais par le plus facile. Ce serait quoi, pour toi ?",
        "band": "A1"
      }
    ],
    "opinion": [
      {
        "ask": "Je ne sais que ce que tu me racontes, mais ça me paraît logique. Qu'est-ce qui compte le plus pour toi ?",
        "band": "A1"
      },
      {
        "ask": "Moi, je dirais que ça vaut la peine d'y réfléchir. Qu'est-ce qui te fait hésiter ?",
        "band": "A1"
      },
      {
        "ask": "Je crois qu'il y a du pour et du contre. Et toi, ton intuition te dit quoi ?",
        "band": "A1"
      }
    ],
    "believing": [
      {
        "ask": "Ça, je ne peux pas le savoir vraiment. Qu'est-ce qui te fait penser à ça ?",
        "band": "A1"
      },
      {
        "ask": "Ça dépend, je dirais. Toi, tu souhaiterais quoi ?",
        "band": "A1"
      }
    ],
    "choosing": [
      {
        "ask": "Je suis une machine, je n'ai essayé ni l'un ni l'autre. Toi, tu penches pour quoi ?",
        "band": "A1"
      },
      {
        "ask": "Les deux se défendent. Qu'est-ce qui parle pour la première solution ?",
        "band": "A1"
      }
    ],
    "request": [
      {
        "ask": "Ça, je ne peux pas le faire, je peux seulement discuter avec toi. Tu commencerais par quoi ?",
        "band": "A1"
      },
      {
        "ask": "J'aimerais bien, mais je suis seulement une machine pour discuter. Qui pourrait t'aider ?",
        "band": "A1"
      }
    ],
    "wording": [
      {
        "ask": "Là, je ne ferais que deviner. Tu as rencontré les deux où ?",
        "band": "A1"
      }
    ]
  },
  "asking": {
    "turns": [
      "(en fait|en réalité|le problème|finalement|par contre|en revanche|le truc)"
    ],
    "beside": [
      "(parce que|parce qu'|car|puisque|pour que|qui|que|qu'|où|quand|pendant que|depuis que|même si|si|pour)"
    ],
    "carries": [
      "(il|elle|ils|elles|ça|c'est un|c'est une)"
    ],
    "with": [
      "avec"
    ],
    "once": [
      "(ce (matin|midi|soir)|cette nuit|aujourd'hui|hier|l'autre jour|une fois|un jour|tout à coup|soudain)"
    ],
    "names": [
      "(mon|ma|mes|le|la|les|l'|ce|cette|ces|notre|nos|moi|lui|elle|un|une|leur|leurs)"
    ],
    "questions": {
      "amazed": [
        "(tu te rends compte|vous vous rendez compte|tu imagines|vous imaginez|tu t'imagines|tu y crois|vous y croyez ça|incroyable non|c'est (fou|dingue|pas croyable) non)"
      ],
      "present": [
        "(offrir|cadeau|cadeaux)",
        "(acheter|prendre|apporter) [quoi] (pour son anniversaire|pour noël|comme cadeau)"
      ],
      "study-time": [
        "(combien (de temps|d'heures)) [est-ce que] [je|il|faut|on] (dois|devrais|faut|doit) [étudier|apprendre|pratiquer|réviser]",
        "(étudier|pratiquer|apprendre) combien de temps"
      ],
      "study-how": [
        "comment [est-ce que] (je peux|je pourrais|je dois|on peut|faire pour|on fait pour|je fais pour) (progresser|mieux parler|m'améliorer|apprendre|parler mieux|mémoriser|retenir|améliorer)",
        "(progresser|m'améliorer|mieux parler|apprendre plus vite) [en français|plus vite]"
      ],
      "too-late": [
        "(trop tard|trop vieux|trop vieille|trop âgé|trop âgée)"
      ],
      "reassure": [
        "(c'est|ce serait|c'était) [vraiment|un peu|complètement] (de la folie|fou|folle|une bêtise|une erreur|ridicule|égoïste|lâche)",
        "(c'est|ce n'est pas|c'est pas|je suis|est-ce que c'est|tu trouves ça|vous trouvez ça|tu trouves que c'est) [vraiment|si|très|pas] (grave|normal|normale|bizarre|bête|ridicule|fou|folle|nul|nulle|mal)"
      ],
      "wording": [
        "(on dit|ça se dit|on écrit|il faut dire|je dois dire|c'est correct|quelle est la différence entre|quelle différence)"
      ],
      "request": [
        "(tu peux|tu pourrais|vous pouvez|vous pourriez|peux-tu|pourrais-tu) [me|m'|nous|lui] (chercher|appeler|envoyer|réserver|acheter|réveiller|accompagner|prêter|faire|écrire|commander|trouver)",
        "(cherche-moi|appelle-moi|réserve-moi|envoie-moi|trouve-moi)"
      ],
      "ways": [
        "(qu'est-ce que|que) [est-ce que] je (peux|pourrais|dois|devrais) (lui|leur) (dire|répondre|expliquer|proposer)",
        "(un truc|une astuce|un conseil|des conseils|une idée|des idées|une technique) (pour|contre|à)",
        "(qu'est-ce que|que) [est-ce que] (je peux|je pourrais|je dois|on peut|puis-je) (faire|essayer|changer)",
        "comment [est-ce que] (je|on) (fais|fait|peux|peut|pourrais|dois) [faire|m'en sortir|vaincre|arrêter|trouver|gérer|m'y prendre|y arriver]",
        "comment (faire|m'en sortir|arrêter)",
        "comment (tu ferais|vous feriez|t'y prendrais)"
      ],
      "advice": [
        "(tu|vous) (peux|pourrais|pouvez|pourriez) (me|nous) (conseiller|recommander|donner un conseil)",
        "(est-ce que|est-ce qu'|tu crois que|tu penses que|vous pensez que|vous croyez que|et si) (je|j'|on|il faut|il vaut mieux) (dois|devrais|peux|pourrais|doit|ferais mieux|attends|lui)",
        "(il faut|faut|faudrait|vaut mieux) (que je|lui|faire|attendre|dire|partir|accepter|arrêter)",
        "(quoi (faire|dire|répondre)|que (faire|dire)|qu'est-ce que je (fais|peux|pourrais|dois|lui))",
        "(tu|vous) (ferais|feriez|me conseilles|me conseillez|me conseillerais|recommandes) [quoi]",
        "(qu'est-ce que|que) (tu|vous) (ferais|feriez|me conseilles|me conseillez)",
        "(je|on) (dois|devrais|devrait|doit|pourrais|pourrait|fais|ferais) [faire|dire|accepter|changer|partir|rester|quoi|bien]",
        "(à ma place|un conseil|des conseils|comment (je|on) (fais|peut|peux|pourrais)|comment (faire|lui dire|leur dire)|comment est-ce que je (peux|pourrais|dois))"
      ],
      "choosing": [
        "(tu choisirais|vous choisiriez|qu'est-ce qui est mieux|il vaut mieux|lequel est mieux|laquelle est mieux)"
      ],
      "believing": [
        "(c'est|ce serait) [vraiment|très|trop|si] (dangereux|difficile|dur|sûr|compliqué|utile|nécessaire|important|loin)",
        "(tu|vous) (trouves|trouvez|crois|croyez|penses|pensez) que",
        "(tu|vous) (trouves|trouvez) ça",
        "(c'est|je suis|ce serait) (normal|trop|bizarre|grave|trop tard|bête|fou|folle)"
      ],
      "opinion": [
        "qu'en (pensez-vous|penses-tu|dites-vous|dis-tu|pensez|penses)",
        "(c'est|ce serait|c'était) [vraiment|une|trop|un peu] (bonne idée|mauvaise idée|risqué|raisonnable|possible|prudent|tôt|cher)",
        "(non|hein|n'est-ce pas|pas vrai|tu ne crois pas|tu crois pas|vous ne croyez pas)",
        "(penses|pensez|dis|dites|vois|voyez) (quoi|ça comment)",
        "(qu'est-ce que|que|qu') [tu|vous] en (penses|pensez|dis|dites|penses-tu|pensez-vous)",
        "(ton avis|votre avis|d'après (toi|vous)|selon (toi|vous)|tu trouves|vous trouvez|tu crois|vous croyez|tu penses|vous pensez|t'en penses|ça te paraît)"
      ]
    },
    "either": [
      "ou",
      "et"
    ],
    "aspects": {
      "who": {
        "asked": [
          "(avec qui|avec quelqu'un|à qui|en compagnie|tout seul ou|toute seule ou)"
        ],
        "told": [
          "avec (mon|ma|mes|un|une|des|le|la|les|l'|notre|nos|lui|elle|eux|elles|deux|trois)",
          "(seul|seule|ensemble|on était|nous étions|tous les deux|à deux|à trois|à quatre)"
        ]
      },
      "where": {
        "asked": [
          "(où|dans quel|dans quelle|à quel endroit|quel endroit|quelle ville|quel quartier|quel pays)"
        ],
        "told": [
          "(à|au|aux|dans|chez|en|sur|devant|derrière|près de|à côté de) (le|la|les|l'|un|une|mon|ma|mes|notre|nos|son|sa|ses|ce|cette|moi|lui|elle|eux|bord|france|ville|maison)",
          "(ici|là-bas|à la maison|j'habite|on habite|il habite|elle habite|au (parc|cinéma|travail|marché|bord|bureau|collège|lycée|restaurant))",
          "(à|dans) (paris|lyon|lille|nantes|marseille|strasbourg|toulouse|bordeaux|berlin|londres)"
        ]
      },
      "when": {
        "asked": [
          "(quand|à quelle heure|quel jour|quelle heure|quel mois|quelle année|c'est pour quand|bientôt)"
        ],
        "told": [
          "(hier|aujourd'hui|demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|été|hiver|automne|printemps|noël)",
          "(ce (matin|soir|midi|mois|week-end)|cette (nuit|semaine|année)|le (matin|soir|week-end))",
          "(il y a|dans (un|deux|trois|une|six) (an|ans|mois|jours|semaines|semaine|jour|heure|heures)|quand|avant de|après|chaque|tous les|la semaine|le mois|l'année)",
          "à . heures"
        ]
      },
      "how-long": {
        "asked": [
          "(combien (de temps|de jours|de mois|de semaines|d'heures|de minutes|d'années)|depuis (quand|combien|longtemps)|longtemps|ça (dure|a duré|a pris))"
        ],
        "told": [
          "(heure|heures|minutes|jours|semaines|mois|ans|années|longtemps|toute la|toute ma|tout le|toujours|depuis)"
        ]
      },
      "why": {
        "asked": [
          "(pourquoi|comment ça se fait|pour quelle raison|l'idée (t'est venue|elle t'est venue)|qu'est-ce qui t'a (poussé|donné envie)|elle t'est venue)"
        ],
        "told": [
          "(parce que|parce qu'|car|c'est pour ça|comme (je|il|elle|on|c'est|ça|mon|ma)|puisque|une histoire de|pour une histoire|depuis (l'|le|la) (héritage|dispute|accident|divorce|déménagement)|à cause|grâce à|pour (que|être|avoir|faire|aller|me|mieux|ne pas|gagner|apprendre|payer))"
        ]
      },
      "feel": {
        "now": true,
        "asked": [
          "(ça t'a (fait|plu|touché)|ça t'a fait du bien|ça te (plaît|va|fait plaisir)|tu as (aimé|apprécié)|c'était comment|tu t'es senti|tu en as envie|tu l'as vécu|vous avez aimé|ça s'est passé comment|ça donne quoi)"
        ],
        "told": [
          "(ça m'a|ça m'|ça nous a|ça me|je me suis (senti|sentie|amusé|amusée|ennuyé|ennuyée)|j'ai (adoré|aimé|détesté|ri|pleuré|eu (peur|honte|mal|envie))|on a (ri|adoré|bien)|j'adore|j'étais (content|contente|triste|fier|fière|déçu|déçue))",
          "(génial|super|nul|horrible|magnifique|délicieux|délicieuse|bon|bonne|drôle|adorable|ennuyeux|trop bien|les larmes)",
          "c'était (bien|très|trop|vraiment|un peu)"
        ],
        "accounts": [
          "sad",
          "glad"
        ]
      },
      "did": {
        "now": true,
        "asked": [
          "(tu as fait quoi|qu'est-ce que tu (as fait|fais)|tu fais quoi|vous avez fait quoi|qu'est-ce que vous avez fait)"
        ],
        "told": [
          "(j'ai rien fait|rien fait)"
        ],
        "accounts": [
          "happened self"
        ]
      },
      "how-ended": {
        "now": true,
        "asked": [
          "(ça s'est (fini|terminé) comment|qu'est-ce qui s'est passé (après|ensuite)|et (après|ensuite|alors)|ça donne quoi|c'était réussi|à la fin|la suite)"
        ],
        "told": [
          "(à la fin|finalement|enfin|au bout du compte|ça s'est (fini|terminé)|on a fini|j'ai fini|a fini)"
        ]
      },
      "how": {
        "asked": [
          "(comment (c'est arrivé|vous vous êtes|tu l'as|tu y|ça s'est)|fait connaissance comment|rencontrés comment|tu y vas comment|tu fais comment|tu es venu comment)"
        ],
        "told": [
          "(on s'est (rencontrés|connus)|je l'ai (rencontré|rencontrée|connu|connue)|à pied|en (voiture|train|bus|métro|avion|tram|bateau|vélo)|à vélo)"
        ]
      },
      "name": {
        "asked": [
          "(s'appelle comment|comment (il|elle) s'appelle|son nom|son prénom|comment s'appelle|s'appellent comment)"
        ],
        "told": [
          "(s'appelle|s'appellent|nommé|nommée|prénom)"
        ]
      },
      "helper": {
        "asked": [
          "(qui peut t'aider|quelqu'un t'aide|pourrait t'aider|qui t'aide)"
        ],
        "told": [
          "(m'aide|m'aident|m'a aidé|m'a aidée|m'ont aidé|nous aide|personne ne m'aide)"
        ]
      },
      "talked-of": {
        "asked": [
          "(en parler|tu en as parlé|tu lui (as dit|en as parlé)|raconté à qui)"
        ],
        "told": [
          "(j'en ai parlé|on en a parlé|je lui ai (dit|parlé)|m'a (dit|conseillé)|me dit|dit que|disent que)"
        ]
      },
      "often": {
        "now": true,
        "asked": [
          "(souvent|tous les combien|combien de fois|régulièrement)"
        ],
        "told": [
          "(parfois|souvent|tous les|toutes les|chaque|rarement|jamais|toujours|une fois|deux fois|de temps en temps)"
        ]
      }
    }
  }
}
