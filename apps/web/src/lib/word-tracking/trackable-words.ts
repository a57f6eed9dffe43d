import type { TextToken } from '@lingarden/domain/dictionary/tokenize'
import { isTrackableWord } from '@lingarden/domain/dictionary/trackable-word'
import type { Dictionary } from '@/lib/dictionary/dictionary'

/** The dictionary's terms of a message that may be tracked, each once; a phrase counts as its words. */
export async function trackableWords(
  tokens: readonly TextToken[],
  dictionary: Pick<Dictionary, 'lookUp'>,
): Promise<string[]> {
  const terms = tokens.flatMap(({ kind, term }) => (kind === 'word' && term ? [term] : []))
  const parts = [...new Set(terms.filter((term) => term.includes(' ')).flatMap((term) => term.split(' ')))]
  const entries = parts.length > 0 ? await dictionary.lookUp(parts) : []
  const known = new Set([...terms, ...entries.flatMap((entry) => entry?.term ?? [])])
  return [...known].filter((term) => isTrackableWord(term, { lookUp: () => ({ term }) }))
}
