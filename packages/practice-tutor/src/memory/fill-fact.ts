import type { LanguageTag } from '@lingarden/languages/find-language'
import { tutorRulesOf } from '@lingarden/languages/loaded'

/** Puts a fact into a line that is said to whoever told it. */
export function fillFact(line: string, fact: string, language: LanguageTag): string {
  const { toListener, agree } = tutorRulesOf(language).memory
  const said = toListener.reduce((text, [from, to]) => text.replace(from, to), fact)
  const full = line.replace('{fact}', () => said)
  return agree?.(full) ?? full
}
