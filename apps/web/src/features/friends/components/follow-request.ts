import type { FriendLists } from '@lingarden/database/rows/friends'

/** What came of a code that was sent, and the requests that this is about. */
export interface SentCode {
  outcome: string
  /** Ids of learners who are asked. */
  recipients: readonly string[]
}

/** Notes what the server answered, by the lists as they are right after it. */
export function noteSentCode(outcome: string, lists: Pick<FriendLists, 'outgoing'> | undefined): SentCode {
  const outgoing = lists?.outgoing.map(({ id }) => id) ?? []
  // The newest stands last. Which of them was asked before, the answer does not tell.
  if (outcome === 'sent') return { outcome, recipients: outgoing.slice(-1) }
  return { outcome, recipients: outcome === 'already_sent' ? outgoing : [] }
}

/** The outcome as it is by now: an accepted request is a friendship, and one that is gone is not told of any more. */
export function followSentCode(
  { outcome, recipients }: SentCode,
  { friends, outgoing }: Pick<FriendLists, 'friends' | 'outgoing'>,
): string | undefined {
  if (recipients.some((recipient) => friends.some(({ id }) => id === recipient))) return 'friends'
  const areWaiting = recipients.every((recipient) => outgoing.some(({ id }) => id === recipient))
  return areWaiting ? outcome : undefined
}
