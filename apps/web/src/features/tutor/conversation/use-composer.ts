import type { LanguageCode } from '@lingarden/languages/find-language'
import type { Level } from '@lingarden/domain/levels'
import { maxMessageLength } from '@lingarden/domain/tutor-messages'
import { useEffect, useRef, useState } from 'react'
import { useVoiceHabits } from '@/lib/recording/voice-habits'
import { useWriteOut } from './use-write-out'
import { useComposerVoice } from '../voice/use-composer-voice'
import { useDraft } from './use-draft'
import { useStableCallback } from '../../../lib/use-stable-callback'

interface Options {
  languageCode: LanguageCode
  level: Level
  isReplying: boolean
  onSend: (text: string) => void
}

/** What the learner is about to say: typed, spoken, or both. */
export function useComposer({ languageCode, level, isReplying, onSend }: Options) {
  const [text, setText] = useDraft(languageCode)
  const writeOut = useWriteOut(languageCode)
  const [isWriting, setIsWriting] = useState(false)
  const { sendsAtOnce } = useVoiceHabits()
  // What was said while the tutor still replied is sent once the reply is there.
  const isDue = useRef(false)
  const voice = useComposerVoice({ languageCode, level, onText: take })
  const canSend = text.trim() !== '' && !isReplying && !isWriting && voice.state.phase === 'idle'

  function sendNow(message: string) {
    onSend(message)
    setText('')
    isDue.current = false
  }

  function take(said: string): boolean {
    const parts = [text.trim(), said].filter((part) => part !== '')
    const message = parts.join(' ').slice(0, maxMessageLength)
    if (sendsAtOnce && !isReplying) sendNow(message)
    else {
      setText(message)
      isDue.current = sendsAtOnce
    }
    return sendsAtOnce
  }

  function send() {
    if (!canSend) return
    const message = writeOut(text.trim())
    if (typeof message === 'string') return sendAndGoOn(message)
    setIsWriting(true)
    void message.then(sendWritten).finally(() => setIsWriting(false))
  }

  function sendAndGoOn(message: string) {
    sendNow(message)
    voice.goOn()
  }

  // Written out a moment later, it goes to the conversation as that stands then.
  const sendWritten = useStableCallback(sendAndGoOn)
  const sendDue = useStableCallback(() => {
    if (isDue.current && text.trim() !== '') sendNow(text.trim())
    isDue.current = false
  })
  useEffect(() => {
    if (!isReplying) sendDue()
  }, [isReplying, sendDue])

  return { ...voice, text, setText, canSend, send }
}
