import { readBuiltDictionary } from '@lingarden/languages/build/built-dictionary'
import type { SupportedLanguage } from '@lingarden/languages/find-language'

/** The terms of each level as the built dictionary has them: a level, a tab and its terms, a line each. */
export function levelLines({ tag, dictionaryLevels }: SupportedLanguage): string[] {
  const byLevel = new Map(dictionaryLevels.map((level) => [level, new Set<string>()]))
  for (const { term, level } of readBuiltDictionary(tag).entries)
    byLevel.get(level ?? '')?.add(term.toLowerCase())
  return [...byLevel].map(([level, terms]) => `${level}\t${[...terms].toSorted().join(' ')}`)
}
