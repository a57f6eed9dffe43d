import type { PendingStore } from './pending-store'
import { acknowledgeBatch, beginBatch, returnBatch, type TrackedWord } from './pending-words'

/** What the sync needs of the server. */
export interface WordServer {
  /** When any of the learner's words changed last; empty where there are none. */
  newestChange: () => Promise<string>
  /** How many of the words exist and changed after that. */
  countChanged: (words: string[], after: string) => Promise<number>
  /**
   * Adds the counts in one transaction.
   * @throws WordsRefused where they can never be accepted; anything else where their fate is unknown
   */
  send: (words: TrackedWord[]) => Promise<void>
  /** Sends from a page that is being closed; nobody hears of the answer. */
  sendLeaving: (words: TrackedWord[]) => void
}

export class WordsRefused extends Error {
  override name = 'WordsRefused'
}

export interface WordSync {
  /**
   * Sends what waits; resolves to whether the server has come to know of words that a page may have read the bank without.
   * @throws where the server could not be reached before that; what waits then keeps waiting
   */
  sync: () => Promise<boolean>
  /** The page is being closed: sends what waits without waiting for an answer. */
  leave: () => void
}

interface WordSyncDeps {
  store: PendingStore
  server: WordServer
  /** Runs one task at a time over all tabs of the browser. */
  exclusively: (task: () => Promise<boolean>) => Promise<boolean>
  /** Milliseconds since the epoch. */
  now: () => number
  onRefused: (error: WordsRefused) => void
  /** Some words have arrived, and the rest waits. */
  onBrokenOff: (error: unknown) => void
}

/** A batch of a page that closed may still be travelling for so many milliseconds. */
const travelTime = 10_000
/** All words of a batch change together, so a few tell of all. */
const probes = 20

/**
 * Brings pending words to the server, each count once. A batch whose answer was lost (a closed page, a broken
 * connection) is looked for on the server before it is sent again: it arrived where its words changed after it was
 * begun. Only another device that changes the very same words in that moment can deceive this.
 */
export function createWordSync(deps: WordSyncDeps): WordSync {
  const { store, server, exclusively, now, onRefused, onBrokenOff } = deps
  let newestChange: string | undefined

  /** What has become of a batch of unknown fate: it may be travelling still. */
  async function settle(): Promise<'travelling' | 'arrived' | 'none'> {
    const { underway } = store.read()
    if (!underway) return 'none'
    const age = now() - underway.begunAt
    if (age >= 0 && age < travelTime) return 'travelling'
    const words = underway.words.slice(0, probes).map(({ word }) => word)
    const hasArrived = (await server.countChanged(words, underway.newestChange)) === words.length
    store.update(hasArrived ? acknowledgeBatch : returnBatch)
    return hasArrived ? 'arrived' : 'none'
  }

  async function sendNext(marker: string): Promise<void> {
    const { underway } = store.update((pending) => beginBatch(pending, marker, now()))
    if (!underway) return
    try {
      await server.send(underway.words)
    } catch (error) {
      if (!(error instanceof WordsRefused)) throw error
      onRefused(error)
    }
    store.update(acknowledgeBatch)
  }

  /** Sends all that waits, also what comes to wait meanwhile; tells of each batch that has arrived. */
  async function sendAll(onArrived: () => void): Promise<void> {
    newestChange = await server.newestChange()
    while (store.read().waiting.length > 0) {
      await sendNext(newestChange)
      onArrived()
      newestChange = await server.newestChange()
    }
  }

  return {
    sync: () =>
      exclusively(async () => {
        const fate = await settle()
        if (fate === 'travelling') return false
        let hasArrived = fate === 'arrived'
        try {
          await sendAll(() => {
            hasArrived = true
          })
        } catch (error) {
          if (!hasArrived) throw error
          onBrokenOff(error)
        }
        return hasArrived
      }),
    leave: () => {
      // Without a marker nobody could tell later whether the words arrived; they are safe in the browser.
      if (newestChange === undefined || store.read().underway) return
      const marker = newestChange
      const { underway } = store.update((pending) => beginBatch(pending, marker, now()))
      if (underway) server.sendLeaving(underway.words)
    },
  }
}
