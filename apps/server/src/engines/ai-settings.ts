import { ConfigError } from '../config-error.ts'

const aiProviders = ['openai', 'anthropic', 'google', 'openai-compatible'] as const
export type AiProvider = (typeof aiProviders)[number]

/** Which language model answers learners, and how it is reached. */
export interface AiSettings {
  provider: AiProvider
  model: string
  /** Where the provider is reached instead of its usual address; always there for `openai-compatible`. */
  baseUrl: string | undefined
  /** Absent only for `openai-compatible`: servers on one's own machine ask for none. */
  apiKey: string | undefined
  /** Whether the model is asked once more about corrections that no rule of ours decides, which costs a short call. */
  hasSecondOpinion?: boolean
}

/** A language model on this machine is to answer; which one shows when the server looks for it at start. */
export interface LocalAiSettings {
  provider: 'local'
  /** Undefined: the one that fits the machine best. */
  model: string | undefined
  apiKey: string | undefined
  hasSecondOpinion: boolean
}

type Variable =
  | 'AI_PROVIDER'
  | 'AI_MODEL'
  | 'AI_BASE_URL'
  | 'AI_API_KEY'
  | 'AI_SECOND_OPINION'
  | 'OPENAI_API_KEY'
  | 'ANTHROPIC_API_KEY'
  | 'GOOGLE_GENERATIVE_AI_API_KEY'
export type AiEnvironment = Partial<Record<Variable, string | undefined>>

/** Small, quick models: a tutor's answer is short, and the wait for its first word is what a learner feels. */
const defaults = {
  openai: { model: 'gpt-5.4-mini', keyVariable: 'OPENAI_API_KEY' },
  anthropic: { model: 'claude-haiku-4-5', keyVariable: 'ANTHROPIC_API_KEY' },
  google: { model: 'gemini-2.5-flash', keyVariable: 'GOOGLE_GENERATIVE_AI_API_KEY' },
} as const

/**
 * Reads the language model's settings; undefined where the built-in tutor is to answer. A provider's own key variable
 * chooses no provider: a key that lies in the environment for something else must not be spent.
 * @throws ConfigError naming the variable and what it should be
 */
export function readAiSettings(env: AiEnvironment): AiSettings | LocalAiSettings | undefined {
  const name = env.AI_PROVIDER
  if (name === 'builtin') return undefined
  if (name === undefined) {
    const lone = (['AI_MODEL', 'AI_BASE_URL', 'AI_API_KEY'] as const).find((variable) => env[variable])
    if (!lone) return undefined
    throw new ConfigError(
      `AI_PROVIDER is missing: with ${lone} set, say which one of local, ${aiProviders.join(', ')}.`,
    )
  }
  if (name === 'local') return onThisMachine(env)
  const provider = aiProviders.find((known) => known === name)
  if (!provider) {
    throw new ConfigError(
      `AI_PROVIDER is not valid: ${JSON.stringify(name)} is none of builtin, local, ${aiProviders.join(', ')}.`,
    )
  }
  return provider === 'openai-compatible' ? ownServer(env) : cloudProvider(provider, env)
}

function onThisMachine(env: AiEnvironment): LocalAiSettings {
  const { AI_MODEL, AI_BASE_URL, AI_API_KEY } = env
  const hasSecondOpinion = wantsSecondOpinion(env)
  if (AI_BASE_URL) {
    throw new ConfigError(
      'AI_BASE_URL cannot be used with AI_PROVIDER=local: name the server in AI_LOCAL_SERVERS, or choose openai-compatible.',
    )
  }
  return { provider: 'local', model: AI_MODEL, apiKey: AI_API_KEY, hasSecondOpinion }
}

function ownServer(env: AiEnvironment): AiSettings {
  const { AI_MODEL, AI_BASE_URL, AI_API_KEY } = env
  if (!AI_BASE_URL) {
    throw new ConfigError(
      'AI_BASE_URL is missing: say where the server is, for example http://localhost:11434/v1.',
    )
  }
  if (!AI_MODEL) {
    throw new ConfigError('AI_MODEL is missing: say which model of the server at AI_BASE_URL answers.')
  }
  return {
    provider: 'openai-compatible',
    model: AI_MODEL,
    baseUrl: AI_BASE_URL,
    apiKey: AI_API_KEY,
    ...secondOpinion(env),
  }
}

function cloudProvider(provider: keyof typeof defaults, env: AiEnvironment): AiSettings {
  const { model, keyVariable } = defaults[provider]
  const apiKey = env.AI_API_KEY ?? env[keyVariable]
  if (!apiKey) {
    throw new ConfigError(`AI_API_KEY is missing: AI_PROVIDER=${provider} needs it, or ${keyVariable}.`)
  }
  return { provider, model: env.AI_MODEL ?? model, baseUrl: env.AI_BASE_URL, apiKey, ...secondOpinion(env) }
}

const wantsSecondOpinion = ({ AI_SECOND_OPINION }: AiEnvironment): boolean => AI_SECOND_OPINION === 'on'

const secondOpinion = (env: AiEnvironment) => wantsSecondOpinion(env) && { hasSecondOpinion: true }
