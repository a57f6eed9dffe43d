import { mutationsOf, type Mutation, type MutationKind, type Waiting } from '@lingarden/sync/mutation'
import { queue } from '@/lib/sync/queue'
import { bankLane } from './bank-edits'
import {
  countMeeting,
  fitsOneRequest,
  inRequests,
  joinCounts,
  type CountedWord,
  type Meeting,
} from './counted-words'
import type { BankOwner } from './word-table'

/** Counts of words that the learner met; the server adds what comes under one key once. */
interface WordCounts extends Mutation {
  kind: 'words'
  languageCode: string
  words: CountedWord[]
}

/** The remote procedure's one argument, as requirement 7.14 names its fields, and what planted a word on which day. */
const argumentsOf = ({ userId, languageCode, words }: WordCounts) => ({
  updates: words.map(({ word, seen, clicks, sentence, plantedBy, plantedOn }) => ({
    user_id: userId,
    language_code: languageCode,
    word_string: word,
    seen,
    clicks,
    sentence,
    ...(plantedBy && { planted_by: plantedBy }),
    ...(plantedOn && { planted_on: plantedOn }),
  })),
})

const sending = () => import('./send-counts')

export const wordCounts: MutationKind<WordCounts> = {
  kind: 'words',
  lane: bankLane,
  nameOf: ({ languageCode }) => languageCode,
  merge: (earlier, later) => {
    const words = joinCounts(earlier.words, later.words)
    return fitsOneRequest(words) ? { ...earlier, words } : undefined
  },
  load: sending,
  send: async (counts, key) => {
    const { sendCounts } = await sending()
    await sendCounts(argumentsOf(counts), key)
  },
  leave: ([first]) =>
    first && {
      name: 'batch_update_user_dictionaries',
      args: argumentsOf(first.mutation),
      key: first.key,
      brought: [first],
    },
}

/** Counts that words were met; kept until the server has it, and sent with whatever is sent next. */
export async function countMeetings(owner: BankOwner, meetings: readonly Meeting[]): Promise<void> {
  const { userId, languageCode } = owner
  const words = joinCounts([], meetings.map(countMeeting))
  for (const part of inRequests(words))
    await queue.put(wordCounts, { kind: 'words', userId, languageCode, words: part })
}

/** The counts of a language among what waits. */
export const countsAmong = (languageCode: string, waiting: readonly Waiting[]): CountedWord[] =>
  mutationsOf(wordCounts, waiting)
    .filter((counts) => counts.languageCode === languageCode)
    .flatMap(({ words }) => words)
