import { createAnthropic } from '@ai-sdk/anthropic'
import { createGoogle } from '@ai-sdk/google'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { extractReasoningMiddleware, wrapLanguageModel } from 'ai'
import type { AiSettings } from '../../ai-settings.ts'
import type { CallableModel } from './call-model.ts'

/** Enough for the longest answer, also where a model that always thinks spends some of it. */
const maxOutputTokens = 4000

/**
 * The model behind the settings.
 * @param fetch how the provider is reached, for tests
 */
export function openModel(settings: AiSettings, fetch: typeof globalThis.fetch): CallableModel {
  // What the SDK warns of would go to the terminal.
  globalThis.AI_SDK_LOG_WARNINGS = false
  const { provider, model, baseUrl, apiKey } = settings
  const access = { apiKey, fetch, ...(baseUrl && { baseURL: baseUrl }) }
  // A tutor answers at once: `none` is the least thinking that a model can do, and the SDK knows what that is for each.
  const quick = { maxOutputTokens, reasoning: 'none' } as const
  switch (provider) {
    case 'openai':
      return {
        model: createOpenAI(access)(model),
        // Conversations of learners are not to be kept by the provider.
        options: { ...quick, providerOptions: { openai: { store: false } } },
      }
    case 'anthropic':
      return { model: createAnthropic(access)(model), options: quick }
    case 'google':
      return { model: createGoogle(access)(model), options: quick }
    case 'openai-compatible': {
      const server = createOpenAICompatible({
        name: 'own',
        baseURL: baseUrl ?? '',
        fetch,
        includeUsage: true,
        supportsStructuredOutputs: true,
        ...(apiKey && { apiKey }),
      })
      // Models that think aloud do so before the answer; what they think is not for the learner.
      const middleware = extractReasoningMiddleware({ tagName: 'think' })
      return { model: wrapLanguageModel({ model: server(model), middleware }), options: {} }
    }
    default:
      return provider satisfies never
  }
}
