import { gapsOf } from '@lingarden/domain/exercises/cloze-text'
import type { DrillTask } from '@lingarden/domain/exercises/drill'
import type { SupportedLanguage } from '@lingarden/languages/find-language'
import type { ReactNode } from 'react'

/** Draws a text of the language learned, such as with its readings above the words. */
export type RenderText = (text: string) => ReactNode

export const asItIs: RenderText = (text) => text

/** What the fields of every kind of exercise need. */
export interface FieldsProps<Kind extends DrillTask> {
  exercise: Kind
  language: SupportedLanguage
  /** The answer as far as it has come. */
  draft: readonly string[]
  /** Id of the element that says what to do. */
  promptId: string
  /** Whether it may still be changed. */
  isOpen: boolean
  onChange: (draft: readonly string[]) => void
  /** Whether it is the only exercise on the screen: digits choose then, wherever the focus is. */
  isAlone?: boolean
  /** Whether the options say which was right; not while it may be tried again. */
  isSettled?: boolean
  renderText?: RenderText
}

/** The answer before the learner has done anything. */
export const emptyDraft = (exercise: DrillTask): string[] =>
  exercise.kind === 'cloze' ? gapsOf(exercise.text).map(() => '') : []
