import type { CommonWords } from '@lingarden/languages/common-words'
import type { HelpLanguage } from '@lingarden/languages/help-languages'
import type { DictionaryEntry } from '@lingarden/languages/kit/dictionary/entry'
import { lemmaOf } from '@lingarden/languages/kit/dictionary/lemma-of'
import { taughtMeaning, type CourseExamples, type ReaderMeaning } from './outline.ts'

/** What is asked of an entry. */
type KnownEntry = Pick<DictionaryEntry, 'term' | 'pos' | 'formOf'> & { pronunciation?: string }

/** What the words of a language mean in the language of a reader, whom the dictionary would tell it in English. */
export interface ReaderMeanings {
  /**
   * What a word means: as a lesson teaches it, else as the list of common words says it, and of a form without a meaning of its
   * own, what its lemma means.
   * @param entry what the dictionary has of the word, which may be spelt otherwise where it was met
   * @param reading how it is read where it was met, to be told what it means there and nothing else
   */
  of: (term: string, entry?: KnownEntry | null, reading?: string) => ReaderMeaning | undefined
  /** All words whose meaning is known, those that lessons teach first. */
  all: () => [term: string, gloss: string][]
  /** Whether nothing is missing. */
  isWhole: boolean
}

interface Sources {
  reader: HelpLanguage
  /** What lessons teach; undefined where it is not to be had. */
  examples: CourseExamples | undefined
  /** What common words mean; undefined where it is not to be had. */
  commonWords: CommonWords | undefined
}

/** Puts together what lessons and the list of common words say. */
export function openReaderMeanings({ reader, examples, commonWords }: Sources): ReaderMeanings {
  const taught = new Map<string, ReaderMeaning>()
  for (const [term, ofTerm] of Object.entries(examples ?? {})) {
    const meaning = taughtMeaning(ofTerm)
    if (meaning) taught.set(term, meaning)
  }
  const common = new Map(Object.entries(commonWords ?? {}))
  // A list names the other readings of a word: “de nouveau (chóng)”.
  const commonMeaning = (term: string, otherReading: string | undefined): ReaderMeaning | undefined => {
    const whole = common.get(term)
    const gloss =
      otherReading === undefined
        ? whole
        : whole?.split(/\s*[;；]\s*/u).find((sense) => sense.includes(otherReading))
    return gloss === undefined ? undefined : { gloss, reader }
  }
  return {
    of: (term, entry, reading) => {
      const own = entry?.term ?? term
      const lemma = entry ? (lemmaOf(entry) ?? own) : own
      const otherReading = entry && isReadOtherwise(entry, reading) ? reading : undefined
      return (
        taught.get(own) ??
        commonMeaning(own, otherReading) ??
        taught.get(lemma) ??
        commonMeaning(lemma, otherReading)
      )
    },
    all: () => [
      ...Array.from(taught, ([term, { gloss }]): [string, string] => [term, gloss]),
      ...[...common].filter(([term]) => !taught.has(term)),
    ],
    isWhole: examples !== undefined && commonWords !== undefined,
  }
}

/** Whether a word is read in another way than its common one. */
const isReadOtherwise = ({ pronunciation = '' }: KnownEntry, reading = ''): boolean =>
  pronunciation.split(' | ').indexOf(reading) > 0
