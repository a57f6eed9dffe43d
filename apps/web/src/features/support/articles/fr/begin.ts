import type { TopicArticles } from '../../help/article'

export const begin: TopicArticles<'begin'> = {
  'first-steps': {
    title: 'Par où commencer',
    problem: 'Vous venez de vous inscrire et vous vous demandez que faire d’abord.',
    steps: [
      'Ouvrez {shell.pages.dashboard.name} : le grand bouton mène toujours à ce qui vous aide le plus sur le moment.',
      'Allez dans {shell.pages.tutor.name} pour une première conversation de cinq minutes, ou dans {shell.pages.courses.name} si vous préférez avancer pas à pas.',
      'Revenez demain et commencez par {shell.pages.review.name}.',
    ],
    expect:
      'Chaque mot rencontré devient une graine dans votre jardin. Un peu presque chaque jour le fait pousser plus vite que beaucoup en un seul jour.',
    words: 'débuter, démarrer, tutoriel, visite, débutant, comment ça marche',
  },
  'language-and-level': {
    title: 'Changer de langue ou de niveau',
    problem:
      'Vous voulez apprendre une autre langue, ou le tuteur parle trop simplement ou trop difficilement.',
    steps: [
      'Pour la langue, survolez le signe en forme de personne en haut à droite ; sur un téléphone, ouvrez le menu. Choisissez le mandarin, l’espagnol ou le français.',
      'Pour le niveau, ouvrez {shell.pages.settings.name} et choisissez-le sous {settings.sections.learning}.',
      'Choisissez ce que vous savez faire aujourd’hui ; vous pouvez en changer quand vous voulez.',
    ],
    expect:
      'Chaque langue a ses mots, son niveau, son objectif et ses conversations. Rien ne se perd quand vous changez : à votre retour, tout est comme vous l’avez laissé. Le tuteur adopte le nouveau niveau dès la conversation suivante.',
    words: 'autre langue, deuxième langue, difficulté, facile, difficile, genre, formes',
  },
}
