import { compare } from 'bcrypt'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeOf, openTestAuth, password, type TestAuth } from './testing/open-test-auth.ts'

let server: TestAuth
beforeAll(async () => {
  server = await openTestAuth()
})
afterAll(() => server.close())

const admin = () => server.client({ key: server.keys.secretKey }).auth.admin

describe('the operator', () => {
  it('lists, makes, reads, changes and deletes accounts', async () => {
    const made = await admin().createUser({
      email: 'Made@example.test',
      password,
      email_confirm: true,
      user_metadata: { full_name: 'Made' },
      app_metadata: { plan: 'x' },
    })
    expect(made.error).toBeNull()
    const id = made.data.user?.id ?? ''
    expect(made.data.user).toMatchObject({
      email: 'made@example.test',
      app_metadata: { provider: 'email', plan: 'x' },
    })
    expect(
      (await server.client().auth.signInWithPassword({ email: 'made@example.test', password })).error,
    ).toBeNull()
    expect((await admin().getUserById(id)).data.user?.user_metadata['full_name']).toBe('Made')
    const changed = await admin().updateUserById(id, {
      email: 'moved@example.test',
      password: 'by-operator-77',
    })
    expect(changed.data.user?.email).toBe('moved@example.test')
    const again = { email: 'moved@example.test', password: 'by-operator-77' }
    expect((await server.client().auth.signInWithPassword(again)).error).toBeNull()
    const { data } = await admin().listUsers({ page: 1, perPage: 10 })
    expect(data).toMatchObject({ total: 1, lastPage: 1, users: [{ id }] })
    expect((await admin().mfa.listFactors({ userId: id })).data?.factors).toEqual([])
    expect((await admin().deleteUser(id)).error).toBeNull()
    expect(codeOf(await admin().getUserById(id))).toBe('user_not_found')
    const left = await server.database.query('select 1 from public.profiles where id = $1', [id])
    expect(left).toEqual([])
  })

  it('brings accounts over from a hosted project with their passwords, and back', async () => {
    const hash = '$2a$10$fJp0kDdAuBLqRRVA5FEV5eysHJfUU63HshN/R6MRtKSB3b7lY8Y9i'
    await admin().createUser({ email: 'hosted@example.test', password_hash: hash, email_confirm: true })
    const [row] = await server.database.query<Record<string, unknown>>(
      `select encrypted_password, instance_id, aud, confirmation_token, recovery_token, email_change_token_new, email_change
      from auth.users where email = 'hosted@example.test'`,
    )
    expect(row).toEqual({
      encrypted_password: hash,
      instance_id: '00000000-0000-0000-0000-000000000000',
      aud: 'authenticated',
      confirmation_token: '',
      recovery_token: '',
      email_change_token_new: '',
      email_change: '',
    })
    await server.signUp('local@example.test')
    const [own] = await server.database.query<{ hash: string }>(
      `select encrypted_password as hash from auth.users where email = 'local@example.test'`,
    )
    expect(own?.hash).toMatch(/^\$2b\$10\$/)
    expect(await compare(password, own?.hash ?? '')).toBe(true)
  })

  it('invites somebody, who comes in by the link', async () => {
    const email = 'invited@example.test'
    const { data } = await admin().inviteUserByEmail(email, { data: { interface_language: 'es' } })
    expect(data.user?.invited_at).toBeTruthy()
    expect(server.mails().at(-1)?.subject).toBe('Te han invitado a Lingarden')
    const client = server.client()
    const used = await client.auth.verifyOtp({ token_hash: server.tokenFor(email), type: 'invite' })
    expect(used.data.session).not.toBeNull()
    expect((await client.auth.updateUser({ password })).error).toBeNull()
    expect(codeOf(await admin().inviteUserByEmail(email))).toBe('email_exists')
  })

  it('makes links to send by other means', async () => {
    const { email } = await server.signUp('linked@example.test')
    for (const type of ['magiclink', 'recovery'] as const) {
      const { data } = await admin().generateLink({ type, email })
      expect(data.properties).toMatchObject({ email_otp: '', verification_type: type })
      const token_hash = data.properties?.hashed_token ?? ''
      expect((await server.client().auth.verifyOtp({ token_hash, type })).data.user?.email).toBe(email)
    }
    const signUp = await admin().generateLink({ type: 'signup', email: 'by-link@example.test', password })
    const token_hash = signUp.data.properties?.hashed_token ?? ''
    expect((await server.client().auth.verifyOtp({ token_hash, type: 'signup' })).error).toBeNull()
    const change = await admin().generateLink({
      type: 'email_change_new',
      email,
      newEmail: 'newer@example.test',
    })
    const moved = await server
      .client()
      .auth.verifyOtp({ token_hash: change.data.properties?.hashed_token ?? '', type: 'email_change' })
    expect(moved.data.user?.email).toBe('newer@example.test')
  })

  it('ends the sessions of an account by its token', async () => {
    const { client } = await server.signUp('ended@example.test')
    const { data } = await client.auth.getSession()
    expect((await admin().signOut(data.session?.access_token ?? '')).error).toBeNull()
    expect(codeOf(await client.auth.refreshSession())).toBe('refresh_token_not_found')
  })

  it('is nobody without the secret key', async () => {
    const learner = await server.signUp('nobody@example.test')
    for (const client of [server.client(), learner.client, server.client({ key: 'sb_secret_guessed' })]) {
      const refusals = [
        await client.auth.admin.listUsers(),
        await client.auth.admin.getUserById(learner.id),
        await client.auth.admin.deleteUser(learner.id),
        await client.auth.admin.createUser({ email: 'x@example.test' }),
        await client.auth.admin.inviteUserByEmail('x@example.test'),
        await client.auth.admin.generateLink({ type: 'recovery', email: learner.email }),
      ]
      for (const { error } of refusals) expect([401, 403]).toContain(error?.status)
    }
  })
})

describe('what is not offered', () => {
  it('is refused by the codes that Supabase’s client knows', async () => {
    const { client } = await server.signUp('refused@example.test')
    const { auth } = server.client()
    const exchanged = await auth.exchangeCodeForSession('nonsense')
    const refusals = {
      anonymous: await auth.signInAnonymously(),
      phone: await auth.signInWithOtp({ phone: '+4912345' }),
      phonePassword: await auth.signInWithPassword({ phone: '+4912345', password }),
      phoneSignUp: await auth.signUp({ phone: '+4912345', password }),
      idToken: await auth.signInWithIdToken({ provider: 'google', token: 'nonsense' }),
      sso: await auth.signInWithSSO({ domain: 'example.test' }),
      link: await client.auth.linkIdentity({ provider: 'google', options: { skipBrowserRedirect: true } }),
      code: exchanged,
    }
    const codes = Object.fromEntries(Object.entries(refusals).map(([name, answer]) => [name, codeOf(answer)]))
    expect(codes).toEqual({
      anonymous: 'anonymous_provider_disabled',
      phone: 'phone_provider_disabled',
      phonePassword: 'phone_provider_disabled',
      phoneSignUp: 'phone_provider_disabled',
      idToken: 'provider_disabled',
      sso: 'saml_provider_disabled',
      link: 'manual_linking_disabled',
      code: 'pkce_code_verifier_not_found',
    })
    const { data } = await client.auth.getUserIdentities()
    expect(data?.identities.map(({ provider }) => provider)).toEqual(['email'])
    expect((await client.auth.mfa.listFactors()).data?.all).toEqual([])
  })

  it('answers in the shape of the version that a client asks for, and lets nobody keep it', async () => {
    const old = await server.ask('token?grant_type=password', { method: 'POST', body: '{"email":"x"}' })
    expect(await old.json()).toEqual({
      code: 400,
      error_code: 'validation_failed',
      msg: 'Unable to validate email address: invalid format',
    })
    const newer = await server.ask('nothing', { headers: { 'x-supabase-api-version': '2024-01-01' } })
    expect(newer.headers.get('x-supabase-api-version')).toBe('2024-01-01')
    expect(await newer.json()).toEqual({
      code: 'feature_not_offered',
      message: 'This server does not offer what was asked for.',
    })
    for (const path of [
      'settings',
      'health',
      '.well-known/jwks.json',
      'user',
      'nothing',
      'verify?token=x&type=signup',
    ])
      expect((await server.ask(path)).headers.get('cache-control'), path).toBe('no-store')
  })
})
