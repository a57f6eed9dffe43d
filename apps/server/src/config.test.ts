import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

const supabase = {
  SUPABASE_URL: 'https://x.supabase.co/',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
  SUPABASE_SECRET_KEY: 'sb_secret_x',
}

describe('the configuration', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir: resolve('data'),
      publicUrl: undefined,
      database: { mode: 'embedded' },
      smtp: undefined,
      ai: undefined,
      logLevel: 'warn',
    })
  })

  it('takes an empty value for none', () => {
    expect(readConfig({ PORT: '', PUBLIC_URL: '', DATABASE_URL: '', SMTP_URL: '' })).toEqual(readConfig({}))
  })

  it('chooses the backend by what is set', () => {
    const DATABASE_URL = 'postgres://garden@db/garden'
    expect(readConfig({ DATABASE_URL }).database).toEqual({ mode: 'postgres', url: DATABASE_URL })
    expect(readConfig(supabase).database).toEqual({
      mode: 'supabase',
      url: 'https://x.supabase.co',
      publishableKey: 'sb_publishable_x',
      secretKey: 'sb_secret_x',
    })
  })

  it('knows the proxies that are not on this machine', () => {
    const trusted = (TRUSTED_PROXIES: string) => readConfig({ TRUSTED_PROXIES }).trustedProxies
    expect(trusted('10.88.0.1, fd00::/8')).toEqual(['10.88.0.1', 'fd00::/8'])
    expect(trusted('')).toEqual([])
  })

  it.each([
    ['alone on this machine', {}, false],
    ['alone on this machine by IPv6', { HOST: '::1' }, false],
    ['alone on this machine by name', { HOST: 'localhost', PUBLIC_URL: 'http://localhost:3000' }, false],
    ['alone on this machine by another address', { HOST: '127.8.0.1' }, false],
    ['on every address', { HOST: '0.0.0.0' }, true],
    ['on every address by IPv6', { HOST: '::' }, true],
    ['on an address of its network', { HOST: '192.168.0.7' }, true],
    ['on a name that only looks local', { HOST: 'localhost.example.org' }, true],
    ['behind a proxy by its public address', { PUBLIC_URL: 'https://garden.example.org' }, true],
    ['behind a proxy that it trusts', { TRUSTED_PROXIES: '10.88.0.1' }, true],
  ])('gives plans away for nothing only %s', (_, environment, isPublic) => {
    const config = readConfig(environment)
    expect(config.isPublic).toBe(isPublic)
    expect(config.billing).toEqual(isPublic ? { kind: 'off' } : { kind: 'test', isForThisMachine: true })
    expect(readConfig({ ...environment, BILLING: 'test' }).billing).toEqual({ kind: 'test' })
    expect(readConfig({ ...environment, BILLING: 'off' }).billing).toEqual({ kind: 'off' })
    const stripe = { STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'whsec' }
    expect(readConfig({ ...environment, ...stripe }).billing.kind).toBe('stripe')
  })

  it('knows where the source of this version lies, if it is told', () => {
    expect(readConfig({ SOURCE_URL: 'https://git.example.org/garden/' }).sourceUrl).toBe(
      'https://git.example.org/garden',
    )
    expect(readConfig({ SOURCE_URL: '' }).sourceUrl).toBeUndefined()
  })

  it.each([
    [{ PORT: '99999' }, /^PORT is not valid: /],
    [{ PORT: 'x' }, /^PORT is not valid: /],
    [{ PUBLIC_URL: 'ftp://x' }, /^PUBLIC_URL is not valid: /],
    [{ TRUSTED_PROXIES: '10.0.0.0/8, proxy' }, /^TRUSTED_PROXIES is not valid: proxy is neither/],
    [{ SOURCE_URL: 'javascript:x' }, /^SOURCE_URL is not valid: /],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL is not valid: /],
    [{ DATABASE_URL: 'mysql://x' }, /^DATABASE_URL is not valid: /],
    [{ SMTP_URL: 'smtp://x' }, /^MAIL_FROM is missing/],
    [{ AI_PROVIDER: 'opnai' }, /^AI_PROVIDER is not valid: /],
    [{ AI_PROVIDER: 'openai', AI_API_KEY: '' }, /^AI_API_KEY is missing/],
    [{ AI_PROVIDER: 'openai-compatible', AI_BASE_URL: 'file:///x' }, /^AI_BASE_URL is not valid: /],
    [{ SUPABASE_URL: 'https://x.supabase.co' }, /belong together; one is missing/],
    [{ ...supabase, DATABASE_URL: 'postgres://x' }, /not both/],
  ])('refuses %o in one line', (environment, message) => {
    expect(() => readConfig(environment)).toThrow(message)
    expect(() => readConfig(environment)).not.toThrow('\n')
  })
})
