import { localDay } from '@lingarden/domain/analytics/local-day'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../apps/server/src/test/start-test-server.ts'
import { demoSlips } from './learner-slips.ts'
import { demoAccount, seedAccount } from './seed-account.ts'
import type { Client } from './sign-up.ts'

/** Where it is about noon: the database has its own clock, and just after midnight nobody has practised yet. */
function zoneAtNoon(now: Date): string {
  const hours = now.getUTCHours() - 12
  return `Etc/GMT${hours < 0 ? '' : '+'}${hours}`
}

const timeZone = zoneAtNoon(new Date())
const moment = { now: Date.now(), timeZone }
let server: TestServer
let client: Client
let userId: string

beforeAll(async () => {
  server = await startTestServer()
  expect(await seedAccount(server, moment)).toBe(true)
  client = server.client()
  const { data } = await client.auth.signInWithPassword(demoAccount)
  userId = data.user?.id ?? ''
  // A database is made and three months of five learners are written to it; a busy machine takes its time.
}, 120_000)
afterAll(() => server.close())

it('gives the account friends who practise, requests both ways and a wave', async () => {
  const { data: circle } = await client.rpc('list_friends', { p_user_id: userId, p_time_zone: timeZone })
  expect(circle).toMatchObject({
    friends: [
      { name: 'Hannah', streak: 40, presence: 'practised' },
      { name: 'Lin Yue', streak: 8 },
      { name: 'Mateo', streak: 3 },
      { name: 'Tomasz', streak: 0, presence: 'away' },
    ],
    incoming: [{ name: 'Amélie' }],
    outgoing: [{ name: 'Jonas' }],
    nudge: { name: 'Hannah', kind: 'water' },
  })
})

it.each(['minutes', 'words', 'retained'])(
  'gives each of them something to be ranked by: %s',
  async (metric) => {
    const { data } = await client.rpc('rank_friends', {
      p_user_id: userId,
      p_metric: metric,
      p_period: 'all',
      p_language_code: 'all',
      p_time_zone: timeZone,
    })
    const ranking = data as { value: number }[]
    expect(ranking).toHaveLength(5)
    for (const { value } of ranking) expect(value).toBeGreaterThan(0)
  },
)

it('has suggestions with the votes of friends and of the account', async () => {
  const { data: wishes } = await client
    .from('suggestions')
    .select('votes, status')
    .order('votes')
    .throwOnError()
  expect(wishes.map(({ votes }) => votes)).toEqual([1, 1, 3, 3, 5])
  expect(new Set(wishes.map(({ status }) => status))).toEqual(new Set(['open', 'planned', 'declined']))
  const { data: own } = await client.from('suggestion_votes').select().throwOnError()
  expect(own).toHaveLength(2)
})

it('keeps what the tutor corrected, on the days it was made, some of it outgrown', async () => {
  const { data: mistakes } = await client
    .from('learner_mistakes')
    .select('language_code, times_made, resolved_at, last_made_at')
    .throwOnError()
  expect(mistakes).toHaveLength(demoSlips.length)
  for (const language of ['es-ES', 'zh-CN', 'fr-FR']) {
    const ofLanguage = mistakes.filter((mistake) => mistake.language_code === language)
    expect(ofLanguage.some(({ resolved_at: outgrown }) => outgrown !== null)).toBe(true)
    expect(ofLanguage.some(({ resolved_at: outgrown }) => outgrown === null)).toBe(true)
  }
  expect(mistakes.reduce((sum, { times_made: times }) => sum + times, 0)).toBe(
    demoSlips.reduce((sum, { madeDaysAgo }) => sum + madeDaysAgo.length, 0),
  )
  for (const { resolved_at: outgrown, last_made_at: made } of mistakes)
    expect(Date.parse(made)).toBeLessThan(outgrown ? Date.parse(outgrown) : moment.now)
})

it('lets the account go on practising: it is as old as its past', async () => {
  const date = localDay(moment.now, timeZone)
  const today = async () => {
    const { data } = await client
      .from('daily_analytics_history')
      .select('practice_time_seconds')
      .match({ user_id: userId, date, language_code: 'fr-FR' })
      .maybeSingle()
      .throwOnError()
    return data?.practice_time_seconds ?? 0
  }
  const before = await today()
  const slice = {
    id: crypto.randomUUID(),
    language_code: 'fr-FR',
    kind: 'tutor',
    date,
    minute_of_day: 720,
    started_at: new Date().toISOString(),
    seconds: 30,
  }
  await client.rpc('record_practice', { p_user_id: userId, p_slices: [slice] }).throwOnError()
  expect(await today()).toBe(before + 30)
})

it('is made once', async () => {
  expect(await seedAccount(server, moment)).toBe(false)
})
