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

const ask = (
  { peer = '127.0.0.1', host = 'localhost:3000', header = {}, mode = 'mailbox' as const } = {},
  path = '/mailbox.json',
) =>
  new Hono<AppEnv>()
    .onError(handleError(pino({ level: 'silent' })))
    .route('/', mailboxRoutes({ mailMode: mode, mails: () => [mail] }))
    .request(path, { headers: { host, ...header } }, { incoming: { socket: { remoteAddress: peer } } })

describe('the mailbox', () => {
  it.each([
    ['from the machine itself', {}, 200],
    ['from the machine itself over IPv6', { peer: '::1', host: '[::1]:3000' }, 200],
    ['from another machine', { peer: '192.168.0.7' }, 404],
    ['by a name that points here', { host: 'garden.example.org' }, 404],
    ['through a proxy on this machine', { header: { 'x-forwarded-for': '203.0.113.9' } }, 404],
  ])('%s', async (_, given, status) => {
    expect((await ask(given)).status).toBe(status)
  })

  it('shows mails as text, never as markup', async () => {
    const page = await (await ask({}, '/mailbox')).text()
    expect(page).toContain('&lt;b&gt;Hi&lt;/b&gt;')
    expect(page).not.toContain('<b>Hi</b>')
  })
})
