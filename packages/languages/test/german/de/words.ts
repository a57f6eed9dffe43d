import { plainWords } from '@lingarden/text/plain-words'
import { latinCorrections } from '@lingarden/languages/kit/tokens/latin/corrections'
import { splitLatin } from '@lingarden/languages/kit/tokens/latin/split-latin'
import type { WordRules } from '@lingarden/languages/word-rules'
import { germanFunctionWords } from './function-words.ts'
import { inflection } from './inflection.ts'
import { spellGerman } from './spell-number.ts'
import { splitGerman, withoutNouns } from './split-word.ts'
import { spoken } from './spoken.ts'

export const words: WordRules = {
  tokenize: (text, dictionary) => splitLatin(text, dictionary, splitGerman).map(withoutNouns),
  functionWords: new Set(germanFunctionWords),
  negations: new Set(['nicht', 'kein', 'nie']),
  markedLetters: { a: 'ä', o: 'ö', u: 'ü', s: 'ß' },
  gaps: { shortest: 3, longest: 30 },
  numbers: {
    thousands: /[. \u00A0\u202F]/g,
    spell: (number) => ({ words: spellGerman(number), pronunciation: '' }),
  },
  answers: { listWords: plainWords },
  spoken,
  corrections: latinCorrections,
  inflection,
}
