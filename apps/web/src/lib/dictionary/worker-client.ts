import type { Answer, CallName, DictionaryCalls } from './protocol'

interface Waiting {
  resolve: (result: never) => void
  reject: (error: Error) => void
}

let worker: Worker | undefined
let nextId = 1
const waiting = new Map<number, Waiting>()

function startWorker(): Worker {
  const started = new Worker(new URL('./dictionary.worker.ts', import.meta.url), { type: 'module' })
  started.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    const call = waiting.get(data.id)
    waiting.delete(data.id)
    if ('error' in data) call?.reject(new Error(data.error))
    else call?.resolve(data.result as never)
  })
  return started
}

/** Asks the dictionary worker, which is started on the first call. */
export function callWorker<Name extends CallName>(
  name: Name,
  args: DictionaryCalls[Name]['args'],
  transfer: Transferable[] = [],
): Promise<DictionaryCalls[Name]['result']> {
  worker ??= startWorker()
  const id = nextId++
  const answer = new Promise<DictionaryCalls[Name]['result']>((resolve, reject) =>
    waiting.set(id, { resolve, reject }),
  )
  worker.postMessage({ id, name, args }, transfer)
  return answer
}
