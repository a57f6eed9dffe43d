import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codeOf, minute, openTestAuth, password, type TestAuth } from './testing/open-test-auth.ts'

let server: TestAuth
beforeAll(async () => {
  server = await openTestAuth()
})
afterAll(() => server.close())
beforeEach(() => void (server.time.now += 16 * minute))

const signIn = (email: string, tried = password, from?: string) =>
  server.client({ ...(from && { from }) }).auth.signInWithPassword({ email, password: tried })

/** What a request was answered with, without what must differ. */
async function answerTo(path: string, body: object) {
  const before = server.hashes()
  const answer = await server.ask(path, { method: 'POST', body: JSON.stringify(body) })
  const hashes = server.hashes() - before
  await server.auth.idle()
  return { status: answer.status, body: await answer.text(), hashes }
}

describe('signing in', () => {
  it('gives a token with the claims that Supabase’s have, which its own client checks by the published key', async () => {
    const { email, id } = await server.signUp('claims@example.test')
    // The client looks at the real clock, and so must the token's.
    const then = server.time.now
    server.time.now = Date.now()
    const client = server.client()
    await client.auth.signInWithPassword({ email, password })
    const { data, error } = await client.auth.getClaims()
    expect(error).toBeNull()
    const seconds = Math.floor(server.time.now / 1000)
    expect(data?.header).toMatchObject({ alg: 'ES256', kid: server.keys.signing.kid })
    expect(data?.claims).toMatchObject({
      iss: 'https://garden.test/auth/v1',
      sub: id,
      aud: 'authenticated',
      role: 'authenticated',
      exp: seconds + 3600,
      iat: seconds,
      email,
      phone: '',
      aal: 'aal1',
      amr: [{ method: 'password', timestamp: seconds }],
      is_anonymous: false,
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { full_name: 'Ada' },
    })
    expect(data?.claims.session_id).toMatch(/^[0-9a-f-]{36}$/)
    const published = (await (await server.ask('.well-known/jwks.json')).json()) as { keys: object[] }
    expect(published.keys).toHaveLength(1)
    expect(published.keys[0]).not.toHaveProperty('d')
    server.time.now = then
  })

  it('[8.18] answers an unknown address, a wrong password and an unconfirmed account alike, by the same work', async () => {
    await server.signUp('known@example.test')
    await server.client().auth.signUp({ email: 'unconfirmed@example.test', password })
    const invite = { email: 'invited@example.test' }
    await server.client({ key: server.keys.secretKey }).auth.admin.inviteUserByEmail(invite.email)
    const answers = []
    for (const email of [
      'known@example.test',
      'nobody@example.test',
      'unconfirmed@example.test',
      invite.email,
    ])
      answers.push(await answerTo('token?grant_type=password', { email, password: 'not-this-1' }))
    expect(answers[0]).toEqual({
      status: 400,
      body: '{"code":400,"error_code":"invalid_credentials","msg":"Invalid login credentials"}',
      hashes: 1,
    })
    for (const answer of answers) expect(answer).toEqual(answers[0])
  })

  it.each([
    ['recover', {}],
    ['otp', { create_user: false }],
    ['otp', {}],
    ['magiclink', {}],
    ['resend', { type: 'signup' }],
    ['resend', { type: 'email_change' }],
  ])('nobody learns by %s %j who has an account', async (path, more) => {
    const key = `${path}${JSON.stringify(more)}`.replaceAll(/\W/g, '')
    const email = `known-${key}@example.test`
    await server.signUp(email)
    server.time.now += 16 * minute
    // Nothing is looked up before the answer: what is done for an account is done after it.
    let release = (): void => undefined
    const blocked = new Promise<void>((resolve) => {
      release = resolve
    })
    const { send } = server.transport
    server.transport.send = (mail) => blocked.then(() => send(mail))
    const known = await server.ask(path, { method: 'POST', body: JSON.stringify({ email, ...more }) })
    expect([known.status, await known.text()]).toEqual([200, '{}'])
    release()
    await server.auth.idle()
    server.transport.send = send
    expect(await answerTo(path, { email: `nobody-${key}@example.test`, ...more })).toEqual({
      status: 200,
      body: '{}',
      hashes: 0,
    })
    // Nor by asking once more.
    const again = await answerTo(path, { email, ...more })
    expect(again.status).toBe(429)
    expect(await answerTo(path, { email: `nobody-${key}@example.test`, ...more })).toEqual(again)
  })

  it('is slowed down after ten wrong passwords, whatever addresses they come from, as for an address without an account', async () => {
    const { email } = await server.signUp('target@example.test')
    for (const tried of [email, 'not-there@example.test']) {
      const codes = []
      for (let place = 0; place < 12; place++)
        codes.push(codeOf(await signIn(tried, `wrong-${place}-garden`, `203.0.113.${place}`)))
      expect(codes).toEqual([
        ...Array.from({ length: 10 }, () => 'invalid_credentials'),
        'over_request_rate_limit',
        'over_request_rate_limit',
      ])
    }
    expect(codeOf(await signIn(email))).toBe('over_request_rate_limit')
    server.time.now += 15 * minute
    expect(codeOf(await signIn(email))).toBeUndefined()
  })

  it('is no harder for guessing in parallel: ten tries are compared and no more', async () => {
    const { email } = await server.signUp('parallel@example.test')
    const before = server.hashes()
    const tries = Array.from({ length: 30 }, (_, place) => signIn(email, `wrong-${place}-garden`))
    const codes = (await Promise.all(tries)).map(codeOf)
    expect(codes.filter((code) => code === 'invalid_credentials')).toHaveLength(10)
    expect(server.hashes() - before).toBe(10)
  })

  it('as often as one likes with the right password', async () => {
    const { email } = await server.signUp('often@example.test')
    for (let place = 0; place < 15; place++) {
      server.time.now += 1000
      expect(codeOf(await signIn(email))).toBeUndefined()
    }
  })

  it('is refused from an address that asks hundreds of times a minute, until the next minute', async () => {
    const ask = () => server.ask('settings', { from: '198.51.100.7' })
    const statuses = []
    for (let place = 0; place < 301; place++) statuses.push((await ask()).status)
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
    expect((await server.ask('settings', { from: '198.51.100.8' })).status).toBe(200)
    server.time.now += minute
    expect((await ask()).status).toBe(200)
  })
})
