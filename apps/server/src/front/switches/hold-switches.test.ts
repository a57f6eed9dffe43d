import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import type { AppEnv } from '../../http/context.ts'
import { holdSwitches } from './hold-switches.ts'

const secretKey = 'sb_secret_of-the-operator'

interface Asked {
  siteDisabled?: boolean
  siteMessage?: string | null
  headers?: Record<string, string>
}

function ask(
  [method, path]: readonly [string, string],
  { siteDisabled = true, siteMessage = 'Back at noon.', headers = {} }: Asked = {},
) {
  const state = { siteDisabled, siteMessage, signupDisabled: false, signupMessage: null }
  const switches = { current: () => state, fresh: () => Promise.resolve(state) }
  return new Hono<AppEnv>()
    .use(holdSwitches(switches, secretKey))
    .all('*', (c) => c.text('served'))
    .request(path, { method, headers })
}

describe('a closed site', () => {
  it.each([
    ['POST', '/auth/v1/token', { code: 503, error_code: 'site_disabled', msg: 'Back at noon.' }],
    ['POST', '/auth/v1/signup', { code: 503, error_code: 'site_disabled', msg: 'Back at noon.' }],
    ['GET', '/auth/v1/user', { code: 503, error_code: 'site_disabled', msg: 'Back at noon.' }],
    [
      'GET',
      '/rest/v1/profiles',
      { code: 'site_disabled', message: 'Back at noon.', details: null, hint: null },
    ],
    [
      'PATCH',
      '/rest/v1/app_settings',
      { code: 'site_disabled', message: 'Back at noon.', details: null, hint: null },
    ],
    [
      'POST',
      '//rest/v1/rpc/record_practice',
      { code: 'site_disabled', message: 'Back at noon.', details: null, hint: null },
    ],
    ['POST', '/storage/v1/object/x', { statusCode: '503', error: 'site_disabled', message: 'Back at noon.' }],
    ['POST', '/functions/v1/create-checkout', { error: 'Back at noon.', code: 'site_disabled' }],
    ['POST', '/api/tutor/turn', { error: 'Back at noon.', code: 'site_disabled' }],
    ['DELETE', '/api/account', { error: 'Back at noon.', code: 'site_disabled' }],
  ])('refuses %s %s in the shape of its protocol', async (method, path, body) => {
    const response = await ask([method, path])
    expect([response.status, await response.json()]).toEqual([503, body])
    expect(response.headers.get('retry-after')).toBe('5')
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it.each([
    ['GET', '/'],
    ['GET', '/tutor'],
    ['GET', '/assets/index.js'],
    ['GET', '/config.json'],
    ['GET', '/health'],
    ['GET', '/ready'],
    ['GET', '/rest/v1/app_settings?id=eq.global'],
    ['OPTIONS', '/rest/v1/profiles'],
    ['POST', '/auth/v1/logout'],
    ['POST', '/api/billing/stripe'],
  ])('serves %s %s, which the maintenance page or money that was paid needs', async (method, path) => {
    expect((await ask([method, path])).status).toBe(200)
  })

  it.each<Record<string, string>>([{ apikey: secretKey }, { authorization: `Bearer ${secretKey}` }])(
    'serves the operator, known by %j',
    async (headers) => {
      expect((await ask(['POST', '/rest/v1/rpc/list_learners'], { headers })).status).toBe(200)
    },
  )

  it.each<Record<string, string>>([
    { apikey: `${secretKey}x` },
    { apikey: '' },
    { authorization: `Basic ${secretKey}` },
  ])('serves nobody by %j', async (headers) => {
    expect((await ask(['GET', '/rest/v1/profiles'], { headers })).status).toBe(503)
  })

  it('says something where the operator wrote nothing', async () => {
    const response = await ask(['POST', '/api/tutor/turn'], { siteMessage: null })
    expect(await response.json()).toMatchObject({ error: expect.stringContaining('closed') as unknown })
  })
})

it('an open site serves everybody', async () => {
  expect((await ask(['POST', '/api/tutor/turn'], { siteDisabled: false })).status).toBe(200)
})
