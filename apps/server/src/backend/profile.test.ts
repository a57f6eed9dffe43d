import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../test/start-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

it('[7.9] a profile is read by its id, a change answers with the row, and so is when one was last online', async () => {
  const { client, id } = await server.signUp('row@example.test')
  const read = await client.from('profiles').select('id, display_name, last_online').eq('id', id).single()
  expect(read.data).toMatchObject({ id, display_name: 'Ada' })
  const changed = await client
    .from('profiles')
    .update({ display_name: 'Ada L.' })
    .eq('id', id)
    .select('display_name')
    .single()
  expect(changed.data).toEqual({ display_name: 'Ada L.' })
  const last_online = '2026-11-21T12:00:00+00:00'
  expect((await client.from('profiles').update({ last_online }).eq('id', id)).error).toBeNull()
  const after = await client.from('profiles').select('last_online').eq('id', id).single()
  expect(Date.parse(after.data?.last_online ?? '')).toBe(Date.parse(last_online))
})
