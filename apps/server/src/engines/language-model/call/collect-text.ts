import { ModelProblem } from '../errors.ts'
import { callModel, type CallableModel, type ModelRequest } from './call-model.ts'
import { watchTurn, type TimeLimits } from './watchdog.ts'

interface Collecting {
  limits: TimeLimits
  /** Fires when the learner has left. */
  leaving: AbortSignal
  /** Longest answer that is taken, in characters. */
  longest: number
}

/**
 * The whole answer of one call, without spaces around it.
 * @throws ModelProblem bad_response for an empty or endless answer, and what callModel throws
 */
export async function collectText(
  model: CallableModel,
  request: ModelRequest,
  { limits, leaving, longest }: Collecting,
): Promise<string> {
  const watch = watchTurn(limits, leaving)
  try {
    let answer = ''
    for await (const part of callModel(model, request, { limits, signal: watch.signal })) {
      if (part.type === 'text') answer += part.text
      if (answer.length > longest) throw new ModelProblem({ kind: 'bad_response' })
    }
    if (answer.trim() === '') throw new ModelProblem({ kind: 'bad_response' })
    return answer.trim()
  } finally {
    watch.end()
  }
}
