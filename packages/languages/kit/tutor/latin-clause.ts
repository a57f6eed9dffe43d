import type { Analysis } from '../lexicon/analysis.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { plainLatin } from './latin.ts'

/** Fewer words are a name or a place rather than a sentence. */
const fewestWords = 3

export interface ClauseWords {
  /** Forms that are verbs nearly always, though the lexicon has another word that is written alike. */
  verbs: ReadonlySet<string>
  /** Sets of small words, without accents, that any sentence may have. */
  small: readonly ReadonlySet<string>[]
}

/** Whether words are surely a sentence: a finite verb that can be nothing else, and no word that nobody knows. */
export function isLatinClause(
  words: readonly string[],
  lexicon: Lexicon | undefined,
  { verbs, small }: ClauseWords,
): boolean {
  if (!lexicon || words.length < fewestWords) return false
  return words.some(isVerb) && words.every(isWord)

  function isVerb(word: string): boolean {
    if (verbs.has(word)) return true
    const readings = lexicon?.analyse(word) ?? []
    return readings.some(({ tense }) => tense !== undefined && tense !== 'ip') && readings.every(isOfVerb)
  }

  function isWord(word: string): boolean {
    const plain = plainLatin(word)
    if (small.some((known) => known.has(plain))) return true
    return word.endsWith("'") || verbs.has(word) || (lexicon?.analyse(word).length ?? 0) > 0
  }
}

const isOfVerb = ({ kind }: Analysis): boolean => kind === 'verb'
