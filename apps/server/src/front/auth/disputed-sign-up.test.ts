import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeOf, minute, openTestAuth, password, type TestAuth } from './testing/open-test-auth.ts'

let server: TestAuth
beforeAll(async () => {
  server = await openTestAuth()
})
afterAll(() => server.close())

const thiefs = 'of-the-thief-12'
const chosen = 'chosen-by-the-owner-3'

async function signUpWith(email: string, secret: string): Promise<string> {
  server.time.now += minute
  const { data, error } = await server.client().auth.signUp({ email, password: secret })
  expect(error).toBeNull()
  // Both are told the same.
  expect(data.user?.identities).toHaveLength(1)
  return server.tokenFor(email)
}

const opens = async (email: string, secret: string) =>
  (await server.client().auth.signInWithPassword({ email, password: secret })).error === null

/** How the page of the link in the newest mail goes on: as the link says. */
const newestLink = (email: string) => {
  const mail = server.mails().findLast(({ to }) => to === email)
  const [, token_hash = '', type = ''] = /token=([0-9a-f]+)&type=(\w+)/.exec(mail?.text ?? '') ?? []
  return { token_hash, type: type as 'signup' | 'recovery' }
}

describe.each([
  ['before them', [thiefs, password]],
  ['after them', [password, thiefs]],
  ['before and after them', [thiefs, password, thiefs]],
  ['after them, twice', [password, thiefs, thiefs]],
])('a thief who signs up with an address %s', (order, passwords) => {
  const email = `${order.replaceAll(/\W/g, '-')}@example.test`

  it('has its owner confirm no password but the one they choose', async () => {
    const tokens: string[] = []
    for (const secret of passwords) tokens.push(await signUpWith(email, secret))
    // No link of a sign-up confirms any of the passwords.
    for (const token_hash of tokens)
      for (const type of ['signup', 'email', 'invite', 'magiclink'] as const)
        expect(codeOf(await server.client().auth.verifyOtp({ token_hash, type }))).toBe('otp_expired')
    const owner = server.client()
    const link = newestLink(email)
    expect(link.type).toBe('recovery')
    expect((await owner.auth.verifyOtp(link)).error).toBeNull()
    expect([await opens(email, thiefs), await opens(email, password)]).toEqual([false, false])
    expect((await owner.auth.updateUser({ password: chosen })).error).toBeNull()
    expect([await opens(email, chosen), await opens(email, thiefs)]).toEqual([true, false])
  })
})

it('a thief who signs up a moment before has the owner, who is told to wait, confirm no password of theirs', async () => {
  const email = 'a-moment-before@example.test'
  const token_hash = await signUpWith(email, thiefs)
  const again = await server.client().auth.signUp({ email, password })
  expect(codeOf(again)).toBe('over_email_send_rate_limit')
  expect(codeOf(await server.client().auth.verifyOtp({ token_hash, type: 'signup' }))).toBe('otp_expired')
  server.time.now += minute
  await server.client().auth.resend({ type: 'signup', email })
  await server.auth.idle()
  const owner = server.client()
  expect(newestLink(email).type).toBe('recovery')
  expect((await owner.auth.verifyOtp(newestLink(email))).error).toBeNull()
  expect((await owner.auth.updateUser({ password: chosen })).error).toBeNull()
  expect([await opens(email, chosen), await opens(email, thiefs)]).toEqual([true, false])
})

it('whoever presses twice with one password is told to wait, and the link of the first press confirms it', async () => {
  const email = 'twice@example.test'
  const token_hash = await signUpWith(email, password)
  const again = await server.client().auth.signUp({ email, password })
  expect(codeOf(again)).toBe('over_email_send_rate_limit')
  expect((await server.client().auth.verifyOtp({ token_hash, type: 'signup' })).error).toBeNull()
  expect(await opens(email, password)).toBe(true)
})

describe('where several passwords were given for one address', () => {
  const email = 'resent@example.test'

  it('"send again" sends a link to choose one, as no link confirms another', async () => {
    await signUpWith(email, thiefs)
    await signUpWith(email, password)
    server.time.now += minute
    await server.client().auth.resend({ type: 'signup', email })
    await server.auth.idle()
    expect(newestLink(email).type).toBe('recovery')
    expect((await server.client().auth.verifyOtp(newestLink(email))).error).toBeNull()
    expect([await opens(email, thiefs), await opens(email, password)]).toEqual([false, false])
  })

  it('and one only, "send again" sends a link that confirms it', async () => {
    const alone = 'alone@example.test'
    await signUpWith(alone, password)
    server.time.now += minute
    await server.client().auth.resend({ type: 'signup', email: alone })
    await server.auth.idle()
    expect(newestLink(alone).type).toBe('signup')
    expect((await server.client().auth.verifyOtp(newestLink(alone))).error).toBeNull()
    expect(await opens(alone, password)).toBe(true)
  })
})

describe('the operator, where somebody signed up with an address before', () => {
  const admin = () => server.client({ key: server.keys.secretKey }).auth.admin

  it("invites its owner, whose link confirms nobody else's password", async () => {
    const email = 'invited-later@example.test'
    const old = await signUpWith(email, thiefs)
    expect((await admin().inviteUserByEmail(email)).error).toBeNull()
    const token_hash = server.tokenFor(email)
    // Signing up once more does not end the invitation, nor bring the password back.
    await signUpWith(email, thiefs)
    for (const type of ['signup', 'email'] as const)
      expect(codeOf(await server.client().auth.verifyOtp({ token_hash: old, type }))).toBe('otp_expired')
    expect((await server.client().auth.verifyOtp({ token_hash, type: 'invite' })).error).toBeNull()
    expect(await opens(email, thiefs)).toBe(false)
  })

  it('makes a link that confirms the password which they gave', async () => {
    const email = 'made-later@example.test'
    await signUpWith(email, thiefs)
    const { data } = await admin().generateLink({ type: 'signup', email, password })
    const token_hash = data.properties?.hashed_token ?? ''
    expect((await server.client().auth.verifyOtp({ token_hash, type: 'signup' })).error).toBeNull()
    expect([await opens(email, password), await opens(email, thiefs)]).toEqual([true, false])
  })
})
