import { TOTP, Secret } from 'otpauth'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { codeOf, minute, openTestAuth, password, type TestAuth } from './testing/open-test-auth.ts'

let server: TestAuth
beforeAll(async () => {
  server = await openTestAuth()
})
afterAll(() => server.close())
beforeEach(() => void (server.time.now += 16 * minute))

const codeFor = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.time.now })

async function enrol(email: string) {
  const learner = await server.signUp(email)
  const { mfa } = learner.client.auth
  const { data, error } = await mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })
  expect(error).toBeNull()
  const factorId = data?.id ?? ''
  const secret = data?.totp.secret ?? ''
  const answer = async (code: string, using = learner.client) => {
    const challenge = await using.auth.mfa.challenge({ factorId })
    return using.auth.mfa.verify({ factorId, challengeId: challenge.data?.id ?? '', code })
  }
  return { ...learner, mfa, factorId, secret, uri: data?.totp.uri, answer }
}

it('a second factor is enrolled by its first code, and the session has a higher level then', async () => {
  const { client, email, mfa, answer, secret, uri } = await enrol('factors@example.test')
  expect(uri).toMatch(/^otpauth:\/\/totp\/garden\.test:factors%40example\.test\?issuer=garden\.test&secret=/)
  expect((await mfa.listFactors()).data?.totp).toEqual([])
  const other = server.client()
  await other.auth.signInWithPassword({ email, password })
  expect((await answer(codeFor(secret))).error).toBeNull()
  expect((await mfa.listFactors()).data?.totp).toMatchObject([{ status: 'verified', friendly_name: 'Phone' }])
  expect((await mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: 'aal2',
    nextLevel: 'aal2',
    currentAuthenticationMethods: expect.arrayContaining([expect.objectContaining({ method: 'totp' })]),
  })
  expect((await client.auth.refreshSession()).error).toBeNull()
  // Who had shown the password alone is out.
  expect(codeOf(await other.auth.refreshSession())).toBe('refresh_token_not_found')
})

it('whoever has the password alone changes neither password, address nor factors', async () => {
  const { email, answer, secret, factorId } = await enrol('guarded@example.test')
  await answer(codeFor(secret))
  const thief = server.client()
  await thief.auth.signInWithPassword({ email, password })
  expect((await thief.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: 'aal1',
    nextLevel: 'aal2',
  })
  for (const refused of [
    await thief.auth.updateUser({ password: 'of-the-thief-12' }),
    await thief.auth.updateUser({ email: 'thief@example.test' }),
    await thief.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Mine' }),
    await thief.auth.mfa.unenroll({ factorId }),
  ])
    expect(codeOf(refused)).toBe('insufficient_aal')
  const { data } = await thief.auth.getSession()
  const proof = { currentPassword: password }
  await expect(server.auth.requireFreshSignIn(data.session?.access_token ?? '', proof)).rejects.toMatchObject(
    { code: 'insufficient_aal' },
  )
  server.time.now += minute
  expect((await answer(codeFor(secret), thief)).error).toBeNull()
  expect((await thief.auth.mfa.unenroll({ factorId })).error).toBeNull()
  expect((await thief.auth.mfa.listFactors()).data?.all).toEqual([])
})

it('a code is taken once, answers one challenge, and cannot be guessed', async () => {
  const { answer, secret, mfa, factorId, client } = await enrol('once@example.test')
  const code = codeFor(secret)
  expect((await answer(code)).error).toBeNull()
  expect(codeOf(await answer(code))).toBe('mfa_verification_failed')
  server.time.now += minute
  const { data: challenge } = await mfa.challenge({ factorId })
  server.time.now += 5 * minute
  const late = await mfa.verify({ factorId, challengeId: challenge?.id ?? '', code: codeFor(secret) })
  expect(codeOf(late)).toBe('mfa_challenge_expired')
  const codes = []
  for (let place = 0; place < 10; place++) codes.push(codeOf(await answer(`00000${place}`, client)))
  expect(codes.at(0)).toBe('mfa_verification_failed')
  expect(codes.at(-1)).toBe('over_request_rate_limit')
})

it('another learner’s factor is none', async () => {
  const { factorId, secret } = await enrol('theirs@example.test')
  const stranger = await server.signUp('stranger@example.test')
  expect(codeOf(await stranger.client.auth.mfa.challenge({ factorId }))).toBe('mfa_factor_not_found')
  expect(codeOf(await stranger.client.auth.mfa.unenroll({ factorId }))).toBe('mfa_factor_not_found')
  const verified = await stranger.client.auth.mfa.verify({
    factorId,
    challengeId: factorId,
    code: codeFor(secret),
  })
  expect(codeOf(verified)).toBe('mfa_factor_not_found')
})

it('a factor is not enrolled from a screen that was left open', async () => {
  const { client } = await server.signUp('open@example.test')
  server.time.now += 11 * minute
  const refused = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Theirs' })
  expect(codeOf(refused)).toBe('reauthentication_needed')
  for (const factorType of ['phone', 'webauthn'] as const) {
    const { error } = await client.auth.mfa.enroll({ factorType, phone: '+123', friendlyName: 'x' } as never)
    expect(error?.code).toBe(`mfa_${factorType}_enroll_not_enabled`)
  }
})
