import { strengthBand, wordStrength, type StrengthBand } from '../strength.ts'

/** The kinds of exercises that a learner may put into an activity. */
export const drillKinds = ['choice', 'typing', 'listening', 'order', 'cloze'] as const
export type DrillKind = (typeof drillKinds)[number]

/** Words of one game at most; more are no better remembered. */
export const wordsInActivity = 20
/** Words that may be chosen by hand. */
export const mostChosenWords = 200
/** Characters of a name. */
export const longestName = 60

/** Which words an activity is about; they are chosen anew each time it is played. */
export type WordSelection =
  | { by: 'due' }
  | { by: 'strength'; band: StrengthBand }
  | { by: 'tag'; tag: string }
  | { by: 'lesson'; courseId: string; lessonId: string }
  | { by: 'hand'; words: readonly string[] }

/** Exercises that a learner put together and can play again. */
export interface CustomActivity {
  id: string
  name: string
  selection: WordSelection
  kinds: readonly DrillKind[]
}

/** Whether a selection could ever mean a word: a tag, a lesson or words by hand must be named. */
export function namesWords(selection: WordSelection): boolean {
  switch (selection.by) {
    case 'tag':
      return selection.tag !== ''
    case 'lesson':
      return selection.lessonId !== ''
    case 'hand':
      return selection.words.length > 0
    case 'due':
    case 'strength':
      return true
    default:
      return selection satisfies never
  }
}

/** What the words of an activity are chosen from. */
export interface WordSource {
  bank: readonly { word_string: string; tags: readonly string[]; seen: number; clicks: number }[]
  /** Words that are due today, the most urgent first. */
  due: readonly string[]
  /** The key terms of a lesson; none where it is not known. */
  termsOf: (courseId: string, lessonId: string) => readonly string[]
}

/** The words of the bank that a selection means now: all of them, the weakest first but for those that are due. */
export function selectWords(selection: WordSelection, { bank, due, termsOf }: WordSource): string[] {
  const strength = new Map(bank.map((row) => [row.word_string, wordStrength(row.seen, row.clicks)]))
  const ofBank = (words: Iterable<string>) => [...new Set(words)].filter((word) => strength.has(word))
  const byStrength = (words: readonly string[]) =>
    words.toSorted((a, b) => (strength.get(a) ?? 0) - (strength.get(b) ?? 0))
  switch (selection.by) {
    case 'due':
      return ofBank(due)
    case 'strength':
      return byStrength(
        [...strength].filter(([, value]) => strengthBand(value) === selection.band).map(([word]) => word),
      )
    case 'tag':
      return byStrength(
        bank.filter(({ tags }) => tags.includes(selection.tag)).map(({ word_string }) => word_string),
      )
    case 'lesson':
      return byStrength(ofBank(termsOf(selection.courseId, selection.lessonId)))
    case 'hand':
      return byStrength(ofBank(selection.words))
    default:
      return selection satisfies never
  }
}
