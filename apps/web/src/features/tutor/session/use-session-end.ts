import type { LanguageCode } from '@lingarden/languages/find-language'
import { useRef, useState } from 'react'
import type { Dictionary } from '@/lib/dictionary/dictionary'
import { logError } from '@/lib/log'
import { useUser } from '@/lib/session/session-provider'
import type { WordTracking } from '@/lib/word-tracking/use-word-tracking'
import type { Conversation } from '../conversation/conversation'
import { forgetCurrentConversation } from '@/lib/current-conversation'
import { countOwnSentences, saidIn } from './own-sentences'
import { forgetSession } from './kept-session'
import { goalsReached, rememberSessionTime, saidSentences, type SessionSummary } from './session-summary'
import type { useSessionTimer } from './use-session-timer'

interface SessionParts {
  languageCode: LanguageCode
  clock: ReturnType<typeof useSessionTimer>
  tracking: WordTracking
  conversation: Conversation
  /** Of the session that this one goes on with. */
  firstMessage: string | undefined
  dictionary: Dictionary | undefined
  breakSession: () => void
}

/**
 * Ends sessions: the clock stops and syncs, and what the session came to is shown. It stays ended until the learner begins
 * another one; the tutor then opens with what to talk about.
 */
export function useSessionEnd(parts: SessionParts) {
  const { languageCode, clock, tracking, conversation, dictionary, breakSession } = parts
  const { id: userId } = useUser()
  const [ended, setEnded] = useState<SessionSummary>()
  const [firstMessage, setFirstMessage] = useState(parts.firstMessage)
  const said = saidIn(conversation.messages, firstMessage)
  const isEnding = useRef(false)

  const finish = (ownSentences: number) => {
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
      ownSentences,
      said: saidSentences(said),
    })
    setFirstMessage(undefined)
    clock.end()
    forgetSession(userId, languageCode)
    breakSession()
    forgetCurrentConversation(userId, languageCode)
    for (const topic of conversation.topics) forgetCurrentConversation(userId, languageCode, topic)
  }

  /** The dictionary tells what was a sentence; without its answer all that was said is one. */
  const countSentences = (): Promise<number> =>
    countOwnSentences(said, languageCode, dictionary).catch((cause: unknown) => {
      logError('The sentences of a session could not be looked up', cause)
      return countOwnSentences(said, languageCode, undefined)
    })

  return {
    said,
    /** What the session came to that has ended; undefined while one runs. */
    ended,
    end: () => {
      if (isEnding.current) return
      isEnding.current = true
      void countSentences()
        .then(finish)
        .finally(() => (isEnding.current = false))
    },
    begin: () => {
      if (!ended) return
      setEnded(undefined)
      tracking.beginSession()
      clock.begin()
    },
  }
}
