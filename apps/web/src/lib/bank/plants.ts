import { isFunctionWord } from '@lingarden/domain/function-words/function-words'
import { findLanguage } from '@lingarden/languages/find-language'
import type { MeetingPlanting } from './counted-words'

/** Whether a word is planted so: one of a closed class only by the learner's own look-up. */
export function plants(word: string, by: MeetingPlanting, languageCode: string): boolean {
  const language = findLanguage(languageCode)
  return by === 'look-up' || !language || !isFunctionWord(word, language.tag)
}
