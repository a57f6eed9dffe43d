import type { Chance } from '@lingarden/domain/chance'
import type { Review } from '@lingarden/domain/review/review'
import type { Mutation, MutationKind } from '@lingarden/sync/mutation'
import { IDBFactory } from 'fake-indexeddb'
import { vi } from 'vitest'
import { openQueue } from '@/test/open-queue'

/** A browser with a storage of its own; now and then its page is closed, and loses what it had in memory. */
export function createDevice(userId: string, chance: Chance) {
  const storage = new IDBFactory()
  let page: ReturnType<typeof openPage> | undefined

  async function openPage() {
    vi.resetModules()
    const queue = await openQueue()
    const [kinds, counts, practice] = await Promise.all([
      import('@/app/mutation-kinds'),
      import('@/lib/bank/word-counts'),
      import('@/lib/practice-time/practised-slices'),
    ])
    const kindOf = (kind: string) =>
      kinds.mutationKinds.find((one) => one.kind === kind) as MutationKind<Mutation>
    return { queue, kindOf, countMeetings: counts.countMeetings, practisedSlices: practice.practisedSlices }
  }
  const open = () => {
    vi.stubGlobal('indexedDB', storage)
    if (chance() < 0.01) page = undefined
    return (page ??= openPage())
  }

  /** Keeps a mutation, as a noun of the app does. */
  async function put(mutation: Mutation & Record<string, unknown>): Promise<void> {
    const { queue, kindOf } = await open()
    await queue.put(kindOf(mutation.kind), mutation)
  }

  return {
    put,
    meet: async (languageCode: string, words: readonly string[], at: string) => {
      const { countMeetings } = await open()
      const meetings = words.map((word) => ({ word, sentence: `Un ${word}.`, kind: 'seen', at }) as const)
      await countMeetings({ userId, languageCode }, meetings)
    },
    review: (review: Review) => put({ kind: 'review', userId, languageCode: 'es-ES', review }),
    /** Tries to send all that waits; how many are left. */
    send: async () => {
      const { queue } = await open()
      return (await queue.send(userId, { release: () => true })).left
    },
  }
}
