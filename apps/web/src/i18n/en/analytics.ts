import { formatCount, formatNumber, isOne } from '../format'

const number = (value: number) => formatNumber('en', value)
const minutes = (count: number) => formatCount('en', count, { one: 'minute', other: 'minutes' })
const days = (count: number) => formatCount('en', count, { one: 'day', other: 'days' })
const words = (count: number) => formatCount('en', count, { one: 'word', other: 'words' })
const cards = (count: number) => formatCount('en', count, { one: 'card', other: 'cards' })

export const analytics = {
  title: 'Analytics',
  language: 'Language',
  allLanguages: 'All languages',
  range: 'Range',
  ranges: { 30: '30 days', 90: '90 days', 365: 'A year' },
  day: 'Day',
  week: 'Week',
  hour: 'Hour',
  minutes: 'Minutes',
  cards: 'Cards',
  reviews: 'Reviews',
  wordsAdded: 'Words added',
  practised: 'Practised',
  daysPractised: 'Days with practice',
  streak: 'Streak',
  consistency: 'Consistency',
  consistencyMeans: 'How much of your daily goal you reached in the last 30 days. Recent days count more.',
  duration: (count: number) =>
    count < 60 ? `${number(count)} min` : `${number(Math.floor(count / 60))} h ${number(count % 60)} min`,
  ofDays: (count: number, all: number) => `${number(count)} of ${number(all)}`,
  dayCount: days,
  percent: (value: number) => `${number(value)}%`,
  fromTo: (from: string, to: string) => `${from} – ${to}`,
  dayMinutes: (day: string, count: number) => `${day}: ${minutes(count)}`,
  dayWords: (day: string, count: number) => `${day}: ${words(count)}`,
  dayCards: (day: string, count: number) => `${day}: ${cards(count)}`,
  dayStages: (day: string, total: number, inBloom: number) =>
    `${day}: ${words(total)}, ${number(inBloom)} in bloom`,
  year: {
    title: 'Your year',
    summary: (practised: number, complete: number, total: string) =>
      `You practised on ${days(practised)} of the last year, ${total} in all, and reached your goal on ${days(complete)}.`,
    less: 'Less',
    more: 'More',
  },
  minutesADay: {
    title: 'Minutes a day',
    summary: (mean: number, goal: number, reached: number, all: number) =>
      `${minutes(mean)} a day on average. The goal of ${number(goal)} was reached on ${number(reached)} of ${days(all)}.`,
    weeks: (mean: number, goal: number, reached: number, all: number) =>
      `${minutes(mean)} a day on average. ${number(reached)} of ${number(all)} weeks ${isOne('en', reached) ? 'was' : 'were'} at the goal of ${number(goal)} or above.`,
  },
  words: {
    title: 'Words added',
    summary: (total: number, best: string, most: number) =>
      `${words(total)} came into your bank. The most was ${number(most)}: ${best}.`,
    none: 'No words came into your bank in this time.',
  },
  stages: {
    title: 'The garden over time',
    summary: (total: number, bloom: number) => `Your garden has ${words(total)}, ${number(bloom)} in bloom.`,
    none: 'From today on, this shows how your garden grows.',
  },
  recall: {
    title: 'What you remember',
    summary: (reviews: number, known: string, expected: string) =>
      `In ${formatCount('en', reviews, { one: 'review', other: 'reviews' })} of words you had learnt, you knew ${known}%. The schedule expected ${expected}%.`,
    none: 'Once words you have learnt come back for review, this shows how many of them you still know.',
    known: 'Known, in %',
    expected: 'Expected, in %',
    hint: (week: string, known: string, expected: string) =>
      `${week}: ${known}% known, ${expected}% expected`,
  },
  forecast: {
    title: 'Reviews to come',
    summary: (today: string, week: number, month: number) =>
      `Today: ${today}. ${cards(week)} will be due within a week and ${number(month)} within 30 days, if none is reviewed before then.`,
    nothingNow: 'nothing more',
    none: 'No card will be due within 30 days.',
  },
  hours: {
    title: 'Minutes by time of day',
    summary: (hour: number) => `You practise most between ${number(hour)} and ${number(hour + 1)} o’clock.`,
    none: 'This will show when in the day you practise.',
    name: (hour: number) => `${number(hour)}:00–${number(hour + 1)}:00`,
  },
  emptyTitle: 'Nothing to show yet',
  empty: 'Your minutes, words and memory appear here from your first day of practice.',
  failed: 'Your days could not be loaded. Please try again.',
  readAgain: 'Read again from the server',
  resetToday: 'Reset today',
  resetTitle: 'Reset today?',
  resetAbout:
    'Today’s minutes and the list of words added today are removed for this language. Your words and reviews stay.',
  keep: 'Keep it',
}
