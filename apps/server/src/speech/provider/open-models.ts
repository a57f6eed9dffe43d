import type { SpeechModel, TranscriptionModel } from 'ai'
import type { SpeechSettings } from '../settings.ts'

/** The models of a provider, by the names it gives them. */
export interface SpeechModels {
  speech: (model: string) => SpeechModel
  transcription: (model: string) => TranscriptionModel
}

/** The models behind the settings; the library of one provider only is loaded. */
export async function openModels({ provider, baseUrl, apiKey }: SpeechSettings): Promise<SpeechModels> {
  // What the SDK warns of would go to the terminal.
  globalThis.AI_SDK_LOG_WARNINGS = false
  // A server on one's own machine wants no key, the library wants one.
  const access = { apiKey: apiKey ?? 'none', ...(baseUrl && { baseURL: baseUrl }) }
  // Two libraries know their own address only.
  const elsewhere = { apiKey: access.apiKey, ...(baseUrl && { fetch: fetchAt(baseUrl) }) }
  switch (provider) {
    case 'openai':
    case 'openai-compatible': {
      const { createOpenAI } = await import('@ai-sdk/openai')
      return createOpenAI(access)
    }
    case 'azure': {
      const { createAzure } = await import('@ai-sdk/azure')
      return createAzure(access)
    }
    case 'google': {
      const { createGoogle } = await import('@ai-sdk/google')
      return createGoogle(access)
    }
    case 'elevenlabs': {
      const { createElevenLabs } = await import('@ai-sdk/elevenlabs')
      return createElevenLabs(elsewhere)
    }
    case 'deepgram': {
      const { createDeepgram } = await import('@ai-sdk/deepgram')
      return createDeepgram(elsewhere)
    }
    default:
      return provider satisfies never
  }
}

/** A fetch that asks another host than the one it is told. */
const fetchAt =
  (baseUrl: string): typeof fetch =>
  (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input)
    return fetch(new URL(pathname + search, baseUrl), init)
  }
