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

describe('while the operator closed', () => {
  it('sign-up, every way to make an account is refused with the operator’s words', async () => {
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

  it('the site, nobody signs in or stays signed in but the operator', async () => {
    const { email, client } = await server.signUp('kept-out@example.test')
    Object.assign(server.switches, { siteDisabled: true, siteMessage: 'Back at noon.' })
    const { data } = await client.auth.getSession()
    // Supabase's client would try again for half a minute.
    const renew = () =>
      server.ask('token?grant_type=refresh_token', {
        method: 'POST',
        body: JSON.stringify({ refresh_token: data.session?.refresh_token }),
      })
    expect((await renew()).status).toBe(503)
    const refused = [await signIn(email), await client.auth.getUser()]
    for (const { error } of refused) expect(error).toMatchObject({ status: 503, message: 'Back at noon.' })
    const raw = await server.ask('recover', { method: 'POST', body: JSON.stringify({ email }) })
    expect(await raw.json()).toEqual({ code: 503, error_code: 'site_disabled', msg: 'Back at noon.' })
    expect((await server.ask('settings')).status).toBe(200)
    const operator = server.client({ key: server.keys.secretKey })
    expect((await operator.auth.admin.listUsers()).error).toBeNull()
    Object.assign(server.switches, { siteDisabled: false, siteMessage: null })
    expect((await renew()).status).toBe(200)
  })
})
