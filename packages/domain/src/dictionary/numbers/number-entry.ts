import type { LanguageTag } from '../../languages.ts'
import type { DictionaryIndex } from '../dictionary-index.ts'
import type { DictionaryEntry } from '../entry.ts'
import { spellFrench } from './spell-french.ts'
import { readMandarinNumber, spellMandarin } from './spell-mandarin.ts'
import { spellSpanish } from './spell-spanish.ts'

/** What parts thousands: Spanish and French write 1.000 and 1 000, Mandarin 1,000; elsewhere the sign is a decimal's. */
const thousands: Record<LanguageTag, RegExp> = {
  es: /[. \u00A0\u202F]/g,
  fr: /[. \u00A0\u202F]/g,
  zh: /[, \u00A0\u202F]/g,
}
const grouped = /^[1-9]\d{0,2}([., \u00A0\u202F])\d{3}(?:\1\d{3})*$/
const plain = /^(?:0|[1-9]\d{0,8})$/

/**
 * What a number written in digits is in words, as an entry that is no word of the language: not counted, in no list.
 * Undefined for what is no whole number up to 999,999,999: years and telephone numbers are read as numbers, too.
 */
export function numberEntry(text: string, language: LanguageTag): DictionaryEntry | undefined {
  const digits = grouped.test(text) ? text.replace(thousands[language], '') : text
  if (!plain.test(digits)) return undefined
  const { pronunciation, words } = spell(Number(digits), language)
  return { term: text, pronunciation, definition: `number, said “${words}”`, aside: true }
}

function spell(number: number, language: LanguageTag): { pronunciation: string; words: string } {
  switch (language) {
    case 'es':
      return { pronunciation: '', words: spellSpanish(number) }
    case 'fr':
      return { pronunciation: '', words: spellFrench(number) }
    case 'zh': {
      const words = spellMandarin(number)
      return { pronunciation: readMandarinNumber(words), words }
    }
  }
}

/** A dictionary that also tells numbers in words, where it has no entry of its own for their digits. */
export function withNumbers(dictionary: DictionaryIndex, language: LanguageTag): DictionaryIndex {
  return { ...dictionary, lookUp: (term) => dictionary.lookUp(term) ?? numberEntry(term, language) }
}
