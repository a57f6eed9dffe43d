import type { MistakeCategory } from '@lingarden/domain/mistakes/mistake-category'
import type { MistakeStage } from '@lingarden/domain/mistakes/mistake-life'
import type { MistakeAnswer } from '@lingarden/domain/mistakes/mistake-schedule'
import type { LanguageCode } from '@lingarden/languages/find-language'

/** A mistake as the list and the practice show it. */
export interface KeptMistake {
  id: string
  original: string
  corrected: string
  /** What the learner wrote around it; null where it is not known. */
  sentence: string | null
  /** That sentence with everything put right; null where not all of it could be. */
  mended: string | null
  explanation: string
  category: MistakeCategory
  stage: MistakeStage
  timesMade: number
  /** Milliseconds since the epoch, the oldest first. */
  madeAt: readonly number[]
  /** Since it was made last. */
  answers: readonly MistakeAnswer[]
  /** ISO 8601; null while it is open. */
  grownAt: string | null
  /** Whether the learner put it right themselves, after a hint, when it was made last. */
  isSelfMended: boolean
}

/** What of the list is shown; 'open' is all that has not grown. */
export type StateFilter = MistakeStage | 'open' | 'all'
export const stateFilters = [
  'open',
  'made',
  'practised',
  'seen',
  'grown',
  'all',
] as const satisfies StateFilter[]

export interface MistakeFilter {
  languageCode: LanguageCode
  kind: MistakeCategory | 'all'
  state: StateFilter
}

/** Whether a mistake is among those that a filter lets through. */
export const fitsFilter = (
  { category, stage }: KeptMistake,
  { kind, state }: Pick<MistakeFilter, 'kind' | 'state'>,
): boolean =>
  (kind === 'all' || kind === category) &&
  (state === 'all' || (state === 'open' ? stage !== 'grown' : state === stage))
