import type { Rung } from '../answer/read-answer.ts'
import { isPassing, type Problem } from '../errors.ts'
import { rungBelow } from '../ladder.ts'
import { WrongLanguage } from '../reply/wrong-language.ts'
import { usualBudget } from '../prompt/conversation-window.ts'

/** One way to ask the model. */
export interface Attempt {
  rung: Rung
  /** Words to avoid. */
  tooHard: readonly string[]
  /** Tokens for the conversation so far. */
  historyBudget: number
  /** Whether a reply that begins in another language may be asked for again; then it is told which. */
  mayAskAgain: boolean
  /** Whether a failure that may pass is still to be tried again. */
  mayRetry: boolean
  /** How long to wait before it, in milliseconds. */
  waitMs: number
}

const shortBudget = 200
const usualWaitMs = 300
/** A learner waits no longer than this for a second try, in milliseconds. */
const maxWaitMs = 2000

/** How a turn begins. */
export const firstAttempt = (choices: Pick<Attempt, 'rung' | 'tooHard'>): Attempt => ({
  ...choices,
  historyBudget: usualBudget,
  mayAskAgain: true,
  mayRetry: true,
  waitMs: 0,
})

/** How to ask again after a failure of which the learner has seen nothing; undefined where asking again is no use. */
export function nextAttempt(attempt: Attempt, failure: Problem | WrongLanguage): Attempt | undefined {
  if (failure instanceof WrongLanguage) return { ...attempt, mayAskAgain: false, waitMs: 0 }
  const { kind, retryAfterMs: waitMs = usualWaitMs } = failure
  if (kind === 'unsupported' || kind === 'bad_request' || kind === 'bad_response') {
    const rung = rungBelow(attempt.rung)
    return rung && { ...attempt, rung, waitMs: 0 }
  }
  if (kind === 'context_too_long' && attempt.historyBudget > shortBudget) {
    return { ...attempt, historyBudget: shortBudget, waitMs: 0 }
  }
  if (!attempt.mayRetry || !isPassing(failure) || waitMs > maxWaitMs) return undefined
  return { ...attempt, mayRetry: false, waitMs }
}
