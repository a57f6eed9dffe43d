import type { LanguageTag } from '@lingarden/languages/find-language'
import { practisedText } from './check-exercise.ts'
import type { Exercise } from './exercise.ts'

interface TaskFields {
  /** What to do, one short sentence in the learner's own language. */
  prompt: string
  /** What the whole means, shown once it is answered. */
  translation?: string | undefined
}

/** Write it in the language learned. */
export interface WriteTask extends TaskFields {
  kind: 'write'
  answer: string
  /** Other right answers. */
  accept?: readonly string[] | undefined
  /** Real words that look like a slip of one letter in the answer: they are another form, and no slip. */
  lookAlikes?: readonly string[] | undefined
}

/** Find the pairs of a word or sentence and its meaning. */
export interface MatchTask extends TaskFields {
  kind: 'match'
  pairs: readonly (readonly [text: string, meaning: string])[]
}

/** Say it aloud. */
export interface SpeakTask extends TaskFields {
  kind: 'speak'
  text: string
  /** Other sentences that fulfil the prompt. */
  accept?: readonly string[] | undefined
}

/** Draw each character of a Mandarin word, stroke by stroke. */
export interface StrokesTask extends TaskFields {
  kind: 'strokes'
  text: string
}

/** Find the word of a sentence that is too many. */
export interface DropTask extends TaskFields {
  kind: 'drop'
  /** The words of the sentence, with the marks that stand beside them, as they were written. */
  words: readonly string[]
  /** The sentence without it. */
  right: string
}

/** What the tutor offers in a talk: a word that is too many has no gap to be written into, and is looked for instead. */
export type TalkExercise = Exercise | DropTask

export type DrillTask = Exercise | WriteTask | MatchTask | SpeakTask | StrokesTask | DropTask

/** An exercise of a lesson or a review: answered once, then it is over or comes back later. */
export interface Drill {
  task: DrillTask
  /** What is to be expressed, in the learner's own language; shown from the start. */
  question?: string | undefined
  /** Heard instead of read; its text is shown once it is answered. */
  heard?: string | undefined
  /** A Mandarin word whose pinyin is shown, to be written in characters. */
  spelled?: string | undefined
  /** Readings by Mandarin word, for words that would be read otherwise. */
  readings?: Readonly<Record<string, string>> | undefined
  /** What may be done instead by who cannot do it this way, such as draw. */
  instead?: Omit<Drill, 'instead'> & { instead?: undefined }
}

/** What a drill makes one read, hear or use of the language learned: its words were practised by answering it. */
export const drilledText = ({ task, heard }: Drill, language: LanguageTag): string =>
  heard ?? practisedText(task, language)

/**
 * The sentence that the words of a drill were met in, to be shown and read out as their example later.
 * @returns empty for pairs, which are words in a row and no sentence
 */
export const drilledSentence = (drill: Drill, language: LanguageTag): string =>
  drill.task.kind === 'match' ? '' : drilledText(drill, language)
