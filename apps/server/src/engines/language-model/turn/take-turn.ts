import { setTimeout as wait } from 'node:timers/promises'
import type { TutorEvent } from '@lingarden/domain/tutor-turn'
import type { Rung } from '../answer/read-answer.ts'
import type { LanguageTag } from '@lingarden/languages/find-language'
import type { Lexicon } from '@lingarden/languages/kit/lexicon/lexicon'
import { promptRulesOf } from '@lingarden/languages/loaded'
import { watchTurn } from '../call/watchdog.ts'
import { FeedbackChecks } from '../corrections/feedback-checks.ts'
import { askSecondOpinion } from '../corrections/second-opinion.ts'
import type { CorrectionTally } from '../corrections/tally.ts'
import { fillTemplate } from '../prompt/fill-template.ts'
import { SentenceJudge } from '../reply/judge-sentence.ts'
import { WrongLanguage } from '../reply/wrong-language.ts'
import { classifyError } from '../classify-error.ts'
import { textForLearner, type Problem } from '../errors.ts'
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
  /** The words of a language, for our own rules; undefined where it needs none. */
  lexiconOf: (language: LanguageTag) => Promise<Lexicon | undefined>
  tally: CorrectionTally
  /** Whether the operator lets the model be asked a second time about what no rule decides. */
  hasSecondOpinion: boolean
  report: (report: TurnReport) => void
}

/** One turn with the language model, by as many attempts as it takes. It throws nothing. */
export async function* takeTurn(deps: TurnDeps, input: AnsweredTurn): AsyncGenerator<TutorEvent> {
  const watch = watchTurn(deps.limits, input.signal)
  const meter = new TokenMeter()
  const lexicon = await deps.lexiconOf(input.language.tag)
  const checks = feedbackChecksOf(deps, {
    input,
    lexicon,
    meter,
    signal: watch.signal,
    offered: (lines) => new SentenceJudge(input, lexicon).offered(lines),
  })
  let attempt: Attempt | undefined = firstAttempt({
    rung: deps.ladder.rung,
    tooHard: parseLevelState(input.engineState),
  })
  try {
    while (attempt) {
      const judge = new SentenceJudge(input, lexicon)
      const answerEvents = new AnswerEvents(input, checks, judge)
      try {
        if (attempt.waitMs > 0) await wait(attempt.waitMs, undefined, { signal: watch.signal })
        yield* askOnce(deps, { input, attempt, answerEvents, judge, meter, signal: watch.signal })
        const { rung }: Attempt = attempt
        if (answerEvents.isIncomplete && rung !== 'text')
          deps.report({ kind: 'bad_response', rung, outcome: 'cut short' })
        break
      } catch (error) {
        if (input.signal?.aborted) break
        if (error instanceof WrongLanguage) {
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

interface ChecksOfTurn {
  input: AnsweredTurn
  lexicon: Lexicon | undefined
  meter: TokenMeter
  signal: AbortSignal
  offered: (lines: readonly string[]) => string[]
}

/** The checks of the turn's feedback; the second opinion is metered as part of the turn. */
function feedbackChecksOf(
  { model, files, tally, hasSecondOpinion }: TurnDeps,
  { input, lexicon, meter, signal, offered }: ChecksOfTurn,
): FeedbackChecks {
  const { language } = input
  const instructions = fillTemplate(files['second-opinion'], {
    language: language.language,
    variety: promptRulesOf(language.tag).variety,
  })
  return new FeedbackChecks({
    input,
    lexicon,
    offered,
    tally,
    secondOpinion: hasSecondOpinion
      ? (message, stood) => askSecondOpinion({ model, instructions, meter, signal }, message, stood)
      : undefined,
  })
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
