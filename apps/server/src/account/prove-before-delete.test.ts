import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestLearner, type TestServer } from '../test/start-test-server.ts'

let time = Date.now()
let server: TestServer
let ada: TestLearner
beforeAll(async () => {
  server = await startTestServer({ front: { now: () => time } })
  ada = await server.signUp('ada@example.test')
})
afterAll(() => server.close())

async function erase(proof: object): Promise<[status: number, body: unknown]> {
  const response = await fetch(`${server.url}/api/account`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${ada.accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ email: ada.email, ...proof }),
  })
  return [response.status, await response.json()]
}

async function mailedCode(): Promise<string> {
  const { error } = await ada.client.auth.reauthenticate()
  expect(error).toBeNull()
  const mail = server.backend.mails().findLast(({ to }) => to === ada.email)
  return /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? ''
}

it('an access token alone deletes no account once the sign-in is ten minutes old', async () => {
  time += 601_000
  expect(await erase({})).toEqual([400, expect.objectContaining({ code: 'reauthentication_needed' })])
  expect(await erase({ password: 'not-the-garden' })).toEqual([
    400,
    expect.objectContaining({ code: 'invalid_credentials' }),
  ])
  expect(await erase({ nonce: '12345x' })).toEqual([
    422,
    expect.objectContaining({ code: 'reauthentication_not_valid' }),
  ])
  expect((await ada.client.from('profiles').select('id')).data).toHaveLength(1)
})

it('the code of a mail deletes it, for whoever has no password', async () => {
  expect(await erase({ nonce: await mailedCode() })).toEqual([200, { deleted: true }])
})
