import { DictionaryError, dictionaryErrors } from './dictionary-error'
import type { Answer, Call, CallName, Cancellation, DictionaryCalls, Progress } from './protocol'

interface Waiting {
  resolve: (result: never) => void
  reject: (error: Error) => void
  onProgress: ((arrived: number) => void) | undefined
}

let worker: Worker | undefined
let nextId = 1
const waiting = new Map<number, Waiting>()

function startWorker(): Worker {
  const started = new Worker(new URL('./dictionary.worker.ts', import.meta.url), { type: 'module' })
  started.addEventListener('message', ({ data }: MessageEvent<Answer | Progress>) => {
    const call = waiting.get(data.id)
    if ('arrived' in data) return call?.onProgress?.(data.arrived)
    waiting.delete(data.id)
    if ('error' in data) call?.reject(data.isKnown ? new DictionaryError(data.error) : new Error(data.error))
    else call?.resolve(data.result as never)
  })
  started.addEventListener('error', (event) => abandon(event.message))
  started.addEventListener('messageerror', () => abandon('A message could not be read'))
  return started
}

/** A worker that broke answers nobody: its calls fail, and the next one starts another. */
function abandon(reason: string): void {
  worker?.terminate()
  worker = undefined
  for (const { reject } of waiting.values()) reject(new Error(`The dictionary worker broke: ${reason}`))
  waiting.clear()
}

interface CallOptions {
  /** Called with the bytes that arrived, each time some did. */
  onProgress?: (arrived: number) => void
  /** Aborted when nobody wants the answer any more. */
  signal?: AbortSignal | undefined
}

/** Asks the dictionary worker, which is started on the first call. */
export function callWorker<Name extends CallName>(
  name: Name,
  args: DictionaryCalls[Name]['args'],
  { onProgress, signal }: CallOptions = {},
): Promise<DictionaryCalls[Name]['result']> {
  if (signal?.aborted) return Promise.reject(new DictionaryError(dictionaryErrors.searchCancelled))
  worker ??= startWorker()
  const id = nextId++
  const { promise, resolve, reject } = Promise.withResolvers<DictionaryCalls[Name]['result']>()
  waiting.set(id, { resolve, reject, onProgress })
  signal?.addEventListener('abort', () => {
    if (!waiting.delete(id)) return
    worker?.postMessage({ cancel: id } satisfies Cancellation)
    reject(new DictionaryError(dictionaryErrors.searchCancelled))
  })
  worker.postMessage({ id, name, args } satisfies Call<Name>)
  return promise
}
