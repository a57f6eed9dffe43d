import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codeOf, minute, openTestAuth, password, type TestAuth } from './testing/open-test-auth.ts'

let server: TestAuth
beforeAll(async () => {
  server = await openTestAuth()
})
afterAll(() => server.close())
beforeEach(() => void (server.time.now += 16 * minute))

const signIn = (email: string, tried = password) =>
  server.client().auth.signInWithPassword({ email, password: tried })
const mailsTo = (email: string) => server.mails().filter(({ to }) => to === email)
const ended = async (client: {
  auth: { refreshSession: () => Promise<{ error: { code?: string } | null }> }
}) => codeOf(await client.auth.refreshSession())

describe('a new password', () => {
  it('ends all other sessions, and is told to the address', async () => {
    const { email, client } = await server.signUp('owner@example.test')
    const thief = server.client()
    await thief.auth.signInWithPassword({ email, password })
    expect((await client.auth.updateUser({ password: 'a-new-garden-8' })).error).toBeNull()
    await server.auth.idle()
    expect(await ended(thief)).toBe('refresh_token_not_found')
    expect(await ended(client)).toBeUndefined()
    expect(mailsTo(email).at(-1)?.subject).toBe('Your password was changed')
    expect(codeOf(await signIn(email))).toBe('invalid_credentials')
  })

  it('by a recovery ends them, too, and so does the recovery itself', async () => {
    const { email, client: thief } = await server.signUp('recovered@example.test')
    const owner = server.client()
    await owner.auth.resetPasswordForEmail(email)
    await server.auth.idle()
    await owner.auth.verifyOtp({ token_hash: server.tokenFor(email), type: 'recovery' })
    expect(await ended(thief)).toBe('refresh_token_not_found')
    expect((await owner.auth.updateUser({ password: 'a-new-garden-8' })).error).toBeNull()
    expect((await signIn(email, 'a-new-garden-8')).error).toBeNull()
  })

  it('is asked for with the old one where the sign-in is ten minutes old', async () => {
    const { email, client } = await server.signUp('stale@example.test')
    server.time.now += 10 * minute + 1
    const change = (more: object) => client.auth.updateUser({ password: 'a-new-garden-8', ...more })
    expect((await change({})).error).toMatchObject({ status: 400, code: 'reauthentication_needed' })
    // Renewing the session is no sign-in.
    await client.auth.refreshSession()
    expect(codeOf(await change({}))).toBe('reauthentication_needed')
    expect(codeOf(await change({ current_password: 'guessed-12' }))).toBe('invalid_credentials')
    expect(codeOf(await change({ current_password: password }))).toBeUndefined()
    expect((await signIn(email, 'a-new-garden-8')).error).toBeNull()
  })

  it('is not found by guessing the old one: ten tries count for the account', async () => {
    const { email, client } = await server.signUp('tried@example.test')
    server.time.now += 11 * minute
    const codes = []
    for (let place = 0; place < 11; place++) {
      const update = { password: 'a-new-garden-8', current_password: `guess-${place}` }
      codes.push(codeOf(await client.auth.updateUser(update)))
    }
    expect(codes.at(-2)).toBe('invalid_credentials')
    expect(codes.at(-1)).toBe('over_request_rate_limit')
    expect(codeOf(await signIn(email))).toBe('over_request_rate_limit')
  })

  it('[8.18] has to be another one, and a strong one', async () => {
    const { client } = await server.signUp('same@example.test')
    expect(codeOf(await client.auth.updateUser({ password }))).toBe('same_password')
    expect(codeOf(await client.auth.updateUser({ password: '12345678' }))).toBe('weak_password')
  })
})

describe('a code in a mail', () => {
  const askForCode = async (client: Awaited<ReturnType<TestAuth['signUp']>>['client'], email: string) => {
    expect((await client.auth.reauthenticate()).error).toBeNull()
    return /\b(\d{6})\b/.exec(mailsTo(email).at(-1)?.text ?? '')?.[1] ?? ''
  }

  it('shows that it is you, once', async () => {
    const { email, client } = await server.signUp('code@example.test')
    server.time.now += 11 * minute
    const nonce = await askForCode(client, email)
    const change = (next: string) => client.auth.updateUser({ password: next, nonce })
    expect((await change('a-new-garden-8')).error).toBeNull()
    expect((await change('a-new-garden-9')).error).toMatchObject({
      status: 422,
      code: 'reauthentication_not_valid',
    })
  })

  it('dies after five wrong tries, whatever addresses they come from', async () => {
    const { email, client } = await server.signUp('guessed@example.test')
    const nonce = await askForCode(client, email)
    const wrong = nonce === '000000' ? '000001' : '000000'
    const { data } = await client.auth.getSession()
    const change = (tried: string, place: number) =>
      server.ask('user', {
        method: 'PUT',
        from: `203.0.113.${place}`,
        headers: { authorization: `Bearer ${data.session?.access_token}` },
        body: JSON.stringify({ password: 'a-new-garden-8', nonce: tried }),
      })
    const tries = await Promise.all(Array.from({ length: 5 }, (_, place) => change(wrong, place)))
    expect(tries.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422])
    expect((await change(nonce, 9)).status).toBe(422)
  })

  it('is dead after an hour, and kept with a salt', async () => {
    const { email, client, id } = await server.signUp('late@example.test')
    const nonce = await askForCode(client, email)
    const [row] = await server.database.query<{ token_hash: string }>(
      'select token_hash from auth.one_time_tokens where user_id = $1',
      [id],
    )
    expect(row?.token_hash).toMatch(/^5:[0-9a-f]{32}:[0-9a-f]{64}$/)
    server.time.now += 60 * minute + 1
    await client.auth.refreshSession()
    expect(codeOf(await client.auth.updateUser({ password: 'a-new-garden-8', nonce }))).toBe(
      'reauthentication_not_valid',
    )
  })
})

describe('a change of address', () => {
  it('holds once whoever has the new address confirms it, and is told to the old one', async () => {
    const { client, id } = await server.signUp('before@example.test')
    const asked = await client.auth.updateUser({ email: 'After@example.test' })
    expect(asked.error).toBeNull()
    expect(asked.data.user).toMatchObject({ email: 'before@example.test', new_email: 'after@example.test' })
    await server.auth.idle()
    expect(codeOf(await signIn('after@example.test'))).toBe('invalid_credentials')
    expect(mailsTo('after@example.test').at(-1)?.subject).toBe('Confirm your new email')
    const token_hash = server.tokenFor('after@example.test')
    expect((await server.client().auth.verifyOtp({ token_hash, type: 'email_change' })).error).toBeNull()
    await server.auth.idle()
    const told = mailsTo('before@example.test').at(-1)
    expect(told?.subject).toBe('Your email address was changed')
    expect(told?.text).toContain('after@example.test')
    expect(codeOf(await signIn('after@example.test'))).toBeUndefined()
    expect(codeOf(await signIn('before@example.test'))).toBe('invalid_credentials')
    const rows = await server.database.query(
      `select p.email, i.email as identity, u.raw_user_meta_data ->> 'email' as metadata from public.profiles as p
      join auth.identities as i on i.user_id = p.id join auth.users as u on u.id = p.id where p.id = $1`,
      [id],
    )
    expect(rows).toEqual([
      { email: 'after@example.test', identity: 'after@example.test', metadata: 'after@example.test' },
    ])
  })

  it('is asked for with the password where the sign-in is ten minutes old', async () => {
    const { client } = await server.signUp('unattended@example.test')
    server.time.now += 11 * minute
    const email = 'of-the-thief@example.test'
    expect(codeOf(await client.auth.updateUser({ email }))).toBe('reauthentication_needed')
    expect((await client.auth.getUser()).data.user?.new_email).toBeUndefined()
    expect(codeOf(await client.auth.updateUser({ email, current_password: password }))).toBeUndefined()
    await server.auth.idle()
  })

  it('to one that is taken is answered alike, sends nothing, and changes nothing', async () => {
    await server.signUp('taken@example.test')
    const { client, id } = await server.signUp('wants@example.test')
    const before = mailsTo('taken@example.test').length
    const { data, error } = await client.auth.updateUser({ email: 'taken@example.test' })
    await server.auth.idle()
    expect(error).toBeNull()
    expect(data.user?.new_email).toBe('taken@example.test')
    expect(mailsTo('taken@example.test')).toHaveLength(before)
    await server.client().auth.resend({ type: 'email_change', email: 'wants@example.test' })
    await server.auth.idle()
    expect(mailsTo('taken@example.test')).toHaveLength(before)
    const [row] = await server.database.query('select email from auth.users where id = $1', [id])
    expect(row).toEqual({ email: 'wants@example.test' })
  })

  it('to one that was taken since is refused to whoever confirms it', async () => {
    const { client } = await server.signUp('slow@example.test')
    await client.auth.updateUser({ email: 'wanted@example.test' })
    await server.auth.idle()
    const token_hash = server.tokenFor('wanted@example.test')
    await server.signUp('wanted@example.test')
    const late = await server.client().auth.verifyOtp({ token_hash, type: 'email_change' })
    expect(codeOf(late)).toBe('email_exists')
  })

  it('can be asked for again after a minute', async () => {
    const { client, email } = await server.signUp('lost@example.test')
    await client.auth.updateUser({ email: 'found@example.test' })
    await server.auth.idle()
    const first = server.tokenFor('found@example.test')
    server.time.now += minute
    expect((await server.client().auth.resend({ type: 'email_change', email })).error).toBeNull()
    await server.auth.idle()
    expect(server.tokenFor('found@example.test')).not.toBe(first)
  })
})

describe('what somebody says of themselves', () => {
  it('is kept beside what was said before; null takes it away; rights cannot be given to oneself', async () => {
    const { client } = await server.signUp('metadata@example.test')
    await client.auth.updateUser({ data: { interface_language: 'fr', nickname: 'A' } })
    const { data } = await client.auth.updateUser({ data: { nickname: null } })
    expect(data.user?.user_metadata).toMatchObject({ full_name: 'Ada', interface_language: 'fr' })
    expect(data.user?.user_metadata).not.toHaveProperty('nickname')
    const update = { app_metadata: { role: 'service_role' } }
    expect(codeOf(await client.auth.updateUser(update as object))).toBe('not_admin')
    expect((await client.auth.updateUser({ data: { x: 'x'.repeat(3500) } })).error).toBeNull()
    expect(codeOf(await client.auth.updateUser({ data: { y: 'y'.repeat(3500) } }))).toBe('validation_failed')
  })
})

it('a fresh sign-in can be asked for by others of the server, such as before an account is deleted', async () => {
  const { client } = await server.signUp('deletes@example.test')
  const token = (await client.auth.getSession()).data.session?.access_token ?? ''
  await server.auth.requireFreshSignIn(token, {})
  server.time.now += 11 * minute
  await expect(server.auth.requireFreshSignIn(token, {})).rejects.toMatchObject({
    code: 'reauthentication_needed',
  })
  await expect(server.auth.requireFreshSignIn(token, { currentPassword: 'x' })).rejects.toMatchObject({
    status: 400,
  })
  await server.auth.requireFreshSignIn(token, { currentPassword: password })
  await expect(server.auth.requireFreshSignIn('nonsense', {})).rejects.toMatchObject({ status: 403 })
})
