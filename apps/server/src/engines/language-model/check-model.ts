import { z } from 'zod'
import { readAnswer, type Rung } from './answer/read-answer.ts'
import { callModel, type CallableModel } from './call/call-model.ts'
import { classifyError } from './classify-error.ts'
import { textForOperator, type Problem, type ProblemKind } from './errors.ts'
import { rungBelow, type Ladder } from './ladder.ts'

/** Longest time that the check takes, in milliseconds: a start does not wait for a model that is still being loaded. */
const checkLimitMs = 4000

const abilities: Record<Rung, string> = {
  schema: 'structured answers by JSON schema',
  prompt: 'structured answers by JSON on request',
  text: 'plain replies only: no feedback, suggestions or new goals',
}

/** The question is our own and harmless, so a refusal is about how it is asked. */
const isAboutAbility = new Set<ProblemKind>(['unsupported', 'bad_request', 'bad_response'])

const schema = z.object({ reply: z.string() })
const askForJson = 'Answer with one JSON object: {"reply": "<a greeting of one word>"}'
const askForText = 'Answer with a greeting of one word.'

/**
 * Goes down the ladder until the model answers as asked, and has the ladder remember it.
 * @returns one line for the operator
 */
export async function checkModel(
  model: CallableModel,
  ladder: Pick<Ladder, 'settle'>,
  limitMs = checkLimitMs,
): Promise<string> {
  const limits = { totalMs: limitMs, firstMs: limitMs, gapMs: limitMs }
  const signal = AbortSignal.timeout(limitMs)
  for (let rung: Rung | undefined = 'schema'; rung; rung = rungBelow(rung)) {
    const problem = await askOnRung(model, rung, { limits, signal })
    if (!problem) {
      ladder.settle(rung)
      return abilities[rung]
    }
    if (problem.kind === 'timeout')
      return `not checked: no answer within ${limitMs / 1000} s; begins with ${abilities[rung]}`
    if (!isAboutAbility.has(problem.kind)) return `does not answer: ${textForOperator(problem)}`
  }
  return `does not answer: ${textForOperator({ kind: 'bad_response' })}`
}

async function askOnRung(
  model: CallableModel,
  rung: Rung,
  options: Parameters<typeof callModel>[2],
): Promise<Problem | undefined> {
  const request = {
    instructions: rung === 'text' ? askForText : askForJson,
    messages: [{ role: 'user' as const, content: 'Hello' }],
    schema: rung === 'schema' ? schema : undefined,
  }
  try {
    for await (const event of readAnswer(callModel(model, request, options), rung)) {
      if (event.type === 'prose') return { kind: 'bad_response' }
    }
    return undefined
  } catch (error) {
    return classifyError(error)
  }
}
