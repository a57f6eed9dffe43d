import type { Waiting } from './mutation.ts'
import { readWaiting } from './read-waiting.ts'

/** Where what waits is kept by place, so that it outlives the page; each method may throw where storage fails. */
export interface QueueStore {
  readAll(): Promise<readonly unknown[]>
  /**
   * Reads, changes and writes a place in one go, so that two pages lose nothing of each other.
   * @param change gives back what is to be there, undefined for nothing
   * @returns what is there then
   */
  change(
    place: string,
    change: (there: Waiting | undefined) => Waiting | undefined,
  ): Promise<Waiting | undefined>
}

interface WaitingListDeps {
  store: QueueStore
  /** Whether something may still be kept of the learner. */
  mayKeep: () => boolean
  onChange: () => void
  /** Hears of places that changed here, for the other pages. */
  tell: (place: string, there: Waiting | undefined) => void
  /** Storage is full or forbidden. */
  onTrouble: (cause: unknown) => void
}

/** What waits, as this page knows it at any moment, and kept as far as storage takes it. */
export interface WaitingList {
  all: () => Waiting[]
  /** Reads what is kept; called first, and before anything is sent. */
  refresh: () => Promise<void>
  /** Changes a place: here at once, then in the store, whose word counts. @returns what is there then */
  change: (
    place: string,
    change: (there: Waiting | undefined) => Waiting | undefined,
  ) => Promise<Waiting | undefined>
  /** Another page has changed a place. */
  hear: (place: string, there: Waiting | undefined) => void
  /** Whether a place was changed here and storage has not answered yet. */
  isBeingKept: (place: string) => boolean
  clear: () => void
}

export function createWaitingList(deps: WaitingListDeps): WaitingList {
  const { store, mayKeep, onChange, tell, onTrouble } = deps
  const waiting = new Map<string, Waiting>()
  /** Places that storage has not taken as they are here: they last as long as the page. */
  const inMemory = new Set<string>()
  /** Changes under way, by place. */
  const underway = new Map<string, number>()
  /** Keys of what is gone for good, should storage not have let go of it. */
  const gone = new Set<string>()
  /** Counts the changes, to tell what is younger than a reading. */
  let changes = 0
  const changedAt = new Map<string, number>()

  function set(place: string, there: Waiting | undefined): void {
    const before = waiting.get(place)
    if (before && !there) gone.add(before.key)
    if (there) waiting.set(place, there)
    else waiting.delete(place)
    changedAt.set(place, ++changes)
    onChange()
  }

  async function keep(place: string, change: (there: Waiting | undefined) => Waiting | undefined) {
    underway.set(place, (underway.get(place) ?? 0) + 1)
    try {
      const there = await store.change(place, change)
      inMemory.delete(place)
      return there
    } finally {
      const others = (underway.get(place) ?? 1) - 1
      if (others > 0) underway.set(place, others)
      else underway.delete(place)
    }
  }

  return {
    all: () => [...waiting.values()],
    refresh: async () => {
      const begun = changes
      const stored = await store.readAll().catch(() => undefined)
      if (!stored || !mayKeep()) return
      const isYounger = (place: string) => inMemory.has(place) || (changedAt.get(place) ?? 0) > begun
      const kept = stored.flatMap((one) => readWaiting(one) ?? []).filter(({ key }) => !gone.has(key))
      const places = new Set(kept.map(({ place }) => place))
      for (const place of waiting.keys()) if (!places.has(place) && !isYounger(place)) waiting.delete(place)
      for (const one of kept) if (!isYounger(one.place)) waiting.set(one.place, one)
      onChange()
    },
    change: async (place, change) => {
      if (!mayKeep()) return undefined
      const here = change(waiting.get(place))
      set(place, here)
      try {
        const there = await keep(place, change)
        if (!mayKeep()) return undefined
        // Unless it was changed here once more meanwhile.
        if (!underway.has(place)) set(place, there)
        tell(place, there)
        return there
      } catch (cause) {
        if (!mayKeep()) return undefined
        if (here) inMemory.add(place)
        onTrouble(cause)
        return here
      }
    },
    hear: (place, there) => {
      if (!inMemory.has(place) && mayKeep()) set(place, there)
    },
    isBeingKept: (place) => underway.has(place),
    clear: () => {
      waiting.clear()
      inMemory.clear()
      onChange()
    },
  }
}
