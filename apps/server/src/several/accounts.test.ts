import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codeOf } from '../front/auth/testing/open-test-auth.ts'
import { testPassword, type TestServer } from '../test/start-test-server.ts'
import { startSeveral, type Several } from './testing/start-several.ts'

const minute = 60_000
const time = { now: Date.now() }

const refresh = async ({ client }: TestServer, refresh_token = '') => {
  const answer = await client().auth.refreshSession({ refresh_token })
  return { code: codeOf(answer), session: answer.data.session }
}

describe.each([2, 4])('an account on %i servers', (count) => {
  let several: Several
  beforeAll(async () => {
    several = await startSeveral(count, { front: { now: () => time.now } })
  })
  afterAll(() => several.close())
  beforeEach(() => void (time.now += 16 * minute))
  const turn = (place: number) => several.turn(place)
  const newLearner = (email: string) => turn(0).signUp(`${email}@example.test`)

  it('that signed in on one reads its own on all of them', async () => {
    const { accessToken, id } = await newLearner('everywhere')
    for (const { url, backend } of several.servers) {
      const headers = { apikey: backend.publishableKey, authorization: `Bearer ${accessToken}` }
      for (const path of ['/auth/v1/user', '/rest/v1/profiles?select=id', '/api/credits'])
        expect((await fetch(url + path, { headers })).status, path).toBe(200)
      const rows = await fetch(`${url}/rest/v1/profiles?select=id`, { headers })
      expect(await rows.json()).toEqual([{ id }])
    }
  })

  it('has one session, renewed in turns, and ended for all where a used token comes back on yet another', async () => {
    const { client } = await newLearner('rotated')
    const { data } = await client.auth.getSession()
    const tokens = [data.session?.refresh_token]
    for (const place of [1, 2, 3]) {
      const { session } = await refresh(turn(place), tokens.at(-1))
      tokens.push(session?.refresh_token)
    }
    expect(new Set(tokens).size).toBe(4)
    time.now += 10_001
    expect((await refresh(turn(2), tokens[0])).code).toBe('refresh_token_already_used')
    for (const server of several.servers)
      expect((await refresh(server, tokens.at(-1))).code).toBe('refresh_token_not_found')
  })

  it('has one session where two tabs renew it on all of them at once', async () => {
    const { client } = await newLearner('tabs')
    const { data } = await client.auth.getSession()
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, place) => refresh(turn(place), data.session?.refresh_token)),
    )
    expect(new Set(answers.map(({ session }) => session?.refresh_token)).size).toBe(1)
    expect(answers.map(({ code }) => code)).toEqual(answers.map(() => undefined))
  })

  it('is signed out everywhere by one sign-out', async () => {
    const { email } = await newLearner('leaving')
    const clients = several.servers.map(({ client }) => client())
    for (const client of clients) await client.auth.signInWithPassword({ email, password: testPassword })
    const sessions = await Promise.all(clients.map((client) => client.auth.getSession()))
    expect((await clients[0]?.auth.signOut({ scope: 'global' }))?.error).toBeNull()
    for (const [place, { data }] of sessions.entries()) {
      const other = turn(place + 1)
      expect((await refresh(other, data.session?.refresh_token)).code).toBe('refresh_token_not_found')
      const { error } = await other.client().auth.getUser(data.session?.access_token)
      expect(error?.name).toBe('AuthSessionMissingError')
    }
  })

  it('takes a link of a mail once, on whichever of them', async () => {
    const email = `linked-${count}@example.test`
    await turn(0).client().auth.signUp({ email, password: testPassword })
    const token_hash = turn(0).tokenFor(email)
    const answers = await Promise.all(
      several.servers.map(({ client }) => client().auth.verifyOtp({ token_hash, type: 'signup' })),
    )
    expect(answers.filter(({ data }) => data.session)).toHaveLength(1)
    expect(answers.filter((answer) => codeOf(answer) === 'otp_expired')).toHaveLength(count - 1)
  })

  it('tries ten wrong passwords in a quarter of an hour, wherever it tries them', async () => {
    const { email } = await newLearner('guessed')
    const codes = await Promise.all(
      Array.from({ length: 20 }, async (_, place) =>
        codeOf(
          await turn(place)
            .client()
            .auth.signInWithPassword({ email, password: `wrong-${place}` }),
        ),
      ),
    )
    expect(codes.filter((code) => code === 'invalid_credentials')).toHaveLength(10)
    expect(codes.filter((code) => code === 'over_request_rate_limit')).toHaveLength(10)
  })

  it('is sent one mail of a kind a minute, whichever of them is asked', async () => {
    const { email } = await newLearner('mailed')
    const mails = () =>
      several.servers.flatMap(({ backend }) => backend.mails().filter(({ to }) => to === email))
    const before = mails().length
    await Promise.all(
      Array.from({ length: 8 }, (_, place) => turn(place).client().auth.resetPasswordForEmail(email)),
    )
    await expect.poll(() => mails().length).toBe(before + 1)
    time.now += minute
    const { error } = await turn(1).client().auth.resetPasswordForEmail(email)
    expect(error).toBeNull()
    await expect.poll(() => mails().length).toBe(before + 2)
  })
})
