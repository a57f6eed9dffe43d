import type { ProfileChange } from '@lingarden/database/rows/profile'
import { mutationsOf, type Mutation, type MutationKind, type Outcome } from '@lingarden/sync/mutation'
import { keepForOutcome } from '@/lib/sync/deliver'
import { queue } from '@/lib/sync/queue'

/** What a learner changed of their profile; of each field the latest counts. */
interface ChangedProfile extends Mutation {
  kind: 'profile'
  change: ProfileChange
}

const sending = () => import('./send-profile')

export const profileChanges: MutationKind<ChangedProfile> = {
  kind: 'profile',
  lane: 'profile',
  nameOf: () => 'own',
  merge: (earlier, later) => ({ ...earlier, change: { ...earlier.change, ...later.change } }),
  load: sending,
  send: async ({ userId, change }, key) => (await sending()).sendProfile(userId, change, key),
}

/** Saves a change: kept in this browser until the server has it. @returns what became of it, 'waiting' without a connection */
export async function saveProfile(userId: string, change: ProfileChange): Promise<Outcome | 'waiting'> {
  const send = await keepForOutcome(profileChanges, { kind: 'profile', userId, change })
  return send()
}

/** What the learner changed here and the server has not heard of yet. */
export async function waitingChange(userId: string): Promise<ProfileChange> {
  const changes = mutationsOf(profileChanges, await queue.list(userId)).map(({ change }) => change)
  return Object.assign({}, ...changes) as ProfileChange
}

/**
 * What an answer that is asked for now may lack of the learner's changes: what this page sends while it is on its way.
 * @returns how to learn that, once, when the answer is there
 */
export function watchSentChanges(userId: string): () => ProfileChange {
  const sent: ProfileChange[] = []
  const stop = queue.onSettled((one, outcome) => {
    if (outcome !== 'sent' || one.mutation.userId !== userId) return
    sent.push(...mutationsOf(profileChanges, [one]).map(({ change }) => change))
  })
  return () => {
    stop()
    return Object.assign({}, ...sent) as ProfileChange
  }
}
