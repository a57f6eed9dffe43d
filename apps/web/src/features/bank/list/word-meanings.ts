import { meaningOf } from '@lingarden/languages/kit/dictionary/entry'
import { withReaderMeaning, type ToldMeaning } from '@lingarden/domain/courses/outline'
import type { ReaderMeanings } from '@lingarden/domain/courses/reader-meaning'
import type { Dictionary } from '@/lib/dictionary/dictionary'

/** Words whose meaning is looked up at once (requirement 9.5c). */
const batchSize = 100
/** What the dictionary knows of words; a word without entry has an empty meaning, so that nobody asks again. */
export type Meanings = ReadonlyMap<string, ToldMeaning>
const nothing: ToldMeaning = { pronunciation: [], definition: [] }

/** What words are looked up in. */
interface Sources {
  dictionary: Pick<Dictionary, 'lookUp'>
  /** What words mean in the language of the reader; undefined for who reads English. */
  meanings: ReaderMeanings | undefined
}

/**
 * Looks up the words that are not known yet, 100 at a time.
 * @param onFound hears of what is known after the first batch, which is what one sees first
 */
export async function lookUpMeanings(
  terms: readonly string[],
  known: Meanings,
  { dictionary, meanings: told }: Sources,
  onFound: (meanings: Meanings) => void,
): Promise<Meanings> {
  const missing = terms.filter((term) => !known.has(term))
  if (missing.length === 0) return known
  const meanings = new Map(known)
  for (let from = 0; from < missing.length; from += batchSize) {
    const wanted = missing.slice(from, from + batchSize)
    const entries = await dictionary.lookUp(wanted)
    for (const [place, term] of wanted.entries()) {
      const entry = entries[place]
      meanings.set(term, withReaderMeaning(entry ? meaningOf(entry) : nothing, told?.of(term, entry)))
    }
    if (from === 0) onFound(new Map(meanings))
  }
  return meanings
}
