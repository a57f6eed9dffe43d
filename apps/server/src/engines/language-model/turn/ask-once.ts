import type { LanguageTag } from '@lingarden/languages/find-language'
import type { TutorEvent } from '@lingarden/domain/tutor-turn'
import { answerSchema } from '../answer/answer-shape.ts'
import { readAnswer } from '../answer/read-answer.ts'
import { callModel, type CallableModel, type ModelRequest } from '../call/call-model.ts'
import type { TimeLimits } from '../call/watchdog.ts'
import type { Ladder } from '../ladder.ts'
import { holdForLevel } from '../level/gate.ts'
import { isMeasured, measureFit, type RankOf } from '../level/level-fit.ts'
import { formatLevelState } from '../level/level-state.ts'
import type { PromptFiles } from '../prompt/prompt-files.ts'
import { renderMessages } from '../prompt/render-messages.ts'
import { renderInstructions, wantedOf } from '../prompt/render-prompt.ts'
import type { AnsweredTurn } from './answered-turn.ts'
import type { AnswerEvents } from './answer-events.ts'
import type { Attempt } from './next-attempt.ts'
import type { TokenMeter } from './token-meter.ts'

export interface AskingDeps {
  model: CallableModel
  ladder: Ladder
  files: PromptFiles
  limits: TimeLimits
  rankOf: (language: LanguageTag) => RankOf
  /** The clock, in milliseconds. */
  now: () => number
}

export interface Asking {
  input: AnsweredTurn
  attempt: Attempt
  answerEvents: AnswerEvents
  meter: TokenMeter
  signal: AbortSignal
}

/**
 * Asks the model once and tells its answer as it comes.
 * @throws TooHard, or what callModel and readAnswer throw
 */
export async function* askOnce(deps: AskingDeps, asking: Asking): AsyncGenerator<TutorEvent> {
  const { files, ladder, limits, model, now } = deps
  const { input, attempt, answerEvents, meter, signal } = asking
  const { rung, historyBudget } = attempt
  const request: ModelRequest = {
    instructions: renderInstructions(files, input, attempt),
    messages: renderMessages(input, rung, historyBudget),
    schema: rung === 'schema' ? answerSchema(wantedOf(input)) : undefined,
  }
  const answer = readAnswer(meter.count(request, callModel(model, request, { limits, signal })), rung)
  const measure = levelMeasure(deps, input)
  let isAsAsked = true
  for await (const event of attempt.mayRegenerate ? holdForLevel(answer, { measure, now }) : answer) {
    if (event.type === 'prose') isAsAsked = false
    yield* answerEvents.of(event)
  }
  yield* answerEvents.finish()
  if (isMeasured(input.level)) {
    const { isTooHard, tooHard } = measure(answerEvents.text)
    yield { type: 'state', engineState: formatLevelState(isTooHard ? tooHard : []) }
  }
  if (isAsAsked) ladder.worked(rung)
  else ladder.failed(rung)
}

function levelMeasure(
  { rankOf }: AskingDeps,
  { level, language, wordBank, dueWords = [], facts = [], tutorName, message }: AnsweredTurn,
) {
  const ranks = rankOf(language.tag)
  // What the learner said just now, or told of themselves before, is known, too.
  const said = [message, ...facts.map(({ text }) => text)].join(' ').toLowerCase()
  const terms = [...wordBank, ...dueWords, tutorName].map((word) => word.toLowerCase())
  const known = new Set([...terms, ...(said.match(/[\p{L}\p{M}]+/gu) ?? [])])
  return (text: string) => measureFit(text, { level, language: language.tag, rankOf: ranks, known })
}
