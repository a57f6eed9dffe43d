import { formatCount, formatNumber } from '../format'

const counted = (one: string, other: string) => (number: number) => formatCount('en', number, { one, other })

/** Taking an export of one's own data in. */
export const restore = {
  about: 'What is here already stays as it is; the rest comes from the file.',
  opening: 'Reading the file',
  problems: {
    'no-json': 'This is not a Lingarden export: choose the file that “Export all data” saved.',
    foreign: 'This file is from another program.',
    'words-alone':
      'This file has only words, without reviews and days. Choose the one that “Export all data” saved.',
    'too-new': 'This file is from a newer version of Lingarden than this server’s.',
    damaged: 'The file is damaged or incomplete. Please export it again.',
    'too-large': 'The file is too large: it can have at most 300 MB.',
    unreadable: 'The file could not be read. Please try again.',
  },
  of: (day: string) => `Exported on ${day}:`,
  tables: {
    user_dictionaries: counted('word', 'words'),
    dictionary_corrections: counted('corrected reading', 'corrected readings'),
    review_log: counted('review', 'reviews'),
    learner_mistakes: counted('mistake', 'mistakes'),
    learner_facts: counted('thing the tutor remembers', 'things the tutor remembers'),
    daily_analytics_history: counted('day', 'days'),
    restored_days: counted('day restored before', 'days restored before'),
    practice_slices: counted('stretch of practice', 'stretches of practice'),
    tutor_histories: counted('conversation', 'conversations'),
    lesson_progress: counted('lesson', 'lessons'),
    review_activities: counted('activity of your own', 'activities of your own'),
  },
  settings: 'Your settings and goals',
  foreign: (language: string, number: number) =>
    `${formatCount('en', number, { one: 'entry', other: 'entries' })} in ${language} left out: it is not taught here.`,
  notTaken:
    'Days come back as your own history: friends and leaderboards count only what is practised here. Tokens, plans, friends and feedback stay where they are.',
  take: 'Restore',
  sending: (done: number, total: number) =>
    `Restoring: ${formatNumber('en', done)} of ${formatNumber('en', total)}`,
  brokenOff: 'It was interrupted. Nothing is lost or doubled: continue when you are online.',
  goOn: 'Continue',
  done: (number: number) =>
    `${formatCount('en', number, { one: 'entry from the file is', other: 'entries from the file are' })} here now.`,
  refused: (number: number) =>
    `${formatCount('en', number, { one: 'entry was', other: 'entries were' })} damaged and left out.`,
  close: 'Close',
}
