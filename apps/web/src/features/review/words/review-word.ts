import type { CourseExample } from '@lingarden/domain/courses/outline'
import { meaningOf, type DictionaryEntry } from '@lingarden/domain/dictionary/entry'
import type { PracticeWord } from '@lingarden/domain/games/practice-words'
import type { BankRow } from '@lingarden/domain/word-bank'

/** A word of the bank with what a game shows of it; texts that are not known are empty. */
export interface ReviewWord extends PracticeWord {
  /** Pinyin of a Mandarin word. */
  reading: string
  /** Sentences that the learner met it in, the newest first. */
  own: readonly string[]
}

/** Senses shown on a card; more would be a dictionary. */
const sensesShown = 3
/** Characters of a sentence that a card has room for. */
const longestExample = 160

/** Joins what the bank, the dictionary and the course know of a word; the learner's own sentences go first. */
export function reviewWord(
  row: BankRow,
  entry: DictionaryEntry | undefined,
  examples: readonly CourseExample[],
): ReviewWord {
  const meaning = entry && meaningOf(entry)
  const own = row.sentences.filter((text) => text.length <= longestExample).toReversed()
  const [example] = examples
  return {
    term: row.word_string,
    meaning: meaning?.definition.slice(0, sensesShown).join('; ') || row.notes,
    reading: meaning?.pronunciation[0] ?? '',
    own,
    example: own[0] ?? example?.text ?? '',
    translation: translationOf(own[0], examples) ?? (own.length === 0 ? (example?.translation ?? '') : ''),
  }
}

/** A sentence met in a lesson has its translation there. */
const translationOf = (sentence: string | undefined, examples: readonly CourseExample[]) =>
  examples.find(({ text }) => text === sentence)?.translation
