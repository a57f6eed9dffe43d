import type { Json } from '@lingarden/database/generated/types'
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

it('[3.8, 9.2, 9.7] makes a profile with the defaults and a linking code', async () => {
  const { client, id } = await server.signUp('profile@example.test')
  const { data } = await client.from('profiles').select('*').eq('id', id).single()
  expect(data).toMatchObject({
    email: 'profile@example.test',
    full_name: 'Ada',
    display_name: 'Ada',
    credits: 10_000,
    voice_setting: 'alloy',
    show_actions: true,
    mask_words: true,
    autoplay_audio: true,
    auto_generate_audio: true,
    give_feedback: true,
    auto_parse_responses: true,
    show_suggestions: true,
    show_definitions_on_hover: false,
    hint_first: null,
    friends: [],
    friend_requests: [],
    daily_goals: {},
    streaks: {},
    talks_since: {},
    language_levels: {},
    current_language_code: null,
    gender: null,
  })
  expect(data?.linking_code).toMatch(/^[3-9A-Y]{8}$/)
})

it('[3.9a] keeps the five levels by language, a skipped one, and no other', async () => {
  const { client, id } = await server.signUp('levels@example.test')
  const choose = (language_levels: Json) =>
    client.from('profiles').update({ language_levels }).eq('id', id).select('language_levels').single()
  const chosen = { 'zh-CN': 'native', 'es-ES': 'beginner', 'fr-FR': null }
  expect((await choose(chosen)).data?.language_levels).toEqual(chosen)
  for (const level of ['elementary', 'intermediate', 'advanced'])
    expect((await choose({ 'zh-CN': level })).error).toBeNull()
  const wrong: Json[] = [
    { 'es-ES': 'wizard' },
    { 'es-ES': 3 },
    { 'de-DE': 'beginner' },
    ['beginner'],
    'beginner',
  ]
  for (const levels of wrong)
    expect(await choose(levels), JSON.stringify(levels)).toMatchObject({
      status: 400,
      error: { code: '23514' },
    })
  expect((await choose({})).data?.language_levels).toEqual({})
})
