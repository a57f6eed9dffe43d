import type { DictionaryEntry } from '../../kit/dictionary/entry.ts'
import { readLexicon, type PackedLexicon } from '../../kit/lexicon/lexicon.ts'
import { suggestSpelling } from '../../kit/spelling/suggest.ts'

/** How many definitions must use a word before it counts as English. */
const leastUses = 3

/**
 * The English words that a lexicon would take for a misspelling: who writes one has not misspelt, but not known the word,
 * and the nearest spelling is rarely what was meant.
 */
export function findEnglishWords(entries: readonly DictionaryEntry[], packed: PackedLexicon): string[] {
  const lexicon = readLexicon(packed)
  const uses = new Map<string, number>()
  for (const { definition } of entries) {
    for (const word of definition.match(/(?<!\p{L})[a-z]{4,}(?!\p{L})/gu) ?? [])
      uses.set(word, (uses.get(word) ?? 0) + 1)
  }
  return [...uses.keys()].filter((word) => {
    if ((uses.get(word) ?? 0) < leastUses) return false
    const suggestion = suggestSpelling(word, lexicon)
    return suggestion !== undefined && !suggestion.isAccent
  })
}
