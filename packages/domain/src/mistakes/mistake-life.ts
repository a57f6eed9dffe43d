import { daysRight, isOutgrown, type MistakeAnswer } from './mistake-schedule.ts'

/** The life of a mistake: made, right in a review, right in a talk with the tutor, grown. */
export const mistakeStages = ['made', 'practised', 'seen', 'grown'] as const
export type MistakeStage = (typeof mistakeStages)[number]

/** What says where a mistake is in its life. */
interface LivedMistake {
  /** As the server keeps it. */
  stage: MistakeStage
  /** Since it was made last, with those that the server has not heard of. */
  answers: readonly MistakeAnswer[]
}

/** Where a mistake is in its life, with the answers that wait in this browser. */
export function stageWith({ stage, answers }: LivedMistake): MistakeStage {
  if (stage === 'grown' || isOutgrown(answers)) return 'grown'
  if (stage === 'seen') return 'seen'
  return daysRight(answers) > 0 ? 'practised' : 'made'
}

/** The stage that a stored value names; one that is none counts as made. */
export const readStage = (value: unknown): MistakeStage =>
  mistakeStages.find((stage) => stage === value) ?? 'made'
