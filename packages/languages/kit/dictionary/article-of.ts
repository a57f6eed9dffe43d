import type { WordRules } from '../../word-rules.ts'
import type { DictionaryEntry } from './entry.ts'

/** The article that stands before a noun of a dictionary; undefined where it is no noun, or no article is sure. */
export function articleOf(entry: DictionaryEntry, rules: Pick<WordRules, 'nounArticle'>): string | undefined {
  const { term, pos, gender, pronunciation, formOf = [] } = entry
  if (pos !== 'n.' || gender === undefined) return undefined
  const isPlural = formOf.some(([, codes]) => codes.split(',').includes('pl'))
  return rules.nounArticle?.({ term, gender, sound: pronunciation.split(' | ')[0] ?? '', isPlural })
}
