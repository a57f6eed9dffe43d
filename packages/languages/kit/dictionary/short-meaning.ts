import { meaningOf, sensesByReading, type DictionaryEntry } from './entry.ts'

/** The meaning of a word as one says it first, and what else it may mean. */
export interface ShortMeaning {
  /** How it is read in this meaning; empty where that is not known. */
  reading: string
  /** Empty where the dictionary says nothing. */
  first: string
  /** In the order of the dictionary, each once. */
  others: string[]
  /** What it means as a form of another word, where it happens to be one: casa, a house, is “marries” of casar. */
  asForm?: { of: string; meanings: string[] }
}

/** As the dictionaries write them: `n. m. `, `n. m./f. `, `interj. `; not `Mrs. `, which is a meaning. */
const partsOfSpeech = /^(?:(?:\p{Ll}{1,6}|m\.\/f)\. )+/u

/** How the dictionaries mark a name, without a full stop. */
const nameMark = /^name (?:[mf]\. )?/u

/** A comma between meanings, and not one within brackets. */
const betweenMeanings = /, (?![^(]*\))/u

/** A sense without its part of speech. */
export const plainSense = (sense: string): string => sense.replace(partsOfSpeech, '')

/** What a sense begins with, where it is one of a verb. */
const ofVerb = /^v\. /u

/**
 * The senses of a word itself, and those that it has only as a form of a verb. A sense without a part of speech has that
 * of the sense before it.
 */
export function sensesOfItself(
  { formOf = [] }: Pick<DictionaryEntry, 'formOf'>,
  senses: readonly string[],
): { own: string[]; ofForm: string[] } {
  if (formOf.length === 0 || senses.length === 0 || ofVerb.test(senses[0] ?? ''))
    return { own: [...senses], ofForm: [] }
  let isOfVerb = false
  const { own = [], ofForm = [] } = Object.groupBy(senses, (sense) => {
    if (partsOfSpeech.test(sense)) isOfVerb = ofVerb.test(sense)
    return isOfVerb ? 'ofForm' : 'own'
  })
  return { own, ofForm }
}

/** The words of senses, each once, without their parts of speech. */
function wordsOfSenses(senses: readonly string[], { pos }: Pick<DictionaryEntry, 'pos'>): string[] {
  const words = senses
    .map((sense) => (pos === 'name' ? sense.replace(nameMark, '') : plainSense(sense)))
    .flatMap((sense) => sense.split(betweenMeanings))
  return [...new Set(words)].filter((word) => word !== '')
}

/** Senses without their parts of speech; one that says nothing new after those before it is left out. */
export function distinctSenses(senses: readonly string[]): string[] {
  const said = new Set<string>()
  return senses.map(plainSense).filter((sense) => {
    const words = sense.split(betweenMeanings)
    const isNew = words.some((word) => !said.has(word))
    for (const word of words) said.add(word)
    return isNew
  })
}

/**
 * The short meaning of an entry; of what is only a form, what it is a form of.
 * @param reading how the word is read where it was met; the common one without it
 */
export function shortMeaning(entry: DictionaryEntry, reading?: string): ShortMeaning {
  const groups = sensesByReading(entry)
  const met = groups.find((group) => group.reading.toLowerCase() === reading?.toLowerCase())
  const group = met ?? groups[0]
  const own = group?.senses ?? []
  const itself = sensesOfItself(entry, own.length > 0 ? own : meaningOf(entry).definition)
  const [first = '', ...others] = wordsOfSenses(itself.own, entry)
  const asForm = { of: entry.formOf?.[0]?.[0] ?? '', meanings: wordsOfSenses(itself.ofForm, entry) }
  return {
    reading: met?.reading ?? reading ?? group?.reading ?? '',
    first,
    others,
    ...(asForm.meanings.length > 0 && { asForm }),
  }
}
