/** Gives up a lock; to be called once. */
export type Release = () => void

/** Lets one pass at a time, in the order they came. */
export interface Lock {
  /** Waits for its turn. Whoever never releases keeps everybody out. */
  acquire: () => Promise<Release>
  /** Holds the lock for as long as `work` takes, also where it fails. */
  hold: <Result>(work: () => Promise<Result>) => Promise<Result>
}

export function createLock(): Lock {
  let last = Promise.resolve()
  const acquire = async (): Promise<Release> => {
    const before = last
    const { promise, resolve } = Promise.withResolvers<void>()
    last = promise
    await before
    return resolve
  }
  return {
    acquire,
    hold: async (work) => {
      const release = await acquire()
      try {
        return await work()
      } finally {
        release()
      }
    },
  }
}
