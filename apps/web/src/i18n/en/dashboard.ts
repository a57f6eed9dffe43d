import { formatCount, formatNumber } from '../format'

const minutes = (count: number) => formatCount('en', count, { one: 'minute', other: 'minutes' })

export const dashboard = {
  title: 'Dashboard',
  lines: {
    newcomer: 'A first conversation takes five minutes, and your garden has begun.',
    returning: 'Good to see you again. Begin with a little; the rest will wait.',
    reached: 'Today’s goal is reached. Whatever you do now is extra.',
    open: (left: number) => `${minutes(left)} to today’s goal.`,
  },
  start: 'Talk with the tutor',
  /** What today asks for, in the same words on every screen. */
  todaysCards: (due: number, fresh: number) => {
    const begun = formatCount('en', fresh, { one: 'new card', other: 'new cards' })
    if (due === 0) return begun
    if (fresh === 0) return formatCount('en', due, { one: 'card due', other: 'cards due' })
    return `${formatNumber('en', due)} due and ${begun}`
  },
  review: (cards: string) => `Review: ${cards}`,
  failed: 'Your day and your garden could not be loaded.',
  firstLesson: 'Begin with a lesson',
  today: 'Today',
  changeGoal: 'Change goal',
  ofGoal: (done: number, goal: number) => `${formatNumber('en', done)} of ${minutes(goal)}`,
  streak: (days: number) => `${formatCount('en', days, { one: 'day', other: 'days' })} in a row`,
  noStreak: 'Your streak begins with today',
  consistency: (percent: number) => `Consistency ${percent}% over 30 days`,
  week: 'The last seven days',
  /** From Sunday on. By texts: the first date that `Intl` writes costs a phone 60 ms, and this is the first screen. */
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  weekdayInitials: 'SMTWTFS',
  dayMinutes: (day: string, count: number) => `${day}: ${minutes(count)}`,
  minutes: (count: number) => `${formatNumber('en', count)} min`,
  goalTitle: 'Daily goal',
  goalAbout: 'How many minutes a day would you like to practise? Little and often works best.',
  ownGoal: 'Minutes of your own choice',
  setGoal: 'Set goal',
  goalRange: 'Please enter a whole number from 1 to 1440.',
  goalFailed: 'The goal could not be saved. Please try again.',
  garden: 'Your garden',
  words: (count: number) => formatCount('en', count, { one: 'word', other: 'words' }),
  known: (words: number) => `You know ${formatCount('en', words, { one: 'word', other: 'words' })}`,
  noneKnown: 'You know no word for sure yet',
  howCounted: 'How is this counted?',
  knownMeans:
    'A word counts as known once you have recalled it on two different days, and while the memory model FSRS expects you to recall it now with a chance of 90% or more. Seeing a word is not enough, and a word that you forget counts no more until you recall it again.',
  stagesMean:
    'The plants grow by recall alone: in a review, an exercise, or right and unaided in a sentence of your own. A seed was never recalled, a sprout once; a leaf should last 4 days, a bud 14, and a word in bloom 30 days, recalled on three.',
  recent: 'Planted last',
  emptyTitle: 'How your garden grows',
  firstSteps: {
    seed: 'Talk with the tutor or take a lesson: each word you use or look up is a seed.',
    leaf: 'Recall it, in a review, an exercise or a sentence of your own, and it sprouts.',
    bloom: 'Recall it again, days and weeks apart, and it blooms.',
  },
  toBank: 'Open your bank',
}
