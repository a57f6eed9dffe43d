import type { TutorEvent } from '@lingarden/domain/tutor-turn'
import { answerSchema } from '../answer/answer-shape.ts'
import { readAnswer } from '../answer/read-answer.ts'
import { callModel, type CallableModel, type ModelRequest } from '../call/call-model.ts'
import type { TimeLimits } from '../call/watchdog.ts'
import type { Ladder } from '../ladder.ts'
import { formatLevelState } from '../level/level-state.ts'
import type { PromptFiles } from '../prompt/prompt-files.ts'
import { renderMessages } from '../prompt/render-messages.ts'
import { renderInstructions, wantedOf } from '../prompt/render-prompt.ts'
import { holdSentences } from '../reply/hold-sentences.ts'
import type { SentenceJudge } from '../reply/judge-sentence.ts'
import { rewriteSentence } from '../reply/rewrite-sentence.ts'
import type { AnsweredTurn } from './answered-turn.ts'
import type { AnswerEvents } from './answer-events.ts'
import type { Attempt } from './next-attempt.ts'
import type { TokenMeter } from './token-meter.ts'

export interface AskingDeps {
  model: CallableModel
  ladder: Ladder
  files: PromptFiles
  limits: TimeLimits
}

export interface Asking {
  input: AnsweredTurn
  attempt: Attempt
  answerEvents: AnswerEvents
  judge: SentenceJudge
  meter: TokenMeter
  signal: AbortSignal
}

/**
 * Asks the model once and tells its answer as it comes.
 * @throws WrongLanguage, or what callModel and readAnswer throw
 */
export async function* askOnce(deps: AskingDeps, asking: Asking): AsyncGenerator<TutorEvent> {
  const { files, ladder, limits, model } = deps
  const { input, attempt, answerEvents, judge, meter, signal } = asking
  const { rung, historyBudget } = attempt
  const request: ModelRequest = {
    instructions: renderInstructions(files, input, attempt),
    messages: renderMessages(input, rung, historyBudget),
    schema: rung === 'schema' ? answerSchema(wantedOf(input)) : undefined,
  }
  const answer = readAnswer(meter.count(request, callModel(model, request, { limits, signal })), rung)
  const hard = new Set<string>()
  const held = holdSentences(answer, {
    language: input.language.tag,
    judge,
    mayAskAgain: attempt.mayAskAgain,
    noteHard: (words) => words.forEach((word) => hard.add(word)),
    rewrite: (sentence, fault) =>
      rewriteSentence({ model, template: files.rewrite, meter, signal }, sentence, fault, input),
  })
  let isAsAsked = true
  for await (const event of held) {
    if (event.type === 'prose') isAsAsked = false
    yield* answerEvents.of(event)
  }
  yield* answerEvents.finish()
  if (hard.size > 0 || input.engineState !== undefined)
    yield { type: 'state', engineState: formatLevelState([...hard]) }
  if (isAsAsked) ladder.worked(rung)
  else ladder.failed(rung)
}
