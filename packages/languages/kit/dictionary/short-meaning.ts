import { meaningOf, sensesByReading, type DictionaryEntry } from './entry.ts'

/** The meaning of a word as one says it first, and what else it may mean. */
export interface ShortMeaning {
  /** How it is read in this meaning; empty where that is not known. */
  reading: string
  /** Empty where the dictionary says nothing. */
  first: string
  /** In the order of the dictionary, each once. */
  others: string[]
}

/** As the dictionaries write them: `n. m. `, `n. m./f. `, `interj. `; not `Mrs. `, which is a meaning. */
const partsOfSpeech = /^(?:(?:\p{Ll}{1,6}|m\.\/f)\. )+/u

/** How the dictionaries mark a name, without a full stop. */
const nameMark = /^name (?:[mf]\. )?/u

/** A comma between meanings, and not one within brackets. */
const betweenMeanings = /, (?![^(]*\))/u

/** A sense without its part of speech. */
export const plainSense = (sense: string): string => sense.replace(partsOfSpeech, '')

/**
 * The short meaning of an entry; of what is only a form, what it is a form of.
 * @param reading how the word is read where it was met; the common one without it
 */
export function shortMeaning(entry: DictionaryEntry, reading?: string): ShortMeaning {
  const groups = sensesByReading(entry)
  const met = groups.find((group) => group.reading.toLowerCase() === reading?.toLowerCase())
  const group = met ?? groups[0]
  const own = group?.senses ?? []
  const senses = own.length > 0 ? own : meaningOf(entry).definition
  const [first = '', ...others] = new Set(
    senses
      .map((sense) => (entry.pos === 'name' ? sense.replace(nameMark, '') : plainSense(sense)))
      .flatMap((sense) => sense.split(betweenMeanings))
      .filter((sense) => sense !== ''),
  )
  return { reading: met?.reading ?? reading ?? group?.reading ?? '', first, others }
}
