import fc from 'fast-check'
import { Hono } from 'hono'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { DatabaseUnavailable } from '../database/database.ts'
import { createLocalLimits } from '../front/limits/local-limits.ts'
import { limitsBy, type Limits } from '../front/limits/limits.ts'
import type { AppEnv } from './context.ts'
import { handleError } from './handle-error.ts'
import { rateLimit, RateLimiter } from './rate-limit.ts'

it('lets a key come as often as its limit says in each window, whatever the others do', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5 }), fc.array(fc.constantFrom('a', 'b')), (limit, keys) => {
      let now = 0
      const limiter = new RateLimiter(limit, () => now)
      for (const window of [0, 1, 2]) {
        now = window * 60_000
        const passed = keys.filter((key) => limiter.take(key))
        for (const key of ['a', 'b']) {
          const asked = keys.filter((other) => other === key).length
          expect(passed.filter((other) => other === key)).toHaveLength(Math.min(limit, asked))
        }
      }
    }),
  )
})

it('counts in windows of the length it was given', () => {
  let now = 0
  const limiter = new RateLimiter(1, () => now, 900_000)
  expect([limiter.take('a'), limiter.take('a')]).toEqual([true, false])
  now = 899_999
  expect(limiter.take('a')).toBe(false)
  now = 900_000
  expect(limiter.take('a')).toBe(true)
})

describe('a limited route', () => {
  const routeOf = (limits: Limits) =>
    new Hono<AppEnv>()
      .onError(handleError(pino({ level: 'silent' })))
      .use(rateLimit(limits, { name: 'turn', limit: 2, keyOf: (c) => c.req.header('who') ?? '' }))
      .get('/', (c) => c.text('served'))
  const ask = (route: ReturnType<typeof routeOf>, who: string) => route.request('/', { headers: { who } })

  it('refuses whoever comes too often, says when to come again, and serves the others', async () => {
    const route = routeOf(createLocalLimits(() => 0))
    expect([(await ask(route, 'a')).status, (await ask(route, 'a')).status]).toEqual([200, 200])
    const refused = await ask(route, 'a')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
    expect((await ask(route, 'b')).status).toBe(200)
  })

  it('lets nobody through uncounted where the database is away, and says that it comes back', async () => {
    const away = await ask(routeOf(limitsBy(() => Promise.reject(new DatabaseUnavailable('away')))), 'a')
    expect([away.status, away.headers.get('retry-after')]).toEqual([503, '2'])
    expect(await away.json()).toMatchObject({ code: 'unavailable' })
  })
})
