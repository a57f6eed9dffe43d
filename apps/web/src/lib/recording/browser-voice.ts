import type { LanguageCode } from '@lingarden/languages/find-language'
import { detectVoice } from './detect-voice'
import { openMicrophone } from './microphone'
import { openWriter, writerKind } from './open-writer'
import { record } from './recorder'
import { VoiceInput } from './voice-input'

interface Options {
  /** Whether a recording is of use only once it is written down. */
  mustWrite: boolean
}

/** Speaking with this browser's microphone, written down in a language where anybody can. */
export function createVoiceInput(languageCode: LanguageCode, { mustWrite }: Options): VoiceInput {
  return new VoiceInput({
    canRecord: () => !mustWrite || writerKind() !== 'none',
    open: openMicrophone,
    record,
    openWriter: () => openWriter(languageCode),
    detect: detectVoice,
    now: () => performance.now(),
  })
}
