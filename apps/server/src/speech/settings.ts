import { ConfigError } from '../config-error.ts'

const speechProviders = ['openai', 'openai-compatible', 'azure', 'google', 'elevenlabs', 'deepgram'] as const
export type SpeechProvider = (typeof speechProviders)[number]

/** Which service speaks and listens, and how it is reached. */
export interface SpeechSettings {
  provider: SpeechProvider
  /** Undefined: the embedded voice speaks. */
  speechModel: string | undefined
  /** Undefined: nothing is transcribed. */
  transcriptionModel: string | undefined
  /** Where the provider is reached instead of its usual address; always there for `openai-compatible` and `azure`. */
  baseUrl: string | undefined
  /** Absent only for `openai-compatible`: servers on one's own machine ask for none. */
  apiKey: string | undefined
}

type Variable =
  | 'SPEECH_PROVIDER'
  | 'SPEECH_MODEL'
  | 'TRANSCRIPTION_MODEL'
  | 'SPEECH_BASE_URL'
  | 'SPEECH_API_KEY'
  | 'AI_PROVIDER'
  | 'AI_BASE_URL'
  | 'AI_API_KEY'
  | (typeof keyVariables)[keyof typeof keyVariables]
export type SpeechEnvironment = Partial<Record<Variable, string | undefined>>

const keyVariables = {
  openai: 'OPENAI_API_KEY',
  azure: 'AZURE_API_KEY',
  google: 'GOOGLE_GENERATIVE_AI_API_KEY',
  elevenlabs: 'ELEVENLABS_API_KEY',
  deepgram: 'DEEPGRAM_API_KEY',
} as const

/** Deepgram's voices speak one language each, and not all that are taught. */
const models: Record<SpeechProvider, { speech?: string; transcription?: string }> = {
  openai: { speech: 'gpt-4o-mini-tts', transcription: 'gpt-4o-mini-transcribe' },
  'openai-compatible': {},
  // What a deployment is called there is for its owner to say.
  azure: {},
  google: { speech: 'gemini-2.5-flash-preview-tts', transcription: 'gemini-3.5-transcribe' },
  elevenlabs: { speech: 'eleven_multilingual_v2', transcription: 'scribe_v1' },
  deepgram: { transcription: 'nova-3' },
}

/**
 * Reads the settings of speech; undefined where the embedded voice speaks and nothing is transcribed. A key alone
 * chooses no provider: one that lies in the environment for something else must not be spent.
 * @throws ConfigError naming the variable and what it should be
 */
export function readSpeechSettings(env: SpeechEnvironment): SpeechSettings | undefined {
  const name = env.SPEECH_PROVIDER
  if (name === 'embedded') return undefined
  if (name === undefined) {
    const lone = (['SPEECH_MODEL', 'TRANSCRIPTION_MODEL', 'SPEECH_BASE_URL', 'SPEECH_API_KEY'] as const).find(
      (variable) => env[variable],
    )
    if (!lone) return undefined
    throw new ConfigError(
      `SPEECH_PROVIDER is missing: with ${lone} set, say which one of ${speechProviders.join(', ')}.`,
    )
  }
  const provider = speechProviders.find((known) => known === name)
  if (!provider) {
    throw new ConfigError(
      `SPEECH_PROVIDER is not valid: ${JSON.stringify(name)} is none of embedded, ${speechProviders.join(', ')}.`,
    )
  }
  return { provider, ...chooseModels(provider, env), ...chooseAccess(provider, env) }
}

function chooseModels(provider: SpeechProvider, env: SpeechEnvironment) {
  const { speech, transcription } = models[provider]
  const speechModel = env.SPEECH_MODEL ?? speech
  const transcriptionModel = env.TRANSCRIPTION_MODEL ?? transcription
  if (!speechModel && !transcriptionModel) {
    throw new ConfigError(
      `SPEECH_MODEL and TRANSCRIPTION_MODEL are missing: SPEECH_PROVIDER=${provider} needs one of them or both.`,
    )
  }
  if (provider === 'deepgram' && env.SPEECH_MODEL && env.SPEECH_MODEL !== 'embedded') {
    throw new ConfigError(
      'SPEECH_MODEL cannot be used with SPEECH_PROVIDER=deepgram: its voices do not speak all of our languages.',
    )
  }
  return {
    speechModel: speechModel === 'embedded' ? undefined : speechModel,
    transcriptionModel: transcriptionModel === 'none' ? undefined : transcriptionModel,
  }
}

function chooseAccess(provider: SpeechProvider, env: SpeechEnvironment) {
  // One server may be the tutor and the voice.
  const isTutorToo = env.AI_PROVIDER === provider
  const baseUrl = env.SPEECH_BASE_URL ?? (isTutorToo ? env.AI_BASE_URL : undefined)
  const given = env.SPEECH_API_KEY ?? (isTutorToo ? env.AI_API_KEY : undefined)
  if (!baseUrl && (provider === 'openai-compatible' || provider === 'azure')) {
    throw new ConfigError(
      `SPEECH_BASE_URL is missing: say where SPEECH_PROVIDER=${provider} is, for example ${
        provider === 'azure' ? 'https://NAME.openai.azure.com/openai' : 'http://localhost:8000/v1'
      }.`,
    )
  }
  if (provider === 'openai-compatible') return { baseUrl, apiKey: given }
  const keyVariable = keyVariables[provider]
  const apiKey = given ?? env[keyVariable]
  if (!apiKey) {
    throw new ConfigError(
      `SPEECH_API_KEY is missing: SPEECH_PROVIDER=${provider} needs it, or ${keyVariable}.`,
    )
  }
  return { baseUrl, apiKey }
}
