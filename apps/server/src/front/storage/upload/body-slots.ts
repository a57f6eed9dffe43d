import { StorageRefusal } from '../refusal.ts'

/** Large bodies that this process reads at once, and that one account may send at once. */
const mostAtOnce = 4
const mostOfOne = 2

/** Bytes from which on a body counts as large. */
export const largeBody = 1024 * 1024

/** Lets a few large bodies in at once and refuses the others before they are read. */
export interface BodySlots {
  /**
   * Does work with a place of one's own.
   * @throws StorageRefusal where all are taken
   */
  hold: <Result>(account: string, work: () => Promise<Result>) => Promise<Result>
}

export function createBodySlots(): BodySlots {
  const held: string[] = []
  return {
    hold: async (account, work) => {
      const own = held.filter((other) => other === account).length
      if (held.length >= mostAtOnce || own >= mostOfOne)
        throw new StorageRefusal(503, 'SlowDown', 'Too many large files at once; please try again', 5)
      held.push(account)
      try {
        return await work()
      } finally {
        held.splice(held.indexOf(account), 1)
      }
    },
  }
}
