import type { InflectionRules } from '@lingarden/languages/rules/inflection-rules'

/** What stands after a word, as far as it tells. @param before in lower case */
export function kindOfPlace(
  before: string | undefined,
  { beforeNoun, beforeParticiple, beforeVerb }: InflectionRules,
): 'verb' | 'participle' | 'noun' | undefined {
  if (before === undefined) return undefined
  if (beforeVerb.has(before)) return 'verb'
  if (beforeParticiple.has(before)) return 'participle'
  return beforeNoun.has(before) ? 'noun' : undefined
}
