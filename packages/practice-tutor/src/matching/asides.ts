import type { LanguageTag } from '@lingarden/languages/find-language'
import { tutorRulesOf } from '@lingarden/languages/loaded'
import type { Token } from './tokens.ts'

/**
 * The words of a text that say nothing of their own, so that they are neither missed nor taken for another word. None
 * where nothing else is said: “嗯” alone is an answer.
 */
export function findAsides(
  text: string,
  tokens: readonly Token[],
  language: LanguageTag,
): ReadonlySet<Token> {
  const places = Array.from(
    text.matchAll(tutorRulesOf(language).matching.asides.inText),
    ({ 0: found, index }) => ({
      start: index,
      end: index + found.length,
    }),
  )
  const found = tokens.filter((token) =>
    places.some(({ start, end }) => start <= token.start && token.end <= end),
  )
  return new Set(found.length < tokens.length ? found : [])
}
