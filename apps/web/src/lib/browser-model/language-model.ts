/** The browser's own language model, as the Prompt API offers it. https://webmachinelearning.github.io/prompt-api/ */

export type Availability = 'unavailable' | 'downloadable' | 'downloading' | 'available'

export interface Prompt {
  role: 'system' | 'user' | 'assistant'
  content: string
}

interface Expected {
  type: 'text'
  /** BCP 47. */
  languages: readonly string[]
}

interface CoreOptions {
  expectedInputs: readonly Expected[]
  expectedOutputs: readonly Expected[]
}

export interface ModelSession {
  promptStreaming: (input: string, options: { signal: AbortSignal }) => ReadableStream<string>
  destroy: () => void
}

interface LanguageModelStatic {
  availability: (options: CoreOptions) => Promise<Availability>
  create: (
    options: CoreOptions & { initialPrompts?: readonly Prompt[]; signal?: AbortSignal },
  ) => Promise<ModelSession>
}

function languageModel(): LanguageModelStatic | undefined {
  const { LanguageModel } = globalThis as { LanguageModel?: Partial<LanguageModelStatic> }
  return typeof LanguageModel?.availability === 'function' && typeof LanguageModel.create === 'function'
    ? (LanguageModel as LanguageModelStatic)
    : undefined
}

const optionsFor = (language: string): CoreOptions => ({
  expectedInputs: [{ type: 'text', languages: ['en', language] }],
  expectedOutputs: [{ type: 'text', languages: [language] }],
})

/**
 * Whether this browser has a model that speaks a language. Asking downloads nothing.
 * @param language BCP 47, such as es
 */
export async function modelAvailability(language: string): Promise<Availability> {
  try {
    return (await languageModel()?.availability(optionsFor(language))) ?? 'unavailable'
  } catch {
    return 'unavailable'
  }
}

/**
 * Opens a session; where the model is not here yet, this fetches it, which a learner has to have asked for.
 * @throws where there is no model, or the browser refuses
 */
export async function openSession(
  language: string,
  { initialPrompts = [], signal }: { initialPrompts?: readonly Prompt[]; signal?: AbortSignal } = {},
): Promise<ModelSession> {
  const model = languageModel()
  if (!model) throw new Error('This browser has no language model')
  return model.create({ ...optionsFor(language), initialPrompts, ...(signal && { signal }) })
}
