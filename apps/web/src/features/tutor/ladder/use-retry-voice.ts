import type { LanguageCode } from '@lingarden/languages/find-language'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { announceUnwritten } from '@/lib/recording/announce-unwritten'
import { createVoiceInput } from '@/lib/recording/browser-voice'
import { speechQueue } from '@/lib/speech/speech'
import { useStableCallback } from '../../../lib/use-stable-callback'

/** Saying a sentence once more, written down for the learner to look at before it is judged. */
export function useRetryVoice(languageCode: LanguageCode, onText: (said: string) => void) {
  const [voice] = useState(() => createVoiceInput(languageCode, { mustWrite: true }))
  const state = useSyncExternalStore(voice.subscribe, voice.getState)
  const take = useStableCallback(onText)
  useEffect(() => {
    // Speaking stops the tutor.
    voice.listen({ onText: take, onSpeech: () => speechQueue.stop(), onFailure: announceUnwritten })
    return () => voice.cancel()
  }, [voice, take])
  return { voice, state, start: () => void voice.start() }
}
