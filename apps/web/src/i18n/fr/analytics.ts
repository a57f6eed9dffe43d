import type { Texts } from '../groups'
import { formatCount, formatNumber } from '../format'

const number = (value: number) => formatNumber('fr', value)
const minutes = (count: number) => formatCount('fr', count, { one: 'minute', other: 'minutes' })
const days = (count: number) => formatCount('fr', count, { one: 'jour', other: 'jours' })
const words = (count: number) => formatCount('fr', count, { one: 'mot', other: 'mots' })
const cards = (count: number) => formatCount('fr', count, { one: 'carte', other: 'cartes' })

export const analytics: Texts['analytics'] = {
  title: 'Progrès',
  language: 'Langue',
  allLanguages: 'Toutes les langues',
  range: 'Période',
  ranges: { 30: '30 jours', 90: '90 jours', 365: 'Un an' },
  day: 'Jour',
  week: 'Semaine',
  hour: 'Heure',
  minutes: 'Minutes',
  cards: 'Cartes',
  reviews: 'Révisions',
  wordsAdded: 'Mots ajoutés',
  practised: 'Temps de pratique',
  daysPractised: 'Jours avec pratique',
  streak: 'Série',
  consistency: 'Régularité',
  consistencyMeans:
    'La part de votre objectif quotidien atteinte ces 30 derniers jours. Les jours récents comptent davantage.',
  duration: (count) =>
    count < 60 ? `${number(count)} min` : `${number(Math.floor(count / 60))} h ${number(count % 60)} min`,
  ofDays: (count, all) => `${number(count)} sur ${number(all)}`,
  dayCount: days,
  percent: (value) => `${number(value)} %`,
  fromTo: (from, to) => `${from} – ${to}`,
  dayMinutes: (day, count) => `${day} : ${minutes(count)}`,
  dayWords: (day, count) => `${day} : ${words(count)}`,
  dayCards: (day, count) => `${day} : ${cards(count)}`,
  dayStages: (day, total, inBloom) => `${day} : ${words(total)}, dont ${number(inBloom)} en fleur`,
  year: {
    title: 'Votre année',
    summary: (practised, complete, total) =>
      `Vous avez pratiqué ${days(practised)} au cours de l’année, ${total} en tout, et atteint votre objectif ${number(complete)} fois.`,
    less: 'Moins',
    more: 'Plus',
  },
  minutesADay: {
    title: 'Minutes par jour',
    summary: (mean, goal, reached, all) =>
      `${minutes(mean)} par jour en moyenne. L’objectif de ${number(goal)} a été atteint ${days(reached)} sur ${number(all)}.`,
    weeks: (mean, goal, reached, all) =>
      `${minutes(mean)} par jour en moyenne. ${formatCount('fr', reached, { one: 'semaine', other: 'semaines' })} sur ${number(all)} à l’objectif de ${number(goal)} ou au-dessus.`,
  },
  words: {
    title: 'Mots ajoutés',
    summary: (total, best, most) =>
      `${words(total)} de plus dans votre vocabulaire. Maximum : ${number(most)} (${best}).`,
    none: 'Aucun mot n’a rejoint votre vocabulaire pendant cette période.',
  },
  stages: {
    title: 'Le jardin au fil du temps',
    summary: (total, bloom) => `${words(total)} dans votre jardin, dont ${number(bloom)} en fleur.`,
    none: 'À partir d’aujourd’hui, on verra ici comment pousse votre jardin.',
  },
  recall: {
    title: 'Ce que vous retenez',
    summary: (reviews, known, expected) =>
      `Sur ${formatCount('fr', reviews, { one: 'révision', other: 'révisions' })} de mots appris, vous en saviez ${known} %. Le programme prévoyait ${expected} %.`,
    none: 'Quand des mots déjà appris reviendront en révision, on verra ici combien vous en savez encore.',
    known: 'Sus, en %',
    expected: 'Prévus, en %',
    hint: (week, known, expected) => `${week} : ${known} % sus, ${expected} % prévus`,
  },
  forecast: {
    title: 'Révisions à venir',
    summary: (today, week, month) =>
      `Aujourd’hui : ${today}. ${cards(week)} à réviser d’ici une semaine et ${number(month)} d’ici 30 jours, si rien n’est révisé entre-temps.`,
    nothingNow: 'plus rien',
    none: 'Aucune carte n’est à réviser dans les 30 jours.',
  },
  hours: {
    title: 'Minutes selon l’heure de la journée',
    summary: (hour) => `Vous pratiquez surtout entre ${number(hour)} h et ${number(hour + 1)} h.`,
    none: 'On verra ici à quelle heure vous pratiquez.',
    name: (hour) => `${number(hour)} h – ${number(hour + 1)} h`,
  },
  emptyTitle: 'Rien à montrer pour l’instant',
  empty: 'Vos minutes, vos mots et votre mémoire s’afficheront ici dès le premier jour de pratique.',
  failed: 'Vos jours n’ont pas pu être chargés. Veuillez réessayer.',
  readAgain: 'Relire depuis le serveur',
  resetToday: 'Effacer la journée',
  resetTitle: 'Effacer la journée d’aujourd’hui ?',
  resetAbout:
    'Les minutes d’aujourd’hui et la liste des mots ajoutés aujourd’hui sont effacées pour cette langue. Vos mots et vos révisions restent.',
  keep: 'La garder',
}
