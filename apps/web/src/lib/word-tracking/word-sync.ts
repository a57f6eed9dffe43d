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
   * Sends what waits; resolves to whether there was anything.
   * @throws where the server cannot be reached; what waits then keeps waiting
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
export function createWordSync({ store, server, exclusively, now, onRefused }: WordSyncDeps): WordSync {
  let newestChange: string | undefined

  /** Whether no batch of unknown fate is left. */
  async function settle(): Promise<boolean> {
    const { underway } = store.read()
    if (!underway) return true
    const age = now() - underway.begunAt
    if (age >= 0 && age < travelTime) return false
    const words = underway.words.slice(0, probes).map(({ word }) => word)
    const hasArrived = (await server.countChanged(words, underway.newestChange)) === words.length
    store.update(hasArrived ? acknowledgeBatch : returnBatch)
    return true
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

  return {
    sync: () =>
      exclusively(async () => {
        if (!(await settle())) return false
        const hasWords = store.read().waiting.length > 0
        newestChange = await server.newestChange()
        while (store.read().waiting.length > 0) {
          await sendNext(newestChange)
          newestChange = await server.newestChange()
        }
        return hasWords
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
