import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeOf, minute, openTestAuth, password, type TestAuth } from './testing/open-test-auth.ts'

let server: TestAuth
beforeAll(async () => {
  server = await openTestAuth()
})
afterAll(() => server.close())

describe('signing up', () => {
  it('[6.1b, 3.11c] needs a confirmed email before one can sign in', async () => {
    const { auth } = server.client()
    const email = 'ada@example.test'
    const { data, error } = await auth.signUp({
      email,
      password,
      options: { data: { full_name: 'Ada Lovelace', interface_language: 'fr' } },
    })
    expect(error).toBeNull()
    expect(data.session).toBeNull()
    expect(data.user?.identities).toHaveLength(1)
    expect(codeOf(await auth.signInWithPassword({ email, password }))).toBe('email_not_confirmed')

    const confirmed = await auth.verifyOtp({ token_hash: server.tokenFor(email), type: 'signup' })
    expect(confirmed.data.user?.email_confirmed_at).toBeTruthy()
    const later = await auth.signInWithPassword({ email, password })
    expect(later.data.user?.user_metadata['full_name']).toBe('Ada Lovelace')
  })

  it('writes the mail in the interface language, as HTML and as text', () => {
    const mail = server.mails().find(({ to }) => to === 'ada@example.test')
    expect(mail?.subject).toBe('Confirmez votre adresse e-mail')
    expect(mail?.text).toMatch(/^Lingarden\n\nBienvenue sur Lingarden/)
    expect(mail?.text).toMatch(/https:\/\/garden\.test\/auth\/callback\?token=[0-9a-f]{64}&type=signup/)
  })

  it('makes a profile with the name that was given', async () => {
    const [profile] = await server.database.query('select full_name from public.profiles where email = $1', [
      'ada@example.test',
    ])
    expect(profile).toEqual({ full_name: 'Ada Lovelace' })
  })

  it('with an address that is taken makes nothing and says so: a user without identities', async () => {
    await server.signUp('taken@example.test')
    server.time.now += minute
    const before = server.mails().length
    const { data, error } = await server.client().auth.signUp({ email: 'Taken@Example.test', password })
    expect(error).toBeNull()
    expect(data).toMatchObject({ session: null, user: { email: 'taken@example.test', identities: [] } })
    expect(server.mails()).toHaveLength(before)
    const users = await server.database.query('select id from auth.users where email = $1', [
      'taken@example.test',
    ])
    expect(users).toHaveLength(1)
    expect(users[0]?.['id']).not.toBe(data.user?.id)
  })

  it('again with the same password sends the mail again, and the last link holds', async () => {
    const email = 'twice@example.test'
    const { auth } = server.client()
    await auth.signUp({ email, password })
    const first = server.tokenFor(email)
    server.time.now += minute
    expect((await auth.signUp({ email, password })).data.user?.identities).toHaveLength(1)
    expect(codeOf(await auth.verifyOtp({ token_hash: first, type: 'signup' }))).toBe('otp_expired')
    await auth.verifyOtp({ token_hash: server.tokenFor(email), type: 'signup' })
    expect((await auth.signInWithPassword({ email, password })).error).toBeNull()
  })

  it('is one account for many who come at once with one address', async () => {
    const email = 'once@example.test'
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => server.client().auth.signUp({ email, password })),
    )
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1)
    expect(await server.database.query('select 1 from auth.users where email = $1', [email])).toHaveLength(1)
  })

  it('[8.18] refuses a weak password and says why', async () => {
    const reasonsFor = async (weak: string) => {
      const { error } = await server.client().auth.signUp({ email: 'weak@example.test', password: weak })
      return [error?.status, error?.code, error && 'reasons' in error ? error.reasons : undefined]
    }
    expect(await reasonsFor('12345')).toEqual([422, 'weak_password', ['length']])
    for (const common of [
      'password',
      'PassWord',
      '12345678',
      '12345678 ',
      ' Password',
      '      ',
      'aaaaaaaaaa',
      'football',
      'qwertyuiop',
    ])
      expect(await reasonsFor(common), common).toEqual([422, 'weak_password', ['pwned']])
    expect((await reasonsFor('ü'.repeat(37))).slice(0, 2)).toEqual([400, 'validation_failed'])
  })

  it.each([
    'ada',
    'ada@',
    '@example.test',
    'a b@example.test',
    'ada@example..test',
    'ada@-example.test',
    'ada@еxample.test',
    'ada@example.test\r\nBcc: eve@example.test',
    `${'a'.repeat(250)}@example.test`,
  ])('refuses %j as an address', async (email) => {
    const { error } = await server.client().auth.signUp({ email, password })
    expect([error?.status, error?.code]).toEqual([400, 'validation_failed'])
  })

  it('knows an address however it is written', async () => {
    await server.signUp('case@example.test')
    const { error } = await server
      .client()
      .auth.signInWithPassword({ email: ' CASE@Example.TEST ', password })
    expect(error).toBeNull()
    // A Kelvin sign is no k, though it folds to one.
    const kelvin = await server.client().auth.resetPasswordForEmail('\u212Aase@example.test')
    expect(codeOf(kelvin)).toBe('validation_failed')
  })

  it('tells that the mail could not be sent, and sends it a minute later', async () => {
    const email = 'unlucky@example.test'
    const { send } = server.transport
    server.transport.send = () => Promise.reject(new Error('connection refused'))
    expect((await server.client().auth.signUp({ email, password })).error?.status).toBe(500)
    server.transport.send = send
    server.time.now += minute
    expect((await server.client().auth.signUp({ email, password })).error).toBeNull()
    const used = await server.client().auth.verifyOtp({ token_hash: server.tokenFor(email), type: 'signup' })
    expect(used.error).toBeNull()
  })

  it('keeps 4 KB of what somebody says of themselves, and no bottomless nesting', async () => {
    const ask = (data: string) => {
      const body = `{"email":"big@example.test","password":"${password}","data":${data}}`
      return server.ask('signup', { method: 'POST', body })
    }
    expect((await ask(`{"full_name":"${'x'.repeat(4096)}"}`)).status).toBe(400)
    expect((await ask(`{"x":${'['.repeat(20_000)}${']'.repeat(20_000)}}`)).status).toBe(400)
    expect((await ask(String.raw`{"x":"\u0000"}`)).status).toBe(400)
    expect((await ask(String.raw`{"x":"\ud800"}`)).status).toBe(400)
    expect((await ask(`{"full_name":"${'x'.repeat(70_000)}"}`)).status).toBe(413)
    expect((await ask(`{"full_name":"${'x'.repeat(3500)}"}`)).status).toBe(200)
  })
})
