import { expect, it, vi } from 'vitest'
import { answerNavigation, navigationTimeout } from './answer-navigation'

const request = new Request('https://lingarden.test/tutor')
const openKept = async () => new Response('kept')
const textOf = async (fetchPage: Parameters<typeof answerNavigation>[2]) =>
  (await answerNavigation(request, openKept, fetchPage)).text()

it.each([200, 404, 500])('passes on what the server answers with %i', async (status) => {
  expect(await textOf(async () => new Response('new', { status }))).toBe('new')
})

it.each([502, 503, 504])('opens the kept page where a proxy answers with %i', async (status) => {
  expect(await textOf(async () => new Response('no', { status }))).toBe('kept')
})

it('opens the kept page without a connection', async () => {
  expect(await textOf(() => Promise.reject(new TypeError('Failed to fetch')))).toBe('kept')
})

it('waits five seconds for a page at most', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
  const hanging = (_request: Request, { signal }: { signal: AbortSignal }) =>
    signal.aborted ? Promise.reject(signal.reason as Error) : new Promise<Response>(() => undefined)
  expect(await textOf(hanging)).toBe('kept')
  expect(timeout).toHaveBeenCalledExactlyOnceWith(navigationTimeout)
  timeout.mockRestore()
})
