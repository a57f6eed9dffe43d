import { useState } from 'react'
import type { Conversation } from './conversation'

/** Whether the learner has said or made something since the last session of a conversation ended. */
function hasSpoken({ messages }: Pick<Conversation, 'messages'>): boolean {
  const begin = messages.findLastIndex(({ type }) => type === 'session_break') + 1
  return messages.slice(begin).some(({ type }) => type === 'user' || type === 'activity')
}

/**
 * Whether the learner has acted in this session: a message, a chip, a word, a sound. Before that nothing is counted and
 * nothing is charged, as whoever only looks in has not practised.
 */
export function useFirstAct(conversation: Pick<Conversation, 'id' | 'messages'>): {
  hasActed: boolean
  act: () => void
} {
  const sessions = conversation.messages.filter(({ type }) => type === 'session_break').length
  const session = `${conversation.id} ${sessions}`
  const [acted, setActed] = useState<string>()
  return { hasActed: acted === session || hasSpoken(conversation), act: () => setActed(session) }
}
