import type { LanguageCode } from '@lingarden/languages/find-language'
import { useState } from 'react'
import { useUser } from '@/lib/session/session-provider'
import type { WordTracking } from '@/lib/word-tracking/use-word-tracking'
import type { Conversation } from '../conversation/conversation'
import { goalsReached, rememberSessionTime, sessionCorrections, type SessionSummary } from './session-summary'
import type { useSessionTimer } from './use-session-timer'

interface SessionParts {
  languageCode: LanguageCode
  clock: ReturnType<typeof useSessionTimer>
  tracking: WordTracking
  conversation: Conversation
  breakSession: () => void
}

/**
 * Ends sessions: the clock stops and syncs, and a summary is shown. The session stays ended, also when the summary is closed,
 * until the learner begins another one.
 */
export function useSessionEnd({ languageCode, clock, tracking, conversation, breakSession }: SessionParts) {
  const { id: userId } = useUser()
  const [ended, setEnded] = useState<SessionSummary>()
  const [isSummaryOpen, setIsSummaryOpen] = useState(false)
  return {
    /** What the session came to that has ended; undefined while one runs. */
    ended,
    isSummaryOpen,
    closeSummary: () => setIsSummaryOpen(false),
    end: () => {
      const { newWords, wordsPractised, sessionNewWords, sessionPracticedWords } = tracking
      const { sessionPlantedWords, sessionRecalledWords } = tracking
      setEnded({
        totalTime: clock.seconds,
        previousSessionTime: rememberSessionTime(`${userId}:${languageCode}`, clock.seconds),
        newWords,
        wordsPractised,
        sessionNewWords,
        sessionPracticedWords,
        sessionPlantedWords,
        sessionRecalledWords,
        goalsReached: goalsReached(conversation.goals),
        corrections: sessionCorrections(conversation.messages),
      })
      setIsSummaryOpen(true)
      clock.end()
      breakSession()
    },
    begin: () => {
      if (!ended) return
      setEnded(undefined)
      setIsSummaryOpen(false)
      tracking.beginSession()
      clock.begin()
    },
  }
}
