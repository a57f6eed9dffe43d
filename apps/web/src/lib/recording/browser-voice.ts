import type { LanguageCode } from '@lingarden/domain/languages'
import { detectVoice } from './detect-voice'
import { openMicrophone } from './microphone'
import { openWriter, writerKind } from './open-writer'
import { record } from './recorder'
import { VoiceInput } from './voice-input'

/** Speaking with this browser's microphone, written down in a language. */
export function createVoiceInput(languageCode: LanguageCode): VoiceInput {
  return new VoiceInput({
    canWrite: () => writerKind() !== 'none',
    open: openMicrophone,
    record,
    openWriter: () => openWriter(languageCode),
    detect: detectVoice,
    now: () => performance.now(),
  })
}
