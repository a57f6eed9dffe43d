import { isFunctionWord } from '@lingarden/domain/function-words/function-words'
import { findLanguage } from '@lingarden/languages/find-language'
import { currentDay } from '@/lib/analytics/use-today'
import type { PendingStore } from './pending-store'
import { countMeeting, type Meeting, type MeetingPlanting } from './pending-words'

/** Whether a word is planted so: one of a closed class only by the learner's own look-up. */
export function plants(word: string, by: MeetingPlanting, languageCode: string): boolean {
  const language = findLanguage(languageCode)
  return by === 'look-up' || !language || !isFunctionWord(word, language.tag)
}

/** Counts that words were met now, and by what they were planted. */
export function storeMeetings(
  store: PendingStore,
  terms: readonly string[],
  { sentence, kind }: Pick<Meeting, 'sentence' | 'kind'>,
  plantingOf: (term: string) => MeetingPlanting | undefined,
): void {
  const at = new Date().toISOString()
  const on = currentDay()
  const meetingOf = (word: string): Meeting => {
    const by = plantingOf(word)
    return { word, sentence, kind, at, planting: by && { by, on } }
  }
  store.update((pending) => terms.reduce((after, word) => countMeeting(after, meetingOf(word)), pending))
}
