import { splitLatin } from '../kit/tokens/latin/split-latin.ts'
import type { WordRules } from '../word-rules.ts'
import { spanishFunctionWords } from './function-words.ts'
import { spellSpanish } from './spell-number.ts'
import { splitSpanish } from './tokenize/split-word.ts'

export const words: WordRules = {
  tokenize: (text, dictionary) => splitLatin(text, dictionary, splitSpanish),
  functionWords: new Set(spanishFunctionWords),
  numbers: {
    thousands: /[. \u00A0\u202F]/g,
    spell: (number) => ({ words: spellSpanish(number), pronunciation: '' }),
  },
}
