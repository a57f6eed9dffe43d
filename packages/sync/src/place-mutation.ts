import { versionOf, type Mutation, type MutationKind, type Waiting } from './mutation.ts'

/** What a mutation comes to. */
interface Arrival {
  /** What waits in its lane, as it came. */
  lane: readonly Waiting[]
  /** Whether this page opened a place: no other adds to it, so that two never join to one at a time. */
  isOwn: (place: string) => boolean
  /** Names a state that was never there. */
  key: string
  /** Milliseconds since the epoch. */
  now: number
  /** Milliseconds for which it is not sent. */
  hold: number
}

/** The name of a mutation among all; whoever it belongs to and of whichever kind. */
export const nameOf = <M extends Mutation>(kind: MutationKind<M>, mutation: M): string =>
  `${mutation.userId}/${kind.kind}/${kind.nameOf(mutation)}`

/**
 * What is to be kept for a mutation that comes. One that is a state takes the place of the state before; one that can be
 * merged goes with an earlier one that nobody has tried to send, unless something of the lane came in between: it would
 * overtake that. Where it cannot, it stands by itself.
 * @returns what is kept, and what it was joined to
 */
export function placeMutation<M extends Mutation>(
  kind: MutationKind<M>,
  mutation: M,
  { lane, isOwn, key, now, hold }: Arrival,
): { alone: Waiting<M>; joined?: Waiting<M> } {
  const name = nameOf(kind, mutation)
  const held = hold > 0 ? { hold, heldUntil: now + hold } : {}
  const place = kind.merge ? `${name}/${key}` : name
  const shape = { version: versionOf(kind), lane: kind.lane }
  const alone = { place, key, mutation, ...shape, queuedAt: nextTime(now, lane), ...held }
  const last = lane.at(-1) as Waiting<M> | undefined
  const mayJoin = last && last.place.startsWith(`${name}/`) && isOwn(last.place)
  const joined = mayJoin ? joinWaiting(kind, last, mutation) : undefined
  return joined ? { alone, joined: { ...joined, ...held } } : { alone }
}

/** How long something is held. */
export const holdOf = ({ hold, heldUntil }: Waiting): Pick<Waiting, 'hold' | 'heldUntil'> =>
  hold === undefined ? {} : { hold, heldUntil }

/** What waits with a later mutation joined to it; undefined where it may have arrived already, or has no room. */
export function joinWaiting<M extends Mutation>(
  kind: MutationKind<M>,
  waiting: Waiting<M> | undefined,
  later: M,
): Waiting<M> | undefined {
  if (!waiting || waiting.wasTried) return undefined
  const mutation = kind.merge?.(waiting.mutation, later)
  return mutation && { ...waiting, mutation }
}

/** Now, but after everything that waits: neither a quick hand nor a clock that is set back changes the order. */
const nextTime = (now: number, lane: readonly Waiting[]): number =>
  lane.reduce((latest, { queuedAt }) => Math.max(latest, queuedAt + 1), now)
