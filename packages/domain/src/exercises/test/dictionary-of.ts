import type { DictionaryEntry } from '@lingarden/languages/kit/dictionary/entry'
import type { AnswerDictionary } from '../judge-answer.ts'

/** A dictionary of a few words, by term; what it lacks is no word. */
export function dictionaryOf(
  entries: Record<string, Omit<DictionaryEntry, 'term' | 'pronunciation'>>,
): AnswerDictionary {
  return {
    longestTerm: 1,
    lookUp: (term) => {
      const entry = entries[term.toLowerCase()]
      return entry && { term: term.toLowerCase(), pronunciation: '', ...entry }
    },
  }
}
