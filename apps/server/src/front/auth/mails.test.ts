import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codeOf, minute, openTestAuth, password, type TestAuth } from './testing/open-test-auth.ts'

let server: TestAuth
beforeAll(async () => {
  server = await openTestAuth()
})
afterAll(() => server.close())
beforeEach(() => void (server.time.now += 16 * minute))

describe('mails', () => {
  it('go to one address once a minute of a kind, six times in a quarter of an hour, whoever asks', async () => {
    const { email } = await server.signUp('mails@example.test')
    server.time.now += 16 * minute
    const recover = (address = email) => server.client().auth.resetPasswordForEmail(address)
    expect(codeOf(await recover())).toBeUndefined()
    server.time.now += 18_000
    // Whoever counts down to it is told the seconds that are left, not the whole minute anew.
    expect((await recover(email.toUpperCase())).error).toMatchObject({
      status: 429,
      code: 'over_email_send_rate_limit',
      message: 'For security purposes, you can only request this after 42 seconds.',
    })
    const body = JSON.stringify({ email })
    const refused = await server.ask('recover', { method: 'POST', body })
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '42'])
    const codes = []
    for (let place = 0; place < 7; place++) {
      server.time.now += minute
      codes.push(codeOf(await recover()))
    }
    expect(codes.filter((code) => code === undefined)).toHaveLength(5)
    expect(codeOf(await recover('other@example.test'))).toBeUndefined()
    server.time.now += 15 * minute
    expect(codeOf(await recover())).toBeUndefined()
    await server.auth.idle()
  })

  it('to a new address are counted for that address, however many accounts ask to have them sent again', async () => {
    const victim = 'flooded@example.test'
    const accounts = []
    for (let place = 0; place < 3; place++) {
      const account = await server.signUp(`flooder-${place}@example.test`)
      server.time.now += minute
      expect((await account.client.auth.updateUser({ email: victim })).error).toBeNull()
      accounts.push(account)
    }
    await server.auth.idle()
    const mailsThen = server.mails().filter(({ to }) => to === victim).length
    server.time.now += minute
    for (const { email } of accounts) {
      const { error } = await server.client().auth.resend({ type: 'email_change', email })
      expect(error).toBeNull()
    }
    await server.auth.idle()
    expect(server.mails().filter(({ to }) => to === victim)).toHaveLength(mailsThen + 1)
  })

  it('“Send again” sends again after a minute, and the new link works', async () => {
    const email = 'again@example.test'
    const { auth } = server.client()
    await auth.signUp({ email, password })
    expect((await auth.resend({ type: 'signup', email })).error?.message).toContain('after 60 seconds')
    server.time.now += minute
    expect((await auth.resend({ type: 'signup', email })).error).toBeNull()
    await server.auth.idle()
    expect(server.mails().filter(({ to }) => to === email)).toHaveLength(2)
    expect((await auth.verifyOtp({ token_hash: server.tokenFor(email), type: 'signup' })).error).toBeNull()
  })

  it('that cannot be sent are told of to everybody alike, until they can be', async () => {
    const { email } = await server.signUp('outage@example.test')
    server.time.now += 16 * minute
    const { send } = server.transport
    const recover = (address: string) => server.client().auth.resetPasswordForEmail(address)
    server.transport.send = () =>
      Promise.reject(Object.assign(new Error('no such mailbox'), { code: 'EENVELOPE' }))
    await recover(email)
    await server.auth.idle()
    expect((await recover('stranger@example.test')).error).toBeNull()
    server.time.now += minute
    server.transport.send = () => Promise.reject(Object.assign(new Error('refused'), { code: 'ECONNECTION' }))
    await recover(email)
    await server.auth.idle()
    server.transport.send = send
    for (const address of [email, 'nobody@example.test'])
      expect((await recover(address)).error?.status).toBe(500)
    server.time.now += minute
    for (const address of [email, 'nobody@example.test']) expect((await recover(address)).error).toBeNull()
    await server.auth.idle()
  })
})
