import type { LessonExercise } from '@lingarden/domain/courses/lesson-exercise'
import type { Lesson } from '@lingarden/domain/courses/lesson'
import type { Sentence } from '@lingarden/domain/courses/text'

/** A text in the target language and where it stands in its lesson. */
export interface PlacedText {
  place: string
  text: string
  readings?: Record<string, string> | undefined
}

/** The sentences of a lesson that teach: examples, dialogue, grammar. */
export function listTaughtTexts({ terms, dialogue, grammar }: Lesson): PlacedText[] {
  const placed = (place: string) => (sentence: Sentence, index: number) => ({
    place: `${place} ${index + 1}`,
    text: sentence.text,
    readings: sentence.readings,
  })
  return [
    ...terms.map(({ term, example, readings }) => ({ place: `example of ${term}`, text: example, readings })),
    ...dialogue.lines.map(placed('line')),
    ...grammar.examples.map(placed('grammar example')),
  ]
}

/** The text with its gaps filled by the model answer. */
export const fillGaps = (text: string): string =>
  text.replaceAll(/\{([^{}|]+)[^{}]*\}/gu, (_, answer: string) => answer)

/** The sentence that an exercise is about, whole; none where it is about single words. */
export function wholeText(exercise: LessonExercise, joint: string): string | undefined {
  switch (exercise.kind) {
    case 'cloze':
      return fillGaps(exercise.text)
    case 'order':
      return exercise.pieces.join(joint)
    case 'type':
      return exercise.answer
    case 'choice':
      return exercise.text
    case 'match':
    case 'hanzi':
      return undefined
    case 'listen-type':
    case 'listen-choose':
    case 'speak':
    case 'dictation':
      return exercise.text
  }
}

/** Every text of the target language in an exercise that a learner must understand or produce. */
export function listExerciseTexts(exercise: LessonExercise, joint: string): string[] {
  const whole = wholeText(exercise, joint) ?? ''
  switch (exercise.kind) {
    case 'match':
      return exercise.pairs.map(([word]) => word)
    case 'hanzi':
      return [exercise.text]
    case 'choice':
    case 'listen-choose':
      return [whole, ...(exercise.optionsIn === 'english' ? [] : exercise.options)]
    case 'cloze':
      return [whole, ...(exercise.bank ?? [])]
    case 'order':
      return [whole, ...(exercise.extra ?? [])]
    case 'listen-type':
      return [whole, exercise.answer]
    case 'type':
    case 'speak':
    case 'dictation':
      return [whole]
  }
}
