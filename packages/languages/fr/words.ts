import { splitLatin } from '../kit/tokens/latin/split-latin.ts'
import type { WordRules } from '../word-rules.ts'
import { frenchFunctionWords } from './function-words.ts'
import { spellFrench } from './spell-number.ts'
import { splitFrench } from './tokenize/split-word.ts'

export const words: WordRules = {
  tokenize: (text, dictionary) => splitLatin(text, dictionary, splitFrench),
  functionWords: new Set(frenchFunctionWords),
  numbers: {
    thousands: /[. \u00A0\u202F]/g,
    spell: (number) => ({ words: spellFrench(number), pronunciation: '' }),
  },
}
