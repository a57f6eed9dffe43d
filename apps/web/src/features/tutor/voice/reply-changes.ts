import type { Conversation } from '../conversation/conversation'

/** What happens in a conversation that its voice has to do with. */
export type ReplyChange =
  /** The learner has gone to another conversation. */
  | { type: 'left' }
  | { type: 'begun' }
  /** A reply is coming in, as far as it has come. */
  | { type: 'grown'; text: string }
  /** A reply is whole. */
  | { type: 'said'; id: string; text: string; isSlow?: true }

type Seen = Pick<Conversation, 'id' | 'turn' | 'phase' | 'streaming' | 'messages'>

/** What has happened between two looks at a conversation. Messages of earlier sessions that are taken up say nothing. */
export function replyChanges(before: Seen | undefined, after: Seen): ReplyChange[] {
  const changes: ReplyChange[] = []
  const known = before?.id === after.id ? before : undefined
  if (before && !known) changes.push({ type: 'left' })
  if (after.turn === undefined) return changes
  if (known?.turn !== after.turn) changes.push({ type: 'begun' })
  const earlier = new Set(known?.messages.map(({ id }) => id))
  for (const message of after.messages) {
    if (message.type !== 'ai' || earlier.has(message.id)) continue
    changes.push({
      type: 'said',
      id: message.id,
      text: message.content,
      ...(message.isSlow && { isSlow: true }),
    })
  }
  if (after.streaming !== '' && after.streaming !== known?.streaming) {
    changes.push({ type: 'grown', text: after.streaming })
  }
  return changes
}
