import { createAdaptorServer } from '@hono/node-server'
import { createClient, type AuthChangeEvent, type Session } from '@supabase/supabase-js'
import { TOTP, Secret } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codeOf, minute, openTestAuth, password, type TestAuth } from './testing/open-test-auth.ts'

let server: TestAuth
beforeAll(async () => {
  server = await openTestAuth()
})
afterAll(() => server.close())
beforeEach(() => void (server.time.now += 16 * minute))

describe('Supabase’s client', () => {
  it('[7.6a] signs up, in and out, and knows its session and its learner', async () => {
    const email = 'ada@example.test'
    const { auth } = server.client()
    const heard: AuthChangeEvent[] = []
    auth.onAuthStateChange((event) => void heard.push(event))
    const options = { data: { full_name: 'Ada' }, emailRedirectTo: 'https://garden.test/auth' }
    expect((await auth.signUp({ email, password, options })).data.user?.user_metadata).toEqual({
      full_name: 'Ada',
      email,
      email_verified: false,
      phone_verified: false,
      sub: expect.any(String) as string,
    })
    server.time.now += minute
    expect((await auth.resend({ type: 'signup', email })).error).toBeNull()
    await server.auth.idle()
    expect(server.mails().filter(({ to }) => to === email)).toHaveLength(2)
    await auth.verifyOtp({ token_hash: server.tokenFor(email), type: 'signup' })
    const { data } = await auth.getSession()
    expect((await auth.getUser()).data.user?.email).toBe(email)

    const other = server.client()
    const { access_token, refresh_token } = data.session ?? { access_token: '', refresh_token: '' }
    expect((await other.auth.setSession({ access_token, refresh_token })).error).toBeNull()
    expect((await auth.updateUser({ password: 'another-garden-9' })).error).toBeNull()
    expect((await auth.signOut({ scope: 'local' })).error).toBeNull()
    expect((await auth.getSession()).data.session).toBeNull()
    expect((await auth.signInWithPassword({ email, password: 'another-garden-9' })).error).toBeNull()
    const redirectTo = 'https://garden.test/auth?mode=reset-password'
    expect((await auth.resetPasswordForEmail(email, { redirectTo })).error).toBeNull()
    expect(heard).toEqual(['INITIAL_SESSION', 'SIGNED_IN', 'USER_UPDATED', 'SIGNED_OUT', 'SIGNED_IN'])
  })

  it('[7.6b] exchanges password, refresh token and code; asks for links, shows that it is you, and has two factors', async () => {
    const { email, client } = await server.signUp('generic@example.test')
    expect((await server.client().auth.signInWithPassword({ email, password })).error).toBeNull()
    expect((await client.auth.refreshSession()).error).toBeNull()
    expect((await client.auth.signInWithOtp({ email })).error).toBeNull()
    expect((await client.auth.resetPasswordForEmail(email)).error).toBeNull()
    await server.auth.idle()
    expect((await client.auth.reauthenticate()).error).toBeNull()
    expect((await client.auth.getUserIdentities()).data?.identities).toHaveLength(1)
    const enrolled = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })
    const { id = '', totp } = enrolled.data ?? {}
    const challenge = await client.auth.mfa.challenge({ factorId: id })
    const secret = Secret.fromBase32(totp?.secret ?? '')
    const code = new TOTP({ secret }).generate({ timestamp: server.time.now })
    const answer = { factorId: id, challengeId: challenge.data?.id ?? '', code }
    expect((await client.auth.mfa.verify(answer)).error).toBeNull()

    // The link of a mail leads a browser that waits for it on with a code.
    const waiting = server.client({ flowType: 'pkce' })
    server.time.now += 16 * minute
    await waiting.auth.resetPasswordForEmail(email)
    await server.auth.idle()
    const link = await server.ask(`verify?type=recovery&token=${server.tokenFor(email)}`, {
      redirect: 'manual',
    })
    const flowCode = new URL(link.headers.get('location') ?? '').searchParams.get('code') ?? ''
    expect((await waiting.auth.exchangeCodeForSession(flowCode)).data.user?.email).toBe(email)

    // There is nobody to vouch for a learner: what asks for one is refused by its own code.
    const { auth } = server.client()
    expect(codeOf(await auth.signInWithIdToken({ provider: 'google', token: 'x' }))).toBe('provider_disabled')
    expect(codeOf(await auth.signInWithSSO({ domain: 'example.test' }))).toBe('saml_provider_disabled')
  })
})

/**
 * A client whose server answers everything alike.
 * @param session that the client has kept
 */
async function clientOf(answer: (() => Response) | undefined, session?: Session | null) {
  const broken = createAdaptorServer({ fetch: answer ?? (() => new Response()) })
  await new Promise<void>((resolve) => void broken.listen(0, '127.0.0.1', resolve))
  const address = broken.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const close = () => new Promise<void>((resolve) => void broken.close(() => resolve()))
  // Closed before it is asked, it is a network that fails.
  if (!answer) await close()
  const kept = new Map([['session', JSON.stringify(session ?? null)]])
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  const options = { storage, storageKey: 'session', autoRefreshToken: false }
  const { auth } = createClient(url, 'key', { auth: options })
  return { auth, close: answer ? close : async () => undefined }
}

describe('a failure', () => {
  it('[8.18] has the kind, the status and the text that the app goes by', async () => {
    const { auth } = server.client()
    const { email, client } = await server.signUp('kinds@example.test')
    expect((await auth.updateUser({ password: 'x' })).error).toMatchObject({
      name: 'AuthSessionMissingError',
      message: 'Auth session missing!',
      status: 400,
    })
    expect((await auth.signInWithPassword({ email, password: 'wrong-one-1' })).error).toMatchObject({
      status: 400,
      code: 'invalid_credentials',
    })
    expect((await client.auth.updateUser({ password: 'short' })).error).toMatchObject({
      name: 'AuthWeakPasswordError',
      code: 'weak_password',
      reasons: ['length'],
    })
    const jwt = await auth.setSession({ access_token: 'no.jwt', refresh_token: 'x' })
    expect(jwt.error).toMatchObject({
      name: 'AuthInvalidJwtError',
      status: 400,
      message: 'Invalid JWT structure',
    })
    // As a caller without types might.
    const neither = await auth.signInWithPassword({ password } as never)
    expect(neither.error?.message).toBe('You must provide either an email or phone number and a password')
    const code = await auth.exchangeCodeForSession('a-code-of-another-browser')
    expect(code.error).toMatchObject({ name: 'AuthPKCECodeVerifierMissingError', status: 400 })
  })

  it.each([
    ['a network that fails', undefined, 0],
    ['a gateway that is out of order', () => new Response('', { status: 502 }), 502],
    ['a server that is not ready', () => new Response('', { status: 503 }), 503],
    ['a gateway that waited too long', () => new Response('', { status: 504 }), 504],
  ])('[8.18] by %s can be tried again', async (_name, answer, status) => {
    const { auth, close } = await clientOf(answer)
    const { error } = await auth.signInWithPassword({ email: 'a@example.test', password })
    expect(error).toMatchObject({ name: 'AuthRetryableFetchError', status })
    await close()
  })

  it('[8.18] of an answer that has no session says so', async () => {
    const { auth, close } = await clientOf(() => Response.json({}))
    const { error } = await auth.signInWithPassword({ email: 'a@example.test', password })
    expect(error).toMatchObject({
      name: 'AuthInvalidTokenResponseError',
      status: 500,
      message: 'Auth session or user missing',
    })
    await close()
  })

  it.each([401, 403, 404])('[8.18] of a sign-out with %i is none', async (status) => {
    const { client } = await server.signUp(`gone-${status}@example.test`)
    const { data } = await client.auth.getSession()
    const gone = () => Response.json({ code: 'gone', message: 'gone' }, { status })
    const { auth, close } = await clientOf(gone, data.session)
    expect((await auth.signOut()).error).toBeNull()
    await close()
  })
})
