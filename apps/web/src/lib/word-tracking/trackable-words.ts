import type { TextToken } from '@lingarden/domain/dictionary/tokenize'
import { isTrackableWord } from '@lingarden/domain/dictionary/trackable-word'
import type { Dictionary } from '@/lib/dictionary/dictionary'

/**
 * The dictionary's terms of a message that may be tracked, each once; a phrase counts as its words, and names and what
 * else is no word of the language count for nothing.
 */
export async function trackableWords(
  tokens: readonly TextToken[],
  dictionary: Pick<Dictionary, 'lookUp'>,
): Promise<string[]> {
  const terms = tokens.flatMap(({ kind, term }) => (kind === 'word' && term ? [term] : []))
  const parts = terms.filter((term) => term.includes(' ')).flatMap((term) => term.split(' '))
  const entries = await dictionary.lookUp([...new Set([...terms, ...parts])])
  const known = new Set(entries.flatMap((entry) => (entry && !entry.aside ? [entry.term] : [])))
  return [...known].filter((term) => isTrackableWord(term, { lookUp: () => ({ term }) }))
}
