import type { Mutation, MutationKind, Outcome, Waiting } from '@lingarden/sync/mutation'
import { mayReachServer } from '@/lib/server-reach'
import { queue } from './queue'

/** Tries to send what waits of a learner, where that is worth trying; resolves to whether nothing is left. */
export async function sendWaiting(userId: string, release?: (one: Waiting) => boolean): Promise<boolean> {
  if (!mayReachServer()) return false
  const { left } = await queue.send(userId, release && { release })
  return left === 0
}

/**
 * Keeps a mutation until the server has it and tries to send it at once; resolves to whether the server has it. What was
 * kept outlives the page.
 */
export async function deliver<M extends Mutation>(kind: MutationKind<M>, mutation: M): Promise<boolean> {
  await queue.put(kind, mutation)
  return sendWaiting(mutation.userId)
}

/**
 * Keeps a mutation until the server has it.
 * @returns how to try to send it; that resolves to what became of it, 'waiting' where it goes with the next connection
 */
export async function keepForOutcome<M extends Mutation>(
  kind: MutationKind<M>,
  mutation: M,
): Promise<() => Promise<Outcome | 'waiting'>> {
  const outcomes = new Map<string, Outcome>()
  const stop = queue.onSettled(({ place }, outcome) => outcomes.set(place, outcome))
  const kept = await queue.put(kind, mutation)
  return async () => {
    try {
      await sendWaiting(mutation.userId)
    } finally {
      stop()
    }
    return outcomes.get(kept?.place ?? '') ?? 'waiting'
  }
}
