import type { Stood } from '@lingarden/practice-tutor/verifying/verify-corrections'
import { z } from 'zod'
import { callModel, type CallableModel, type ModelRequest } from '../call/call-model.ts'
import { watchTurn, type TimeLimits } from '../call/watchdog.ts'
import { wrapLearnerText } from '../prompt/clean-data.ts'
import type { TokenMeter } from '../turn/token-meter.ts'
import type { Opinion } from './check-feedback.ts'

/** A learner waits for a second opinion no longer than this, in milliseconds. */
const opinionLimits: TimeLimits = { totalMs: 6000, firstMs: 5000, gapMs: 3000 }
const longestAnswer = 500

const schema = z.object({ right: z.array(z.enum(['A', 'B', 'both', 'neither'])) })

export interface OpinionDeps {
  model: CallableModel
  /** The prompt, with its language filled in. */
  instructions: string
  meter: TokenMeter
  signal: AbortSignal
}

/**
 * Has the model say which of two sentences is right, without telling it which is the learner's: one that agrees with
 * everything is right in half of them, and what it finds right on both sides is no mistake.
 * @param stood what the rules cannot decide
 * @returns an opinion of each; none of any where the model fails
 */
export async function askSecondOpinion(
  { model, instructions, meter, signal }: OpinionDeps,
  message: string,
  stood: readonly Stood[],
): Promise<Opinion[]> {
  const content = stood
    .map((one, index) => {
      const after = sentenceWith(message, one)
      const [a, b] = isSwapped(index, message) ? [after, message] : [message, after]
      return `${index + 1}.\nA: ${wrapLearnerText(a)}\nB: ${wrapLearnerText(b)}`
    })
    .join('\n\n')
  const request: ModelRequest = { instructions, messages: [{ role: 'user', content }], schema }
  const watch = watchTurn(opinionLimits, signal)
  try {
    let answer = ''
    const call = callModel(model, request, { limits: opinionLimits, signal: watch.signal })
    for await (const part of meter.count(request, call)) {
      if (part.type === 'text') answer += part.text
      if (answer.length > longestAnswer) return []
    }
    const { right } = schema.parse(JSON.parse(/\{[^]*\}/.exec(answer)?.[0] ?? ''))
    return right.slice(0, stood.length).map((choice, index) => opinionOf(choice, isSwapped(index, message)))
  } catch {
    return []
  } finally {
    watch.end()
  }
}

/** Which side is the learner's changes from one to the next and from message to message, and is the same when asked again. */
const isSwapped = (index: number, message: string): boolean => (message.length + index) % 2 === 0

function opinionOf(choice: 'A' | 'B' | 'both' | 'neither', isSwapped_: boolean): Opinion {
  if (choice === 'neither') return undefined
  if (choice === 'both') return 'wrong'
  return (choice === 'A') === isSwapped_ ? 'right' : 'wrong'
}

const sentenceWith = (message: string, { place, correction }: Stood): string =>
  message.slice(0, place.start) + correction.corrected + message.slice(place.end)
