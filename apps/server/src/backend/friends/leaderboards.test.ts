import { randomUUID } from 'node:crypto'
import { addDays } from '@lingarden/domain/analytics/local-day'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { befriend, openFriends } from '../../test/open-friends.ts'
import { startTestServer, type TestLearner, type TestServer } from '../../test/start-test-server.ts'

const today = new Date().toISOString().slice(0, 10)
const monday = addDays(today, -((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7))

describe('among friends', () => {
  let server: TestServer
  let ada: TestLearner
  let ben: TestLearner
  let cy: TestLearner
  let adas: ReturnType<typeof openFriends>
  beforeAll(async () => {
    server = await startTestServer()
  }, 60_000)
  afterAll(() => server.close())
  beforeEach(async () => {
    const signUp = () => server.signUp(`${randomUUID()}@example.test`)
    ;[ada, ben, cy] = [await signUp(), await signUp(), await signUp()]
    adas = openFriends(ada)
    await befriend(ada, ben)
    await befriend(ada, cy)
  })

  /** As days have it that came and went: written by the database's owner. */
  const practise = (learner: TestLearner, date: string, minutes: number, words: string[] = []) =>
    server.backend.database.query(
      `insert into public.daily_analytics_history (user_id, date, language_code, practice_time_seconds, words_added)
        values ($1, $2, 'es-ES', $3, $4)
        on conflict (user_id, date, language_code) do update set
          practice_time_seconds = excluded.practice_time_seconds, words_added = excluded.words_added`,
      [learner.id, date, minutes * 60, words],
    )
  const valuesOf = (ranks: { id: string; value: number; rank: number }[]) =>
    Object.fromEntries(ranks.map(({ id, value, rank }) => [nameOf(id), [rank, value]]))
  const nameOf = (id: string) => ({ [ada.id]: 'ada', [ben.id]: 'ben', [cy.id]: 'cy' })[id] ?? 'somebody'
  const set = (learner: TestLearner, change: { shares_practice?: boolean; accepts_nudges?: boolean }) =>
    learner.client.from('profiles').update(change).eq('id', learner.id).throwOnError()

  it('minutes and words count from Monday on or for all time; equals share a rank', async () => {
    await practise(ada, addDays(monday, -1), 100, ['sol'])
    await practise(ada, monday, 5, ['mar', 'luna'])
    await practise(ben, monday, 5)
    await practise(cy, monday, 9)
    const { data } = await ada.client.from('profiles').select('id').eq('id', ben.id)
    expect(data).toEqual([])
    expect(valuesOf(await adas.rank('minutes'))).toEqual({ cy: [1, 9], ada: [2, 5], ben: [2, 5] })
    expect(valuesOf(await adas.rank('minutes', 'all'))).toEqual({ ada: [1, 105], cy: [2, 9], ben: [3, 5] })
    expect(valuesOf(await adas.rank('words'))).toEqual({ ada: [1, 2], ben: [2, 0], cy: [2, 0] })
    expect(valuesOf(await adas.rank('words', 'all'))).toMatchObject({ ada: [1, 3] })
    expect(valuesOf(await adas.rank('minutes', 'all', 'fr-FR'))).toEqual({
      ada: [1, 0],
      ben: [1, 0],
      cy: [1, 0],
    })
    // Ben sees Ada, but not Cy, who is her friend alone.
    expect(valuesOf(await openFriends(ben).rank('minutes'))).toEqual({ ada: [1, 5], ben: [1, 5] })
  })

  it('a changed, moved or removed day changes the ranks', async () => {
    await practise(ada, monday, 30, ['sol', 'mar'])
    await practise(ada, monday, 12, ['sol'])
    expect(valuesOf(await adas.rank('minutes'))).toMatchObject({ ada: [1, 12] })
    expect(valuesOf(await adas.rank('words', 'all'))).toMatchObject({ ada: [1, 1] })
    const { query } = server.backend.database
    await query("update public.daily_analytics_history set language_code = 'fr-FR' where user_id = $1", [
      ada.id,
    ])
    expect(valuesOf(await adas.rank('minutes', 'all', 'es-ES'))).toMatchObject({ ada: [1, 0] })
    expect(valuesOf(await adas.rank('minutes', 'all', 'fr-FR'))).toMatchObject({ ada: [1, 12] })
    await query('delete from public.daily_analytics_history where user_id = $1', [ada.id])
    expect(valuesOf(await adas.rank('minutes', 'all'))).toMatchObject({ ada: [1, 0] })
  })

  it('the week is that of the viewer’s calendar', async () => {
    // Their calendars are always a day apart, on a Sunday a week.
    const dayIn = (timeZone: string) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(Date.now())
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      await practise(ada, dayIn(zone), 7)
      const value = valuesOf(await adas.rank('minutes', 'week', 'all', zone))['ada']?.[1]
      expect(value).toBeGreaterThanOrEqual(7)
    }
    const inUtc = await adas.rank('minutes')
    for (const zone of ['Mars/Olympus', '+99', "'; --", ''])
      expect(await adas.rank('minutes', 'week', 'all', zone)).toEqual(inUtc)
  })

  it('a streak counts while it may still hold, and the longest for all time', async () => {
    const keep = async (learner: TestLearner, streak: number, day: string, language = 'es-ES') => {
      await server.backend.database.query(
        `insert into public.daily_analytics_history (user_id, date, language_code, practice_time_seconds)
          select $1, $2::date - ago, $3, 600 from generate_series(0, $4::integer - 1) as ago
          on conflict do nothing`,
        [learner.id, day, language, streak],
      )
      await learner.client
        .rpc('update_streak_for_language', {
          p_user_id: learner.id,
          p_language_code: language,
          p_current_streak: streak,
          p_last_update_date: day,
        })
        .throwOnError()
    }
    await keep(ada, 12, addDays(today, -2))
    await keep(ben, 30, addDays(today, -9))
    await keep(ben, 3, addDays(today, -1))
    await keep(ben, 5, today, 'fr-FR')
    expect(valuesOf(await adas.rank('streak'))).toEqual({ ben: [1, 5], ada: [2, 0], cy: [2, 0] })
    expect(valuesOf(await adas.rank('streak', 'week', 'es-ES'))).toMatchObject({ ben: [1, 3] })
    expect(valuesOf(await adas.rank('streak', 'all'))).toEqual({ ben: [1, 30], ada: [2, 12], cy: [3, 0] })
    expect((await adas.list()).friends.find(({ id }) => id === ben.id)?.streak).toBe(5)
  })

  const record = (learner: TestLearner, counts: unknown, day = today) =>
    learner.client.rpc('record_retained_words', {
      p_user_id: learner.id,
      p_language_code: 'es-ES',
      p_counted_on: day,
      p_by_day: counts as number[],
    })
  const fading = (first: number) => Array.from({ length: 31 }, (_, day) => Math.max(0, first - day))

  it('retained words are words of the bank that were reviewed, and fade day by day where nobody reviews', async () => {
    const words = ['sol', 'mar', 'luna'].map((word_string) => ({
      user_id: ben.id,
      language_code: 'es-ES',
      word_string,
    }))
    const planted = { planted_by: 'added', planted_at: new Date().toISOString() }
    await ben.client.from('user_dictionaries').insert(words).throwOnError()
    expect((await record(ben, fading(3))).error?.code).toBe('22023')
    const reviews = words.map((word) => ({
      ...word,
      id: randomUUID(),
      card: 'recognition',
      grade: 3,
      reviewed_at: new Date().toISOString(),
    }))
    await ben.client.from('review_log').insert(reviews).throwOnError()
    // What was only met has no card.
    expect((await record(ben, fading(3))).error?.code).toBe('22023')
    await ben.client.from('user_dictionaries').update(planted).eq('user_id', ben.id).throwOnError()
    expect((await record(ben, fading(3), addDays(today, -1))).error).toBeNull()
    expect(valuesOf(await adas.rank('retained'))).toEqual({ ben: [1, 2], ada: [2, 0], cy: [2, 0] })
    expect((await record(ben, fading(1))).error).toBeNull()
    expect(valuesOf(await adas.rank('retained'))).toMatchObject({ ben: [1, 1] })
    expect(valuesOf(await adas.rank('retained', 'all'))).toMatchObject({ ben: [1, 3] })
  })

  it.each([
    ['more than the bank holds', fading(1)],
    ['too few days', [0]],
    ['a growing number', Array.from({ length: 31 }, (_, day) => day)],
    ['negative numbers', Array.from({ length: 31 }, () => -1)],
    ['gaps', Array.from({ length: 31 }, () => null)],
    ['nothing', []],
  ])('retained words are not taken with %s', async (_name, counts) => {
    expect((await record(cy, counts)).error?.code).toBe('22023')
    expect(
      (
        await record(
          cy,
          Array.from({ length: 31 }, () => 0),
          addDays(today, 9),
        )
      ).error?.code,
    ).toBe('22023')
  })

  it('whoever does not share is listed to nobody but themselves, and shows nothing', async () => {
    await practise(ben, monday, 50)
    await set(ben, { shares_practice: false })
    expect(valuesOf(await adas.rank('minutes'))).toEqual({ ada: [1, 0], cy: [1, 0] })
    const { friends, garden } = await adas.list()
    expect(friends.find(({ id }) => id === ben.id)).toMatchObject({
      shares_practice: false,
      streak: null,
      presence: null,
    })
    expect(garden).toEqual({ gardeners: 2, seconds: 0 })
    expect(valuesOf(await openFriends(ben).rank('minutes'))).toEqual({ ben: [1, 50], ada: [2, 0] })
  })

  it.each([
    ['gossip', 'week', 'all'],
    ['minutes', 'year', 'all'],
    ['minutes', 'week', 'de-DE'],
  ])('nobody is ranked by %s, %s, %s', async (metric, period, language) => {
    const { error } = await ada.client.rpc('rank_friends', {
      p_user_id: ada.id,
      p_metric: metric,
      p_period: period,
      p_language_code: language,
      p_time_zone: 'UTC',
    })
    expect(error?.code).toBe('22023')
  })

  it('one’s own rank is shown, however many are before', async () => {
    const crowd = Array.from({ length: 120 }, () => randomUUID() as string)
    const { database: opened } = server.backend
    const inserts = [
      `insert into auth.users (id, email) select id, id || '@example.test' from unnest($1::uuid[]) as id`,
      `insert into public.friendships (user_id, friend_id)
      select '${ada.id}', id from unnest($1::uuid[]) as id union all select id, '${ada.id}' from unnest($1::uuid[]) as id`,
      `insert into public.daily_analytics_history (user_id, date, language_code, practice_time_seconds)
      select id, '${monday}', 'es-ES', 600 from unnest($1::uuid[]) as id`,
    ]
    await opened.run(inserts.map((text) => ({ text, values: [crowd] })))
    const ranks = await adas.rank('minutes')
    expect(ranks).toHaveLength(101)
    expect(ranks.at(-1)).toMatchObject({ is_you: true, rank: 121, value: 0 })
  })

  it('friends see who practised today, and the garden of the week grows by all', async () => {
    const now = new Date()
    const slice = {
      id: randomUUID(),
      language_code: 'es-ES',
      kind: 'tutor',
      date: today,
      minute_of_day: 0,
      started_at: now.toISOString(),
      seconds: 90,
    }
    await ben.client.rpc('record_practice', { p_user_id: ben.id, p_slices: [slice] }).throwOnError()
    await cy.client.from('profiles').update({ last_online: now.toISOString() }).eq('id', cy.id)
    const { friends, garden } = await adas.list()
    expect(Object.fromEntries(friends.map(({ id, presence }) => [nameOf(id), presence]))).toEqual({
      ben: 'practised',
      cy: 'online',
    })
    expect(garden).toEqual({ gardeners: 3, seconds: 90 })
  })

  it('a nudge comes once a day, whoever sends it, and only where it is wanted', async () => {
    const [bens, cys] = [openFriends(ben), openFriends(cy)]
    const answers = await Promise.all([bens.nudge(ada.id), cys.nudge(ada.id, 'water'), bens.nudge(ada.id)])
    expect(answers.toSorted()).toEqual(['already', 'already', 'sent'])
    const { nudge } = await adas.list()
    expect([ben.id, cy.id]).toContain(nudge?.id)
    expect((await bens.list()).friends[0]?.may_be_nudged).toBe(false)
    await ada.client.rpc('dismiss_nudge', { p_user_id: ada.id }).throwOnError()
    expect((await adas.list()).nudge).toBeNull()

    await server.backend.database.query(
      `update public.friend_nudges set created_at = now() - interval '25 hours' where user_id = '${ada.id}'`,
    )
    expect(await bens.nudge(ada.id, 'together')).toBe('sent')
    expect((await adas.list()).nudge).toMatchObject({ id: ben.id, kind: 'together' })
    await adas.remove(ben.id)
    expect((await adas.list()).nudge).toBeNull()

    await set(cy, { accepts_nudges: false })
    expect(await adas.nudge(cy.id)).toBe('off')
    expect(await bens.nudge(cy.id)).toBe('gone')
    expect(await adas.nudge(cy.id, 'shout')).toBe('22023')
  })
})
