import type { ProblemKind } from '../../engines/language-model/errors.ts'
import { SpeechFailure } from '../failures.ts'

/** What a learner is told where a voice of our own failed. */
export const voiceFailure = (error: unknown): SpeechFailure =>
  new SpeechFailure('speech', { kind: kindOf(error) }, { cause: error })

function kindOf(error: unknown): ProblemKind {
  const name = error instanceof Error ? error.name : ''
  if (name === 'TimeoutError') return 'timeout'
  return name === 'AbortError' ? 'aborted' : 'unknown'
}
