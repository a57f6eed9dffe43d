import type { CardAnswer } from './card-messages'
import type { CardCalls } from './card-service'

interface Waiting {
  resolve: (result: never) => void
  reject: (error: Error) => void
}

let worker: Worker | undefined
let nextId = 1
const waiting = new Map<number, Waiting>()

function startWorker(): Worker {
  const started = new Worker(new URL('./cards.worker.ts', import.meta.url), { type: 'module' })
  started.addEventListener('message', ({ data }: MessageEvent<CardAnswer>) => {
    const call = waiting.get(data.id)
    waiting.delete(data.id)
    if ('error' in data) call?.reject(new Error(data.error))
    else call?.resolve(data.result as never)
  })
  started.addEventListener('error', abandon)
  started.addEventListener('messageerror', abandon)
  return started
}

/** A worker that broke answers nobody, and what it knew is lost; the next call starts another. */
function abandon(): void {
  worker?.terminate()
  worker = undefined
  for (const { reject } of waiting.values()) reject(new Error('The worker of the cards broke'))
  waiting.clear()
}

/**
 * Asks the worker that keeps the cards, which is started on the first call.
 * @throws where it breaks; it has then to be told everything anew
 */
export function askCards<Name extends keyof CardCalls>(
  name: Name,
  args: CardCalls[Name]['args'],
): Promise<CardCalls[Name]['result']> {
  const asked = (worker ??= startWorker())
  const id = nextId++
  const { promise, resolve, reject } = Promise.withResolvers<CardCalls[Name]['result']>()
  waiting.set(id, { resolve, reject })
  asked.postMessage({ id, name, args })
  return promise
}
