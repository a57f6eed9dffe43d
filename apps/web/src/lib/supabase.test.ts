import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openStorage } from './storage'
import { getSupabase } from './supabase'

vi.mock('./runtime-config', () => ({
  getRuntimeConfig: () => ({ supabaseUrl: 'https://backend.test', supabaseKey: 'sb_publishable_x' }),
}))

const now = new Date('2026-03-01T12:00:00Z')
const requests: { address: string; body: unknown; headers: Headers }[] = []

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] })
  requests.length = 0
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const request = new Request(input, init)
    const text = await request.text()
    requests.push({
      address: request.url,
      body: text.startsWith('{') ? JSON.parse(text) : text,
      headers: request.headers,
    })
    return Response.json(request.url.includes('/token') ? session(3600) : [])
  })
})
afterEach(() => void vi.useRealTimers())

const user = { id: 'ada', aud: 'authenticated', created_at: '', app_metadata: {}, user_metadata: {} }

/** A session that runs out after some seconds. */
function session(seconds: number) {
  const expiresAt = Math.floor(now.getTime() / 1000) + seconds
  const part = (value: object) => btoa(JSON.stringify(value)).replace(/=+$/, '')
  const token = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ exp: expiresAt, sub: 'ada' })}.c2lnbmF0dXJl`
  return {
    access_token: token,
    refresh_token: 'refresh',
    expires_in: seconds,
    expires_at: expiresAt,
    token_type: 'bearer',
    user,
  }
}

describe('the session', () => {
  it.each([
    [89, 1],
    [100, 0],
  ])('[9.9a] with %i seconds left is refreshed %i times', async (seconds, refreshes) => {
    localStorage.setItem('sb-backend-auth-token', JSON.stringify(session(seconds)))
    await getSupabase().auth.getSession()
    expect(requests.filter(({ address }) => address.includes('grant_type=refresh_token'))).toHaveLength(
      refreshes,
    )
  })
})

describe('a session that runs out while the page is open', () => {
  /** Milliseconds after the start at which it was asked to be renewed, as far as the time is let pass. */
  async function renewals(secondsLeft: number, answers: readonly number[], pass: number): Promise<number[]> {
    vi.useRealTimers()
    vi.useFakeTimers({ now })
    vi.resetModules()
    const asked: number[] = []
    vi.stubGlobal('fetch', async () => {
      const status = answers[asked.length] ?? 200
      asked.push(Date.now() - now.getTime())
      return Response.json(status === 200 ? session(3600 + pass) : { message: 'away' }, { status })
    })
    localStorage.setItem('sb-backend-auth-token', JSON.stringify(session(secondsLeft)))
    const { getSupabase: open } = await import('./supabase')
    const { auth } = open()
    await auth.startAutoRefresh()
    await vi.advanceTimersByTimeAsync(pass)
    await auth.stopAutoRefresh()
    return asked
  }

  it('[9.9a] is looked at every 30 seconds, and renewed while a minute and a half is left', async () => {
    const [at = 0] = await renewals(250, [], 240_000)
    expect(at % 30_000).toBeLessThan(1000)
    const left = 250_000 - at
    expect(left).toBeGreaterThan(60_000)
    expect(left).toBeLessThanOrEqual(120_000)
  })

  it('[9.9a] is asked for again after 200 ms, and each time twice as long, within 30 seconds', async () => {
    const asked = await renewals(60, [503, 503, 503, 503, 503, 503, 503, 503, 503], 29_000)
    const waits = asked.slice(1).map((at, place) => at - (asked[place] ?? 0))
    expect(waits.slice(0, 6)).toEqual([200, 400, 800, 1600, 3200, 6400])
  })
})

it('[9.9d] storage lists 100 objects by name unless told, and lets files be kept for an hour', async () => {
  localStorage.setItem('sb-backend-auth-token', JSON.stringify(session(3600)))
  const bucket = (await openStorage()).from('dictionaries')
  await bucket.list('folder')
  expect(requests.at(-1)?.body).toEqual({
    prefix: 'folder',
    limit: 100,
    offset: 0,
    sortBy: { column: 'name', order: 'asc' },
  })
  await bucket.upload('x.json', new TextEncoder().encode('{}'))
  expect(requests.at(-1)?.headers.get('cache-control')).toBe('max-age=3600')
})
