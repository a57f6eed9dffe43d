import type { LanguageCode } from '@lingarden/domain/languages'

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

export interface RunningRecognition {
  /** Ends it. @returns what was understood; empty where nothing was */
  stop: () => Promise<string>
  cancel: () => void
}

/**
 * Has the browser write down what is said from now on. It only hears the microphone, never a recording, so it runs
 * beside the recorder.
 */
export function startRecognition(languageCode: LanguageCode): RunningRecognition | undefined {
  const Constructor = constructorOf()
  if (!Constructor) return undefined
  const recognition = new Constructor()
  recognition.lang = languageCode
  recognition.continuous = true
  recognition.interimResults = true
  let text = ''
  const ended = Promise.withResolvers<void>()
  recognition.addEventListener('result', (event) => {
    text = textOf(event as RecognitionEvent)
  })
  recognition.addEventListener('error', () => ended.resolve())
  recognition.addEventListener('end', () => ended.resolve())
  recognition.start()
  return {
    stop: async () => {
      recognition.stop()
      await ended.promise
      return text
    },
    cancel: () => recognition.abort(),
  }
}

const textOf = ({ results }: RecognitionEvent): string =>
  Array.from(results, (result) => result[0]?.transcript ?? '')
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
