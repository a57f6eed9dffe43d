import { setTimeout as wait } from 'node:timers/promises'
import type { TutorEvent } from '@lingarden/domain/tutor-turn'
import type { Rung } from '../answer/read-answer.ts'
import { watchTurn } from '../call/watchdog.ts'
import { classifyError } from '../classify-error.ts'
import { textForLearner, type Problem } from '../errors.ts'
import { TooHard } from '../level/gate.ts'
import { isMeasured } from '../level/level-fit.ts'
import { parseLevelState } from '../level/level-state.ts'
import type { AnsweredTurn } from './answered-turn.ts'
import { AnswerEvents } from './answer-events.ts'
import { askOnce, type AskingDeps } from './ask-once.ts'
import { firstAttempt, nextAttempt, type Attempt } from './next-attempt.ts'
import { TokenMeter } from './token-meter.ts'

/** A problem, and what came of the turn; nothing of what was said. */
export interface TurnReport extends Problem {
  rung: Rung
  outcome: 'tried again' | 'cut short' | 'failed'
}

export interface TurnDeps extends AskingDeps {
  report: (report: TurnReport) => void
}

/** One turn with the language model, by as many attempts as it takes. It throws nothing. */
export async function* takeTurn(deps: TurnDeps, input: AnsweredTurn): AsyncGenerator<TutorEvent> {
  const watch = watchTurn(deps.limits, input.signal)
  const meter = new TokenMeter()
  const isLevelMeasured = isMeasured(input.level)
  let attempt: Attempt | undefined = firstAttempt({
    rung: deps.ladder.rung,
    tooHard: isLevelMeasured ? parseLevelState(input.engineState) : [],
    mayRegenerate: isLevelMeasured,
  })
  try {
    while (attempt) {
      const answerEvents = new AnswerEvents(input)
      try {
        if (attempt.waitMs > 0) await wait(attempt.waitMs, undefined, { signal: watch.signal })
        yield* askOnce(deps, { input, attempt, answerEvents, meter, signal: watch.signal })
        const { rung }: Attempt = attempt
        if (answerEvents.isIncomplete && rung !== 'text')
          deps.report({ kind: 'bad_response', rung, outcome: 'cut short' })
        break
      } catch (error) {
        if (input.signal?.aborted) break
        if (error instanceof TooHard) {
          attempt = nextAttempt(attempt, error)
          continue
        }
        const problem = classifyError(watch.signal.aborted ? watch.signal.reason : error)
        const next: Attempt | undefined = answerEvents.hasShown ? undefined : nextAttempt(attempt, problem)
        noteProblem(deps, problem, { rung: attempt.rung, hasShown: answerEvents.hasShown, isLast: !next })
        if (answerEvents.hasShown) yield* answerEvents.finish()
        else if (!next) yield { type: 'error', error: textForLearner(problem), code: `tutor_${problem.kind}` }
        attempt = next
      }
    }
  } finally {
    watch.end()
  }
  yield meter.usage
}

function noteProblem(
  { ladder, report }: TurnDeps,
  problem: Problem,
  { rung, hasShown, isLast }: { rung: Rung; hasShown: boolean; isLast: boolean },
): void {
  if (problem.kind === 'unsupported') ladder.refused(rung)
  // An answer that breaks off half-way says nothing of what the model can.
  const isUnreadable = problem.kind === 'bad_response' || problem.kind === 'bad_request'
  if (isUnreadable && !hasShown) ladder.failed(rung)
  report({ ...problem, rung, outcome: hasShown ? 'cut short' : isLast ? 'failed' : 'tried again' })
}
