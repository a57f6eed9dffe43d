import { wordRulesOf } from '@lingarden/languages/loaded'
import type { LanguageTag } from '@lingarden/languages/find-language'
import type { DictionaryIndex } from '@lingarden/languages/kit/dictionary/dictionary-index'
import type { DictionaryEntry } from '@lingarden/languages/kit/dictionary/entry'

const grouped = /^[1-9]\d{0,2}([., \u00A0\u202F])\d{3}(?:\1\d{3})*$/
const plain = /^(?:0|[1-9]\d{0,8})$/

/**
 * What a number written in digits is in words, as an entry that is no word of the language: not counted, in no list.
 * Undefined for what is no whole number up to 999,999,999: years and telephone numbers are read as numbers, too.
 */
export function numberEntry(text: string, language: LanguageTag): DictionaryEntry | undefined {
  const { thousands, spell } = wordRulesOf(language).numbers
  const digits = grouped.test(text) ? text.replace(thousands, '') : text
  if (!plain.test(digits)) return undefined
  const { pronunciation, words } = spell(Number(digits))
  return { term: text, pronunciation, definition: `number, said “${words}”`, aside: true }
}

/** A dictionary that also tells numbers in words, where it has no entry of its own for their digits. */
export function withNumbers(dictionary: DictionaryIndex, language: LanguageTag): DictionaryIndex {
  return { ...dictionary, lookUp: (term) => dictionary.lookUp(term) ?? numberEntry(term, language) }
}
