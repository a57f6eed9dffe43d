import type { LanguageTag } from '@lingarden/languages/find-language'
import { tutorRulesOf } from '@lingarden/languages/loaded'
import { sourceOfMove } from './move-pattern.ts'

const known = new Map<LanguageTag, RegExp>()

/** What a text says beside what it concedes: of “local ones, although they cost more” the first part. */
export function withoutConcession(text: string, language: LanguageTag): string {
  const pattern = known.get(language) ?? concessionIn(language)
  known.set(language, pattern)
  const rest = text.replace(pattern, ' ')
  return /\p{L}/u.test(rest) ? rest : text
}

/** A concession goes on to the next mark. */
function concessionIn(language: LanguageTag): RegExp {
  const wordings = tutorRulesOf(language).kinds?.phrases['conceding'] ?? []
  if (wordings.length === 0) return /(?!)/u
  return new RegExp(
    `(?<![\\p{Script=Latin}])(?:${wordings.map(sourceOfMove).join('|')})[^,;:.!?，；：。！？]*`,
    'giu',
  )
}
