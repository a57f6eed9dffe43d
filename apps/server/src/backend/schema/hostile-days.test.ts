import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openSchema, refusalOf, type Schema } from './open-schema.ts'

let schema: Schema
let learner: string
beforeAll(async () => {
  schema = await openSchema()
  learner = await schema.addLearner(3)
})
afterAll(() => schema.close())

const today = new Date().toISOString().slice(0, 10)
const days = fc.constantFrom(
  today,
  '2099-01-01',
  '0001-01-01',
  'infinity',
  '-infinity',
  '2026-02-30',
  '',
  'x',
  null,
)
const languages = fc.constantFrom('es-ES', 'zh-CN', 'de-DE', '', null)
const numbers = fc.oneof(fc.integer(), fc.constantFrom(0, 1, 60, 86_400, 1e308, -1, null))
const texts = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('sol', '', 'x'.repeat(300), null))
const moments = fc.oneof(
  fc.integer({ min: -400, max: 2 }).map((offset) => new Date(Date.now() + offset * 86_400_000).toISOString()),
  fc.constantFrom('infinity', '-infinity', '2026-13-01', '', null),
)
const slices = fc.oneof(
  fc.array(
    fc.record(
      {
        id: fc.oneof(fc.uuid(), fc.constant('x')),
        language_code: languages,
        kind: fc.constantFrom('tutor', 'dance', null),
        date: days,
        minute_of_day: numbers,
        started_at: moments,
        seconds: numbers,
      },
      { requiredKeys: [] },
    ),
    { maxLength: 5 },
  ),
  fc.json().map((text) => JSON.parse(text) as unknown),
)

/** Data exception, integrity violation, no such date or number, no privilege: the caller's fault, never the server's. */
const isClear = (code: string | undefined) => code === undefined || /^(22|23|42501|54000)/.test(code)

const calls = fc.oneof(
  fc.tuple(
    fc.constant('select public.record_practice($1, $2)'),
    slices.map((list) => [JSON.stringify(list)]),
  ),
  fc.tuple(
    fc.constant('select public.record_day_words($1, $2, $3, $4, $5)'),
    fc.tuple(languages, days, fc.array(texts, { maxLength: 5 }), fc.array(texts, { maxLength: 5 })),
  ),
  fc.tuple(
    fc.constant('select public.record_garden($1, $2, $3, $4)'),
    fc.tuple(languages, days, fc.array(fc.integer({ min: -9, max: 9 }), { maxLength: 7 })),
  ),
  fc.tuple(fc.constant('select public.reset_day($1, $2, $3)'), fc.tuple(languages, days)),
  fc.tuple(
    fc.constant('select public.update_streak_for_language($1, $2, $3, $4)'),
    fc.tuple(languages, fc.integer({ min: -9, max: 400 }), days),
  ),
)

it('[5.3b] whatever is told of days gets a clear answer, and no day holds more than the clock allows', async () => {
  await fc.assert(
    fc.asyncProperty(calls, async ([text, values]) => {
      const refusal = await refusalOf(schema.run(learner, text, [learner, ...values]))
      expect([isClear(refusal?.code), refusal?.code, refusal?.message]).toEqual([
        true,
        refusal?.code,
        refusal?.message,
      ])
    }),
    { numRuns: 400 },
  )
  const [sum] = await schema.database.query<{ days: number; streaks: number; odd: number }>(
    `select
      (select coalesce(max(seconds), 0) from (
        select sum(practice_time_seconds) as seconds from public.daily_analytics_history group by user_id, date
      ) as days)::int as days,
      (select count(*) from public.daily_analytics_history where date not between current_date - 33 and current_date + 1)::int
        as odd,
      (select count(*) from public.profiles, jsonb_each(streaks) as streak
        where (streak.value ->> 'last_update')::date > current_date + 1)::int as streaks`,
  )
  expect(sum?.days).toBeLessThanOrEqual(86_400)
  expect([sum?.odd, sum?.streaks]).toEqual([0, 0])
})
