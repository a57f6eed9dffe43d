import type { LanguageCode } from '@lingarden/languages/find-language'
import type { Level } from '@lingarden/domain/levels'
import { silenceWindow } from '@lingarden/domain/speaking/end-of-turn'
import { useContext, useEffect, useState, useSyncExternalStore } from 'react'
import { announceUnwritten } from '@/lib/recording/announce-unwritten'
import { createVoiceInput } from '@/lib/recording/browser-voice'
import { useVoiceHabits } from '@/lib/recording/voice-habits'
import type { VoiceInput } from '@/lib/recording/voice-input'
import type { VoiceState } from '@/lib/recording/voice-state'
import { speechQueue } from '@/lib/speech/speech'
import { useStableCallback } from '../../../lib/use-stable-callback'
import { ReplyVoiceContext } from './use-reply-voice'

interface ComposerVoice {
  voice: VoiceInput
  state: VoiceState
  start: () => void
  /** The text is on its way to the tutor: its recording has done its work, and hands-free listens on. */
  goOn: () => void
}

interface Options {
  languageCode: LanguageCode
  level: Level
  /** Takes what was said; where it returns true it was sent, or will be without the learner. */
  onText: (text: string) => boolean
}

/** The microphone of the composer. It closes when the learner leaves. */
export function useComposerVoice({ languageCode, level, onText }: Options): ComposerVoice {
  const [voice] = useState(() => createVoiceInput(languageCode, { mustWrite: true }))
  const state = useSyncExternalStore(voice.subscribe, voice.getState)
  const { handsFree } = useVoiceHabits()
  const start = () => void voice.start(handsFree ? silenceWindow(level) : undefined)
  const goOn = () => {
    const current = voice.getState()
    if (current.phase !== 'idle') return
    if (current.isHandsFree && handsFree) start()
    else voice.cancel()
  }
  const replyVoice = useContext(ReplyVoiceContext)
  const take = useStableCallback((text: string, took: number) => {
    replyVoice?.noteWritten(took)
    if (onText(text)) goOn()
  })

  useEffect(() => {
    // Speaking stops the tutor.
    voice.listen({ onText: take, onSpeech: () => speechQueue.stop(), onFailure: announceUnwritten })
    return () => voice.cancel()
  }, [voice, take])

  return { voice, state, start, goOn }
}
