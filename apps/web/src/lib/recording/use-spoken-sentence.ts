import type { LanguageCode } from '@lingarden/languages/find-language'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { speechQueue } from '@/lib/speech/speech'
import { announceUnwritten } from './announce-unwritten'
import { createVoiceInput } from './browser-voice'
import type { VoiceInput } from './voice-input'
import type { VoiceState } from './voice-state'

interface SpokenSentence {
  voice: VoiceInput
  state: VoiceState
  /** What was understood of the last recording; undefined where nobody writes, or nothing was understood. */
  heard: string | undefined
  start: () => void
}

/** Saying a sentence to compare it: recorded also where nobody writes it down. */
export function useSpokenSentence(languageCode: LanguageCode): SpokenSentence {
  const [voice] = useState(() => createVoiceInput(languageCode, { mustWrite: false }))
  const state = useSyncExternalStore(voice.subscribe, voice.getState)
  const [heard, setHeard] = useState<string>()
  useEffect(() => {
    voice.listen({ onText: setHeard, onSpeech: () => speechQueue.stop(), onFailure: announceUnwritten })
    return () => voice.cancel()
  }, [voice])
  const start = () => {
    setHeard(undefined)
    void voice.start()
  }
  return { voice, state, heard, start }
}
