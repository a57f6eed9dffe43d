import type { WordRules } from '../word-rules.ts'
import { mandarinFunctionWords } from './function-words.ts'
import { readMandarinNumber, spellMandarin } from './spell-number.ts'
import { tokenizeMandarin } from './tokenize/tokenize.ts'

export const words: WordRules = {
  tokenize: tokenizeMandarin,
  functionWords: new Set(mandarinFunctionWords),
  numbers: {
    thousands: /[, \u00A0\u202F]/g,
    spell: (number) => {
      const spelled = spellMandarin(number)
      return { words: spelled, pronunciation: readMandarinNumber(spelled) }
    },
  },
}
