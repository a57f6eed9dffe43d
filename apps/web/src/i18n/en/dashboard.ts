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
  ofGoal: (done: number, goal: number) => `${formatNumber('en', done)} of ${minutes(goal)}`,
  streak: (days: number) => `${formatCount('en', days, { one: 'day', other: 'days' })} in a row`,
  noStreak: 'Your streak begins with today',
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
  toBank: 'Open your bank',
  whatNow: 'What now',
  otherWays: 'Other ways',
  begin: (time: string) => `Begin · ${time}`,
  review: (cards: number) => `Review ${formatCount('en', cards, { one: 'card', other: 'cards' })}`,
  thirstyAndNew: (due: number, fresh: number) =>
    [due > 0 && `${formatNumber('en', due)} thirsty`, fresh > 0 && `${formatNumber('en', fresh)} new`]
      .filter(Boolean)
      .join(', '),
  lesson: { open: 'Go on with the lesson', next: 'Next lesson', first: 'Your first lesson' },
  goOn: (lesson: string) => `Go on: ${lesson}`,
  beginWith: (lesson: string) => `Begin with “${lesson}”`,
  mend: (mistakes: number) =>
    mistakes === 1 ? 'Mend a mistake' : `Mend ${formatNumber('en', mistakes)} mistakes`,
  mendWhere: 'in your own sentences',
  talk: (tutor: string) => `Talk with ${tutor}`,
  talkAbout: 'A topic of your choice',
  bring: 'Bring your own words',
  bringFrom: 'from a file or a text',
  shortOfGoal: (done: number, goal: number) => `${formatNumber('en', done)} of ${minutes(goal)}`,
  overGoal: (done: number, goal: number) => `${minutes(done)}, goal ${formatNumber('en', goal)}`,
  ofMinutes: (goal: number) => `of ${formatNumber('en', goal)} min`,
  goalMet: 'goal met',
  daysMet: (days: number) => `${days} of the last 7 days`,
  goal: 'Goal',
  gardenIs: (words: number, bloom: number, growing: number, seeds: number) => {
    const parts = [
      bloom > 0 && `${formatNumber('en', bloom)} in bloom`,
      growing > 0 && `${formatNumber('en', growing)} growing`,
      seeds > 0 && `${formatNumber('en', seeds)} planted`,
    ]
    return `${formatCount('en', words, { one: 'word', other: 'words' })}: ${parts.filter(Boolean).join(', ')}.`
  },
  growsBy: 'A plant grows when you recall its word.',
  tuftIs: (words: number) => `Here one tuft stands for ${formatNumber('en', words)} words.`,
  gardenEmpty: 'Here your words will stand, bed by bed.',
  gardenFailed: 'It stands where it stood. Try again in a moment.',
  byStage: 'Words by stage',
  howGrows: 'How a plant grows',
  stageMeans: {
    seed: 'planted',
    sprout: 'recalled once',
    leaf: 'lasts days',
    bud: 'lasts weeks',
    bloom: 'lasts a month',
  },
  beds: { talks: 'From your talks', added: 'Added by you', imported: 'Imported', course: 'From lessons' },
  thirsty: (words: number) => `${formatNumber('en', words)} thirsty`,
  lessonOf: (title: string, unit: string) => `${title} · ${unit}`,
  plant: (word: string, stage: string, recalled: string) => `${word}. ${stage}, ${recalled}`,
  neverRecalled: 'never recalled yet',
  recalled: (days: number) =>
    days === 1 ? 'recalled on one day' : `recalled on ${formatNumber('en', days)} days`,
  dueNow: 'due now',
  bedHas: (bed: string, stages: string) => `${bed}: ${stages}`,
  others: (words: number) => `+${formatNumber('en', words)}`,
  othersOf: (words: number, bed: string) =>
    `${formatCount('en', words, { one: 'more word', other: 'more words' })} of “${bed}”, in your bank`,
  furtherBeds: (beds: number) => formatCount('en', beds, { one: 'further bed', other: 'further beds' }),
  asTable: 'The garden as a table',
  tableAbout: 'Words by bed and stage',
  bed: 'Bed',
  thirst: 'Thirsty',
}
