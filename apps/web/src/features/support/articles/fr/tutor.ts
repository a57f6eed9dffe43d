import type { TopicArticles } from '../../help/article'

export const tutor: TopicArticles<'tutor'> = {
  conversation: {
    title: 'Parler avec le tuteur',
    problem: 'Vous voulez savoir comment se passe une conversation.',
    steps: [
      'Ouvrez {shell.pages.tutor.name}. Votre tuteur vous salue et pose une question.',
      'Répondez avec vos propres mots et envoyez avec Entrée. Maj et Entrée vont à la ligne.',
      'Sous {tutor.goals}, vous voyez ce que vous pouvez essayer. {tutor.endSession} montre ce que vous avez fait.',
      '{tutor.newConversation} ouvre une nouvelle conversation.',
    ],
    expect:
      'Le tuteur répond à votre niveau. Chacun de ses mots est cliquable, et ce que vous avez écrit est relu pendant que vous lisez la réponse. Quand c’est le tuteur intégré qui répond, une ligne sous son nom le dit ; sinon, c’est un modèle de langage.',
    words: 'discussion, message, séance, objectifs, envoyer, retour à la ligne, tuteur intégré',
  },
  'stuck-for-words': {
    title: 'Vous ne savez pas quoi dire',
    problem: 'Le tuteur a posé une question et rien ne vous vient.',
    steps: [
      'Regardez {tutor.suggestedReplies} au-dessus du champ. Appuyez sur l’une d’elles pour la mettre dans le champ, et changez-la à votre guise.',
      'Écrivez ce que vous pouvez, même une demi-phrase, ou un mot de votre langue au milieu.',
      'Dites que vous n’avez pas compris : le tuteur le dira plus simplement.',
    ],
    expect:
      'Les fautes ne coûtent rien. Si vous voulez trouver vos propres mots, vous pouvez désactiver les suggestions dans {shell.pages.settings.name}.',
    words: 'suggestions, idées, indice, réponse, bloqué, je ne comprends pas',
  },
  'look-up-word': {
    title: 'Voir le sens d’un mot',
    problem: 'Il y a dans la conversation un mot que vous ne connaissez pas.',
    steps: [
      'Cliquez sur le mot. Son sens, sa prononciation et ses formes s’ouvrent sur le côté, ou depuis le bas sur un téléphone.',
      'Appuyez sur {tutor.addToBank} pour le garder, ou sur le haut-parleur pour l’entendre.',
      'Au clavier, allez jusqu’au message avec Tab, puis d’un mot à l’autre avec les flèches.',
    ],
    expect:
      'Le mot que vous cherchez est planté dans votre vocabulaire ; ceux que vous avez seulement rencontrés attendent sous {bankWords.standings.met}. Un mot que vous consultez sans cesse reste fragile plus longtemps.',
    words: 'signification, définition, cliquer, pinyin, prononciation, survoler',
  },
  translation: {
    title: 'Traduire un message',
    problem: 'Vous voulez lire tout un message du tuteur dans votre langue.',
    steps: [
      'Appuyez sur {tutor.translate} sous le message.',
      'Pour un seul mot dans sa phrase, ouvrez le mot et appuyez sur {tutor.explainWord}.',
      'Si les boutons manquent, activez « {settings.switches.show_actions} » dans {shell.pages.settings.name}.',
    ],
    expect:
      'Les traductions et les explications sont écrites par un modèle de langage. Si ce serveur n’en a pas, une note le dit ; cliquer sur les mots marche toujours.',
    words: 'traduction, expliquer, anglais, modèle de langage, IA',
  },
  'earlier-conversations': {
    title: 'Retrouver, renommer ou supprimer une conversation',
    problem: 'Vous voulez reprendre une ancienne conversation, ou faire du tri.',
    steps: [
      'Ouvrez {shell.pages.tutor.name} et regardez sous {tutor.histories} ; sur un téléphone, derrière le signe à côté du nom du tuteur.',
      'Cliquez sur une conversation pour la reprendre.',
      'Les signes à côté la renomment ou la suppriment.',
    ],
    expect:
      'Une conversation est gardée dès que vous y avez dit quelque chose. La suppression est définitive, mais vos mots restent dans votre vocabulaire.',
    words: 'historique, anciennes discussions, reprendre, effacer, passé',
  },
  'tutor-silent': {
    title: 'Le tuteur ne répond pas',
    problem: 'Une réponse ne vient pas, ou s’interrompt.',
    steps: [
      'Appuyez sur {tutor.retry} sous le message. Ce qui était déjà arrivé est gardé.',
      'Regardez en haut de la page : sans connexion, le tuteur intégré de votre navigateur prend le relais.',
      'Si vous lisez « {tutor.outOfTokensTitle} », les jetons du mois sont épuisés : voyez l’article sur les jetons.',
    ],
    expect:
      'Rien de ce que vous avez écrit n’est perdu, et ce qui n’est pas venu ne coûte rien. Si cela se répète, écrivez à la personne qui gère ce serveur.',
    words: 'erreur, erreur de l’IA, panne, pas de réponse, chargement, lent, plus de jetons',
  },
}
