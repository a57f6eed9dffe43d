import type { Mutation, Waiting } from '@lingarden/sync/mutation'

/** A mutation as it waits in the queue. */
export const waiting = <M extends Mutation>(mutation: M): Waiting<M> => ({
  place: JSON.stringify(mutation),
  key: 'key',
  mutation,
  version: 1,
  lane: 'lane',
  queuedAt: 0,
})
