import { startsWith } from '../../kit/tutor/latin.ts'
import type { RelevanceRules } from '../../rules/relevance-rules.ts'

export const topics: RelevanceRules['topics'] = {
  name: startsWith("appel nom. noms prenom surnom lettr ecri epel pronon s'ecri dit. disent choisi donne"),
  person: startsWith(
    'frere sœur soeur cousin ami. amis. amie copain copine femme. fille fils. mari. maris. epou mere.',
    'pere. maman. papa. grand parent oncle tante neveu niece beau. belle. voisin collegue patron prof',
    'docteur gens seul personne. tou. tout. tous. rien. famill enfant garcon homme eux. elles nous.',
    'connai invit vien venir accompagn appel',
  ),
  place: startsWith(
    'habit vi. vis. vit. viv vecu ne. nee. nes. naiss grandi ville pays. village quartier rue. place',
    'avenue maison appartement immeuble campagne cote. mer. plage montagne ile. nord. sud. ouest centre',
    'capital pres. loin. ici. la-bas region province continent mond frontiere kilometr origin racine',
    'etranger europ asie afri ameri gare. parc. bar. cafe restaurant cinema musee coin porte entree',
    'fontaine hotel aeroport voyag aller. vais. vas. va. allons vont. demenag resid rest devant derriere',
    'face. endroit lieu. part. chez. retourn rentr arriv vien ven. venu ou.',
  ),
  time: startsWith(
    'heure minut second jour semaine mois. an. ans. annee lundi mardi mercredi jeudi vendredi samedi',
    'dimanche janvier fevrier mars. avril mai. juin. juillet aout septembre octobre novembre decembre',
    'matin soir nuit midi. minuit apres tot. tard. bientot puis. avant maintenant aujourd hier.',
    'avant-hier demain quand toujours jamais date. annivers ete. hiver automne printemps noel paques',
    'vacanc depuis. jusqu libre demi quart. moment train part. pars. parti depart parfait premier commenc',
    'dure prochain. prochaine dernier derniere vite. recemment travail deux. trois quatre cinq six. sept.',
    'huit neuf. dix onze douze treize quinze vingt trente',
  ),
}
