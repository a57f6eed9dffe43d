import type { Texts } from '../groups'
import { formatCount, formatNumber } from '../format'

const minutes = (count: number) => formatCount('fr', count, { one: 'minute', other: 'minutes' })

export const dashboard: Texts['dashboard'] = {
  title: 'Accueil',
  lines: {
    newcomer: 'Cinq minutes, et votre jardin prend racine.',
    begun: 'Votre jardin est lancé : il pousse à chaque mot que vous retrouvez.',
    returning: 'Ravis de vous revoir. Commencez en douceur ; le reste attendra.',
    reached: 'L’objectif du jour est atteint. Tout ce qui suit est en plus.',
    open: (left) => `Encore ${minutes(left)} jusqu’à l’objectif du jour.`,
  },
  todaysCards: (due, fresh) => {
    const begun = formatCount('fr', fresh, { one: 'nouvelle carte', other: 'nouvelles cartes' })
    if (due === 0) return begun
    const old = formatCount('fr', due, { one: 'carte à réviser', other: 'cartes à réviser' })
    return fresh === 0
      ? old
      : `${old} et ${formatCount('fr', fresh, { one: 'nouvelle', other: 'nouvelles' })}`
  },
  failed: 'Votre journée et votre jardin n’ont pas pu être chargés.',
  today: 'Aujourd’hui',
  changeGoal: 'Changer l’objectif',
  streak: (days) => formatCount('fr', days, { one: 'jour de suite', other: 'jours de suite' }),
  noStreak: 'Dès aujourd’hui',
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
  whatNow: 'Que faire maintenant',
  otherWays: 'Autres possibilités',
  begin: (time) => `Commencer · ${time}`,
  review: (cards) => `Réviser ${formatCount('fr', cards, { one: 'carte', other: 'cartes' })}`,
  toWaterAndNew: (due, fresh) =>
    [
      due > 0 && `${formatNumber('fr', due)} à arroser`,
      fresh > 0 && formatCount('fr', fresh, { one: 'nouvelle', other: 'nouvelles' }),
    ]
      .filter(Boolean)
      .join(', '),
  lesson: { open: 'Reprendre la leçon', next: 'Leçon suivante', first: 'Votre première leçon' },
  goOn: (lesson) => `Reprendre : ${lesson}`,
  beginWith: (lesson) => `Commencer par « ${lesson} »`,
  mend: (mistakes) =>
    mistakes === 1 ? 'Corriger une faute' : `Corriger ${formatNumber('fr', mistakes)} fautes`,
  mendWhere: 'dans vos propres phrases',
  talk: (tutor) => `Parler avec ${tutor}`,
  talkAbout: 'Sur le sujet de votre choix',
  talkOn: 'Là où vous en étiez',
  bring: 'Importer vos mots',
  bringFrom: 'depuis un fichier ou un texte',
  ofGoal: (done, goal) => `${formatNumber('fr', done)} sur ${minutes(goal)}`,
  overGoal: (done, goal) => `${minutes(done)}, objectif ${formatNumber('fr', goal)}`,
  ofMinutes: (goal) => `sur ${formatNumber('fr', goal)} min`,
  goalMet: 'c’est fait',
  daysMet: (days) => `${days} des 7 derniers jours`,
  goal: 'Objectif',
  gardenFailed: 'Il est resté tel quel. Réessayez dans un instant.',
  lessonOf: (title, unit) => `${title} · ${unit}`,
}
