import type { CourseExample } from '@lingarden/domain/courses/outline'
import type { ReaderMeanings } from '@lingarden/domain/courses/reader-meaning'
import { meaningOf, type DictionaryEntry } from '@lingarden/languages/kit/dictionary/entry'
import { distinctSenses, sensesOfItself } from '@lingarden/languages/kit/dictionary/short-meaning'
import type { PracticeWord } from '@lingarden/domain/games/practice-words'
import type { BankRow } from '@lingarden/domain/word-bank'

/** A word of the bank with what a game shows of it; texts that are not known are empty. */
export interface ReviewWord extends PracticeWord {
  /** How it is read; empty where that is not known. */
  reading: string
  /** Sentences that hold it: those the learner met it in, the newest first, then those of the course. */
  sentences: readonly { text: string; translation: string }[]
}

/** Senses shown on a card; more would be a dictionary. */
const sensesShown = 2
/** Characters of a sentence that a card has room for. */
const longestSentence = 160

/**
 * Joins what the bank, the dictionary and the course know of a word.
 * @param meanings what words mean in the language of the reader, where that is not English
 */
export function reviewWord(
  row: BankRow,
  entry: DictionaryEntry | undefined,
  examples: readonly CourseExample[],
  meanings?: ReaderMeanings,
): ReviewWord {
  const own = row.sentences.toReversed()
  const told = meanings?.of(row.word_string, entry)
  const texts = new Set([...own, ...examples.map(({ text }) => text)])
  const sentences = [...texts]
    .filter((text) => text.length <= longestSentence)
    .map((text) => ({ text, translation: examples.find((one) => one.text === text)?.translation ?? '' }))
  return {
    term: row.word_string,
    meaning: row.meaning || told?.gloss || shortMeaning(entry) || row.notes,
    ...(told && { reader: told.reader }),
    reading: row.reading || (entry ? (meaningOf(entry).pronunciation[0] ?? '') : ''),
    sentences,
    example: sentences[0]?.text ?? '',
    translation: sentences[0]?.translation ?? '',
  }
}

/** The first senses of the word itself; what a form is a form of only where it has no sense of its own. */
function shortMeaning(entry: DictionaryEntry | undefined): string {
  if (!entry) return ''
  const ofItself = meaningOf({ ...entry, formOf: [] }).definition
  const shown = ofItself.length > 0 ? ofItself : meaningOf(entry).definition
  const senses = distinctSenses(sensesOfItself(entry, shown).own).slice(0, sensesShown)
  return senses.map((sense) => withoutTerm(sense, entry.term)).join('; ')
}

/** A sense without the term, which would give the answer away: for peso, of "weight, peso" weight. One that is just it stays. */
function withoutTerm(sense: string, term: string): string {
  const told = sense.split(', ').filter((piece) => piece.toLowerCase() !== term.toLowerCase())
  return told.join(', ') || sense
}
