import { askedBack } from '@lingarden/domain/ladder/asked-back'
import type { Correction } from '@lingarden/domain/tutor-turn'
import type { Conversation } from '../conversation/conversation'
import type { UserMessage } from '../conversation/messages'

/** The correction of a message that its learner is, or was, asked to find; undefined where right forms are shown at once. */
export function askedOf(
  { content, feedback, mending }: Pick<UserMessage, 'content' | 'feedback' | 'mending'>,
  languageCode: string,
): Correction | undefined {
  if (!mending || feedback?.status !== 'complete') return undefined
  return askedBack(content, feedback.feedback.corrections, languageCode)
}

/** The same while they still look for it. */
export const openOf = (
  message: Pick<UserMessage, 'content' | 'feedback' | 'mending'>,
  languageCode: string,
): Correction | undefined => (message.mending?.end ? undefined : askedOf(message, languageCode))

/** The mistake of the learner's last message that they still look for. */
export function lastOpen({ messages }: Conversation, languageCode: string): Correction | undefined {
  const last = messages.findLast((message): message is UserMessage => message.type === 'user')
  return last && openOf(last, languageCode)
}

/** Whether the message before one was pointed at and left as it was, so that the tutor says it right. */
export function isLeft({ messages }: Conversation, messageId: string, languageCode: string): boolean {
  const place = messages.findIndex(({ id }) => id === messageId)
  const earlier = place < 0 ? messages : messages.slice(0, place)
  const since = earlier.findLastIndex(({ type }) => type === 'session_break')
  const before = earlier
    .slice(since + 1)
    .findLast((message): message is UserMessage => message.type === 'user')
  if (!before || (before.mending?.end !== undefined && before.mending.end !== 'left')) return false
  return askedOf(before, languageCode) !== undefined
}
