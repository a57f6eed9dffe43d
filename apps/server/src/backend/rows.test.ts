import type { Database } from '@lingarden/database/generated/types'
import { creditLines } from '@lingarden/database/rows/credit-line'
import { friendLists, ranks } from '@lingarden/database/rows/friends'
import { outcomeAnswer } from '@lingarden/database/rows/outcome'
import { ownSessions } from '@lingarden/database/rows/own-session'
import { parseAnswer } from '@lingarden/database/rows/parse-answer'
import { practiceDays } from '@lingarden/database/rows/practice-day'
import { ownProfileColumns, profileRow } from '@lingarden/database/rows/profile'
import { listedSuggestions } from '@lingarden/database/rows/suggestion'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../test/start-test-server.ts'

type Learner = Awaited<ReturnType<TestServer['signUp']>>

let server: TestServer
let ada: Learner
let bea: Learner
beforeAll(async () => {
  server = await startTestServer()
  ada = await server.signUp('ada@example.test')
  bea = await server.signUp('bea@example.test')
})
afterAll(() => server.close())

const readProfile = async ({ client, id }: Learner) => {
  const { data } = await client.from('profiles').select('*').eq('id', id).single().throwOnError()
  return parseAnswer(profileRow, 'the profile', data)
}

it('a learner changes those columns of their own profile that the app knows as theirs, and no other', async () => {
  const profile = await readProfile(ada)
  const answers = new Map<string, string>()
  for (const [name, value] of Object.entries(profile)) {
    const change: Database['public']['Tables']['profiles']['Update'] = Object.fromEntries([[name, value]])
    const { error } = await ada.client.from('profiles').update(change).eq('id', ada.id)
    answers.set(name, error?.code ?? 'granted')
  }
  const expected = (name: string) => (ownProfileColumns.includes(name) ? 'granted' : '42501')
  expect([...answers]).toEqual(Object.keys(profile).map((name) => [name, expected(name)]))
})

it('what functions answer about friends is what the app reads', async () => {
  const { linking_code } = await readProfile(bea)
  const request = { p_user_id: ada.id, p_code: linking_code }
  const sent = await ada.client.rpc('request_friend', request).throwOnError()
  expect(parseAnswer(outcomeAnswer, 'request_friend', sent.data)).toEqual({ outcome: 'sent' })
  const asked = { p_user_id: bea.id, p_time_zone: 'UTC' }
  const before = await bea.client.rpc('list_friends', asked).throwOnError()
  expect(parseAnswer(friendLists, 'list_friends', before.data).incoming).toEqual([
    { id: ada.id, name: 'Ada', plant: 'clover' },
  ])
  const accepted = { p_user_id: bea.id, p_sender_id: ada.id, p_is_accepted: true }
  await bea.client.rpc('answer_friend_request', accepted).throwOnError()
  const nudge = { p_user_id: bea.id, p_friend_id: ada.id, p_kind: 'wave' }
  await bea.client.rpc('nudge_friend', nudge).throwOnError()

  const lists = await ada.client.rpc('list_friends', { ...asked, p_user_id: ada.id }).throwOnError()
  expect(parseAnswer(friendLists, 'list_friends', lists.data)).toMatchObject({
    friends: [{ id: bea.id, shares_practice: true, streak: 0, may_be_nudged: true }],
    nudge: { id: bea.id, kind: 'wave' },
    garden: { gardeners: 2, seconds: 0 },
  })
  for (const p_metric of ['minutes', 'words', 'streak', 'retained'])
    for (const p_period of ['week', 'all']) {
      const ranking = { p_metric, p_period, p_language_code: 'all', p_time_zone: 'UTC' }
      const { data } = await ada.client.rpc('rank_friends', { p_user_id: ada.id, ...ranking }).throwOnError()
      const read = parseAnswer(ranks, 'rank_friends', data)
      expect(read.map(({ id }) => id).toSorted()).toEqual([ada.id, bea.id].toSorted())
    }
})

it('so is what they answer about sessions, credits, practice and suggestions', async () => {
  const { client, id: p_user_id } = ada
  const sessions = await client.rpc('list_own_sessions', { p_user_id }).throwOnError()
  expect(parseAnswer(ownSessions, 'list_own_sessions', sessions.data)).toMatchObject([{ is_current: true }])

  const startedAt = new Date(Date.now() - 60_000)
  const slice = {
    id: crypto.randomUUID(),
    language_code: 'es-ES',
    kind: 'review',
    date: startedAt.toISOString().slice(0, 10),
    minute_of_day: 0,
    started_at: startedAt.toISOString(),
    seconds: 30,
  }
  const days = await client.rpc('record_practice', { p_user_id, p_slices: [slice] }).throwOnError()
  expect(parseAnswer(practiceDays, 'record_practice', days.data)).toEqual([
    { date: slice.date, language_code: 'es-ES', practice_time_seconds: 30 },
  ])

  const history = { p_user_id, p_before: 'infinity', p_limit: 20 }
  const lines = await client.rpc('credit_history', history).throwOnError()
  expect(parseAnswer(creditLines, 'credit_history', lines.data)).toMatchObject([{ amount: 10_000 }])

  const wish = { p_user_id, p_title: 'More birds', p_description: '' }
  const added = await client.rpc('add_suggestion', wish).throwOnError()
  expect(parseAnswer(outcomeAnswer, 'add_suggestion', added.data)).toEqual({ outcome: 'saved' })
  const search = { p_terms: [], p_match: 'all', p_sort: 'votes', p_limit: 30, p_offset: 0 }
  const listed = await client.rpc('list_suggestions', { p_user_id, ...search }).throwOnError()
  expect(parseAnswer(listedSuggestions, 'list_suggestions', listed.data)).toMatchObject([
    { title: 'More birds', status: 'open', is_own: true },
  ])
})
