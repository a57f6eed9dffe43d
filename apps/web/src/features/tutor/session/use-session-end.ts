import type { LanguageCode } from '@lingarden/languages/find-language'
import { useState } from 'react'
import { useUser } from '@/lib/session/session-provider'
import type { WordTracking } from '@/lib/word-tracking/use-word-tracking'
import type { Conversation } from '../conversation/conversation'
import { forgetCurrentConversation } from '../conversation/current-conversation'
import {
  goalsReached,
  ownSentences,
  rememberSessionTime,
  saidSentences,
  type SessionSummary,
} from './session-summary'
import type { useSessionTimer } from './use-session-timer'

interface SessionParts {
  languageCode: LanguageCode
  clock: ReturnType<typeof useSessionTimer>
  tracking: WordTracking
  conversation: Conversation
  breakSession: () => void
}

/**
 * Ends sessions: the clock stops and syncs, and what the session came to is shown. It stays ended until the learner begins
 * another one; the tutor then opens with what to talk about.
 */
export function useSessionEnd({ languageCode, clock, tracking, conversation, breakSession }: SessionParts) {
  const { id: userId } = useUser()
  const [ended, setEnded] = useState<SessionSummary>()
  return {
    /** What the session came to that has ended; undefined while one runs. */
    ended,
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
        ownSentences: ownSentences(conversation.messages),
        said: saidSentences(conversation.messages),
      })
      clock.end()
      breakSession()
      forgetCurrentConversation(userId, languageCode)
      for (const topic of conversation.topics) forgetCurrentConversation(userId, languageCode, topic)
    },
    begin: () => {
      if (!ended) return
      setEnded(undefined)
      tracking.beginSession()
      clock.begin()
    },
  }
}
