import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../test/start-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

it('[3.12a] a row of the bank has the specification’s columns, with what they begin with', async () => {
  const { client, id } = await server.signUp('columns@example.test')
  const key = { user_id: id, language_code: 'es-ES', word_string: 'sol' }
  const { data, error } = await client.from('user_dictionaries').insert(key).select('*').single()
  expect(error).toBeNull()
  expect(data).toMatchObject({
    ...key,
    id: expect.stringMatching(/^[\da-f-]{36}$/),
    sentences: [],
    notes: '',
    tags: [],
    seen: 0,
    clicks: 0,
  })
  for (const time of [data?.created_at, data?.updated_at])
    expect(Math.abs(Date.parse(time ?? '') - Date.now())).toBeLessThan(60_000)
})

it('[3.18] the settings of the site are one row with two switches and their messages', async () => {
  const { data } = await server.client().from('app_settings').select('*')
  expect(data).toEqual([
    {
      id: 'global',
      site_disabled: false,
      site_disabled_message: null,
      signup_disabled: false,
      signup_disabled_message: null,
      updated_at: expect.any(String),
    },
  ])
})
