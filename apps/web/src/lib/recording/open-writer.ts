import { languageByCode, type LanguageCode } from '@lingarden/languages/find-language'
import { loadTexts } from '@/i18n/load-texts'
import { getRuntimeConfig } from '@/lib/runtime-config'
import { canRecognize, RecognitionError, startRecognition, type RunningRecognition } from './recognition'
import { transcribe } from './transcribe'
import type { Writer } from './voice-state'

/** Who writes down what a learner says: the server, else the browser, else nobody. */
export type WriterKind = 'server' | 'browser' | 'none'

export function writerKind(): WriterKind {
  if (getRuntimeConfig().speech.transcription) return 'server'
  return canRecognize() ? 'browser' : 'none'
}

/** Opens it; undefined where nobody writes. */
export function openWriter(languageCode: LanguageCode): Writer | undefined {
  const kind = writerKind()
  if (kind === 'none') return undefined
  return kind === 'browser' ? browserWriter(languageCode) : serverWriter(languageCode)
}

function serverWriter(languageCode: LanguageCode): Writer {
  const language = languageByCode(languageCode).tag
  return {
    begin: () => undefined,
    write: ({ audio }, signal) => transcribe(audio, language, signal),
    cancel: () => undefined,
  }
}

function browserWriter(languageCode: LanguageCode): Writer {
  let running: RunningRecognition | undefined
  return {
    begin: () => {
      running = startRecognition(languageCode)
    },
    write: async () => {
      const heard = running
      running = undefined
      // A recording that was not heard while it was made cannot be heard by the browser any more.
      return (await heard?.stop().catch(explainFailure)) ?? ''
    },
    cancel: () => running?.cancel(),
  }
}

async function explainFailure(cause: unknown): Promise<never> {
  const { browserFailed, problems } = await loadTexts('voice')
  const kind = cause instanceof RecognitionError ? cause.kind : ''
  throw new Error(kind === 'not-allowed' ? problems.denied : browserFailed, { cause })
}
