import { claimConversation } from './claim-conversation'
import type { Conversation } from './conversation'
import { currentConversation } from '@/lib/current-conversation'
import { readCachedConversation, reopenConversation } from './cached-conversation'

/**
 * The conversation that the learner left, to be taken up again; undefined where there is none that is fresh, or another
 * tab goes on with it.
 * @param topic the last one about it, where one is named
 */
export async function findConversationToResume(
  userId: string,
  languageCode: string,
  topic: string | undefined,
): Promise<Conversation | undefined> {
  const id = currentConversation(userId, languageCode, topic)
  const kept = id === undefined ? undefined : await readCachedConversation(userId, languageCode, id)
  if (!kept || !(await claimConversation(kept.id))) return undefined
  return reopenConversation(kept, Date.now())
}
