import { Hono } from 'hono'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import type { AppEnv } from '../http/context.ts'
import { handleError } from '../http/handle-error.ts'
import { mailboxRoutes } from './mailbox.ts'

const mail = {
  to: 'a@b.test',
  subject: '<b>Hi</b>',
  text: 'x',
  html: '<p>x</p>',
  sentAt: '2026-01-02T03:04:05Z',
}

interface Asked {
  peer?: string
  host?: string
  header?: Record<string, string>
  mode?: 'mailbox' | 'smtp'
  isPublic?: boolean
  httpVersion?: string
}

const ask = (
  {
    peer = '127.0.0.1',
    host = 'localhost:3000',
    header = {},
    mode = 'mailbox',
    isPublic = false,
    httpVersion = '1.1',
  }: Asked = {},
  path = '/mailbox.json',
) =>
  new Hono<AppEnv>()
    .onError(handleError(pino({ level: 'silent' })))
    .route('/', mailboxRoutes({ backend: { mailMode: mode, mails: () => [mail] }, isPublic }))
    .request(
      path,
      { headers: { host, ...header } },
      { incoming: { httpVersion, socket: { remoteAddress: peer } } },
    )

describe('the mailbox', () => {
  it.each([
    ['from the machine itself', {}, 200],
    ['from the machine itself over IPv6', { peer: '::1', host: '[::1]:3000' }, 200],
    ['from another machine', { peer: '192.168.0.7' }, 404],
    ['by a name that points here', { host: 'garden.example.org' }, 404],
    ['by a page of this machine', { header: { referer: 'http://localhost:3000/sign-in' } }, 200],
    ['by a page elsewhere', { header: { origin: 'https://garden.example.org' } }, 404],
    ['from a page elsewhere', { header: { referer: 'https://garden.example.org/' } }, 404],
    ['through a proxy that names nobody', { httpVersion: '1.0' }, 404],
    ['where the server is public', { isPublic: true }, 404],
    ['where mails are sent', { mode: 'smtp' as const }, 404],
  ])('%s', async (_, given, status) => {
    expect((await ask(given)).status).toBe(status)
  })

  it.each([
    'Via',
    'Forwarded',
    'X-Forwarded-For',
    'X-Forwarded-Host',
    'X-Forwarded-Proto',
    'X-Real-IP',
    'X-Client-IP',
    'X-Original-Forwarded-For',
    'X-Envoy-External-Address',
    'X-Amzn-Trace-Id',
    'CF-Connecting-IP',
    'CF-Ray',
    'CDN-Loop',
    'True-Client-IP',
    'Fly-Client-IP',
    'Fastly-Client-IP',
    'Tailscale-User-Login',
  ])('is closed to whoever comes through a proxy on the machine that adds %s', async (name) => {
    expect((await ask({ header: { [name]: '203.0.113.9' } })).status).toBe(404)
  })

  it('is open to the headers that a browser sends', async () => {
    const header = {
      accept: 'text/html',
      'accept-encoding': 'gzip',
      'accept-language': 'en',
      'cache-control': 'no-cache',
      connection: 'keep-alive',
      cookie: 'a=b',
      dnt: '1',
      'sec-ch-ua': '"Chromium"',
      'sec-fetch-site': 'none',
      'sec-gpc': '1',
      'upgrade-insecure-requests': '1',
      'user-agent': 'Mozilla/5.0',
    }
    expect((await ask({ header })).status).toBe(200)
  })

  it('shows mails as text, never as markup', async () => {
    const page = await (await ask({}, '/mailbox')).text()
    expect(page).toContain('&lt;b&gt;Hi&lt;/b&gt;')
    expect(page).not.toContain('<b>Hi</b>')
  })
})
