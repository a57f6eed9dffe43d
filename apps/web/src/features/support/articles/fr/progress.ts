import type { TopicArticles } from '../../help/article'

export const progress: TopicArticles<'progress'> = {
  'goal-and-streak': {
    title: 'Objectif quotidien et jours de suite',
    problem: 'Vous voulez changer votre objectif, ou un jour n’a pas été compté.',
    steps: [
      'Ouvrez {shell.pages.dashboard.name} et appuyez sur {dashboard.changeGoal}.',
      'Choisissez combien de minutes par jour vous voulez consacrer à cette langue.',
      'Un jour compte dès que vos minutes atteignent l’objectif, à l’heure de votre appareil.',
    ],
    expect:
      'Le temps court tant qu’une conversation, une leçon ou une révision est ouverte et visible ; il s’arrête si vous ne faites rien pendant un moment ou changez d’onglet. La série n’est pas rompue tant que la journée n’est pas finie.',
    words: 'série, minutes, objectif, série perdue, temps, pas compté, régularité',
  },
  charts: {
    title: 'Lire vos graphiques ou les enregistrer',
    problem: 'Vous voulez voir où vous en êtes.',
    steps: [
      'Ouvrez {shell.pages.analytics.name} et choisissez la langue et la période.',
      'Sous chaque graphique, une phrase dit ce qu’il montre ; {charts.asTable} affiche les chiffres.',
      'Chaque graphique peut être enregistré comme image ou comme tableau.',
    ],
    expect:
      'Sur un téléphone, le lien ci-dessous mène à la page. Ce que vous venez de faire peut mettre une demi-minute à s’afficher.',
    words: 'statistiques, courbe, année, calendrier, exporter, csv, png, temps',
  },
}
