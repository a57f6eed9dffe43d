import type { TopicArticles } from '../../help/article'

export const together: TopicArticles<'together'> = {
  friends: {
    title: 'Apprendre entre amis',
    problem: 'Vous connaissez quelqu’un qui apprend aussi et souhaitez avancer ensemble.',
    steps: [
      'Ouvrez {shell.pages.friends.name}. Sous « {friends.code.title} » se trouve le vôtre : donnez-le à votre ami, ou copiez un lien.',
      'Si l’on vous a donné un code, saisissez-le et appuyez sur {friends.add.send}.',
      'Une fois la demande acceptée, vous vous voyez l’un l’autre. Sous {friends.tabs.leaderboard}, vous comparez les minutes, les mots nouveaux, les jours de suite et les mots retenus.',
      'Sous « {friends.visible.title} », vous choisissez votre plante, cessez de partager votre pratique ou refusez les saluts.',
    ],
    expect:
      'Personne ne peut vous trouver sans votre code, et vos amis ne voient jamais ce que vous avez dit ni appris. Vous pouvez demander un nouveau code, bloquer quelqu’un ou mettre fin à une amitié à tout moment.',
    words: 'code d’ami, inviter, classement, retirer un ami, bloquer, demande, salut, vie privée',
  },
  'send-feedback': {
    title: 'Signaler un problème ou proposer une idée',
    problem: 'Quelque chose ne marche pas, ou il vous manque quelque chose.',
    steps: [
      'Appuyez sur le bouton rond au bord de la page, ou sur Ctrl, Maj et F ; sur un téléphone, choisissez Votre avis dans le menu.',
      'Écrivez ce que vous avez fait et ce qui s’est passé. Une image de la page l’accompagne : sous « {feedback.annotate} », floutez ce qui ne regarde personne, et « {feedback.removePicture} » l’écarte.',
      'Sous « {shell.pages.feedback.name} », vous retrouvez ce que vous avez envoyé. Les idées de nouveautés se trouvent sous « {suggestions.title} » ; vous pouvez y voter pour celles des autres.',
    ],
    expect:
      'C’est la personne qui gère ce serveur qui le reçoit. Rien n’est envoyé avant que vous n’appuyiez sur {feedback.send}. Toute personne qui a l’adresse d’une image peut la voir.',
    words: 'bogue, panne, contact, idée, suggestion, voter, capture d’écran, cassé, réclamation',
  },
}
