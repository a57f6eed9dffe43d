import { useEffect, useEffectEvent, useState } from 'react'
import { useUser } from '@/lib/session/session-provider'
import type { WordTracking } from '@/lib/word-tracking/use-word-tracking'
import type { Conversation } from '../conversation/conversation'
import type { UserMessage } from '../conversation/messages'
import { currentConversation } from '@/lib/current-conversation'
import { keepSession, readSession, type KeptSession } from './kept-session'

/**
 * The session that the learner left without ending it, as when the page was loaded anew; undefined where another one begins.
 * @param topic what the learner chose to talk about
 */
export function useEarlierSession(languageCode: string, topic: string | undefined): KeptSession | undefined {
  const { id: userId } = useUser()
  const [earlier] = useState(() =>
    readSession(userId, languageCode, currentConversation(userId, languageCode, topic)),
  )
  return earlier
}

interface RunningSession {
  earlier: KeptSession | undefined
  conversation: Pick<Conversation, 'id' | 'messages'>
  said: readonly UserMessage[]
  tracking: WordTracking
  seconds: number
  /** Whether there is anything to keep: the learner has acted, and has not ended it. */
  isRunning: boolean
  /** Begins the figures anew. */
  beginAnew: () => void
}

/** Keeps what a session comes to, second by second: nobody tells a page in time that it is closed. */
export function useKeptSession(
  languageCode: string,
  { earlier, conversation, said, tracking, seconds, isRunning, beginAnew }: RunningSession,
): void {
  const { id: userId } = useUser()
  const { newWords, wordsPractised, sessionNewWords, sessionPracticedWords } = tracking
  const { sessionPlantedWords, sessionRecalledWords } = tracking
  const { id: conversationId } = conversation
  const firstMessage = said[0]?.id
  useEffect(() => {
    if (!isRunning) return
    keepSession(userId, languageCode, {
      conversationId,
      firstMessage,
      seconds,
      newWords,
      wordsPractised,
      sessionNewWords,
      sessionPracticedWords,
      sessionPlantedWords,
      sessionRecalledWords,
    })
  }, [
    isRunning,
    userId,
    languageCode,
    conversationId,
    firstMessage,
    seconds,
    newWords,
    wordsPractised,
    sessionNewWords,
    sessionPracticedWords,
    sessionPlantedWords,
    sessionRecalledWords,
  ])

  // Where another tab has that conversation, another one has begun here.
  const isOpen = conversation.messages.length > 0
  const onOpen = useEffectEvent(() => {
    if (earlier && earlier.conversationId !== conversationId) beginAnew()
  })
  useEffect(() => {
    if (isOpen) onOpen()
  }, [isOpen])
}
