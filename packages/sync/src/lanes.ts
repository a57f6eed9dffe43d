import { isOf, type Mutation, type MutationKind, type Waiting } from './mutation.ts'

/** The kinds that a page knows, by their names. */
export type Kinds = ReadonlyMap<string, MutationKind<Mutation>>

/** The kind of what waits; undefined where this version of the app does not know it, or knows another shape of it. */
export function kindOf(kinds: Kinds, waiting: Waiting): MutationKind<Mutation> | undefined {
  const kind = kinds.get(waiting.mutation.kind)
  return kind && isOf(kind, waiting) ? kind : undefined
}

/**
 * Whether something is not to be sent yet. What is held for longer than it was to be comes of a clock that was set back.
 * @param now milliseconds since the epoch
 */
export function isHeld({ heldUntil = 0, hold = 0 }: Waiting, now: number): boolean {
  return heldUntil > now && heldUntil <= now + hold
}

/** What waits in lanes, each in the order in which it is to be sent; what is of no known kind is in none. */
export function lanesOf(kinds: Kinds, waiting: readonly Waiting[]): Map<string, Waiting[]> {
  const orderOf = (one: Waiting) => kindOf(kinds, one)?.order ?? 0
  const ordered = waiting
    .filter((one) => kindOf(kinds, one))
    .toSorted((a, b) => orderOf(a) - orderOf(b) || a.queuedAt - b.queuedAt)
  return Map.groupBy(ordered, ({ lane }) => lane)
}

/** A lane in parts that are sent one after the other: neighbours of a kind together where it can send several at once. */
export function partsOf(kinds: Kinds, lane: readonly Waiting[]): Waiting[][] {
  const parts: Waiting[][] = []
  for (const one of lane) {
    const part = parts.at(-1)
    const most = kinds.get(one.mutation.kind)?.together?.most ?? 1
    const fits = part && part.length < most && part[0]?.mutation.kind === one.mutation.kind
    if (fits) part.push(one)
    else parts.push([one])
  }
  return parts
}
