import { articlesToDrop, type ArticleWord } from '@lingarden/domain/bank-transfer/without-article'
import type { Dictionary } from '@/lib/dictionary/dictionary'

/** Terms that are looked up at once. */
const batchSize = 500

/** The words whose article goes, by what they are with it; all of those with one where there is no dictionary to ask. */
export async function dropArticles(
  found: readonly ArticleWord[],
  dictionary: Pick<Dictionary, 'lookUp'> | undefined,
): Promise<Map<string, string>> {
  const asked = found.flatMap(({ whole, rest }) => (rest.includes(' ') ? [whole, rest] : [whole]))
  const known = new Set<string>()
  if (!dictionary) return articlesToDrop(found, () => false)
  for (let from = 0; from < asked.length; from += batchSize) {
    const terms = asked.slice(from, from + batchSize)
    for (const [place, entry] of (await dictionary.lookUp(terms)).entries()) {
      const term = terms[place]
      if (entry && term !== undefined) known.add(term)
    }
  }
  return articlesToDrop(found, (term) => known.has(term))
}
