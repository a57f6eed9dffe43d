import { latinCorrections } from '../kit/tokens/latin/corrections.ts'
import { splitLatin } from '../kit/tokens/latin/split-latin.ts'
import type { WordRules } from '../word-rules.ts'
import { answers } from './answers.ts'
import { readReflexive } from './forms/reflexive.ts'
import { spanishFunctionWords } from './function-words.ts'
import { inflection } from './inflection.ts'
import { spanishMarkedLetters } from './marked-letters.ts'
import { mistakes } from './mistakes.ts'
import { spanishArticle } from './noun-article.ts'
import { spellSpanish } from './spell-number.ts'
import { spoken } from './spoken/spoken.ts'
import { splitSpanish } from './tokenize/split-word.ts'

export const words: WordRules = {
  tokenize: (text, dictionary) => splitLatin(text, dictionary, splitSpanish),
  functionWords: new Set(spanishFunctionWords),
  negations: new Set(['no', 'nunca']),
  // el sol, el/la testigo, (la) mesa; and sol, el.
  articles:
    /^\(?(?:el|la|los|las|un|una|unos|unas)(?:\s*[/,]\s*(?:el|la|los|las|un|una))?\)?\s+(?=\S)|\s*,\s*(?:el|la|los|las|un|una)(?:\s*\/\s*(?:la|una))?$/iu,
  nounArticle: spanishArticle,
  genderForms: { masculine: 'cansado', feminine: 'cansada' },
  markedLetters: spanishMarkedLetters,
  gaps: { shortest: 3, longest: 30 },
  numbers: {
    thousands: /[. \u00A0\u202F]/g,
    spell: (number) => ({ words: spellSpanish(number), pronunciation: '' }),
  },
  answers,
  spoken,
  mistakes,
  corrections: latinCorrections,
  inflection,
  forms: { readReflexive },
}
