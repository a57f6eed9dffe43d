import { gapsOf } from '@lingarden/domain/exercises/cloze-text'
import type { Exercise } from '@lingarden/domain/exercises/exercise'
import type { SupportedLanguage } from '@lingarden/domain/languages'

/** What the fields of every kind of exercise need. */
export interface FieldsProps<Kind extends Exercise> {
  exercise: Kind
  language: SupportedLanguage
  /** The answer as far as it has come. */
  draft: readonly string[]
  /** Id of the element that says what to do. */
  promptId: string
  /** Whether it may still be changed. */
  isOpen: boolean
  onChange: (draft: readonly string[]) => void
}

/** The answer before the learner has done anything. */
export const emptyDraft = (exercise: Exercise): string[] =>
  exercise.kind === 'cloze' ? gapsOf(exercise.text).map(() => '') : []

/** Whether an answer can be checked: an option chosen, all pieces placed, every gap filled. */
export function isComplete(exercise: Exercise, draft: readonly string[]): boolean {
  switch (exercise.kind) {
    case 'choice':
      return draft.length === 1
    case 'order':
      return draft.length >= exercise.pieces.length
    case 'cloze':
      return draft.length > 0 && draft.every((filling) => filling.trim() !== '')
    default:
      return exercise satisfies never
  }
}
