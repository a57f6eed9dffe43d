interface Waiting {
  resolve: (result: never) => void
  reject: (error: Error) => void
}

/** What a worker answers: the result of the call, or why there is none. */
type Answer = { id: number; result: unknown } | { id: number; error: string }

/** The calls of a worker, by name. */
type Calls<Names> = { [Name in keyof Names]: { args: unknown; result: unknown } }

interface WorkerLine<Names extends Calls<Names>> {
  /** Starts the worker where it is not, so that the first call waits for nothing. */
  start: () => void
  /**
   * Asks the worker, which is started on the first call.
   * @throws what the worker said went wrong, or why it ended before it answered
   */
  ask: <Name extends keyof Names>(
    name: Name,
    args: Names[Name]['args'],
    transfer?: Transferable[],
  ) => Promise<Names[Name]['result']>
  /** Ends the worker, and what it knew with it; whoever waits for it is told why. The next call starts another. */
  close: (reason: string) => void
}

/**
 * The line to one worker that is asked by name and answers by the number of the call.
 * @param start makes the worker
 * @param describeBreak what is told to those who wait where it breaks
 */
export function createWorkerLine<Names extends Calls<Names>>(
  start: () => Worker,
  describeBreak: (message: string | undefined) => string,
): WorkerLine<Names> {
  let worker: Worker | undefined
  let nextId = 1
  const waiting = new Map<number, Waiting>()

  function makeWorker(): Worker {
    const started = start()
    started.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      const call = waiting.get(data.id)
      waiting.delete(data.id)
      if ('error' in data) call?.reject(new Error(data.error))
      else call?.resolve(data.result as never)
    })
    started.addEventListener('error', ({ message }) => close(describeBreak(message)))
    started.addEventListener('messageerror', () => close(describeBreak(undefined)))
    return started
  }

  function close(reason: string): void {
    worker?.terminate()
    worker = undefined
    for (const { reject } of waiting.values()) reject(new Error(reason))
    waiting.clear()
  }

  const startWorker = () => (worker ??= makeWorker())

  return {
    start: () => void startWorker(),
    close,
    ask: (name, args, transfer = []) => {
      const id = nextId++
      const { promise, resolve, reject } = Promise.withResolvers<never>()
      waiting.set(id, { resolve, reject })
      startWorker().postMessage({ id, name, args }, transfer)
      return promise
    },
  }
}
