import type { TopicArticles } from '../../help/article'

export const corrections: TopicArticles<'corrections'> = {
  'read-correction': {
    title: 'Comment lire les corrections',
    problem: 'Le tuteur a marqué quelque chose dans votre phrase.',
    steps: [
      'Regardez votre propre message : le mot fautif est barré, et le bon se trouve à côté.',
      'En dessous, une courte ligne donne la raison. {tutor.feedback} rassemble le tout.',
      'Appuyez sur {activities.practiseThis} pour en faire un petit exercice.',
    ],
    expect:
      'Dans {shell.pages.settings.name}, vous pouvez demander que le tuteur montre d’abord seulement où et pourquoi, pour trouver la forme par vous-même. {tutor.showForm} la montre ensuite.',
    words: 'remarques, faute, grammaire, rouge, barré, indice',
  },
  'missed-mistake': {
    title: 'Une faute n’a pas été corrigée, ou à tort',
    problem: 'Il y avait à coup sûr une faute et rien n’a été marqué, ou un mot juste l’a été.',
    steps: [
      'Regardez la ligne sous le nom du tuteur : le tuteur intégré corrige d’après des règles, et seulement ce dont il est sûr.',
      'Posez la question au tuteur dans votre message suivant.',
      'Vérifiez le mot dans {shell.pages.dictionary.name}, avec son genre et ses formes.',
    ],
    expect:
      'Pas de correction ne veut pas dire pas de faute. Une fausse correction est pire qu’une correction manquante : dans le doute, le tuteur se tait. S’il s’est trompé, dites-le-nous par le formulaire d’avis.',
    words: 'fausse correction, oubliée, pas corrigé, erreur',
  },
  'practise-mistakes': {
    title: 'Travailler vos propres fautes',
    problem: 'Vous refaites toujours la même faute et voulez vous en débarrasser.',
    steps: [
      'Ouvrez {shell.pages.review.name} et choisissez {review.mistakes}.',
      'Votre propre phrase s’affiche, corrigée sauf à un endroit : ce que vous aviez écrit est barré, et vous remplissez le trou à côté. Ensuite, vous lisez pourquoi et pouvez écouter la phrase.',
      'Dans une conversation, l’haltère à côté du champ fait un exercice de ce dont vous avez parlé.',
    ],
    expect:
      'Ce à quoi vous avez répondu revient après quelques jours. Une faute est surmontée quand vous l’avez réussie deux jours différents, ou bien employée deux fois en conversation. Toutes les fautes en attente se trouvent dans {shell.pages.settings.name}, où vous pouvez aussi les effacer.',
    words: 'erreurs, exercice, répéter, texte à trous, entraînement',
  },
}
