import type { LocalDay } from '@lingarden/domain/analytics/local-day'
import type { LanguageCode } from '@lingarden/languages/find-language'
import type { Mutation, MutationKind } from '@lingarden/sync/mutation'

/** Words that came into the bank on a day, or went out of it on the day they came; each counts once. */
interface DayWords extends Mutation {
  kind: 'day-words'
  languageCode: LanguageCode
  changeId: string
  /** The learner's local day. */
  date: LocalDay
  added: string[]
  removed: string[]
}

const sending = () => import('./day-table')

export const dayWords: MutationKind<DayWords> = {
  kind: 'day-words',
  // A day takes words only that are planted by then.
  lane: 'bank',
  nameOf: ({ changeId }) => changeId,
  load: sending,
  send: async ({ userId, languageCode, date, added, removed }, key) => {
    const { changeWordsOfDay } = await sending()
    await changeWordsOfDay({ userId, languageCode, date }, { added, removed }, key)
  },
}
