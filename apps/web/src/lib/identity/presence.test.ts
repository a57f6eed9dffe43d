import { beforeEach, expect, it, vi } from 'vitest'
import { readLocal, readTab, writeLocal, writeTab } from '@/lib/local-store'
import { logError } from '@/lib/log'
import { serverFetch } from '@/lib/server-fetch'
import { hasLeft, noteArrived, noteLeft } from './presence'

const server = vi.fn<typeof fetch>(async (_input, init) => {
  init?.signal?.throwIfAborted()
  return Response.json({})
})

beforeEach(() => {
  vi.stubGlobal('fetch', server)
  return () => {
    noteArrived()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  }
})

it('after the sign-out nothing of a learner is kept, and after the next sign-in it is', () => {
  noteLeft()
  expect(hasLeft()).toBe(true)
  writeLocal('practice:me', 1)
  writeTab('conversation', 'c1')
  expect([readLocal('practice:me'), readTab('conversation')]).toEqual([undefined, undefined])
  writeLocal('theme', 'dark')
  expect(readLocal('theme')).toBe('dark')
  noteArrived()
  writeLocal('practice:you', 1)
  expect(readLocal('practice:you')).toBe(1)
})

it('who has left stays gone when somebody else has come', () => {
  noteArrived('me')
  expect(hasLeft('me')).toBe(false)
  noteLeft()
  noteArrived('you')
  expect([hasLeft('me'), hasLeft('you'), hasLeft()]).toEqual([true, false, false])
})

it('what is asked as a learner is broken off and refused; the sign-in and the switches are asked for', async () => {
  server.mockImplementationOnce(
    (_input, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error))
      }),
  )
  const underway = serverFetch('https://garden.test/rest/v1/user_dictionaries')
  noteLeft()
  const log = vi.spyOn(console, 'error')
  for (const asking of [underway, serverFetch('/api/tutor/turn', { method: 'POST' })]) {
    const error: unknown = await asking.catch((cause: unknown) => cause)
    logError('The words were not sent', new Error('Failed to sync', { cause: error }))
  }
  expect(log).not.toHaveBeenCalled()
  for (const open of ['/auth/v1/token', '/rest/v1/app_settings?id=eq.global'])
    expect((await serverFetch(`https://garden.test${open}`)).ok).toBe(true)
})

it('an account service that hangs is given up', async () => {
  const patience = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal)
  server.mockImplementationOnce(
    (_input, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error))
      }),
  )
  const asking = serverFetch('https://garden.test/auth/v1/token', { method: 'POST' })
  expect(timeout).toHaveBeenCalledExactlyOnceWith(20_000)
  patience.abort(new DOMException('signal timed out', 'TimeoutError'))
  await expect(asking).rejects.toThrow('signal timed out')
})
