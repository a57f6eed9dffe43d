import type { TopicArticles } from '../../help/article'

export const together: TopicArticles<'together'> = {
  friends: {
    title: 'Apprendre entre amis',
    problem: 'Vous voulez voir où en sont vos amis, et qu’ils voient où vous en êtes.',
    steps: [
      'Ouvrez {shell.pages.friends.name}. Vous y trouvez votre code de huit lettres et chiffres : donnez-le à votre ami.',
      'Saisissez le code de votre ami pour lui envoyer une demande ; une fois acceptée, vous vous voyez l’un l’autre.',
      'Le classement compare les minutes, les mots, les jours de suite et les mots retenus, pour une langue ou pour toutes.',
    ],
    expect:
      'Vos amis voient votre nom et ces chiffres, jamais vos conversations ni vos mots. Vous pouvez renouveler votre code ou mettre fin à une amitié à tout moment.',
    words: 'code d’ami, inviter, classement, retirer un ami, demande',
  },
  'send-feedback': {
    title: 'Signaler un problème ou proposer une idée',
    problem: 'Quelque chose ne marche pas, ou il vous manque quelque chose.',
    steps: [
      'Appuyez sur le bouton d’avis au bord de la page, ou sur Ctrl, Maj et F.',
      'Écrivez ce que vous avez fait et ce qui s’est passé. Si vous voulez, une image de la page l’accompagne ; floutez ce qui ne regarde personne.',
      'Sous « {shell.pages.feedback.name} », vous retrouvez ce que vous avez envoyé. Les idées de nouveautés y sont rassemblées, et vous pouvez voter pour celles des autres.',
    ],
    expect:
      'C’est la personne qui gère ce serveur qui le reçoit. Rien n’est envoyé avant que vous n’appuyiez sur le bouton d’envoi, et vous pouvez retirer l’image.',
    words: 'bogue, panne, contact, idée, suggestion, voter, capture d’écran, cassé, réclamation',
  },
}
