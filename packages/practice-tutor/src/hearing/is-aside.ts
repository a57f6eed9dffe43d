import { languageOf, type LanguageTag } from '@lingarden/languages/find-language'
import type { Lexicon } from '@lingarden/languages/kit/lexicon/lexicon'
import { tutorRulesOf } from '@lingarden/languages/loaded'
import { tokenize } from '../matching/tokens.ts'
import { kindsIn } from './kinds-in.ts'
import { plainMove } from './move-pattern.ts'
import { isFinite } from './of-others.ts'
import { patternAlone } from './pattern-in.ts'

/** More words are no echo of what was asked. */
const longestEcho = 5

/**
 * Whether a question beside an answer wants none of its own: it asks for consent (“okay?”), or echoes what the tutor asked in a
 * few words without a verb (“Three weeks?”).
 */
export function isAside(question: string, language: LanguageTag, lexicon: Lexicon | undefined): boolean {
  const { hearing, kinds } = tutorRulesOf(language)
  if (patternAlone(hearing.tag ?? []).test(plainMove(question))) return true
  const said = kindsIn(question, language, lexicon)
  if (!languageOf(language).hasAlphabet || said.has('asks-word') || said.has('you')) return false
  const words = tokenize(question, language).map(({ text }) => text)
  const isVerb = (word: string) =>
    kinds?.copulas.includes(word) === true || isFinite(lexicon?.analyse(word) ?? [])
  return words.length <= longestEcho && !words.some(isVerb)
}
