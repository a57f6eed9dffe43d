import type { Lexicon } from '../../kit/lexicon/lexicon.ts'
import { isLatinClause } from '../../kit/tutor/latin-clause.ts'
import { latinNameInText } from '../../kit/tutor/latin.ts'
import type { NameRules, RelevanceRules } from '../../rules/relevance-rules.ts'
import { answersAnyway, emptyWords, joiningWords } from './common-words.ts'
import { namesThatAreWords } from './names-that-are-words.ts'
import { topics } from './topics.ts'

/** What one says "I" and "we" with. Of one's own dog one may say anything, so "my" is none of them. */
const self = new Set(['yo', 'me', 'nos', 'nosotros', 'nosotras', 'conmigo'])
const clauseWords = {
  verbs: new Set(['es', 'son', 'está', 'están', 'hay', 'a', 'va']),
  small: [emptyWords, joiningWords],
}

export const relevance: RelevanceRules = {
  emptyWords,
  joiningWords,
  answersAnyway,
  topics,
  isPersonal: (words, lexicon) => words.some((word) => self.has(word) || isFirstPerson(word, lexicon)),
  isClause: (words, lexicon) => isLatinClause(words, lexicon, clauseWords),
}

/** No pronoun is needed; the first persons are 0 and 3. */
function isFirstPerson(word: string, lexicon: Lexicon | undefined): boolean {
  const readings = lexicon?.analyse(word) ?? []
  return readings.length > 0 && readings.every(({ person }) => person === 0 || person === 3)
}

export const names: NameRules = {
  inText: latinNameInText,
  thatAreWords: namesThatAreWords,
  being: new Set(['soy', 'es']),
  longest: 4,
}
