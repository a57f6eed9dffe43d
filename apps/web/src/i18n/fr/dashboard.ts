import type { Texts } from '../groups'
import { formatCount, formatNumber } from '../format'

const minutes = (count: number) => formatCount('fr', count, { one: 'minute', other: 'minutes' })

export const dashboard: Texts['dashboard'] = {
  title: 'Accueil',
  lines: {
    newcomer: 'Une première conversation prend cinq minutes, et votre jardin est lancé.',
    returning: 'Ravis de vous revoir. Commencez par un peu ; le reste attendra.',
    reached: 'L’objectif du jour est atteint. Tout ce qui suit est en plus.',
    open: (left) => `Encore ${minutes(left)} jusqu’à l’objectif du jour.`,
  },
  start: 'Parler avec le tuteur',
  todaysCards: (due, fresh) => {
    const begun = formatCount('fr', fresh, { one: 'nouvelle carte', other: 'nouvelles cartes' })
    if (due === 0) return begun
    const old = formatCount('fr', due, { one: 'carte à réviser', other: 'cartes à réviser' })
    return fresh === 0
      ? old
      : `${old} et ${formatCount('fr', fresh, { one: 'nouvelle', other: 'nouvelles' })}`
  },
  review: (cards) => `Réviser : ${cards}`,
  failed: 'Votre journée et votre jardin n’ont pas pu être chargés.',
  firstLesson: 'Commencer par une leçon',
  today: 'Aujourd’hui',
  changeGoal: 'Changer l’objectif',
  ofGoal: (done, goal) => `${formatNumber('fr', done)} sur ${minutes(goal)}`,
  streak: (days) => formatCount('fr', days, { one: 'jour de suite', other: 'jours de suite' }),
  noStreak: 'Votre série commence aujourd’hui',
  consistency: (percent) => `Régularité de ${percent} % sur 30 jours`,
  week: 'Les sept derniers jours',
  weekdays: ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'],
  weekdayInitials: 'DLMMJVS',
  dayMinutes: (day, count) => `${day} : ${minutes(count)}`,
  minutes: (count) => `${formatNumber('fr', count)} min`,
  goalTitle: 'Objectif quotidien',
  goalAbout:
    'Combien de minutes par jour souhaitez-vous pratiquer ? Peu mais souvent, c’est ce qui marche le mieux.',
  ownGoal: 'Une autre durée, en minutes',
  setGoal: 'Fixer l’objectif',
  goalRange: 'Saisissez un nombre entier de 1 à 1440.',
  goalFailed: 'L’objectif n’a pas pu être enregistré. Veuillez réessayer.',
  garden: 'Votre jardin',
  words: (count) => formatCount('fr', count, { one: 'mot', other: 'mots' }),
  known: (words) => `Vous connaissez ${formatCount('fr', words, { one: 'mot', other: 'mots' })}`,
  noneKnown: 'Aucun mot n’est encore vraiment su',
  howCounted: 'Comment est-ce compté ?',
  knownMeans:
    'Un mot compte comme su quand vous l’avez retrouvé deux jours différents, et tant que le modèle de mémoire FSRS estime que vous le retrouveriez maintenant avec une probabilité de 90 % ou plus. Le voir ne suffit pas, et un mot oublié ne compte plus jusqu’à ce que vous le retrouviez.',
  stagesMean:
    'Les plantes ne poussent que quand vous retrouvez un mot : dans une révision, un exercice, ou employé juste et sans aide dans une phrase à vous. Une graine n’a jamais été retrouvée, une pousse l’a été ; une feuille devrait tenir 4 jours, un bouton 14, et une fleur 30, retrouvée trois jours différents.',
  recent: 'Plantés récemment',
  emptyTitle: 'Comment pousse votre jardin',
  firstSteps: {
    seed: 'Parlez avec le tuteur ou suivez une leçon : chaque mot employé ou consulté est une graine.',
    leaf: 'Retrouvez-le, dans une révision, un exercice ou une phrase à vous, et il pousse.',
    bloom: 'Retrouvez-le encore, à des jours et des semaines d’écart, et il fleurit.',
  },
  toBank: 'Voir votre vocabulaire',
}
