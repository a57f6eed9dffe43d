import { isLatinClause } from '../../kit/tutor/latin-clause.ts'
import { latinNameInText } from '../../kit/tutor/latin.ts'
import type { NameRules, RelevanceRules } from '../../rules/relevance-rules.ts'
import { answersAnyway, emptyWords, joiningWords } from './common-words.ts'
import { namesThatAreWords } from './names-that-are-words.ts'
import { topics } from './topics.ts'

/** What one says "I" and "we" with. Of one's own dog one may say anything, so "my" is none of them. */
const self = new Set(['je', "j'", 'me', "m'", 'moi', 'nous', 'on'])
const clauseWords = {
  verbs: new Set(['es', 'son', 'est', 'sont', 'a', 'ont', 'fait', 'va', 'aime', 'mange']),
  small: [emptyWords, joiningWords],
}

export const relevance: RelevanceRules = {
  emptyWords,
  joiningWords,
  answersAnyway,
  topics,
  isPersonal: (words) => words.some((word) => self.has(word)),
  isClause: (words, lexicon) => isLatinClause(words, lexicon, clauseWords),
}

export const names: NameRules = {
  inText: latinNameInText,
  thatAreWords: namesThatAreWords,
  being: new Set(['es', 'suis', "c'", 'est']),
  longest: 4,
}
