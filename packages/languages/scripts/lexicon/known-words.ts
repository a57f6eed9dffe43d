import { readLexicon, type PackedLexicon } from '../../kit/lexicon/lexicon.ts'
import { suggestSpelling } from '../../kit/spelling/suggest.ts'
import { listHunspellWords } from './hunspell.ts'

/** The words of a Hunspell dictionary that a lexicon would take for misspelt, in lower case and sorted. */
export async function findKnownWords(directory: string, packed: PackedLexicon): Promise<string[]> {
  const lexicon = readLexicon(packed)
  const seen = new Set<string>()
  const found: string[] = []
  // Where a headword is in the lexicon, so are its forms.
  for await (const word of listHunspellWords(
    directory,
    (headword) => !lexicon.isKnown(headword.toLowerCase()),
  )) {
    const lower = word.toLowerCase()
    if (seen.has(lower) || !/^\p{L}+$/u.test(lower)) continue
    seen.add(lower)
    if (suggestSpelling(lower, lexicon)) found.push(lower)
  }
  return found.toSorted()
}
