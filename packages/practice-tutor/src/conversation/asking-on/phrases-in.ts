import { languageOf, type LanguageTag } from '@lingarden/languages/find-language'
import { tutorRulesOf } from '@lingarden/languages/loaded'
import { plainMove } from '../../hearing/move-pattern.ts'
import { patternAtStart, patternIn } from '../../hearing/pattern-in.ts'
import { wordsBegin, wordsFound } from '../../hearing/pattern-of-words.ts'

/** Tells of patterns whether they are found in a text; where words are not parted, only between words. */
export function phrasesIn(text: string, language: LanguageTag): (patterns: readonly string[]) => boolean {
  const plain = plainMove(text)
  const parted = partedOf(plain, language)
  if (parted === undefined) return (patterns) => patternIn(patterns).test(plain)
  return (patterns) => patterns.length > 0 && wordsFound(patterns, parted) !== undefined
}

/** Whether a text begins with one of several patterns. */
export function beginsWith(text: string, patterns: readonly string[], language: LanguageTag): boolean {
  const plain = plainMove(text)
  const parted = partedOf(plain, language)
  return parted === undefined ? patternAtStart(patterns).test(plain) : wordsBegin(patterns, parted)
}

function partedOf(plain: string, language: LanguageTag): string | undefined {
  const all = tutorRulesOf(language).relevance.words?.all(plain)
  return languageOf(language).hasAlphabet ? undefined : all?.join(' ')
}
