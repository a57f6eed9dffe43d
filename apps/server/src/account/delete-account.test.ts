import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tablesWith } from '../backend/rls-matrix/catalogue.ts'
import { seedEveryTable, seededTables } from '../backend/rls-matrix/seed.ts'
import { startTestServer, type TestLearner, type TestServer } from '../test/start-test-server.ts'

let server: TestServer
let owner: TestLearner
let stranger: TestLearner

/** What files hold, which lies beside what is known of them. */
async function countFiles(): Promise<number> {
  const files = await server.backend.database.query('select distinct version from front.object_contents')
  return files.length
}

function erase(learner: TestLearner, body: unknown): Promise<Response> {
  return fetch(`${server.url}/api/account`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${learner.accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

const png = Uint8Array.from([137, 80, 78, 71, 13, 10, 26, 10])
const upload = (learner: TestLearner, name: string) =>
  learner.client.storage
    .from('feedback-screenshots')
    .upload(`${learner.id}/${name}`, png, { contentType: 'image/png' })

beforeAll(async () => {
  server = await startTestServer()
  owner = await server.signUp('owner@example.test')
  stranger = await server.signUp('stranger@example.test')
  const friend = await server.signUp('friend@example.test')
  for (const learner of [owner, stranger]) {
    await seedEveryTable(server, learner, friend)
    expect((await upload(learner, 'feedback-1.png')).error).toBeNull()
  }
}, 60_000)
afterAll(() => server.close())

describe('deleting an account', () => {
  it('asks for the address of the account, typed', async () => {
    const before = await tablesWith(server, owner.id)
    for (const body of [{ email: stranger.email }, { email: '' }, {}]) {
      expect((await erase(owner, body)).status).toBe(400)
    }
    expect((await fetch(`${server.url}/api/account`, { method: 'DELETE' })).status).toBe(401)
    expect(await tablesWith(server, owner.id)).toEqual(before)
    // The search finds what it should: each table with an owner's row is among them.
    expect(Object.keys(before)).toEqual(
      expect.arrayContaining([
        'auth.users',
        'storage.objects',
        ...seededTables.map((table) => `public.${table}`),
      ]),
    )
  })

  it('leaves no row and no file of the learner in any table there is, and nothing of another’s is touched', async () => {
    const [strangers, files] = [await tablesWith(server, stranger.id), await countFiles()]
    expect((await erase(owner, { email: ` ${owner.email.toUpperCase()} ` })).status).toBe(200)
    expect(await tablesWith(server, owner.id)).toEqual({})
    expect(await tablesWith(server, owner.email)).toEqual({})
    // With a suggestion go the votes for it.
    const votes = { 'public.suggestion_votes': 1 }
    expect({ ...(await tablesWith(server, stranger.id)), ...votes }).toEqual(strangers)
    expect(await countFiles()).toBe(files - 1)
  })

  it('leaves nothing to come back to: no sign-in, and no file by a token that is still valid', async () => {
    const { error } = await server
      .client()
      .auth.signInWithPassword({ email: owner.email, password: 'garden-path-7' })
    expect(error?.code).toBe('invalid_credentials')
    expect((await upload(owner, 'feedback-2.png')).error).not.toBeNull()
    expect((await erase(owner, { email: owner.email })).status).toBe(400)
  })
})
