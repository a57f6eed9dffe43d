import { streamText, type FinishReason, type LanguageModel, type ModelMessage } from 'ai'
import type { z } from 'zod'
import { responseFormat } from './response-format.ts'
import { watchAttempt, type TimeLimits } from './watchdog.ts'

/** A model with what every call of it is to carry. */
export interface CallableModel {
  model: LanguageModel
  options: Pick<Parameters<typeof streamText>[0], 'maxOutputTokens' | 'reasoning' | 'providerOptions'>
}

export interface ModelRequest {
  instructions: string
  messages: ModelMessage[]
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
 * @throws whatever went wrong, as the SDK or the watchdog says it (see classify-error)
 */
export async function* callModel(
  { model, options }: CallableModel,
  { instructions, messages, schema }: ModelRequest,
  { limits, signal }: { limits: TimeLimits; signal: AbortSignal },
): AsyncGenerator<ModelPart> {
  const watchdog = watchAttempt(limits, signal)
  const { stream } = streamText({
    ...options,
    model,
    instructions,
    messages,
    ...(schema && { output: responseFormat(schema) }),
    maxRetries: 0,
    abortSignal: watchdog.signal,
    // The SDK's default handler prints the error, and with it the prompt.
    onError: () => undefined,
    telemetry: { isEnabled: false },
  })
  try {
    for await (const part of stream) {
      if (part.type === 'error') throw part.error
      if (part.type === 'abort') throw watchdog.signal.reason
      if (part.type === 'text-delta' || part.type === 'reasoning-delta') watchdog.heard()
      if (part.type === 'text-delta' && part.text !== '') yield { type: 'text', text: part.text }
      if (part.type === 'finish') {
        const { inputTokens: input, outputTokens: output } = part.totalUsage
        yield { type: 'end', finishReason: part.finishReason, tokens: { input, output } }
      }
    }
  } finally {
    watchdog.end()
  }
}
