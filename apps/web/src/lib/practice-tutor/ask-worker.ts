import type { TutorEvent } from '@lingarden/domain/tutor-turn'
import type { OfflineAnswer, OfflineCall, OfflineTurn } from './protocol'

interface Waiting {
  resolve: (events: TutorEvent[]) => void
  reject: (error: Error) => void
}

let worker: Worker | undefined
let nextId = 1
const waiting = new Map<number, Waiting>()

function startWorker(): Worker {
  const started = new Worker(new URL('./offline-tutor.worker.ts', import.meta.url), { type: 'module' })
  started.addEventListener('message', ({ data }: MessageEvent<OfflineAnswer>) => {
    const call = waiting.get(data.id)
    waiting.delete(data.id)
    if ('error' in data) call?.reject(new Error(data.error))
    else call?.resolve(data.events)
  })
  started.addEventListener('error', abandon)
  started.addEventListener('messageerror', abandon)
  return started
}

/** A worker that could not be started or that broke answers nobody; the next turn starts another. */
function abandon(): void {
  worker?.terminate()
  worker = undefined
  for (const { reject } of waiting.values()) reject(new Error('The built-in tutor could not be started'))
  waiting.clear()
}

/** Starts the built-in tutor while its files can be had; it waits until it is asked. */
export function startOfflineTutor(): void {
  worker ??= startWorker()
}

/**
 * Asks the built-in tutor in this browser for one turn; it is started where it was not.
 * @throws where it cannot be started (it was never kept) or breaks; the signal's reason where it was aborted
 */
export function askOfflineTutor(turn: OfflineTurn, signal: AbortSignal): Promise<TutorEvent[]> {
  signal.throwIfAborted()
  const tutor = (worker ??= startWorker())
  const id = nextId++
  const { promise, resolve, reject } = Promise.withResolvers<TutorEvent[]>()
  waiting.set(id, { resolve, reject })
  signal.addEventListener('abort', () => {
    if (waiting.delete(id)) reject(signal.reason as Error)
  })
  tutor.postMessage({ id, turn } satisfies OfflineCall)
  return promise
}
