import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openSchema, refusalOf, type Schema } from './open-schema.ts'

let schema: Schema
let learner: string
beforeAll(async () => {
  schema = await openSchema()
  learner = await schema.addLearner()
  await schema.run(learner, addWord, [learner, 'sol'])
})
afterAll(() => schema.close())

const addWord =
  "insert into public.user_dictionaries (user_id, language_code, word_string) values ($1, 'es-ES', $2)"
const set = (site: boolean, signUp: boolean) =>
  schema.run(
    'operator',
    `update public.app_settings set site_disabled = $1, site_disabled_message = 'Back at noon.',
      signup_disabled = $2, signup_disabled_message = 'Full for now.'`,
    [site, signUp],
  )

describe('a closed site, in the database itself', () => {
  beforeEach(() => set(true, false))

  it('[1.12] shows a learner and a visitor no row but the settings', async () => {
    expect(await schema.run(learner, 'select 1 from public.profiles')).toEqual([])
    expect(await schema.run(learner, 'select 1 from public.user_dictionaries')).toEqual([])
    for (const persona of [learner, 'anonymous'])
      expect(await schema.run(persona, 'select site_disabled from public.app_settings')).toEqual([
        { site_disabled: true },
      ])
  })

  it('[1.12] takes no row, changes none and removes none', async () => {
    expect((await refusalOf(schema.run(learner, addWord, [learner, 'mar'])))?.code).toBe('42501')
    await schema.run(learner, "update public.user_dictionaries set notes = 'changed'")
    await schema.run(learner, 'delete from public.user_dictionaries')
    expect(await schema.run('operator', 'select word_string, notes from public.user_dictionaries')).toEqual([
      { word_string: 'sol', notes: '' },
    ])
  })

  it.each([
    ['a function with its owner’s rights', "select public.list_friends($1, 'UTC')"],
    ['a function with the learner’s rights', "select public.get_daily_goal_for_language($1, 'es-ES')"],
    ['practice', "select public.record_practice($1, '[]')"],
  ])('[1.12] refuses %s with the operator’s message', async (_name, text) => {
    expect(await refusalOf(schema.run(learner, text, [learner]))).toMatchObject({
      code: 'PT503',
      message: 'site_disabled',
      detail: 'Back at noon.',
    })
  })

  it('[1.12] lists and takes no files', async () => {
    const addFile =
      "insert into storage.objects (bucket_id, name) values ('feedback-screenshots', $1 || '/feedback-1.png')"
    expect((await refusalOf(schema.run(learner, addFile, [learner])))?.code).toBe('42501')
    await schema.database.query(addFile, [learner])
    expect(await schema.run(learner, 'select 1 from storage.objects')).toEqual([])
    await set(false, false)
    expect(await schema.run(learner, 'select 1 from storage.objects')).toHaveLength(1)
  })

  it('[1.12] is open to the operator', async () => {
    expect(await schema.run('operator', 'select 1 from public.profiles')).toHaveLength(1)
    await schema.run('operator', addWord, [learner, 'río'])
    await schema.run('operator', "delete from public.user_dictionaries where word_string = 'río'")
  })
})

describe('the request check of hosted Supabase', () => {
  const ask = (persona: string, method: string, path: string) =>
    schema.run(
      persona,
      `select private.check_request() from (
        select set_config('request.method', $1, true), set_config('request.path', $2, true) offset 0
      ) as request`,
      [method, path],
    )

  it('[1.12] refuses everything but the settings while the site is closed', async () => {
    await set(true, false)
    for (const persona of [learner, 'anonymous']) {
      expect(await refusalOf(ask(persona, 'GET', '/profiles'))).toMatchObject({ code: 'PT503' })
      expect(await refusalOf(ask(persona, 'POST', '/rpc/record_practice'))).toMatchObject({ code: 'PT503' })
      expect(await refusalOf(ask(persona, 'PATCH', '/app_settings'))).toMatchObject({ code: 'PT503' })
      expect(await refusalOf(schema.run(persona, 'select private.check_request()'))).toMatchObject({
        code: 'PT503',
      })
      expect(await refusalOf(ask(persona, 'GET', '/app_settings'))).toBeUndefined()
    }
    expect(await refusalOf(ask('operator', 'GET', '/profiles'))).toBeUndefined()
  })

  it('[1.12] lets everybody through while it is open', async () => {
    await set(false, false)
    for (const persona of [learner, 'anonymous'])
      expect(await refusalOf(ask(persona, 'GET', '/profiles'))).toBeUndefined()
  })
})

describe('the hooks of hosted Supabase’s auth service', () => {
  const call = async (name: string, event: object) => {
    const [row] = await schema.database.query(`select private.${name}($1) as answer`, [JSON.stringify(event)])
    return row?.['answer']
  }
  const event = { user_id: 'x', claims: { sub: 'x', role: 'authenticated' } }

  it.each([
    ['open', false, false, {}, event],
    ['closed to newcomers', false, true, { error: { http_code: 422, message: 'Full for now.' } }, event],
    [
      'closed',
      true,
      false,
      { error: { http_code: 503, message: 'Back at noon.' } },
      { error: { http_code: 503, message: 'Back at noon.' } },
    ],
  ])('[1.12] of a site that is %s', async (_name, site, signUp, beforeUser, token) => {
    await set(site, signUp)
    expect(await call('before_user_created', { user: {} })).toEqual(beforeUser)
    expect(await call('custom_access_token', event)).toEqual(token)
  })

  it('[6.3b] are for the auth service alone', async () => {
    for (const persona of [learner, 'anonymous', 'operator'])
      expect((await refusalOf(schema.run(persona, "select private.custom_access_token('{}')")))?.code).toBe(
        '42501',
      )
  })
})
