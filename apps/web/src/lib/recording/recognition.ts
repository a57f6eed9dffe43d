import type { LanguageCode } from '@lingarden/languages/find-language'

interface Alternative {
  transcript: string
}
interface RecognitionResult {
  isFinal: boolean
  [place: number]: Alternative | undefined
}
interface RecognitionEvent extends Event {
  results: Iterable<RecognitionResult>
}
interface RecognitionFailure extends Event {
  error: string
}
/** What we use of the browser's speech recognition, which TypeScript's own types leave out. */
interface Recognition extends EventTarget {
  lang: string
  continuous: boolean
  interimResults: boolean
  start: () => void
  stop: () => void
  abort: () => void
}

function constructorOf(): (new () => Recognition) | undefined {
  const found: unknown =
    Reflect.get(window, 'SpeechRecognition') ?? Reflect.get(window, 'webkitSpeechRecognition')
  return typeof found === 'function' ? (found as new () => Recognition) : undefined
}

/** Whether this browser can write down what it hears. */
export const canRecognize = (): boolean => constructorOf() !== undefined

/** The browser could not write down what it heard; `kind` is the browser's own word for why. */
export class RecognitionError extends Error {
  override name = 'RecognitionError'
  readonly kind: string

  constructor(kind: string) {
    super(`No recognition: ${kind}`)
    this.kind = kind
  }
}

export interface RunningRecognition {
  /**
   * Ends it.
   * @returns what was understood; empty where nothing was
   * @throws RecognitionError where nothing was understood because the browser failed
   */
  stop: () => Promise<string>
  cancel: () => void
}

/**
 * Has the browser write down what is said from now on. It only hears the microphone, never a recording, so it runs
 * beside the recorder. Browsers end it by themselves after a while; then it begins anew and goes on.
 */
export function startRecognition(languageCode: LanguageCode): RunningRecognition | undefined {
  const Constructor = constructorOf()
  if (!Constructor) return undefined
  const recognition = new Constructor()
  recognition.lang = languageCode
  recognition.continuous = true
  recognition.interimResults = true
  let before = ''
  let text = ''
  let failure: string | undefined
  let isWanted = true
  const ended = Promise.withResolvers<void>()
  recognition.addEventListener('result', (event) => {
    text = textOf(event as RecognitionEvent)
  })
  recognition.addEventListener('error', (event) => {
    const { error } = event as RecognitionFailure
    // Who is silent at first may speak yet.
    if (error !== 'no-speech') failure = error
  })
  recognition.addEventListener('end', () => {
    before = join(before, text)
    text = ''
    if (isWanted && failure === undefined) recognition.start()
    else ended.resolve()
  })
  recognition.start()
  return {
    stop: async () => {
      isWanted = false
      recognition.stop()
      await ended.promise
      if (before === '' && failure !== undefined) throw new RecognitionError(failure)
      return before
    },
    cancel: () => {
      isWanted = false
      recognition.abort()
    },
  }
}

const join = (...texts: string[]): string => texts.join(' ').replaceAll(/\s+/g, ' ').trim()

const textOf = ({ results }: RecognitionEvent): string =>
  join(...Array.from(results, (result) => result[0]?.transcript ?? ''))
