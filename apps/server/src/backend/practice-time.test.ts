import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestLearner, type TestServer } from '../test/start-test-server.ts'

const slice = (change: Partial<ReturnType<typeof base>> = {}) => ({ ...base(), ...change })
const base = () => ({
  id: randomUUID() as string,
  language_code: 'es-ES',
  kind: 'tutor',
  date: '2026-03-01',
  minute_of_day: 600,
  started_at: '2026-03-01T10:00:00Z',
  seconds: 60,
})

describe('practice', () => {
  let server: TestServer
  let learner: TestLearner
  beforeAll(async () => {
    server = await startTestServer()
  }, 60_000)
  afterAll(() => server.close())

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
  const begin = async () => {
    learner = await server.signUp(`${randomUUID()}@example.test`)
  }

  it('[4.18d, 9.4a] counts a stretch once, however often it is told, and what it grows by', async () => {
    await begin()
    const told = slice()
    expect(await tell(told)).toMatchObject({
      error: null,
      data: [{ date: '2026-03-01', language_code: 'es-ES', practice_time_seconds: 60 }],
    })
    await tell(told, told)
    await tell({ ...told, seconds: 90 })
    // An older state that comes late.
    await tell({ ...told, seconds: 30 })
    expect(await secondsOf('2026-03-01')).toBe(90)
  })

  it('[4.18d] counts time that two devices cover once', async () => {
    await begin()
    await tell(slice({ seconds: 600 }))
    await tell(slice({ started_at: '2026-03-01T10:05:00Z', seconds: 600 }))
    // Between them and in another language: nobody practises twice at a time.
    await tell(slice({ started_at: '2026-03-01T10:01:00Z', language_code: 'fr-FR', seconds: 300 }))
    expect(await secondsOf('2026-03-01')).toBe(900)
    expect(await secondsOf('2026-03-01', 'fr-FR')).toBeUndefined()
  })

  it('[4.18d] counts the same in whatever order and however split devices tell it', async () => {
    await begin()
    const phone = slice({ started_at: '2026-03-01T10:05:00Z', seconds: 600 })
    const laptop = slice({ seconds: 600 })
    await Promise.all([tell(phone), tell({ ...laptop, seconds: 200 }), tell(laptop, phone)])
    expect(await secondsOf('2026-03-01')).toBe(900)
  })

  it('keeps a day to what a day has', async () => {
    await begin()
    await learner.client.from('daily_analytics_history').insert({
      user_id: learner.id,
      date: '2026-03-01',
      language_code: 'es-ES',
      practice_time_seconds: 86_390,
    })
    await tell(slice())
    expect(await secondsOf('2026-03-01')).toBe(86_400)
  })

  it.each([
    ['no list', { not: 'a list' }, '22023'],
    ['no time', [slice({ seconds: 0 })], '22023'],
    ['negative time', [slice({ seconds: -30 })], '22023'],
    ['more than a day', [slice({ seconds: 86_401 })], '22023'],
    ['a day to come', [slice({ date: '2199-01-01', started_at: '2199-01-01T10:00:00Z' })], '22023'],
    ['another day than it began on', [slice({ date: '2026-03-05' })], '22023'],
    ['a language that is not taught', [slice({ language_code: 'de-DE' })], '22023'],
    ['no day of the calendar', [slice({ date: '2026-02-30' })], '22008'],
    ['no id', [{ ...slice(), id: null }], '22023'],
  ])('[5.3b] refuses %s, and counts nothing of it', async (_name, slices, code) => {
    await begin()
    const { error } = await learner.client.rpc('record_practice', {
      p_user_id: learner.id,
      p_slices: slices as never,
    })
    expect(error?.code).toBe(code)
    expect(await secondsOf('2026-03-01')).toBeUndefined()
  })

  it('[3.16, 7.11b] a day of a language stands once, with its words, its seconds and when it changed', async () => {
    await begin()
    const day = { user_id: learner.id, date: '2026-03-01', language_code: 'es-ES' }
    const days = () => learner.client.from('daily_analytics_history')
    expect((await days().insert(day).select().single()).data).toMatchObject({
      ...day,
      words_added: [],
      practice_time_seconds: 0,
      updated_at: expect.any(String) as string,
    })
    expect((await days().insert(day)).error?.code).toBe('23505')
    expect((await days().insert({ ...day, language_code: 'fr-FR' })).error).toBeNull()
  })

  it('[5.3b] says which languages there are', async () => {
    await begin()
    expect((await tell(slice({ language_code: 'de-DE' }))).error?.message).toBe(
      'Invalid language code. Supported languages: zh, es, fr',
    )
  })
})
