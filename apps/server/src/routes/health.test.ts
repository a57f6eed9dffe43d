import { describe, expect, it } from 'vitest'
import { healthRoutes } from './health.ts'

const ask = async (path: string, { isReady = true, isClosing = false } = {}) => {
  const backend = { mode: 'embedded' as const, isReady: () => Promise.resolve(isReady) }
  const response = await healthRoutes({ backend, engine: 'practice', isClosing: () => isClosing }).request(
    path,
  )
  return { status: response.status, body: await response.json(), retry: response.headers.get('retry-after') }
}

describe('/ready', () => {
  it('tells a balancer to come', async () => {
    expect(await ask('/ready')).toEqual({ status: 200, body: { status: 'ok' }, retry: null })
  })
  it.each([
    ['no database', { isReady: false }],
    ['closing', { isClosing: true }],
  ])('tells a balancer to stay away: %s', async (status, given) => {
    expect(await ask('/ready', given)).toEqual({ status: 503, body: { status }, retry: '2' })
  })
})

it('/health answers while the database does not', async () => {
  const backend = { mode: 'postgres' as const, isReady: () => new Promise<boolean>(() => {}) }
  const response = await healthRoutes({ backend, engine: 'practice', isClosing: () => true }).request(
    '/health',
  )
  expect(await response.json()).toEqual({ status: 'ok', mode: 'postgres', engine: 'practice' })
})
