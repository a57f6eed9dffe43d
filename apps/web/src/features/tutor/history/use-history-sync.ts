import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { logError } from '@/lib/log'
import { historyKeys } from '../api/history-keys'
import { saveHistory } from '../api/save-history'
import type { Conversation } from '../conversation/conversation'
import { cacheConversation } from '../conversation/cached-conversation'
import { keepUnanswered } from '../conversation/unanswered-scene'

/**
 * Keeps a conversation in this browser as it grows, and brings it to the server after each turn; a scene that nobody has
 * answered yet is kept here alone.
 */
export function useHistorySync(
  userId: string,
  languageCode: string,
  conversation: Conversation,
  { opening, isCounted }: { opening: string; isCounted: boolean },
): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    keepUnanswered(userId, languageCode, conversation, { opening, isCounted })
  }, [conversation, userId, languageCode, opening, isCounted])
  useEffect(() => {
    // At the beginning and the end of a turn: what comes between changes with every word.
    if (conversation.phase === 'finishing' || conversation.streaming !== '') return
    const kept = cacheConversation(userId, languageCode, conversation)
    if (conversation.phase !== 'idle' || conversation.turn === undefined) return
    // The list shows what the server has, and without it what is kept here.
    Promise.all([saveHistory(userId, languageCode, conversation), kept])
      .then(() => queryClient.invalidateQueries({ queryKey: historyKeys.of(userId, languageCode) }))
      .catch((cause: unknown) => logError('The conversation was not kept', cause))
  }, [conversation, userId, languageCode, queryClient])
}
