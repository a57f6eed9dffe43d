import type { TransferAnswer, TransferCalls } from './protocol'

interface Waiting {
  resolve: (result: never) => void
  reject: (error: Error) => void
}

let worker: Worker | undefined
let nextId = 1
const waiting = new Map<number, Waiting>()

function startWorker(): Worker {
  const started = new Worker(new URL('./transfer.worker.ts', import.meta.url), { type: 'module' })
  started.addEventListener('message', ({ data }: MessageEvent<TransferAnswer>) => {
    const call = waiting.get(data.id)
    waiting.delete(data.id)
    if ('error' in data) call?.reject(new Error(data.error))
    else call?.resolve(data.result as never)
  })
  started.addEventListener('error', ({ message }) => {
    closeTransfer(`The worker that reads files broke: ${message}`)
  })
  return started
}

/** Ends the worker and forgets the file it has read; whoever still waits for it is told why. */
export function closeTransfer(reason = 'The file was closed'): void {
  worker?.terminate()
  worker = undefined
  for (const { reject } of waiting.values()) reject(new Error(reason))
  waiting.clear()
}

/** Asks the worker that reads and writes files of words, which is started on the first call. */
export function askTransfer<Name extends keyof TransferCalls>(
  name: Name,
  args: TransferCalls[Name]['args'],
  transfer: Transferable[] = [],
): Promise<TransferCalls[Name]['result']> {
  worker ??= startWorker()
  const id = nextId++
  const { promise, resolve, reject } = Promise.withResolvers<TransferCalls[Name]['result']>()
  waiting.set(id, { resolve, reject })
  worker.postMessage({ id, name, args }, transfer)
  return promise
}
