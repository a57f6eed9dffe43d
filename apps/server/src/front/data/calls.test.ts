import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openLibrary, type Library } from './testing/open-library.ts'

let library: Library
beforeAll(async () => {
  library = await openLibrary()
})
afterAll(() => library.close())

describe('functions', () => {
  it('return values, lists, objects and rows', async () => {
    const { learner } = library
    expect((await learner.rpc('add_up', { a: 1, b: 2 })).data).toBe(3)
    expect((await learner.rpc('words')).data).toEqual(['uno', 'dos'])
    expect((await learner.rpc('echo', { value: { list: [1, 'ü', null] } })).data).toEqual({
      list: [1, 'ü', null],
    })
    expect((await learner.rpc('echo', { value: null })).data).toBeNull()
    const written = String.raw`\u0000 as it is written`
    expect((await learner.rpc('echo', { value: written })).data).toBe(written)
    expect((await learner.rpc('join_all', { parts: ['a', 'b,c'] })).data).toBe('a+b,c')
    expect((await learner.rpc('find_book', { title: 'Desolation' })).data).toMatchObject({
      id: 1,
      pages: 120,
    })
    expect((await learner.rpc('pairs', { most: 2 })).data).toEqual([
      { n: 1, square: 1 },
      { n: 2, square: 4 },
    ])
  })

  it('have their own values for what is not given', async () => {
    expect((await library.learner.rpc('add_up', { a: 1 })).data).toBe(11)
  })

  it('that return nothing are answered by 204', async () => {
    const { data, error, status } = await library.learner.rpc('do_nothing')
    expect({ data, error, status }).toEqual({ data: null, error: null, status: 204 })
  })

  it('are asked for a part of their rows', async () => {
    const call = () => library.learner.rpc('pairs', { most: 5 }, { count: 'exact' })
    const { data, count } = await call().select('square').gt('n', 1).order('n', { ascending: false }).limit(2)
    expect({ data, count }).toEqual({ data: [{ square: 25 }, { square: 16 }], count: 4 })
    expect((await call().eq('n', 3).single()).data).toEqual({ n: 3, square: 9 })
    const several = await library.learner.rpc('rename_all', { suffix: '?' }).single()
    expect(several.error?.code).toBe('PGRST116')
    const { data: renamed } = await library.learner.from('books').select('id').like('title', '%?')
    expect(renamed).toEqual([])
    expect((await library.learner.rpc('long_books', { fewest: 100 }).select('id').csv()).data).toBe(
      'id\n1\n3',
    )
  })

  it('are called by GET, too, and change nothing then', async () => {
    const { learner } = library
    const get = { get: true }
    expect((await learner.rpc('add_up', { a: 1, b: 2 }, get)).data).toBe(3)
    expect((await learner.rpc('join_all', { parts: ['a', 'b'] }, get)).data).toBe('a+b')
    expect((await learner.rpc('long_books', { fewest: 100 }, get).select('id').gt('id', 1)).data).toEqual([
      { id: 3 },
    ])
    const head = await learner.rpc('pairs', { most: 3 }, { head: true, count: 'exact' })
    expect(head).toMatchObject({ count: 3, data: null, error: null })
    const change = await learner.rpc('rename_book', { id: 1, title: 'Other' }, get)
    expect([change.status, change.error?.code]).toEqual([405, '25006'])
    expect((await learner.rpc('rename_book', { id: 1, title: 'Desolation' }).select('id')).data).toEqual([
      { id: 1 },
    ])
  })

  it('have the rights and claims of who calls', async () => {
    const { learner, visitor, operator, learnerId } = library
    expect((await learner.rpc('who')).data).toEqual({
      role: 'authenticated',
      sub: learnerId,
      claims: 'authenticated',
    })
    expect((await visitor.rpc('who')).data).toEqual({ role: 'anon', sub: null, claims: 'anon' })
    expect((await operator.rpc('who')).data).toMatchObject({ role: 'service_role' })
    const denied = await operator.rpc('add_up', { a: 1 })
    expect([denied.status, denied.error?.code]).toEqual([403, '42501'])
  })

  it('refuse by their own words', async () => {
    const answers = await Promise.all(
      [
        ['P0001', 'no more'],
        ['PT402', 'pay first'],
        ['PT503', 'later'],
        ['22023', 'not that'],
        ['42501', 'not you'],
        ['40P01', 'two at once'],
      ].map(async ([state, message]) => {
        const { status, error } = await library.learner.rpc('refuse', { state, message })
        return [status, error]
      }),
    )
    const told = { details: 'why', hint: 'what to do' }
    expect(answers).toMatchObject([
      [400, { ...told, code: 'P0001', message: 'no more' }],
      [402, { ...told, code: 'PT402', message: 'pay first' }],
      [503, { ...told, code: 'PT503' }],
      [400, { ...told, code: '22023' }],
      [403, { ...told, code: '42501' }],
      [503, { ...told, code: '40P01' }],
    ])
  })
})

describe('what cannot be called', () => {
  const attempts: [string, string, object, number, string][] = [
    ['nothing', 'nothing', {}, 404, 'PGRST202'],
    ['a function without what it needs', 'add_up', {}, 404, 'PGRST202'],
    ['a function with what it does not know', 'add_up', { a: 1, c: 2 }, 404, 'PGRST202'],
    ['one of two of a name', 'twice', { value: 1 }, 300, 'PGRST203'],
    ['pg_sleep', 'pg_sleep', { seconds: 1 }, 404, 'PGRST202'],
    [
      'set_config',
      'set_config',
      { setting_name: 'role', new_value: 'postgres', is_local: false },
      404,
      'PGRST202',
    ],
    ['a function of another schema', 'auth.uid', {}, 404, 'PGRST202'],
    ['a function of the catalogue', 'pg_catalog.version', {}, 404, 'PGRST202'],
    ['with another type', 'add_up', { a: 'x' }, 400, '22P02'],
  ]
  it.each(attempts)('%s', async (_, name, args, status, code) => {
    const answer = await library.learner.rpc(name, args)
    expect([answer.status, answer.error?.code]).toEqual([status, code])
  })

  it('a body that holds no arguments', async () => {
    for (const body of ['[1]', '3', '"x"', '{']) {
      const response = await library.ask('/rpc/echo', { method: 'POST', body })
      expect([response.status, await response.json()]).toMatchObject([400, { code: 'PGRST102' }])
    }
    expect((await library.ask('/rpc/echo', { method: 'PATCH', body: '{}' })).status).toBe(405)
  })
})

it('learns of a new function when it is told of it', async () => {
  const { foundation, learner } = library
  expect((await learner.rpc('brand_new')).error?.code).toBe('PGRST202')
  await foundation.database.query("create function public.brand_new() returns int language sql as 'select 1'")
  await foundation.database.query('grant execute on function public.brand_new to authenticated')
  await foundation.database.query("notify pgrst, 'reload schema'")
  await expect.poll(async () => (await learner.rpc('brand_new')).data).toBe(1)
})
