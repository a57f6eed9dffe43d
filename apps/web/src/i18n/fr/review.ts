import type { Texts } from '../groups'
import { formatCount } from '../format'

const count = (n: number, one: string, other: string) => formatCount('fr', n, { one, other })
const cards = (n: number) => count(n, 'carte', 'cartes')
const words = (n: number) => count(n, 'mot', 'mots')

export const review: Texts['review'] = {
  title: 'Révision',
  failed: 'Vos révisions n’ont pas pu être chargées.',
  emptyTitle: 'Rien à réviser pour l’instant',
  empty:
    'Les mots de votre vocabulaire reviennent ici juste avant que vous ne les oubliiez. Les leçons et les conversations le remplissent.',
  toCourses: 'Ouvrir les cours',
  begin: 'Commencer la révision',
  nothingDue: 'Rien à réviser maintenant',
  nothingDueHint: 'Les prochaines cartes viendront quand vous serez sur le point de les oublier.',
  shareDone: 'Le programme du jour est terminé',
  limitReached: {
    newCards: (limit, waiting) =>
      `Votre limite est de ${count(limit, 'nouvelle carte', 'nouvelles cartes')} par jour. Il en reste ${waiting} à commencer, dans les prochains jours ou dès maintenant si vous relevez la limite.`,
    reviews: (limit, waiting) =>
      `Votre limite est de ${count(limit, 'révision', 'révisions')} par jour. Il reste ${cards(waiting)} à revoir, dans les prochains jours ou dès maintenant si vous relevez la limite.`,
  },
  newCardsPaused: (waiting) =>
    `Votre limite de nouvelles cartes est à zéro. ${count(waiting, 'carte attend', 'cartes attendent')} que vous la releviez.`,
  changeLimit: 'Changer la limite',
  playMatching: 'Trouver des paires',
  reasons: {
    learning: (n) => count(n, 'carte déjà commencée', 'cartes déjà commencées'),
    review: (n) => `${cards(n)} sur le point de s’effacer`,
    fresh: (n) => `${count(n, 'nouvelle carte', 'nouvelles cartes')} aujourd’hui`,
    waiting: (n) => `${cards(n)} pour plus tard`,
  },
  why: {
    learning: 'Commencées ou oubliées depuis peu, elles reviennent vite, jusqu’à ce qu’elles restent.',
    review: 'Leur jour est venu. Celles que vous risquez le plus d’oublier passent d’abord.',
    fresh: 'Des mots de votre vocabulaire qui ne vous ont pas encore été demandés.',
  },
  spread: (days) => `Elles sont réparties sur ${count(days, 'jour', 'jours')}, sans mots nouveaux d’ici là.`,
  spreadAfterBreak: (days) =>
    `Vous avez fait une pause, et ce n’est pas grave. Elles sont réparties sur ${count(days, 'jour', 'jours')}, sans mots nouveaux d’ici là.`,
  clockBehind:
    'L’horloge de cet appareil retarde sur votre dernière révision. Rien n’est perdu, mais ce qui est à réviser ne se saura qu’une fois la date et l’heure corrigées.',
  leeches: 'Difficiles à retenir',
  leechHint:
    'Vous les oubliez encore et encore. Une phrase à vous, une note ou une conversation aident plus qu’une révision de plus.',
  games: 'Autres façons de s’exercer',
  matchingHint: 'Associez les mots à leur sens, à leur son ou à leur lecture.',
  mistakes: 'Fautes',
  mistakesHint: 'Écrivez correctement ce que le tuteur a corrigé.',
  newActivity: 'Nouvelle activité',
  newActivityHint: 'Choisissez vous-même les mots et les types d’exercices.',
  limits: (fresh, reviews) =>
    `Au plus ${count(fresh, 'nouvelle carte', 'nouvelles cartes')} et ${count(reviews, 'révision', 'révisions')} par jour.`,
  changeLimits: 'Modifier',
  limitsTitle: 'Combien par jour',
  limitsHint: 'Pour chaque langue. Les cartes qui reviennent en quelques minutes ne comptent pas.',
  limitNames: { newCards: 'Nouvelles cartes par jour', reviews: 'Révisions par jour' },
  save: 'Enregistrer',
  notSaved: 'L’enregistrement a échoué. Veuillez réessayer.',
  allSent: 'Toutes les révisions sont enregistrées',
  sending: (n) => `${count(n, 'révision gardée', 'révisions gardées')} ici, envoi dans un instant`,
  sendingChanges: (n) =>
    `${count(n, 'modification gardée', 'modifications gardées')} ici, envoi dans un instant`,
  waitHere: (n) => `${count(n, 'révision attend', 'révisions attendent')} ici votre retour en ligne`,
  changesWait: (n) =>
    `${count(n, 'modification attend', 'modifications attendent')} ici votre retour en ligne`,
  way: 'Comment les cartes interrogent',
  ways: { read: 'Lire', hear: 'Écouter', write: 'Écrire', gap: 'Compléter' },
  wayNotes: {
    meaning:
      'Cette carte demande le sens du mot. Vous l’écrirez sur les cartes qui demandent le mot ; elles viennent quand vous en connaissez le sens.',
    word: 'Cette carte demande le mot lui-même : on ne l’entend donc pas avant.',
    noSentence: 'Aucune de vos phrases ne contient ce mot tel quel : vous l’écrivez donc sans phrase.',
  },
  noMeaning: 'Son sens n’est pas connu. Une note de votre vocabulaire s’afficherait ici.',
  tooLate: 'Cette réponse est déjà envoyée et reste telle quelle.',
  endHere: 'S’arrêter ici',
  results: 'Ce qui a changé',
  noResults: 'Aucun résultat à afficher',
  noResultsHint: 'Après un jeu, vous verrez ici ce qu’il a changé.',
  toReview: 'Retour à la révision',
  dueNow: 'De nouveau à réviser maintenant',
  dueIn: (span) => `Revient dans ${span}`,
  becameLeech: 'Souvent oublié : essayez autrement',
  pairsOf: 'Ce qu’il faut associer',
  pairs: { meaning: 'Mot et sens', sound: 'Mot et son', reading: 'Caractères et pinyin' },
  tooFewTitle: 'Encore trop peu de mots',
  tooFewWords: 'Pour des paires, il faut au moins deux mots dont le sens est connu.',
  practice: 'S’exercer sur des mots',
  chosen: (n) => `Vous avez choisi ${words(n)}.`,
  noMistakes: 'Aucune faute en attente',
  noMistakesHint:
    'Ce que le tuteur corrige dans vos messages arrive ici, jusqu’à ce que vous l’ayez surmonté.',
  toTutor: 'Parler avec le tuteur',
  mistakePrompts: {
    write: 'Écrivez ce qui convient à la place de ce qui est barré.',
    pick: 'Choisissez ce qui convient à la place de ce qui est barré.',
    choose: 'Quelle phrase est correcte ?',
    drop: 'Il y a un mot de trop. Choisissez-le.',
  },
  mistakesDoneHint:
    'Elles reviennent un autre jour. Réussie deux jours différents, ou bien employée deux fois en conversation, une faute est surmontée.',
  mistakesFailed: 'Vos fautes n’ont pas pu être chargées.',
  comesBack: 'L’exercice revient à la fin.',
  leave: 'Quitter',
  activities: 'Vos activités',
  noActivity: 'Cette activité n’existe pas.',
  activitiesFailed: 'Vos activités n’ont pas pu être chargées.',
  editActivity: (name) => `Modifier « ${name} »`,
  deleteActivity: (name) => `Supprimer « ${name} »`,
  deleted: (name) => `« ${name} » est supprimée.`,
  undo: 'Annuler',
  name: 'Nom',
  nameHint: 'Par exemple : Mots pour le marché',
  nameMissing: 'Donnez-lui un nom.',
  whichWords: 'Quels mots',
  selections: {
    due: 'Ceux à réviser',
    strength: 'Par maîtrise',
    tag: 'Par étiquette',
    lesson: 'D’une leçon',
    hand: 'Choisis un à un',
  },
  bands: { weak: 'En germe', medium: 'En croissance', strong: 'En fleur' },
  chooseTag: 'Étiquette',
  noTags: 'Aucun mot de votre vocabulaire n’a encore d’étiquette.',
  chooseLesson: 'Leçon',
  chooseWords: 'Mots',
  searchWords: 'Chercher parmi vos mots',
  kindsOf: 'Types d’exercices',
  kinds: {
    choice: 'Choisir le sens',
    typing: 'Écrire le mot',
    listening: 'Écrire ce que vous entendez',
    order: 'Remettre une phrase en ordre',
    cloze: 'Compléter une phrase',
  },
  wordMissing: 'Choisissez d’abord les mots : sans eux, il n’y a rien à jouer.',
  savedForLater: 'Enregistré. Aucun mot ne convient pour l’instant ; jouez quand il y en aura.',
  kindMissing: 'Choisissez au moins un type.',
  wordsNow: (n) =>
    n === 0 ? 'Aucun mot ne convient pour l’instant.' : `${words(n)} pour l’instant, 20 au plus par jeu.`,
  saveAndPlay: 'Enregistrer et jouer',
  prompts: {
    choice: 'Qu’est-ce que cela veut dire ?',
    typing: 'Écrivez le mot.',
    listening: 'Écrivez le mot que vous entendez.',
    order: 'Remettez les mots en ordre.',
    cloze: 'Complétez la phrase.',
  },
  noExercises: 'Ces mots ne donnent aucun exercice de ces types : il leur manque un sens ou une phrase.',
  log: 'Dernièrement',
  logStates: { pending: 'En cours', success: 'Fait', error: 'Échec' },
  logNames: {
    flashcards: (n) => count(n, 'carte révisée', 'cartes révisées'),
    matching: (n) => count(n, 'mot associé', 'mots associés'),
    mistakes: (n) => count(n, 'faute travaillée', 'fautes travaillées'),
    activity: (name) => `Activité « ${name} » jouée`,
    saved: (name) => `Activité « ${name} » enregistrée`,
  },
}
