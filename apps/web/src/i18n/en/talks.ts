import { formatCount } from '../format'
/** What to talk about with the tutor, and the end of a talk. */
export const talks = {
  title: 'What shall we talk about?',
  level: 'Level',
  forMe: (band: string) => `For me: ${band}`,
  all: (count: number) => `All ${count}`,
  openTalk: 'Open talk',
  open: 'open',
  surprise: 'Surprise me',
  played: (ago: string) => `Last talked about ${ago}`,
  gone: 'There is no such topic. Here are the ones there are.',
  failed: 'The topics cannot be shown now.',
  other: 'Other topics',
  firstTalk: (tutor: string) => `Your first talk with ${tutor}`,
  firstTalkText: 'Eight short lines, from hello to goodbye, each with its meaning.',
  speaks: (language: string) => `speaks ${language} with you`,
  listens: 'is listening',
  goalsOf: (done: number, all: number) => `${done} of ${all}`,
  sessionGoals: (done: number, all: number) => `Session, goals: ${done} of ${all}`,
  about: 'About this talk',
  understood: 'Understood',
  youWill: 'Your goals',
  end: 'End the talk',
  done: 'Done for today',
  mended: 'Your sentences, mended',
  longest: 'Your longest sentence',
  bed: 'New in your garden',
  seeds: 'Seeds wait to be recalled; what you recalled by yourself has sprouted.',
  otherWords: (count: number) =>
    `${formatCount('en', count, { one: 'more word is', other: 'more words are' })} in your bank.`,
  minutesWith: (minutes: number) =>
    minutes < 1
      ? 'A short talk with'
      : `${formatCount('en', minutes, { one: 'minute', other: 'minutes' })} with`,
  talkedAbout: (title: string) => `${title}.`,
  ownSentences: (count: number) =>
    `${formatCount('en', count, { one: 'sentence', other: 'sentences' })} of your own.`,
  goalsReached: (count: number) => `${formatCount('en', count, { one: 'goal', other: 'goals' })} reached.`,
  practise: (count: number) => (count === 1 ? 'Practise this word now' : `Practise these ${count} now`),
}
