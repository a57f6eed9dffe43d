import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  startTestServer,
  testPassword,
  type TestLearner,
  type TestServer,
} from '../test/start-test-server.ts'

let server: TestServer
let learner: TestLearner
beforeAll(async () => {
  server = await startTestServer()
  learner = await server.signUp('before@example.test')
  await server.signUp('taken@example.test')
})
afterAll(() => server.close())

const problemAt = async (email: string) =>
  (await server.client().auth.signInWithPassword({ email, password: testPassword })).error?.code

describe('a change of address', () => {
  it('to one that is taken is refused, by a code that says so', async () => {
    const { error } = await learner.client.auth.updateUser({ email: 'taken@example.test' })
    expect(error?.code).toBe('email_exists')
    expect(await problemAt('before@example.test')).toBeUndefined()
  })

  it('holds for the sign-in and the profile once whoever has the new address confirms it', async () => {
    expect((await learner.client.auth.updateUser({ email: 'after@example.test' })).error).toBeNull()
    expect(await problemAt('after@example.test')).toBe('invalid_credentials')
    const mail = server.backend.mails().at(-1)
    expect(mail).toMatchObject({ to: 'after@example.test', subject: 'Confirm your new email' })

    const token_hash = server.tokenFor('after@example.test')
    const { error } = await server.client().auth.verifyOtp({ token_hash, type: 'email_change' })
    expect(error).toBeNull()
    expect(await problemAt('after@example.test')).toBeUndefined()
    expect(await problemAt('before@example.test')).toBe('invalid_credentials')
    const { data } = await learner.client.from('profiles').select('email').single()
    expect(data?.email).toBe('after@example.test')
  })
})
