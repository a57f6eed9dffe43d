import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, testPassword, type TestServer } from '../test/start-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

describe('signing up', () => {
  it('[6.1b, 7.6a, 3.11c] needs a confirmed email before one can sign in', async () => {
    const client = server.client()
    const email = 'ada@example.test'
    const { data, error } = await client.auth.signUp({
      email,
      password: testPassword,
      options: { data: { full_name: 'Ada Lovelace', interface_language: 'fr' } },
    })
    expect(error).toBeNull()
    expect(data.session).toBeNull()
    const early = await client.auth.signInWithPassword({ email, password: testPassword })
    expect(early.error?.code).toBe('email_not_confirmed')

    const confirmed = await client.auth.verifyOtp({ token_hash: server.tokenFor(email), type: 'signup' })
    expect(confirmed.data.user?.email_confirmed_at).toBeTruthy()
    const later = await client.auth.signInWithPassword({ email, password: testPassword })
    expect(later.data.user?.user_metadata['full_name']).toBe('Ada Lovelace')
  })

  it('writes the mail in the interface language, as HTML and as text', () => {
    const mail = server.backend.mails().find(({ to }) => to === 'ada@example.test')
    expect(mail?.subject).toBe('Confirmez votre adresse e-mail')
    expect(mail?.text).toMatch(/^Lingarden\n\nBienvenue sur Lingarden/)
    expect(mail?.text).toMatch(/http:\/\/localhost:3000\/auth\/callback\?token=[0-9a-f]+&type=signup/)
  })

  it('[3.8, 9.2, 9.7] makes a profile with the defaults and a linking code', async () => {
    const { client, id } = await server.signUp('profile@example.test')
    const { data } = await client.from('profiles').select('*').eq('id', id).single()
    expect(data).toMatchObject({
      email: 'profile@example.test',
      full_name: 'Ada',
      display_name: 'Ada',
      credits: 10_000,
      voice_setting: 'alloy',
      show_actions: true,
      mask_words: true,
      autoplay_audio: true,
      auto_generate_audio: true,
      give_feedback: true,
      auto_parse_responses: true,
      show_suggestions: true,
      show_definitions_on_hover: false,
      hint_first: false,
      friends: [],
      friend_requests: [],
      daily_goals: {},
      streaks: {},
      language_levels: {},
      current_language_code: null,
      gender: null,
    })
    expect(data?.linking_code).toMatch(/^[3-9A-Y]{8}$/)
  })

  it('[8.18] refuses a weak password and an address twice', async () => {
    const weak = await server.client().auth.signUp({ email: 'weak@example.test', password: '12345' })
    expect(weak.error?.code).toBe('weak_password')
    const twice = await server.client().auth.signUp({ email: 'profile@example.test', password: testPassword })
    // Within a minute of the last mail the address is asked to wait; either way no second account is made.
    expect(twice.data.session).toBeNull()
    expect(['over_email_send_rate_limit', 'user_already_exists']).toContain(twice.error?.code)
  })

  it('[8.13, 8.18] refuses wrong credentials without saying which part is wrong', async () => {
    const signIn = (email: string) =>
      server.client().auth.signInWithPassword({ email, password: 'not-this-1' })
    const [known, unknown] = await Promise.all([
      signIn('profile@example.test'),
      signIn('nobody@example.test'),
    ])
    expect([known.error?.code, unknown.error?.code]).toEqual(['invalid_credentials', 'invalid_credentials'])
  })
})

describe('a link in a mail', () => {
  it('works once', async () => {
    const email = 'once@example.test'
    await server.client().auth.signUp({ email, password: testPassword })
    const link = { token_hash: server.tokenFor(email), type: 'signup' } as const
    expect((await server.client().auth.verifyOtp(link)).error).toBeNull()
    expect((await server.client().auth.verifyOtp(link)).error?.code).toBe('otp_expired')
  })

  it('[2.42a, 7.6a] of a recovery opens a session in which the password can be set anew', async () => {
    const { email } = await server.signUp('forgetful@example.test')
    const client = server.client()
    await client.auth.resetPasswordForEmail(email)
    await client.auth.verifyOtp({ token_hash: server.tokenFor(email), type: 'recovery' })
    expect((await client.auth.updateUser({ password: 'a-new-garden-8' })).error).toBeNull()
    const { data } = await server.client().auth.signInWithPassword({ email, password: 'a-new-garden-8' })
    expect(data.user?.email).toBe(email)
  })

  it('[2.43] of a magic link signs in without a password', async () => {
    const { email } = await server.signUp('magic@example.test')
    await server.client().auth.signInWithOtp({ email })
    const { data } = await server
      .client()
      .auth.verifyOtp({ token_hash: server.tokenFor(email), type: 'magiclink' })
    expect(data.session?.user.email).toBe(email)
  })
})

describe('the session', () => {
  it('[6.5b] is refreshed, and ends with a local sign-out', async () => {
    const { client } = await server.signUp('session@example.test')
    const refreshed = await client.auth.refreshSession()
    expect(refreshed.data.session?.access_token).toBeTruthy()
    expect((await client.auth.signOut({ scope: 'local' })).error).toBeNull()
    expect((await client.auth.getSession()).data.session).toBeNull()
  })
})

describe('the account service', () => {
  it('[7.6b] exchanges tokens: a password, a refresh token, and neither a code nor an identity it did not give', async () => {
    const { email } = await server.signUp('exchange@example.test')
    const client = server.client()
    const { data } = await client.auth.signInWithPassword({ email, password: testPassword })
    const refresh_token = data.session?.refresh_token ?? ''
    const renewed = await client.auth.refreshSession({ refresh_token })
    expect(renewed.data.user?.email).toBe(email)
    const codeless = await client.auth.exchangeCodeForSession('nonsense')
    expect(codeless.error?.code).toBe('pkce_code_verifier_not_found')
    const foreign = await client.auth.signInWithIdToken({ provider: 'google', token: 'nonsense' })
    expect(foreign.error?.status).toBe(400)
  })

  it('[7.6b] sends one-time passwords and recoveries, and asks whoever is signed in again by mail', async () => {
    const { email, client } = await server.signUp('again@example.test')
    expect((await server.client().auth.signInWithOtp({ email })).error).toBeNull()
    expect((await server.client().auth.resetPasswordForEmail(email)).error).toBeNull()
    const before = server.backend.mails().length
    expect((await client.auth.reauthenticate()).error).toBeNull()
    expect(server.backend.mails()).toHaveLength(before + 1)
  })

  it('[7.6b] tells identities and second factors, and says plainly what it does not offer', async () => {
    const { client } = await server.signUp('factors@example.test')
    const { data } = await client.auth.getUserIdentities()
    expect(data?.identities.map(({ provider }) => provider)).toEqual(['email'])
    expect((await client.auth.mfa.listFactors()).data?.all).toEqual([])
    const refusals = [
      await client.auth.mfa.enroll({ factorType: 'totp' }),
      await client.auth.linkIdentity({ provider: 'google', options: { skipBrowserRedirect: true } }),
    ]
    for (const { error } of refusals)
      expect(error).toMatchObject({
        status: 404,
        code: 'feature_not_offered',
        message: 'This server does not offer what was asked for.',
      })
    expect((await client.auth.signInWithSSO({ domain: 'example.test' })).error?.status).toBe(401)
  })
})
