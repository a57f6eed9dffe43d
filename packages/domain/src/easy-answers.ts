import type { Feedback } from './tutor-turn.ts'

/** What a learner said, and how the tutor's look at it came out. */
export interface GivenAnswer {
  content: string
  /** Whether it was a suggestion, taken over as it stood. */
  isOffered?: boolean
  /** Absent where none was asked for or none has come. */
  feedback?: Feedback | undefined
}

/** So many easy answers in a row, and the tutor may offer to move up. */
export const easyAnswersToMoveUp = 3

/** One word is a greeting or a yes; it says nothing of what somebody can say. */
const aSentence = /\S\s+\S|\p{Script=Han}.*\p{Script=Han}.*\p{Script=Han}/u

/** An answer came easily when it was a sentence of the learner's own that was understood and needed no correction. */
function isEasy({ content, isOffered = false, feedback }: GivenAnswer): boolean {
  if (isOffered || !aSentence.test(content)) return false
  return feedback !== undefined && feedback.corrections.length === 0 && feedback.positive !== ''
}

/** Whether the last three answers all came easily; with fewer there is nothing to say yet. */
export function haveComeEasily(answers: readonly GivenAnswer[]): boolean {
  const last = answers.slice(-easyAnswersToMoveUp)
  return last.length === easyAnswersToMoveUp && last.every(isEasy)
}
