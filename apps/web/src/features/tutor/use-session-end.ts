import type { LanguageCode } from '@lingarden/languages/find-language'
import { useState } from 'react'
import { useUser } from '@/lib/session/session-provider'
import type { WordTracking } from '@/lib/word-tracking/use-word-tracking'
import type { Conversation } from './conversation'
import { goalsReached, rememberSessionTime, sessionCorrections, type SessionSummary } from './session-summary'
import type { useSessionTimer } from './use-session-timer'

interface SessionParts {
  languageCode: LanguageCode
  clock: ReturnType<typeof useSessionTimer>
  tracking: WordTracking
  conversation: Conversation
  breakSession: () => void
}

/** Ends sessions: the clock stops and syncs, and a summary stands until the learner goes on with another one. */
export function useSessionEnd({ languageCode, clock, tracking, conversation, breakSession }: SessionParts) {
  const { id: userId } = useUser()
  const [summary, setSummary] = useState<SessionSummary>()
  return {
    summary,
    end: () => {
      const { newWords, wordsPractised, sessionNewWords, sessionPracticedWords } = tracking
      setSummary({
        totalTime: clock.seconds,
        previousSessionTime: rememberSessionTime(`${userId}:${languageCode}`, clock.seconds),
        newWords,
        wordsPractised,
        sessionNewWords,
        sessionPracticedWords,
        goalsReached: goalsReached(conversation.goals),
        corrections: sessionCorrections(conversation.messages),
      })
      clock.end()
      breakSession()
    },
    begin: () => {
      setSummary(undefined)
      tracking.beginSession()
      clock.begin()
    },
  }
}
