import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { minute, openTestAuth, password, type TestAuth } from './testing/open-test-auth.ts'

let server: TestAuth
beforeAll(async () => {
  server = await openTestAuth()
})
afterAll(() => server.close())
beforeEach(() => void (server.time.now += 16 * minute))

const signIn = (email: string, tried = password, from?: string) =>
  server.client({ ...(from && { from }) }).auth.signInWithPassword({ email, password: tried })

describe('while the operator has sign-up closed', () => {
  it('[1.12, 6.2a] every way to make an account is refused with the operator’s words', async () => {
    const { email } = await server.signUp('early@example.test')
    Object.assign(server.switches, { signupDisabled: true, signupMessage: 'Back in May.' })
    const { auth } = server.client()
    const address = 'late@example.test'
    const refused = [
      await auth.signUp({ email: address, password }),
      await auth.signInWithOtp({ email: address }),
      await auth.signInWithOtp({ email }),
    ]
    for (const { error } of refused)
      expect(error).toMatchObject({ status: 422, code: 'signup_disabled', message: 'Back in May.' })
    expect(
      (await server.ask('magiclink', { method: 'POST', body: JSON.stringify({ email: address }) })).status,
    ).toBe(422)
    expect(
      (await auth.signInWithOtp({ email: address, options: { shouldCreateUser: false } })).error,
    ).toBeNull()
    await server.auth.idle()
    expect(await server.database.query('select 1 from auth.users where email = $1', [address])).toEqual([])
    expect((await signIn(email)).error).toBeNull()
    const { auth: operator } = server.client({ key: server.keys.secretKey })
    expect((await operator.admin.inviteUserByEmail(address)).error).toBeNull()
    Object.assign(server.switches, { signupDisabled: false, signupMessage: null })
  })
})
