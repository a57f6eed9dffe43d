import { generateKeyPair, importJWK, SignJWT, UnsecuredJWT, type JWK } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codeOf, minute, openTestAuth, password, type TestAuth } from './testing/open-test-auth.ts'

let server: TestAuth
beforeAll(async () => {
  server = await openTestAuth()
})
afterAll(() => server.close())
beforeEach(() => void (server.time.now += 16 * minute))

const day = 86_400_000
async function signIn(email: string) {
  const client = server.client()
  const { data, error } = await client.auth.signInWithPassword({ email, password })
  expect(error).toBeNull()
  return { client, session: data.session! }
}
const refresh = (refresh_token: string) => server.client().auth.refreshSession({ refresh_token })

describe('a session', () => {
  it('is renewed, and ends with a local sign-out', async () => {
    const { client, email } = await server.signUp('session@example.test')
    const other = await signIn(email)
    const renewed = await client.auth.refreshSession()
    expect(renewed.data.session?.access_token).toBeTruthy()
    expect((await client.auth.signOut({ scope: 'local' })).error).toBeNull()
    expect(codeOf(await refresh(renewed.data.session?.refresh_token ?? ''))).toBe('refresh_token_not_found')
    expect((await server.client().auth.getUser(renewed.data.session?.access_token)).error?.name).toBe(
      'AuthSessionMissingError',
    )
    expect(codeOf(await refresh(other.session.refresh_token))).toBeUndefined()
  })

  it('ends with all others, or alone, as the sign-out says', async () => {
    const { email } = await server.signUp('scopes@example.test')
    const [first, second, third] = [await signIn(email), await signIn(email), await signIn(email)]
    await first.client.auth.signOut({ scope: 'others' })
    expect(codeOf(await refresh(second.session.refresh_token))).toBe('refresh_token_not_found')
    const kept = await refresh(first.session.refresh_token)
    expect(kept.error).toBeNull()
    const fourth = await signIn(email)
    await fourth.client.auth.signOut()
    for (const token of [kept.data.session?.refresh_token ?? '', third.session.refresh_token])
      expect(codeOf(await refresh(token))).toBe('refresh_token_not_found')
  })

  it('is the same for two tabs that renew it at once, and for an answer that was lost', async () => {
    const { email } = await server.signUp('tabs@example.test')
    const { session } = await signIn(email)
    const answers = await Promise.all(Array.from({ length: 5 }, () => refresh(session.refresh_token)))
    const tokens = new Set(answers.map(({ data }) => data.session?.refresh_token))
    expect(tokens.size).toBe(1)
    server.time.now += 9000
    const late = await refresh(session.refresh_token)
    expect(late.data.session?.refresh_token).toBe([...tokens][0])
    expect((await refresh(late.data.session?.refresh_token ?? '')).error).toBeNull()
  })

  it('ends where a used token comes back: it or what followed it was stolen', async () => {
    const { email } = await server.signUp('stolen@example.test')
    const { session } = await signIn(email)
    const next = await refresh(session.refresh_token)
    server.time.now += 10_001
    expect(codeOf(await refresh(session.refresh_token))).toBe('refresh_token_already_used')
    expect(codeOf(await refresh(next.data.session?.refresh_token ?? ''))).toBe('refresh_token_not_found')
  })

  it('of which a thief has the database cannot be renewed: it holds hashes alone', async () => {
    const { email, id } = await server.signUp('dumped@example.test')
    const { session } = await signIn(email)
    const rows = await server.database.query<{ token: string }>(
      'select token from auth.refresh_tokens where user_id = $1',
      [id],
    )
    expect(rows.map(({ token }) => token)).not.toContain(session.refresh_token)
    for (const { token } of rows) expect(codeOf(await refresh(token))).toBe('refresh_token_not_found')
  })

  it('ends when nobody used it for 90 days', async () => {
    const { email } = await server.signUp('idle@example.test')
    const { session } = await signIn(email)
    server.time.now += 89 * day
    const renewed = await refresh(session.refresh_token)
    expect(renewed.error).toBeNull()
    server.time.now += 90 * day + 1
    expect(codeOf(await refresh(renewed.data.session?.refresh_token ?? ''))).toMatch(
      /session_expired|not_found/,
    )
  })

  it('ends when the account is banned or deleted by the operator', async () => {
    const { email, id } = await server.signUp('banned@example.test')
    const { session, client } = await signIn(email)
    const { admin } = server.client({ key: server.keys.secretKey }).auth
    await admin.updateUserById(id, { ban_duration: '24h' })
    expect(codeOf(await refresh(session.refresh_token))).toBe('user_banned')
    expect((await client.auth.getUser()).error?.name).toBe('AuthSessionMissingError')
    const again = await server.client().auth.signInWithPassword({ email, password })
    expect(codeOf(again)).toBe('user_banned')
    await admin.updateUserById(id, { ban_duration: 'none' })
    await admin.deleteUser(id)
    expect(codeOf(await refresh(session.refresh_token))).toBe('refresh_token_not_found')
  })

  it('notes the browser and the address that it was used from last', async () => {
    const { email } = await server.signUp('noted@example.test')
    const body = (grant: object) => ({ method: 'POST', body: JSON.stringify(grant) })
    server.time.now += minute
    const from = (userAgent: string, address: string) => ({
      headers: { 'user-agent': userAgent },
      from: address,
    })
    const answer = await server.ask('token?grant_type=password', {
      ...body({ email, password }),
      ...from('x'.repeat(2000), '203.0.113.9'),
    })
    const { refresh_token } = (await answer.json()) as { refresh_token: string }
    const noted = () =>
      server.database.query(
        `select user_agent, host(ip) as ip from auth.sessions as s join auth.users as u on u.id = s.user_id
        where u.email = $1 order by s.created_at desc limit 1`,
        [email],
      )
    expect(await noted()).toEqual([{ user_agent: 'x'.repeat(500), ip: '203.0.113.9' }])
    await server.ask('token?grant_type=refresh_token', {
      ...body({ refresh_token }),
      ...from('Phone/2', '2001:db8::1'),
    })
    expect(await noted()).toEqual([{ user_agent: 'Phone/2', ip: '2001:db8::1' }])
  })

  it('is one of a hundred at most', async () => {
    const { email, id } = await server.signUp('hundred@example.test')
    await server.database.query(
      `insert into auth.sessions (id, user_id, created_at, updated_at, aal)
      select gen_random_uuid(), $1, now() - interval '1 year', now(), 'aal1' from generate_series(1, 150)`,
      [id],
    )
    await signIn(email)
    const [row] = await server.database.query(
      'select count(*)::int as n from auth.sessions where user_id = $1',
      [id],
    )
    expect(row).toEqual({ n: 100 })
  })
})

describe('what is over', () => {
  it('is deleted now and then, and nothing else', async () => {
    const { email, id } = await server.signUp('swept@example.test')
    await server.database.query('delete from auth.sessions')
    await signIn(email)
    await server.database.query(
      `insert into auth.sessions (id, user_id, created_at, updated_at, aal) values
      (gen_random_uuid(), $1, $2::timestamptz - interval '91 days', now(), 'aal1')`,
      [id, new Date(server.time.now)],
    )
    await server.client().auth.resetPasswordForEmail(email)
    await server.auth.idle()
    server.time.now += 11 * minute
    await server.ask('settings')
    await server.auth.idle()
    const count = async () =>
      (
        await server.database.query(
          `select (select count(*) from auth.sessions)::int as sessions, (select count(*) from auth.one_time_tokens)::int as tokens`,
        )
      )[0]
    expect(await count()).toEqual({ sessions: 1, tokens: 1 })
    server.time.now += day + 11 * minute
    await server.ask('settings')
    await server.auth.idle()
    expect(await count()).toEqual({ sessions: 1, tokens: 0 })
  })
})

describe('a forged token', () => {
  const statusWith = async (token: string) =>
    (await server.ask('user', { headers: { authorization: `Bearer ${token}` } })).status

  it('[6.4a] opens nothing: unsigned, signed by the public key, by another or under its name, expired, with another role', async () => {
    const { email, client } = await server.signUp('forged@example.test')
    const { data } = await client.auth.getSession()
    const good = data.session?.access_token ?? ''
    expect(await statusWith(good)).toBe(200)
    const claims = JSON.parse(Buffer.from(good.split('.')[1] ?? '', 'base64url').toString()) as Record<
      string,
      unknown
    >
    const { kid } = server.keys.signing
    const seconds = Math.floor(server.time.now / 1000)
    const other = await generateKeyPair('ES256')
    const own = await importJWK(server.keys.signing, 'ES256')
    const published = await (await server.ask('.well-known/jwks.json')).text()
    const publicKey = (JSON.parse(published) as { keys: JWK[] }).keys[0]
    const hmac = (secret: string) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid }).sign(new TextEncoder().encode(secret))
    const [head, body, signature] = good.split('.')
    const swapped = Buffer.from(JSON.stringify({ ...claims, role: 'service_role' })).toString('base64url')
    const sign = (more: object, key: Parameters<SignJWT['sign']>[0] = own, name = kid) =>
      new SignJWT({ ...claims, ...more }).setProtectedHeader({ alg: 'ES256', kid: name }).sign(key)
    const forged = [
      new UnsecuredJWT(claims).encode(),
      await hmac(JSON.stringify(publicKey)),
      await hmac(published),
      await hmac(server.keys.publishableKey),
      await sign({}, other.privateKey),
      await sign({}, other.privateKey, 'another'),
      await sign({}, own, 'another'),
      await sign({ exp: seconds - 1 }),
      await sign({ role: 'service_role' }),
      await sign({ aud: 'elsewhere' }),
      `${head}.${swapped}.${signature}`,
      `${head}.${body}.`,
      server.keys.publishableKey,
      'nonsense',
      '..',
    ]
    for (const token of forged) expect(await statusWith(token), token).toBe(403)
    expect(await statusWith('')).toBe(401)
    expect(email).toBe('forged@example.test')
  })
})
