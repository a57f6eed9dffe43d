import type { FinishReason, wrapLanguageModel } from 'ai'
import type { z } from 'zod'
import { responseFormat } from './response-format.ts'
import { streamError } from './stream-error.ts'
import { watchAttempt, type TimeLimits } from './watchdog.ts'

/** A model as the SDK's packages of the providers make it. */
type Model = ReturnType<typeof wrapLanguageModel>
export type CallOptions = Parameters<Model['doStream']>[0]

/** A model with what every call of it is to carry. */
export interface CallableModel {
  model: Model
  options: Pick<CallOptions, 'maxOutputTokens' | 'reasoning' | 'providerOptions'>
}

export interface Spoken {
  role: 'user' | 'assistant'
  content: string
}

export interface ModelRequest {
  instructions: string
  messages: readonly Spoken[]
  /** The shape that the provider is to hold the model to; without one it answers with text. */
  schema: z.ZodType | undefined
}

/** Tokens as the provider counted them; undefined where it does not tell. */
export interface TokenCount {
  input: number | undefined
  output: number | undefined
}

export type ModelPart =
  | { type: 'text'; text: string }
  | { type: 'end'; finishReason: FinishReason; tokens: TokenCount }

/**
 * One call of the model, as a stream. It retries nothing and logs nothing. Leaving the loop ends the call.
 *
 * The provider is asked directly: the SDK's own way to stream, made for tools and several steps, takes a millisecond
 * until the request leaves and half of one for each part, and the tutor's first word waits for both.
 * @throws whatever went wrong, as the SDK or the watchdog says it (see classify-error)
 */
export async function* callModel(
  { model, options }: CallableModel,
  request: ModelRequest,
  { limits, signal }: { limits: TimeLimits; signal: AbortSignal },
): AsyncGenerator<ModelPart> {
  const watchdog = watchAttempt(limits, signal)
  try {
    const { stream } = await model.doStream({
      ...options,
      prompt: promptOf(request),
      ...(request.schema && { responseFormat: await responseFormat(request.schema) }),
      abortSignal: watchdog.signal,
    })
    for await (const part of stream) {
      if (part.type === 'error') throw streamError(part.error)
      if (part.type === 'text-delta' || part.type === 'reasoning-delta') watchdog.reset()
      if (part.type === 'text-delta' && part.delta !== '') yield { type: 'text', text: part.delta }
      if (part.type === 'finish') {
        const { inputTokens, outputTokens } = part.usage
        const tokens = { input: inputTokens.total, output: outputTokens.total }
        yield { type: 'end', finishReason: part.finishReason.unified, tokens }
      }
    }
  } catch (error) {
    // However the end of a call that we ended ourselves is told, the reason is ours.
    throw watchdog.signal.aborted ? watchdog.signal.reason : error
  } finally {
    watchdog.end()
  }
}

function promptOf({ instructions, messages }: ModelRequest): CallOptions['prompt'] {
  return [
    { role: 'system', content: instructions },
    ...messages.map(({ role, content }) => ({ role, content: [{ type: 'text' as const, text: content }] })),
  ]
}
