import { formatCount, formatNumber } from '../format'

const minutes = (count: number) => formatCount('en', count, { one: 'minute', other: 'minutes' })

export const dashboard = {
  title: 'Dashboard',
  lines: {
    newcomer: 'Five minutes of talk begin your garden.',
    begun: 'Your garden has begun. Every word you recall makes it grow.',
    returning: 'Good to see you again. Begin with a little; the rest will wait.',
    reached: 'Today’s goal is reached. Whatever you do now is extra.',
    open: (left: number) => `${minutes(left)} to today’s goal.`,
  },
  /** What today asks for, in the same words on every screen. */
  todaysCards: (due: number, fresh: number) => {
    const begun = formatCount('en', fresh, { one: 'new card', other: 'new cards' })
    if (due === 0) return begun
    if (fresh === 0) return formatCount('en', due, { one: 'card due', other: 'cards due' })
    return `${formatNumber('en', due)} due and ${begun}`
  },
  failed: 'Your day and your garden could not be loaded.',
  today: 'Today',
  changeGoal: 'Change goal',
  streak: (days: number) => `${formatCount('en', days, { one: 'day', other: 'days' })} in a row`,
  noStreak: 'It begins today',
  week: 'The last seven days',
  /** From Sunday on. By texts: the first date that `Intl` writes costs a phone 60 ms, and this is the first screen. */
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  weekdayInitials: 'SMTWTFS',
  dayMinutes: (day: string, count: number) => `${day}: ${minutes(count)}`,
  minutes: (count: number) => `${formatNumber('en', count)} min`,
  goalTitle: 'Daily goal',
  goalAbout: 'How many minutes a day would you like to practise? Little and often works best.',
  ownGoal: 'Your own number of minutes',
  setGoal: 'Set goal',
  goalRange: 'Please enter a whole number from 1 to 1440.',
  goalFailed: 'The goal could not be saved. Please try again.',
  garden: 'Your garden',
  words: (count: number) => formatCount('en', count, { one: 'word', other: 'words' }),
  whatNow: 'What now',
  otherWays: 'Other ways',
  begin: (time: string) => `Begin · ${time}`,
  review: (cards: number) => `Review ${formatCount('en', cards, { one: 'card', other: 'cards' })}`,
  toWaterAndNew: (due: number, fresh: number) =>
    [due > 0 && `${formatNumber('en', due)} to water`, fresh > 0 && `${formatNumber('en', fresh)} new`]
      .filter(Boolean)
      .join(', '),
  lesson: { open: 'Continue the lesson', next: 'Next lesson', first: 'Your first lesson' },
  goOn: (lesson: string) => `Continue with “${lesson}”`,
  beginWith: (lesson: string) => `Begin with “${lesson}”`,
  mend: (mistakes: number) =>
    mistakes === 1 ? 'Mend a mistake' : `Mend ${formatNumber('en', mistakes)} mistakes`,
  mendWhere: 'in your own sentences',
  talk: (tutor: string) => `Talk with ${tutor}`,
  talkAbout: 'A topic of your choice',
  talkOn: 'Where you left off',
  bring: 'Bring your own words',
  bringFrom: 'from a file or a text',
  ofGoal: (done: number, goal: number) => `${formatNumber('en', done)} of ${minutes(goal)}`,
  overGoal: (done: number, goal: number) => `${minutes(done)}, goal ${formatNumber('en', goal)}`,
  ofMinutes: (goal: number) => `of ${formatNumber('en', goal)} min`,
  goalMet: 'goal met',
  daysMet: (days: number) => `${days} of the last 7 days`,
  goal: 'Goal',
  gardenFailed: 'It is still there. Try again in a moment.',
  lessonOf: (title: string, unit: string) => `${title} · ${unit}`,
}
