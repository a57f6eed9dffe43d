import { latinCorrections } from '../kit/tokens/latin/corrections.ts'
import { splitLatin } from '../kit/tokens/latin/split-latin.ts'
import type { WordRules } from '../word-rules.ts'
import { answers } from './answers.ts'
import { readReflexive } from './forms/reflexive.ts'
import { frenchFunctionWords } from './function-words.ts'
import { inflection } from './inflection.ts'
import { frenchMarkedLetters } from './marked-letters.ts'
import { mistakes } from './mistakes.ts'
import { frenchArticle } from './noun-article.ts'
import { spellFrench } from './spell-number.ts'
import { spoken } from './spoken/spoken.ts'
import { splitFrench } from './tokenize/split-word.ts'

export const words: WordRules = {
  tokenize: (text, dictionary) => splitLatin(text, dictionary, splitFrench),
  functionWords: new Set(frenchFunctionWords),
  negations: new Set(['ne', 'pas', 'jamais']),
  // le soleil, l'eau, le/la témoin, (la) table; and soleil, le.
  articles:
    /^\(?(?:le|la|les|un|une|des)(?:\s*[/,]\s*(?:le|la|un|une))?\)?\s+(?=\S)|^\(?l['’]\)?\s*(?=\S)|\s*,\s*(?:le|la|les|l['’]|un|une|des)(?:\s*\/\s*(?:la|une))?$/iu,
  nounArticle: frenchArticle,
  genderForms: { masculine: 'content', feminine: 'contente' },
  markedLetters: frenchMarkedLetters,
  gaps: { shortest: 3, longest: 30 },
  numbers: {
    thousands: /[. \u00A0\u202F]/g,
    spell: (number) => ({ words: spellFrench(number), pronunciation: '' }),
  },
  answers,
  spoken,
  mistakes,
  corrections: latinCorrections,
  inflection,
  forms: {
    readReflexive,
    // Coeurs is how cœurs is typed.
    printed: (form) => form.replace('oe', 'œ'),
  },
}
