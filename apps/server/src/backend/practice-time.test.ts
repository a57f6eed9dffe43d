import { randomUUID } from 'node:crypto'
import { addDays, listDays } from '@lingarden/domain/analytics/local-day'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer, type TestLearner, type TestServer } from '../test/start-test-server.ts'

const today = new Date().toISOString().slice(0, 10)
const yesterday = addDays(today, -1)

/** A minute at ten in the morning of yesterday. */
const base = () => ({
  id: randomUUID() as string,
  language_code: 'es-ES',
  kind: 'tutor',
  date: yesterday,
  minute_of_day: 600,
  started_at: `${yesterday}T10:00:00Z`,
  seconds: 60,
})
const slice = (change: Partial<ReturnType<typeof base>> = {}) => ({ ...base(), ...change })
const hour = 3_600_000
const hoursAgo = (hours: number) => new Date(Date.now() - hours * hour)

let server: TestServer
let learner: TestLearner
beforeAll(async () => {
  server = await startTestServer()
}, 60_000)
afterAll(() => server.close())

/** Somebody new, whose account is as old as asked for. */
async function begin(daysOld = 100): Promise<void> {
  learner = await server.signUp(`${randomUUID()}@example.test`)
  await server.backend.database.query(
    'update public.profiles set created_at = now() - $2 * interval $$1 day$$ where id = $1',
    [learner.id, daysOld],
  )
}

const tell = (...slices: object[]) =>
  learner.client.rpc('record_practice', { p_user_id: learner.id, p_slices: slices as never })
const secondsOf = async (date: string, languageCode = 'es-ES') => {
  const { data } = await learner.client
    .from('daily_analytics_history')
    .select('practice_time_seconds')
    .eq('date', date)
    .eq('language_code', languageCode)
    .maybeSingle()
  return data?.practice_time_seconds
}
const allSeconds = async () => {
  const { data } = await learner.client.from('daily_analytics_history').select('practice_time_seconds')
  return (data ?? []).reduce((sum, day) => sum + day.practice_time_seconds, 0)
}

describe('practice', () => {
  beforeEach(() => begin())

  it('[4.18d, 9.4a] counts a slice once, however often it is told, and what it grows by', async () => {
    const told = slice()
    expect(await tell(told)).toMatchObject({
      error: null,
      data: [{ date: yesterday, language_code: 'es-ES', practice_time_seconds: 60 }],
    })
    await tell(told, told)
    await tell({ ...told, seconds: 90 })
    // An older state that comes late.
    await tell({ ...told, seconds: 30 })
    expect(await secondsOf(yesterday)).toBe(90)
  })

  it('[4.18d] counts time that two devices cover once', async () => {
    await tell(slice({ seconds: 600 }))
    await tell(slice({ started_at: `${yesterday}T10:05:00Z`, seconds: 600 }))
    // Between them and in another language: nobody practises twice at a time.
    await tell(slice({ started_at: `${yesterday}T10:01:00Z`, language_code: 'fr-FR', seconds: 300 }))
    expect(await secondsOf(yesterday)).toBe(900)
    expect(await secondsOf(yesterday, 'fr-FR')).toBeUndefined()
  })

  it('[4.18d] counts the same in whatever order and however split devices tell it', async () => {
    const phone = slice({ started_at: `${yesterday}T10:05:00Z`, seconds: 600 })
    const laptop = slice({ seconds: 600 })
    await Promise.all([tell(phone), tell({ ...laptop, seconds: 200 }), tell(laptop, phone)])
    expect(await secondsOf(yesterday)).toBe(900)
  })

  it('[4.18d] of a month offline counts whole', async () => {
    const days = listDays(addDays(today, -30), yesterday)
    const slices = days.map((date) => slice({ date, started_at: `${date}T10:00:00Z`, seconds: 600 }))
    expect((await tell(...slices)).error).toBeNull()
    expect(await allSeconds()).toBe(30 * 600)
  })

  it('of a device whose clock is hours ahead counts all the same, for the time before now', async () => {
    const told = slice({ date: today, started_at: hoursAgo(-5).toISOString(), seconds: 600 })
    expect((await tell(told)).error).toBeNull()
    expect(await allSeconds()).toBe(600)
    const { data } = await learner.client.from('practice_slices').select('started_at, received_at').single()
    expect(Date.parse(data?.started_at ?? '')).toBeLessThan(Date.now())
    expect(Date.parse(data?.received_at ?? '')).toBeLessThanOrEqual(Date.now())
  })

  it.each([
    ['no list', { not: 'a list' }, '22023'],
    ['more than 200 slices', Array.from({ length: 201 }, () => slice()), '22023'],
    ['no time', [slice({ seconds: 0 })], '22023'],
    ['negative time', [slice({ seconds: -30 })], '22023'],
    ['more than a day', [slice({ seconds: 86_401 })], '22023'],
    ['another day than it began on', [slice({ date: addDays(today, -5) })], '22023'],
    ['a language that is not taught', [slice({ language_code: 'de-DE' })], '22023'],
    ['no day of the calendar', [slice({ date: '2026-02-30' })], '22008'],
    ['no id', [{ ...slice(), id: null }], '22023'],
  ])('[5.3b] refuses %s, and counts nothing of it', async (_name, slices, code) => {
    const { error } = await learner.client.rpc('record_practice', {
      p_user_id: learner.id,
      p_slices: slices as never,
    })
    expect(error?.code).toBe(code)
    expect(await allSeconds()).toBe(0)
  })

  it('says which languages there are', async () => {
    expect((await tell(slice({ language_code: 'de-DE' }))).error?.message).toBe(
      'Invalid language code. Supported languages: zh, es, fr',
    )
  })
})

describe('leaderboards cannot be faked past the clock: practice', () => {
  it('is not taken from the learner as rows', async () => {
    await begin()
    const { error } = await learner.client.from('daily_analytics_history').insert({
      user_id: learner.id,
      date: today,
      language_code: 'es-ES',
      practice_time_seconds: 86_400,
    })
    expect(error?.code).toBe('42501')
    await tell(slice())
    const days = () => learner.client.from('daily_analytics_history')
    expect(
      (await days().update({ practice_time_seconds: 86_400 }).eq('user_id', learner.id)).error?.code,
    ).toBe('42501')
    expect((await days().delete().eq('user_id', learner.id)).error?.code).toBe('42501')
    expect(
      (await learner.client.from('practice_slices').insert({ ...slice(), user_id: learner.id })).error?.code,
    ).toBe('42501')
    expect(await allSeconds()).toBe(60)
  })

  it('of a day is at most a day in all languages together', async () => {
    await begin()
    // Three days of the clock, all said to be one day of the calendar.
    const begun = [addDays(today, -3), addDays(today, -2), yesterday]
    const slices = ['zh-CN', 'es-ES', 'fr-FR'].map((language_code, place) =>
      slice({
        language_code,
        date: addDays(today, -2),
        started_at: `${begun[place]}T00:00:00Z`,
        seconds: 86_400,
      }),
    )
    for (const told of slices) expect((await tell(told)).error).toBeNull()
    expect(await allSeconds()).toBe(86_400)
  })

  it('is never more than the time since the account was made', async () => {
    await begin(0)
    const slices = ['zh-CN', 'es-ES', 'fr-FR'].map((language_code, place) => {
      const start = hoursAgo(23 - place * 8)
      return slice({
        language_code,
        date: start.toISOString().slice(0, 10),
        started_at: start.toISOString(),
        seconds: 28_000,
      })
    })
    for (const told of slices) expect((await tell(told)).error).toBeNull()
    // Clocks may be five minutes off.
    expect(await allSeconds()).toBeGreaterThan(0)
    expect(await allSeconds()).toBeLessThanOrEqual(330)
  })

  it.each([
    ['of a day to come', '2099-01-01', 100],
    ['of before the calendar', '0001-01-01', 100],
    ['of the day after tomorrow', addDays(today, 3), 100],
    ['of before the account', addDays(today, -12), 10],
    ['of longer ago than a month', addDays(today, -40), 100],
  ])('%s is refused', async (_name, date, daysOld) => {
    await begin(daysOld)
    const { error } = await tell(slice({ date, started_at: `${date}T10:00:00Z` }))
    expect(error?.code).toMatch(/^2[23]/)
    expect(await allSeconds()).toBe(0)
  })

  it('that is told again under other ids, or after a reset of the day, counts no second time', async () => {
    await begin()
    await tell(slice({ seconds: 3000 }))
    await tell(slice({ seconds: 3000 }), slice({ seconds: 2000, language_code: 'fr-FR' }))
    expect(await allSeconds()).toBe(3000)
    await learner.client
      .rpc('reset_day', { p_user_id: learner.id, p_language_code: 'es-ES', p_date: yesterday })
      .throwOnError()
    await tell(slice({ seconds: 3000 }))
    expect(await allSeconds()).toBe(0)
  })
})

describe('the streak', () => {
  beforeEach(() => begin())
  const practise = (daysAgo: number, seconds = 600) => {
    const date = addDays(today, -daysAgo)
    return tell(slice({ date, started_at: `${date}T10:00:00Z`, seconds }))
  }
  const say = (streak: number, date = today, languageCode = 'es-ES') =>
    learner.client.rpc('update_streak_for_language', {
      p_user_id: learner.id,
      p_language_code: languageCode,
      p_current_streak: streak,
      p_last_update_date: date,
    })
  const streaks = async () => (await learner.client.from('profiles').select('streaks').single()).data?.streaks

  it('[7.15, 9.3b] is what the days say, whatever number is sent', async () => {
    for (const day of [1, 2, 3, 5]) await practise(day)
    expect((await say(365)).error).toBeNull()
    expect(await streaks()).toEqual({ 'es-ES': { current_streak: 3, last_update: today } })
    await practise(4)
    expect((await say(0)).error).toBeNull()
    expect(await streaks()).toEqual({ 'es-ES': { current_streak: 5, last_update: today } })
    expect((await say(365, today, 'fr-FR')).error).toBeNull()
    expect(await streaks()).toMatchObject({ 'fr-FR': { current_streak: 0, last_update: today } })
  })

  it('[7.15] follows practice by itself', async () => {
    await practise(2)
    await practise(1)
    expect(await streaks()).toEqual({ 'es-ES': { current_streak: 2, last_update: yesterday } })
  })

  it('[9.3b] misses a day whose goal was not reached, by the goal of the language', async () => {
    for (const day of [1, 2, 3]) await practise(day, day === 2 ? 599 : 600)
    await say(3)
    expect(await streaks()).toMatchObject({ 'es-ES': { current_streak: 1 } })
    await learner.client
      .rpc('set_daily_goal_for_language', {
        p_user_id: learner.id,
        p_language_code: 'es-ES',
        p_goal_minutes: 5,
      })
      .throwOnError()
    await say(3)
    expect(await streaks()).toMatchObject({ 'es-ES': { current_streak: 3 } })
  })

  it('[9.3b] counts 365 days at most', async () => {
    await server.backend.database.query(
      `insert into public.daily_analytics_history (user_id, date, language_code, practice_time_seconds)
        select $1, $2::date - day, 'es-ES', 900 from generate_series(0, 500) as day`,
      [learner.id, today],
    )
    await say(365)
    expect(await streaks()).toMatchObject({ 'es-ES': { current_streak: 365 } })
  })

  it('[7.15] is not taken back by a device whose calendar is behind', async () => {
    await practise(1)
    await say(1)
    await say(0, addDays(today, -9))
    expect(await streaks()).toEqual({ 'es-ES': { current_streak: 1, last_update: today } })
  })

  it.each([
    [-1, today],
    [366, today],
    [1, addDays(today, 2)],
    [1, '2099-01-01'],
    [1, 'infinity'],
    [1, '-infinity'],
  ])('[7.15] of %d days on %s is refused', async (streak, date) => {
    expect((await say(streak, date)).error?.code).toBe('22023')
  })
})

describe('the words of a day', () => {
  beforeEach(() => begin())
  const day = (date: string) => ({ p_user_id: learner.id, p_language_code: 'es-ES', p_date: date })
  const record = (added: string[], removed: string[] = [], date = today) =>
    learner.client.rpc('record_day_words', { ...day(date), p_added: added, p_removed: removed })
  const rows = async () =>
    (await learner.client.from('daily_analytics_history').select('*').eq('user_id', learner.id)).data ?? []
  const plant = (words: string[], planted_by: string | null = 'added') =>
    learner.client
      .from('user_dictionaries')
      .upsert(
        words.map((word_string) => ({
          user_id: learner.id,
          language_code: 'es-ES',
          word_string,
          planted_by,
          planted_at: planted_by && new Date().toISOString(),
        })),
        { onConflict: 'user_id,language_code,word_string' },
      )
      .throwOnError()

  it('[4.18b] are those that were planted: none that was only met, none that a file brought', async () => {
    await plant(['sol'])
    await plant(['met'], null)
    await plant(['deck'], 'import')
    expect((await record(['sol', 'met', 'deck', 'unheard of'])).error).toBeNull()
    expect((await rows())[0]?.words_added).toEqual(['sol'])
  })

  it('[3.16, 7.11a, 7.11b] begin an empty row once, come and go, each once and in their order', async () => {
    expect((await Promise.all([record([]), record([])])).map(({ error }) => error)).toEqual([null, null])
    expect(await rows()).toMatchObject([
      { user_id: learner.id, date: today, language_code: 'es-ES', words_added: [], practice_time_seconds: 0 },
    ])
    await plant(['sol', 'mar', 'luna'])
    await record(['sol', 'mar', 'sol'])
    await record(['luna', 'mar'], ['sol', 'never'])
    expect(await rows()).toMatchObject([
      { words_added: ['mar', 'luna'], updated_at: expect.any(String) as string },
    ])
  })

  it('[4.18b] that two devices add in the same moment are all there', async () => {
    const words = Array.from({ length: 20 }, (_, place) => `word ${place}`)
    await plant(words)
    await Promise.all(words.map((word) => record([word])))
    expect((await rows())[0]?.words_added.toSorted()).toEqual(words.toSorted())
  })

  it('[4.18e] go with the day, and its garden', async () => {
    await plant(['sol'])
    await record(['sol'])
    const garden = { ...day(today), p_words_by_stage: [5, 4, 3, 2, 1] }
    expect((await learner.client.rpc('record_garden', garden)).error).toBeNull()
    expect(await rows()).toMatchObject([{ words_added: ['sol'], words_by_stage: [5, 4, 3, 2, 1] }])
    expect((await learner.client.rpc('reset_day', day(today))).error).toBeNull()
    expect(await rows()).toEqual([])
  })

  it('are at most those that a row holds, and of a flood 500 count', async () => {
    const flood = Array.from({ length: 5000 }, (_, place) => `word ${place}`)
    await plant([...flood, 'one more'])
    expect((await record(flood)).error).toBeNull()
    expect((await record(['one more'])).error).toBeNull()
    expect((await rows())[0]?.words_added).toEqual(flood)
    const { data } = await learner.client.rpc('rank_friends', {
      p_user_id: learner.id,
      p_metric: 'words',
      p_period: 'all',
      p_language_code: 'all',
      p_time_zone: 'UTC',
    })
    expect(data).toMatchObject([{ value: 500 }])
    expect((await record(Array.from({ length: 5001 }, (_, place) => `${place}`))).error?.code).toBe('22023')
  })

  it.each(['2099-01-01', 'infinity', '0001-01-01', '-infinity', addDays(today, -40), addDays(today, 3)])(
    'of %s are refused, as are its garden and its reset',
    async (date) => {
      expect((await record(['sol'], [], date)).error?.code).toBe('22023')
      const garden = { ...day(date), p_words_by_stage: [1, 0, 0, 0, 0] }
      expect((await learner.client.rpc('record_garden', garden)).error?.code).toBe('22023')
      // A reset keeps the streak: it must not make one that holds for years.
      expect((await learner.client.rpc('reset_day', day(date))).error?.code).toBe('22023')
      expect(await rows()).toEqual([])
      expect((await learner.client.from('profiles').select('streaks').single()).data?.streaks).toEqual({})
    },
  )

  it.each([
    ['a word without letters', ['']],
    ['no word', [null]],
    ['a word that no bank holds', ['x'.repeat(201)]],
  ])('are not taken with %s', async (_name, words) => {
    expect((await record(words as string[])).error?.code).toBe('22023')
  })
})
