import type { TopicArticles } from '../../help/article'

export const offline: TopicArticles<'offline'> = {
  'without-connection': {
    title: 'Apprendre sans connexion',
    problem: 'Vous êtes dans un train ou un avion, ou le réseau est mauvais.',
    steps: [
      'Ouvrez Lingarden une fois avec une connexion, dans la langue que vous voulez emporter, et passez voir le tuteur.',
      'Sans connexion, continuez comme d’habitude : le vocabulaire, les révisions, les leçons déjà ouvertes et le tuteur intégré fonctionnent.',
      'Quand la connexion revient, gardez un moment une page de Lingarden ouverte.',
    ],
    expect:
      'Ce que vous avez fait est envoyé tout seul et compté une fois, même si vous avez appris sur deux appareils ; le temps de pratique de plus d’un mois n’est plus compté. Les traductions, les explications et la mise par écrit de votre voix doivent attendre.',
    words:
      'hors ligne, sans internet, avion, synchroniser, connexion perdue, enregistrer, modifications en attente',
  },
  install: {
    title: 'Mettre Lingarden sur l’écran d’accueil',
    problem: 'Vous voulez ouvrir Lingarden comme une application.',
    steps: [
      'Sur Android, ou dans Chrome et Edge : ouvrez le menu du navigateur et choisissez d’installer l’application ou de l’ajouter à l’écran d’accueil.',
      'Sur un iPhone ou un iPad : dans Safari, appuyez sur Partager, puis sur « Sur l’écran d’accueil ».',
      'Connectez-vous une fois dans l’application installée.',
    ],
    expect:
      'Elle s’ouvre dans sa propre fenêtre et marche sans connexion. Pour l’enlever, supprimez-la comme toute autre application ; votre compte reste.',
    words: 'appli, installer, PWA, iPhone, Android, écran d’accueil, télécharger',
  },
}
