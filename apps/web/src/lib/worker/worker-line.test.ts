// @vitest-environment node -- structured clones and message events as browsers have them
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createDispatcher, type Service } from './answer-calls'
import type { Call, Cancellation } from './protocol'
import { createWorkerLine } from './worker-line'

interface TestCalls {
  double: { args: number; result: number }
  fail: { args: unknown; result: never }
  download: { args: { steps: number[] }; result: string }
  wait: { args: undefined; result: string }
}

/** Ends the call that waits. */
let finish: (result: string) => void
let wasCancelled: () => boolean

const service: Service<TestCalls> = {
  double: (value) => value * 2,
  fail: (what) => {
    throw what === 'a text' ? what : new RangeError(String(what))
  },
  download: async ({ steps }, { report }) => {
    for (const step of steps) report(step)
    return 'whole'
  },
  wait: (_, { isCancelled }) => {
    wasCancelled = isCancelled
    return new Promise((resolve) => (finish = resolve))
  },
}

/** A worker in this process, its messages copied as between threads. */
class WorkerHere extends EventTarget {
  isEnded = false
  #dispatch = createDispatcher<TestCalls>(service, (answer) => {
    if (!this.isEnded) this.dispatchEvent(new MessageEvent('message', { data: structuredClone(answer) }))
  })
  postMessage(message: Call | Cancellation, options: Transferable[] | StructuredSerializeOptions = []): void {
    this.#dispatch(structuredClone(message, Array.isArray(options) ? { transfer: options } : options))
  }
  terminate(): void {
    this.isEnded = true
  }
  onmessage = null
  onmessageerror = null
  onerror = null
}

let workers: WorkerHere[] = []
const open = (more: Partial<Parameters<typeof createWorkerLine>[1]> = {}) =>
  createWorkerLine<TestCalls>(
    () => {
      const worker = new WorkerHere()
      workers.push(worker)
      return worker
    },
    { describeBreak: (message) => `broke: ${message ?? 'unread'}`, ...more },
  )

beforeEach(() => {
  workers = []
})

describe('a worker', () => {
  it('is started by the first call, or before it, and only once', async () => {
    const line = open()
    expect(workers).toEqual([])
    line.start()
    expect(await Promise.all([line.ask('double', 2), line.ask('double', 5)])).toEqual([4, 10])
    expect(workers).toHaveLength(1)
  })

  it('tells how far it has come, and then its result', async () => {
    const came: number[] = []
    const onProgress = (more: number) => came.push(more)
    expect(await open().ask('download', { steps: [3, 4] }, { onProgress })).toBe('whole')
    expect(came).toEqual([3, 4])
  })

  it.each([
    { thrown: 'too far', name: 'RangeError', message: 'too far' },
    { thrown: 'a text', name: 'Error', message: 'a text' },
  ])('that throws $thrown fails the call with the same', async ({ thrown, name, message }) => {
    const failure: unknown = await open()
      .ask('fail', thrown)
      .catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(Error)
    expect(failure).toMatchObject({ name, message })
  })

  it('may have its failures made into errors of the page', async () => {
    const line = open({ toError: ({ name, message }) => new TypeError(`${name} of the worker: ${message}`) })
    await expect(line.ask('fail', 'no')).rejects.toThrow(new TypeError('RangeError of the worker: no'))
  })

  it('that has no such call says so', async () => {
    const line = open()
    // @ts-expect-error -- there is no such call
    await expect(line.ask('toString', undefined)).rejects.toThrow('does not know the call toString')
  })

  it('that breaks fails whoever waits, and the next call starts another', async () => {
    const line = open()
    const waiting = line.ask('wait', undefined)
    workers[0]?.dispatchEvent(Object.assign(new Event('error'), { message: 'out of memory' }))
    await expect(waiting).rejects.toThrow('broke: out of memory')
    expect(workers[0]?.isEnded).toBe(true)
    expect(await line.ask('double', 1)).toBe(2)
    const unread = line.ask('wait', undefined)
    workers[1]?.dispatchEvent(new Event('messageerror'))
    await expect(unread).rejects.toThrow('broke: unread')
    expect(workers).toHaveLength(2)
  })

  it('that is ended tells whoever waits why', async () => {
    const line = open()
    const waiting = line.ask('wait', undefined)
    line.close('the file was closed')
    await expect(waiting).rejects.toThrow('the file was closed')
  })

  it('takes over what is transferred instead of a copy', async () => {
    const bytes = new ArrayBuffer(8)
    await open()
      .ask('fail', bytes, { transfer: [bytes] })
      .catch(() => undefined)
    expect(bytes.detached).toBe(true)
  })

  it('fails only the call whose arguments cannot be copied', async () => {
    const line = open()
    await expect(line.ask('fail', () => undefined)).rejects.toThrow('could not be cloned')
    expect(await line.ask('double', 3)).toBe(6)
  })
})

describe('a call that is aborted', () => {
  it('fails with the reason, and the worker knows that nobody waits', async () => {
    const line = open()
    const stop = new AbortController()
    const waiting = line.ask('wait', undefined, { signal: stop.signal })
    expect(wasCancelled()).toBe(false)
    stop.abort(new Error('left'))
    await expect(waiting).rejects.toThrow('left')
    expect(wasCancelled()).toBe(true)
    finish('too late')
    expect(await line.ask('double', 4)).toBe(8)
  })

  it('may have an error of its own', async () => {
    const line = open({ toAbort: () => new TypeError('cancelled') })
    const stop = new AbortController()
    const waiting = line.ask('wait', undefined, { signal: stop.signal })
    stop.abort()
    await expect(waiting).rejects.toThrow(new TypeError('cancelled'))
  })

  it('before it began does not reach the worker', async () => {
    await expect(open().ask('double', 1, { signal: AbortSignal.abort(new Error('left')) })).rejects.toThrow(
      'left',
    )
    expect(workers).toEqual([])
  })

  it('after its answer changes nothing', async () => {
    const line = open()
    const stop = new AbortController()
    expect(await line.ask('double', 1, { signal: stop.signal })).toBe(2)
    const post = vi.spyOn(workers[0] ?? new WorkerHere(), 'postMessage')
    stop.abort()
    expect(post).not.toHaveBeenCalled()
  })
})
