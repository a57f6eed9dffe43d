import type { WordRules } from '../word-rules.ts'
import { answers } from './answers.ts'
import { corrections } from './corrections.ts'
import { mandarinFunctionWords } from './function-words.ts'
import { mistakes } from './mistakes.ts'
import { typing } from './pinyin/typing.ts'
import { readings } from './reading/readings.ts'
import { readMandarinNumber, spellMandarin } from './spell-number.ts'
import { spoken } from './spoken/spoken.ts'
import { tokenizeMandarin } from './tokenize/tokenize.ts'

export const words: WordRules = {
  tokenize: tokenizeMandarin,
  functionWords: new Set(mandarinFunctionWords),
  negations: new Set(['不', '没', '没有', '别']),
  markedLetters: {},
  gaps: { shortest: 1, longest: 6 },
  numbers: {
    thousands: /[, \u00A0\u202F]/g,
    spell: (number) => {
      const spelled = spellMandarin(number)
      return { words: spelled, pronunciation: readMandarinNumber(spelled) }
    },
  },
  answers,
  spoken,
  mistakes,
  corrections,
  readings,
  typing,
}
