import type { CommonWords } from '@lingarden/languages/common-words'
import type { HelpLanguage } from '@lingarden/languages/help-languages'
import type { DictionaryEntry } from '@lingarden/languages/kit/dictionary/entry'
import { lemmaOf } from '@lingarden/languages/kit/dictionary/lemma-of'
import { taughtMeaning, type CourseExamples, type ReaderMeaning } from './outline.ts'

/** What is known of the words of a language in the language of a reader, whom the dictionary would tell it in English. */
export interface ReaderMeanings {
  reader: HelpLanguage
  /** What lessons teach; undefined where it is not to be had. */
  examples?: CourseExamples | undefined
  /** What common words mean; undefined where it is not to be had. */
  commonWords?: CommonWords | undefined
}

/**
 * What a word means in the language of the reader: as a lesson teaches it, else as the list of common words says it, and of a form
 * without a meaning of its own, what its lemma means.
 * @param entry what the dictionary has of the word, which may be spelt otherwise where it was met
 * @param reading how it is read where it was met, to be told what it means there and nothing else
 */
export function readerMeaning(
  meanings: ReaderMeanings | undefined,
  term: string,
  entry?: KnownEntry | null,
  reading?: string,
): ReaderMeaning | undefined {
  if (!meanings) return undefined
  const lemma = entry ? lemmaOf(entry) : undefined
  const otherReading = entry && isReadOtherwise(entry, reading) ? reading : undefined
  return (
    meaningOf(meanings, entry?.term ?? term, otherReading) ??
    (lemma === undefined ? undefined : meaningOf(meanings, lemma))
  )
}

/** What is asked of an entry. */
type KnownEntry = Pick<DictionaryEntry, 'term' | 'pos' | 'formOf'> & { pronunciation?: string }

/** Whether a word is read in another way than its common one. */
const isReadOtherwise = ({ pronunciation = '' }: KnownEntry, reading = ''): boolean =>
  pronunciation.split(' | ').indexOf(reading) > 0

/** @param otherReading how the word is read where that is not its common reading, which a list names: “de nouveau (chóng)” */
function meaningOf(
  { reader, examples, commonWords }: ReaderMeanings,
  term: string,
  otherReading?: string,
): ReaderMeaning | undefined {
  const taught = examples && Object.hasOwn(examples, term) ? taughtMeaning(examples[term] ?? []) : undefined
  if (taught) return taught
  // Some words of a language are names of what every object has.
  const gloss = commonWords && Object.hasOwn(commonWords, term) ? commonWords[term] : undefined
  if (gloss === undefined || otherReading === undefined)
    return gloss === undefined ? undefined : { gloss, reader }
  const read = gloss.split(/[;；]\s*/u).find((sense) => sense.includes(otherReading))
  return read === undefined ? undefined : { gloss: read, reader }
}

/** All words whose meaning is known in the language of the reader, those that lessons teach first. */
export function allReaderMeanings({
  examples = {},
  commonWords = {},
}: ReaderMeanings): [term: string, gloss: string][] {
  const taught = Object.entries(examples).flatMap(([term, ofTerm]): [string, string][] => {
    const meaning = taughtMeaning(ofTerm)
    return meaning ? [[term, meaning.gloss]] : []
  })
  return [...new Map([...taught, ...Object.entries(commonWords), ...taught])]
}
