import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeOf, minute, openTestAuth, password, siteUrl, type TestAuth } from './testing/open-test-auth.ts'

let server: TestAuth
beforeAll(async () => {
  server = await openTestAuth()
})
afterAll(() => server.close())

/** After the last mail to anybody counts no more. */
const later = () => void (server.time.now += 16 * minute)
async function recoveryFor(email: string): Promise<string> {
  await server.client().auth.resetPasswordForEmail(email)
  await server.auth.idle()
  return server.tokenFor(email)
}

describe('a link in a mail', () => {
  it('works once, also for many who come with it at once', async () => {
    const email = 'once@example.test'
    await server.client().auth.signUp({ email, password })
    const token_hash = server.tokenFor(email)
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => server.client().auth.verifyOtp({ token_hash, type: 'signup' })),
    )
    expect(answers.map(codeOf).filter((code) => code === undefined)).toHaveLength(1)
    expect(answers.map(codeOf).filter((code) => code === 'otp_expired')).toHaveLength(4)
    later()
  })

  it('[2.42a] of a recovery opens a session in which the password can be set anew', async () => {
    const { email } = await server.signUp('forgetful@example.test')
    const client = server.client()
    const used = await client.auth.verifyOtp({ token_hash: await recoveryFor(email), type: 'recovery' })
    expect(used.error).toBeNull()
    expect((await client.auth.updateUser({ password: 'a-new-garden-8' })).error).toBeNull()
    const { data } = await server.client().auth.signInWithPassword({ email, password: 'a-new-garden-8' })
    expect(data.user?.email).toBe(email)
    later()
  })

  it('[2.43] of a magic link signs in without a password', async () => {
    const { email } = await server.signUp('magic@example.test')
    await server.client().auth.signInWithOtp({ email })
    await server.auth.idle()
    const { data } = await server
      .client()
      .auth.verifyOtp({ token_hash: server.tokenFor(email), type: 'magiclink' })
    expect(data.session?.user.email).toBe(email)
    later()
  })

  it('opens nothing but what it is for, and not after an hour', async () => {
    const { email } = await server.signUp('other@example.test')
    const token_hash = await recoveryFor(email)
    for (const type of ['signup', 'magiclink', 'invite', 'email_change', 'email'] as const)
      expect(codeOf(await server.client().auth.verifyOtp({ token_hash, type }))).toBe('otp_expired')
    server.time.now += 60 * minute + 1
    expect(codeOf(await server.client().auth.verifyOtp({ token_hash, type: 'recovery' }))).toBe('otp_expired')
  })

  it('holds 256 random bits, of which the database knows a hash alone', async () => {
    const { email, id } = await server.signUp('hashed@example.test')
    const token = await recoveryFor(email)
    expect(token).toMatch(/^[0-9a-f]{64}$/)
    const kept = JSON.stringify(
      await server.database.query(
        'select t.*, u.* from auth.one_time_tokens as t join auth.users as u on u.id = t.user_id where u.id = $1',
        [id],
      ),
    )
    expect(kept).not.toContain(token)
    later()
  })

  it('is dead when the password or the address is another', async () => {
    const { email, client } = await server.signUp('changed@example.test')
    const token_hash = await recoveryFor(email)
    expect((await client.auth.updateUser({ password: 'another-garden-5' })).error).toBeNull()
    expect(codeOf(await server.client().auth.verifyOtp({ token_hash, type: 'recovery' }))).toBe('otp_expired')
    later()
  })

  it('takes the password away from an account that somebody else made with this address', async () => {
    const email = 'victim@example.test'
    await server.client().auth.signUp({ email, password: 'of-the-thief-12' })
    later()
    const used = await server
      .client()
      .auth.verifyOtp({ token_hash: await recoveryFor(email), type: 'recovery' })
    expect(used.error).toBeNull()
    const thief = await server.client().auth.signInWithPassword({ email, password: 'of-the-thief-12' })
    expect(codeOf(thief)).toBe('invalid_credentials')
    later()
  })
})

describe('six digits with an address', () => {
  it('open nothing, as no mail shows any: an account cannot be guessed into', async () => {
    const { email } = await server.signUp('guessed@example.test')
    await recoveryFor(email)
    for (const type of ['recovery', 'magiclink', 'signup', 'email'] as const) {
      const { error } = await server.client().auth.verifyOtp({ email, token: '123456', type })
      expect([error?.status, error?.code]).toEqual([403, 'otp_expired'])
    }
    later()
  })

  it('are refused after 30 from one network, also one of IPv6', async () => {
    const body = JSON.stringify({ type: 'recovery', email: 'guessed@example.test', token: '123456' })
    const statuses = []
    for (let place = 0; place < 31; place++) {
      const from = `2001:db8:1:2::${place.toString(16)}`
      statuses.push((await server.ask('verify', { method: 'POST', body, from })).status)
    }
    expect(statuses.filter((status) => status === 403)).toHaveLength(30)
    expect(statuses.at(-1)).toBe(429)
    server.time.now += minute
    const refused = await server.ask('verify', { method: 'POST', body, from: '2001:db8:1:2::1' })
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '240'])
    const next = await server.ask('verify', { method: 'POST', body, from: '2001:db8:1:3::1' })
    expect(next.status).toBe(403)
    later()
  })
})

describe('a link that is an address of the server', () => {
  const follow = (query: Record<string, string>) =>
    server.ask(`verify?${new URLSearchParams(query).toString()}`)
  const linkFor = async (email: string, redirectTo?: string) => {
    const { data } = await server
      .client({ key: server.keys.secretKey })
      .auth.admin.generateLink({ type: 'magiclink', email, ...(redirectTo && { options: { redirectTo } }) })
    const link = new URL(data.properties?.action_link ?? '')
    expect(link.origin + link.pathname).toBe(`${siteUrl}/auth/v1/verify`)
    return Object.fromEntries(link.searchParams)
  }

  it('sends the browser on with a session', async () => {
    const { email } = await server.signUp('followed@example.test')
    const query = await linkFor(email, `${siteUrl}/auth/callback?next=1`)
    const head = await server.ask(`verify?${new URLSearchParams(query).toString()}`, { method: 'HEAD' })
    expect(head.status).toBe(200)
    const location = new URL((await follow(query)).headers.get('location') ?? '')
    expect(location.href).toMatch(/^https:\/\/garden\.test\/auth\/callback\?next=1#/)
    const session = new URLSearchParams(location.hash.slice(1))
    const client = server.client()
    const set = await client.auth.setSession({
      access_token: session.get('access_token') ?? '',
      refresh_token: session.get('refresh_token') ?? '',
    })
    expect(set.data.user?.email).toBe(email)
    const again = new URL((await follow(query)).headers.get('location') ?? '')
    expect(again.searchParams.get('error_code')).toBe('otp_expired')
    expect(again.hash).toContain('error=access_denied')
  })

  it('sends a browser that waits for it on with a code, which that browser alone can use, once', async () => {
    const { email } = await server.signUp('pkce@example.test')
    const stored = new Map<string, string>()
    const storage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    }
    const { createClient } = await import('@supabase/supabase-js')
    const browser = createClient(server.url, server.keys.publishableKey, {
      auth: { flowType: 'pkce', storage, persistSession: true, autoRefreshToken: false },
    })
    const codeFromMail = async () => {
      later()
      await browser.auth.resetPasswordForEmail(email)
      await server.auth.idle()
      const token = server.tokenFor(email)
      const answer = await follow({ token, type: 'recovery', redirect_to: `${siteUrl}/auth` })
      const location = new URL(answer.headers.get('location') ?? '')
      expect(location.hash).toBe('')
      return location.searchParams.get('code') ?? ''
    }
    const stolen = await codeFromMail()
    const exchange = (body: object) =>
      server.ask('token?grant_type=pkce', { method: 'POST', body: JSON.stringify(body) })
    const thief = await exchange({ auth_code: stolen, code_verifier: 'x'.repeat(56) })
    expect(await thief.json()).toMatchObject({ code: 400, error_code: 'bad_code_verifier' })
    const code = await codeFromMail()
    expect((await browser.auth.exchangeCodeForSession(code)).data.user?.email).toBe(email)
    const again = await exchange({ auth_code: code, code_verifier: 'x'.repeat(56) })
    expect(await again.json()).toMatchObject({ error_code: 'flow_state_not_found' })
    const before = await codeFromMail()
    const client = server.client()
    expect((await client.auth.signInWithPassword({ email, password })).error).toBeNull()
    expect((await client.auth.updateUser({ password: 'set-meanwhile-5' })).error).toBeNull()
    expect(codeOf(await browser.auth.exchangeCodeForSession(before))).toBe('flow_state_not_found')
    const late = await codeFromMail()
    server.time.now += 5 * minute + 1
    expect(codeOf(await browser.auth.exchangeCodeForSession(late))).toBe('flow_state_expired')
  })

  it.each([
    'https://evil.test/',
    '//evil.test/',
    String.raw`/\evil.test`,
    'https://garden.test@evil.test/',
    'https://user:pass@garden.test/',
    'https://garden.test.evil.test/',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://garden.test/',
    'https://garden.test:8443/',
    'https://garden.test/\r\nset-cookie: a=b',
  ])('sends nobody to %j', async (redirect_to) => {
    const answer = await follow({ token: 'nothing', type: 'recovery', redirect_to })
    expect(new URL(answer.headers.get('location') ?? '').origin).toBe(siteUrl)
    expect(answer.headers.get('set-cookie')).toBeNull()
  })

  it('stands in mails by the site’s own name, whatever host was asked for', async () => {
    const { email } = await server.signUp('poisoned@example.test')
    later()
    await server.ask('recover?redirect_to=https%3A%2F%2Fevil.test', {
      method: 'POST',
      body: JSON.stringify({ email }),
      headers: { host: 'evil.test', 'x-forwarded-host': 'evil.test', origin: 'https://evil.test' },
    })
    await server.auth.idle()
    const mail = server.mails().findLast(({ to }) => to === email)
    expect(mail?.text).toContain(`${siteUrl}/auth/callback?token=`)
    expect(`${mail?.text}${mail?.html}`).not.toContain('evil')
  })
})
