import { Worker } from 'node:worker_threads'
import type { Synthesis } from './synthesize.ts'

/** What the thread is asked. */
export interface VoiceJob<Setting> {
  id: number
  text: string
  voice: Setting
}

/** What the thread answers. */
export type VoiceAnswer = { id: number } & ({ synthesis: Synthesis } | { error: Error })

/** A voice in a thread of its own, so that the server answers others meanwhile. */
export interface VoiceThread<Setting> {
  /** Rejects with what the thread threw, or with the reason of the signal; a text in work is spoken to its end. */
  synthesize: (text: string, voice: Setting, signal: AbortSignal) => Promise<Synthesis>
  close: () => Promise<void>
}

interface Waiting {
  resolve: (synthesis: Synthesis) => void
  reject: (reason: unknown) => void
}

export interface VoiceThreadOptions {
  /** The program of the thread: it answers each VoiceJob with a VoiceAnswer. */
  program: URL
  /** Handed to the program as it starts. */
  workerData?: unknown
  /** Milliseconds for one text. */
  jobLimit: number
  /** Milliseconds without a text after which the thread gives its memory back. */
  idleLimit?: number
}

/** The thread starts with the first text, and anew with the next one after it was idle, broke or did not end in time. */
export function createVoiceThread<Setting>({
  program,
  workerData,
  jobLimit,
  idleLimit = 600_000,
}: VoiceThreadOptions): VoiceThread<Setting> {
  let worker: Worker | undefined
  let jobs = 0
  let idle: NodeJS.Timeout | undefined
  const waiting = new Map<number, Waiting>()
  // One after the other, so that a text that nobody waits for any more is never begun.
  let last: Promise<unknown> = Promise.resolve()

  const drop = (broken: Worker, reason: unknown) => {
    if (worker !== broken) return
    worker = undefined
    clearTimeout(idle)
    void broken.terminate()
    for (const { reject } of waiting.values()) reject(reason)
    waiting.clear()
  }
  const start = (): Worker => {
    const started = new Worker(program, { workerData })
    // The thread alone keeps no process alive.
    started.unref()
    started.on('error', (error) => drop(started, error))
    started.on('exit', (code) => drop(started, new Error(`The voice thread ended with ${code}`)))
    started.on('message', (answer: VoiceAnswer) => {
      const job = waiting.get(answer.id)
      waiting.delete(answer.id)
      if ('error' in answer) job?.reject(answer.error)
      else job?.resolve(answer.synthesis)
    })
    return started
  }
  const ask = (text: string, voice: Setting, signal: AbortSignal) =>
    new Promise<Synthesis>((resolve, reject) => {
      signal.throwIfAborted()
      clearTimeout(idle)
      worker ??= start()
      const asked = worker
      const id = (jobs += 1)
      // A text that does not end blocks the thread: only a new one helps.
      const giveUp = () => drop(asked, new DOMException('The voice does not end', 'TimeoutError'))
      const timer = setTimeout(giveUp, jobLimit)
      const end = () => {
        clearTimeout(timer)
        idle = setTimeout(() => drop(asked, new Error('The voice thread was idle')), idleLimit).unref()
      }
      waiting.set(id, {
        resolve: (synthesis) => (end(), resolve(synthesis)),
        reject: (reason) => (end(), reject(reason)),
      })
      asked.postMessage({ id, text, voice } satisfies VoiceJob<Setting>)
    })

  return {
    synthesize: (text, voice, signal) => {
      const job = last.then(() => ask(text, voice, signal))
      last = job.catch(() => undefined)
      return Promise.race([job, untilAborted(signal, job)])
    },
    close: async () => {
      if (worker) drop(worker, new Error('The server is closing'))
    },
  }
}

/** Rejects as soon as the signal is aborted, and never where the job ends first. */
function untilAborted(signal: AbortSignal, job: Promise<unknown>): Promise<never> {
  return new Promise((_resolve, reject) => {
    const abort = () => reject(signal.reason as Error)
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
    const end = () => signal.removeEventListener('abort', abort)
    job.then(end, end)
  })
}
