import type { SupportedLanguage } from '@lingarden/languages/find-language'
import type { TutorEvent } from '@lingarden/domain/tutor-turn'
import { useEffect, useEffectEvent, useState } from 'react'
import type { InterfaceLanguage } from '@/i18n/languages'
import { logError } from '@/lib/log'
import { askOfflineTutor } from '@/lib/practice-tutor/ask-worker'
import { emptySample, sampleTurn, withSaid, withTurn } from './sample-conversation'

/** A conversation with the built-in tutor in this browser, which opens it; another language wants another one. */
export function useSample(language: SupportedLanguage, into: InterfaceLanguage) {
  const [seed] = useState(() => Math.floor(Math.random() * 2 ** 32))
  const [conversation, setConversation] = useState(emptySample)
  /** The turn that is under way. */
  const [turn, setTurn] = useState<ReturnType<typeof sampleTurn> | undefined>(() =>
    sampleTurn(emptySample, { language, into, message: undefined, seed }),
  )
  const [hasFailed, setHasFailed] = useState(false)

  const onAnswer = useEffectEvent((events: readonly TutorEvent[]) => {
    setConversation(withTurn(conversation, events))
    setTurn(undefined)
  })
  const onFailure = useEffectEvent((cause: unknown, { aborted }: AbortSignal) => {
    if (aborted) return
    logError('The tutor of the landing page failed', cause)
    setHasFailed(true)
  })
  useEffect(() => {
    if (!turn || hasFailed) return
    const leaving = new AbortController()
    askOfflineTutor(turn, leaving.signal).then(
      (events) => onAnswer(events),
      (cause: unknown) => onFailure(cause, leaving.signal),
    )
    return () => leaving.abort()
  }, [turn, hasFailed])

  return {
    conversation,
    isWaiting: turn !== undefined && !hasFailed,
    hasFailed,
    say: (message: string) => {
      setTurn(sampleTurn(conversation, { language, into, message, seed }))
      setConversation(withSaid(conversation, message))
    },
    retry: () => setHasFailed(false),
  }
}
