import type { Answer, Calls, Call, Cancellation, Failure } from './protocol'

interface Waiting {
  resolve: (result: unknown) => void
  reject: (error: Error) => void
  onProgress: ((progress: number) => void) | undefined
}

interface CallOptions {
  /** What goes over to the worker instead of being copied. */
  transfer?: Transferable[]
  /** Called each time the call has come further, with how much. */
  onProgress?: (progress: number) => void
  /** Aborted when nobody wants the answer any more; the worker is told, and may stop early. */
  signal?: AbortSignal | undefined
}

interface WorkerLine<Names extends Calls<Names>> {
  /** Starts the worker where it is not, so that the first call waits for nothing. */
  start: () => void
  /**
   * Asks the worker, which is started on the first call.
   * @throws what the worker said went wrong, why it ended before it answered, or that the call was aborted
   */
  ask: <Name extends keyof Names & string>(
    name: Name,
    args: Names[Name]['args'],
    options?: CallOptions,
  ) => Promise<Names[Name]['result']>
  /** Ends the worker, and what it knew with it; whoever waits for it is told why. The next call starts another. */
  close: (reason: string) => void
}

interface LineTexts {
  /** What is told to those who wait where the worker breaks. */
  describeBreak: (message: string | undefined) => string
  /** The error for what went wrong in the worker; without it one of the same name and message. */
  toError?: (failure: Failure) => Error
  /** The error for a call that was aborted; without it the signal's reason. */
  toAbort?: (signal: AbortSignal) => Error
}

const sameError = ({ name, message }: Failure): Error => Object.assign(new Error(message), { name })

/**
 * The line to one worker that is asked by name and answers by the number of the call.
 * @param start makes the worker
 */
export function createWorkerLine<Names extends Calls<Names>>(
  start: () => Worker,
  { describeBreak, toError = sameError, toAbort = ({ reason }) => reason as Error }: LineTexts,
): WorkerLine<Names> {
  let worker: Worker | undefined
  let nextId = 1
  const waiting = new Map<number, Waiting>()

  function receive(answer: Answer): void {
    const call = waiting.get(answer.id)
    if ('progress' in answer) return call?.onProgress?.(answer.progress)
    waiting.delete(answer.id)
    if ('failure' in answer) call?.reject(toError(answer.failure))
    else call?.resolve(answer.result)
    return undefined
  }

  function makeWorker(): Worker {
    const started = start()
    started.addEventListener('message', ({ data }: MessageEvent<Answer>) => receive(data))
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

  function cancel(id: number, signal: AbortSignal): void {
    const call = waiting.get(id)
    if (!call) return
    waiting.delete(id)
    worker?.postMessage({ cancel: id } satisfies Cancellation)
    call.reject(toAbort(signal))
  }

  const startWorker = () => (worker ??= makeWorker())

  return {
    start: () => void startWorker(),
    close,
    ask: async (name, args, { transfer = [], onProgress, signal } = {}) => {
      if (signal?.aborted) throw toAbort(signal)
      const id = nextId++
      const { promise, resolve, reject } = Promise.withResolvers<unknown>()
      waiting.set(id, { resolve, reject, onProgress })
      const abort = () => signal && cancel(id, signal)
      signal?.addEventListener('abort', abort, { once: true })
      try {
        startWorker().postMessage({ id, name, args } satisfies Call, transfer)
        return await promise
      } finally {
        waiting.delete(id)
        signal?.removeEventListener('abort', abort)
      }
    },
  }
}
