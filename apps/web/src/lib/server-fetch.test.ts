import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { serverFetch } from './server-fetch'
import { onSiteClosed } from './site-closed'

const answers: Response[] = []
const asked = vi.fn<typeof fetch>(async () => answers.shift() ?? Response.json('answer'))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', asked)
  asked.mockClear()
  answers.length = 0
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const notReady = (seconds: number | null = 1, body: object = { code: 'unavailable' }) =>
  Response.json(body, {
    status: 503,
    ...(seconds !== null && { headers: { 'retry-after': `${seconds}` } }),
  })

describe('a server that is not ready', () => {
  it('is asked again for what is only read, each time later, and at last lets it fail', async () => {
    answers.push(notReady(), notReady(), notReady(), notReady())
    const reading = serverFetch('/rest/v1/profiles')
    for (const [wait, calls] of [
      [1000, 2],
      [2000, 3],
      [4000, 4],
    ] as const) {
      await vi.advanceTimersByTimeAsync(wait - 1)
      expect(asked).toHaveBeenCalledTimes(calls - 1)
      await vi.advanceTimersByTimeAsync(1)
      expect(asked).toHaveBeenCalledTimes(calls)
    }
    expect((await reading).status).toBe(503)
  })

  it('gives what was asked for once it is back', async () => {
    answers.push(notReady())
    const reading = serverFetch('/rest/v1/profiles')
    await vi.advanceTimersByTimeAsync(1000)
    expect(await (await reading).json()).toBe('answer')
  })

  it.each([
    ['something is changed, which it may have done', notReady(), 'POST'],
    ['it does not say when it will be back', notReady(null), 'GET'],
    ['it will be back in a minute only', notReady(60), 'GET'],
  ])('is not asked again where %s', async (_, answer, method) => {
    answers.push(answer)
    expect((await serverFetch('/rest/v1/profiles', { method })).status).toBe(503)
    expect(asked).toHaveBeenCalledOnce()
  })

  it('is not asked again for what nobody wants any more', async () => {
    answers.push(notReady())
    const leaving = new AbortController()
    const reading = serverFetch('/rest/v1/profiles', { signal: leaving.signal })
    const failure = reading.catch((cause: unknown) => cause)
    await vi.advanceTimersByTimeAsync(500)
    leaving.abort(new Error('left'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await failure).toEqual(new Error('left'))
    expect(asked).toHaveBeenCalledOnce()
  })
})

describe('a closed site', () => {
  it.each([
    ['auth', { code: 503, error_code: 'site_disabled', msg: 'Back at noon.' }],
    ['rest', { code: 'site_disabled', message: 'Back at noon.', details: null, hint: null }],
    ['storage', { statusCode: '503', error: 'site_disabled', message: 'Back at noon.' }],
    ['our own', { error: 'Back at noon.', code: 'site_disabled' }],
  ])('is told to the page by an answer of the %s protocol, which stays readable', async (_, body) => {
    const heard = vi.fn<() => void>()
    const stop = onSiteClosed(heard)
    answers.push(notReady(60, body), notReady(null), new Response('<html>', { status: 503 }))
    expect(await (await serverFetch('/')).json()).toEqual(body)
    expect(heard).toHaveBeenCalledOnce()
    await serverFetch('/')
    await serverFetch('/')
    expect(heard).toHaveBeenCalledOnce()
    stop()
  })
})
