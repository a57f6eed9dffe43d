import type { LanguageTag } from '../languages.ts'
import { checkExercise, practisedText, solutionOf, type ExerciseResult } from './check-exercise.ts'
import type { Exercise } from './exercise.ts'
import { judgeAnswer, type Judgement } from './judge-answer.ts'

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

export type DrillTask = Exercise | WriteTask | MatchTask | SpeakTask | StrokesTask

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

/**
 * Checks an answer.
 * @param given as for `checkExercise`; what was written or said; of a match the meaning that was chosen first for each
 *   text; of strokes the characters that were drawn without help
 */
export function checkDrill(task: DrillTask, given: readonly string[], language: LanguageTag): ExerciseResult {
  switch (task.kind) {
    case 'write':
      return resultOf([
        judgeAnswer(given[0] ?? '', { accepted: [task.answer, ...(task.accept ?? [])], language }),
      ])
    case 'speak':
      return resultOf([
        judgeAnswer(given[0] ?? '', { accepted: [task.text, ...(task.accept ?? [])], language }),
      ])
    case 'match':
      return resultOf(task.pairs.map(([, meaning], place) => exactly(given[place] ?? '', meaning)))
    case 'strokes':
      return resultOf([...task.text].map((character, place) => exactly(given[place] ?? '', character)))
    case 'choice':
    case 'order':
    case 'cloze':
      return checkExercise(task, given, language)
  }
}

const resultOf = (judgements: Judgement[]): ExerciseResult => ({
  isRight: judgements.every(({ verdict }) => verdict !== 'wrong'),
  judgements,
})

const exactly = (given: string, answer: string): Judgement => ({
  given,
  answer,
  verdict: given === answer ? 'right' : 'wrong',
})

/** What is right, as a learner reads it afterwards; of a match the pairs that were not found at once. */
export function drillSolution(
  task: DrillTask,
  language: LanguageTag,
  { judgements }: ExerciseResult,
): string {
  switch (task.kind) {
    case 'write':
      return task.answer
    case 'speak':
    case 'strokes':
      return task.text
    case 'match':
      return task.pairs
        .filter((_, place) => judgements[place]?.verdict === 'wrong')
        .map((pair) => pair.join(' – '))
        .join(', ')
    case 'choice':
    case 'order':
    case 'cloze':
      return solutionOf(task, language)
  }
}

/** What a drill makes one read, hear or use of the language learned: its words were practised by answering it. */
export function drilledText({ task, heard }: Drill, language: LanguageTag): string {
  if (heard !== undefined) return heard
  switch (task.kind) {
    case 'write':
      return task.answer
    case 'speak':
    case 'strokes':
      return task.text
    case 'match':
      return task.pairs.map(([text]) => text).join(language === 'zh' ? '，' : ', ')
    case 'choice':
    case 'order':
    case 'cloze':
      return practisedText(task, language)
  }
}
