import { afterAll, beforeAll, expect, it } from 'vitest'
import { openSchema, refusalOf, type Schema } from './open-schema.ts'

let schema: Schema
beforeAll(async () => {
  schema = await openSchema()
})
afterAll(() => schema.close())

const addFacts = (learner: string, from: number, to: number) =>
  schema.run(
    learner,
    `insert into public.learner_facts (user_id, language_code, fact)
      select $1, 'es-ES', 'Fact ' || number from generate_series($2::integer, $3::integer) as number`,
    [learner, from, to],
  )

it('a learner keeps as many rows as there is room for, and is told so at the next one', async () => {
  const learner = await schema.addLearner()
  await addFacts(learner, 1, 400)
  await addFacts(learner, 401, 1000)
  expect(await refusalOf(addFacts(learner, 1001, 1001))).toMatchObject({
    code: '54000',
    message: 'quota_exceeded',
    detail: 'learner_facts holds at most 1000 rows of a learner.',
    hint: expect.stringContaining('Remove') as unknown,
  })
  expect(await schema.run(learner, 'select 1 from public.learner_facts')).toHaveLength(1000)
  // Another learner has room of their own.
  await addFacts(await schema.addLearner(), 1, 1000)
})

it('what is removed makes room', async () => {
  const learner = await schema.addLearner()
  await addFacts(learner, 1, 1000)
  await schema.run(learner, "delete from public.learner_facts where fact in ('Fact 1', 'Fact 2')")
  await addFacts(learner, 1001, 1002)
  expect((await refusalOf(addFacts(learner, 1003, 1003)))?.code).toBe('54000')
})

it('a statement that is refused, or whose rows are known already, takes no room', async () => {
  const learner = await schema.addLearner()
  expect((await refusalOf(addFacts(learner, 1, 1001)))?.code).toBe('54000')
  for (let time = 0; time < 3; time++)
    await schema.run(
      learner,
      `insert into public.learner_facts (user_id, language_code, fact)
        select $1, 'es-ES', 'Fact ' || number from generate_series(1, 900) as number
        on conflict (user_id, language_code, fact) do nothing`,
      [learner],
    )
  await addFacts(learner, 901, 1000)
})

it('rows that are long count by their length, also where they grow later', async () => {
  const learner = await schema.addLearner()
  // Nothing that a compression makes small.
  const picture = "(select string_agg(md5(random()::text), '') from generate_series(1, 40000))"
  const give = (rows: number) =>
    schema.run(
      learner,
      `insert into public.feedback (user_id, comment, page_url, screenshot_url)
        select $1, 'Look', '/tutor', ${picture} from generate_series(1, $2::integer)`,
      [learner, rows],
    )
  await give(38)
  expect(await refusalOf(give(2))).toMatchObject({
    code: '54000',
    detail: 'feedback holds at most 500 rows and 50 MB of a learner.',
  })
  const talk = (size: number) => `jsonb_build_array(
    jsonb_build_object('id', 'm1', 'type', 'user', 'content', 'Hola'),
    jsonb_build_object('id', 'm2', 'type', 'ai', 'content', repeat('a', ${size}))
  )`
  await schema.run(
    learner,
    `insert into public.tutor_histories (user_id, language_code, title, messages) values ($1, 'es-ES', 'Talk', ${talk(1)})`,
    [learner],
  )
  const bytes = async () => {
    const [row] = await schema.database.query<{ bytes: string }>(
      "select bytes from private.row_counts where user_id = $1 and table_name = 'tutor_histories'",
      [learner],
    )
    return Number(row?.bytes)
  }
  const before = await bytes()
  await schema.run(learner, `update public.tutor_histories set messages = ${talk(10_000)}`)
  expect(await bytes()).toBeGreaterThan(before + 10_000)
})

it('votes and slices count in whoever’s name the server writes them', async () => {
  const learner = await schema.addLearner(30)
  await schema.database.query(
    `insert into public.practice_slices (user_id, id, language_code, kind, date, minute_of_day, started_at, seconds)
      select $1, gen_random_uuid(), 'es-ES', 'tutor', current_date, 0, now(), 1 from generate_series(1, 200000)`,
    [learner],
  )
  const slice = [
    {
      id: '00000000-0000-4000-8000-000000000001',
      language_code: 'es-ES',
      kind: 'tutor',
      minute_of_day: 0,
      date: new Date().toISOString().slice(0, 10),
      started_at: new Date().toISOString(),
      seconds: 1,
    },
  ]
  expect(
    (
      await refusalOf(
        schema.run(learner, 'select public.record_practice($1, $2)', [learner, JSON.stringify(slice)]),
      )
    )?.code,
  ).toBe('54000')
})

it('the account takes its counts along', async () => {
  const learner = await schema.addLearner()
  await addFacts(learner, 1, 3)
  await schema.run('operator', 'select public.delete_learner($1)', [learner])
  expect(
    await schema.database.query('select 1 from private.row_counts where user_id = $1', [learner]),
  ).toEqual([])
})
