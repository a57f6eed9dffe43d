import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openLibrary, type Library } from './testing/open-library.ts'

let library: Library
beforeAll(async () => {
  library = await openLibrary()
})
afterAll(() => library.close())
beforeEach(async () => {
  await library.operator.from('labels').delete().gte('id', 10)
})

/** The client's types offer it for a version that they are told of only. */
const answerOf = (query: unknown) => query as PromiseLike<{ status: number; error: { code: string } | null }>
const labels = () => library.learner.from('labels')
const kept = async () => (await labels().select().gte('id', 10).order('id')).data

describe('insert', () => {
  it('says nothing of the rows unless asked', async () => {
    expect(await labels().insert({ id: 10, name: 'a' })).toMatchObject({
      data: null,
      error: null,
      status: 201,
    })
    const { data } = await labels()
      .insert([
        { id: 11, name: 'b' },
        { id: 12, name: 'c' },
      ])
      .select('name')
    expect(data).toEqual([{ name: 'b' }, { name: 'c' }])
    expect((await labels().insert({ id: 13, name: 'd' }, { count: 'exact' })).count).toBe(1)
    expect(await kept()).toHaveLength(4)
  })

  it('gives columns their own value where a row has none, if that is asked for', async () => {
    const rows = [{ title: 'One' }, { title: 'Two', pages: 5, tags: ['x'] }]
    const { data, error } = await library.learner
      .from('books')
      .insert(rows, { defaultToNull: false })
      .select('title, pages, tags')
    expect(error).toBeNull()
    expect(data).toEqual([
      { title: 'One', pages: 100, tags: [] },
      { title: 'Two', pages: 5, tags: ['x'] },
    ])
    const refused = await library.learner
      .from('books')
      .insert([{ title: 'Three' }, { title: 'Four', pages: 5 }])
    expect(refused.error?.code).toBe('23502')
    await library.learner.from('books').delete().in('title', ['One', 'Two'])
  })

  it('takes a row of nothing but its own values, and no rows at all', async () => {
    const one = await library.ask('/authors', { method: 'POST', body: '{}' })
    expect(await one.json()).toMatchObject({ code: '23502' })
    const { data, error } = await library.learner.from('authors').insert([]).select()
    expect({ data, error }).toEqual({ data: [], error: null })
  })

  it('keeps numbers to their last digit', async () => {
    const response = await library.ask('/books?select=n:details->n', {
      method: 'POST',
      headers: { prefer: 'return=representation' },
      body: '{"title": "Exact", "details": {"n": 12345678901234567890.123456789}}',
    })
    expect(await response.text()).toContain('12345678901234567890.123456789')
    await library.learner.from('books').delete().eq('title', 'Exact')
  })

  it('tells where a new row is, where only that is asked for', async () => {
    const response = await library.ask('/labels', {
      method: 'POST',
      headers: { prefer: 'return=headers-only', 'content-type': 'application/json' },
      body: '{"id": 10, "name": "x"}',
    })
    expect([response.status, response.headers.get('location'), await response.text()]).toEqual([
      201,
      '/labels?id=eq.10',
      '',
    ])
  })

  it('refuses columns and bodies that are not of the table', async () => {
    const post = async (path: string, body: string, headers = {}) => {
      const response = await library.ask(path, { method: 'POST', body, headers })
      return [response.status, ((await response.json()) as { code: string }).code]
    }
    expect(await post('/labels', '{"id": 10, "nothing": 1}')).toEqual([400, 'PGRST204'])
    expect(await post('/labels?columns=nothing', '{"id": 10}')).toEqual([400, 'PGRST204'])
    expect(
      await post('/labels?on_conflict=nothing', '{"id": 10}', { prefer: 'resolution=merge-duplicates' }),
    ).toEqual([400, 'PGRST204'])
    for (const body of ['[1]', '"x"', '{', 'null,', '[{"id": 10}, {"name": "x"}]', '[[{"id": 10}]]'])
      expect(await post('/labels', body)).toEqual([400, 'PGRST102'])
    expect(await post('/labels', 'id,name', { 'content-type': 'text/csv' })).toEqual([415, 'PGRST102'])
    expect(await post('/nothing', '{}')).toEqual([404, 'PGRST205'])
  })
})

describe('upsert', () => {
  it('puts rows in the place of those with their key', async () => {
    await labels().insert({ id: 10, name: 'old' })
    const { data } = await labels()
      .upsert([
        { id: 10, name: 'new' },
        { id: 11, name: 'other' },
      ])
      .select()
    expect(data).toEqual([
      { id: 10, name: 'new' },
      { id: 11, name: 'other' },
    ])
    const ignored = await labels().upsert({ id: 10, name: 'newer' }, { ignoreDuplicates: true }).select()
    expect(ignored.data).toEqual([])
    expect(await kept()).toEqual(data)
  })

  it('goes by another key where it is named', async () => {
    const rows = { title: 'Desolation', pages: 122 }
    const { data, error } = await library.learner
      .from('books')
      .upsert(rows, { onConflict: 'title' })
      .select('id, pages')
    expect({ data, error }).toEqual({ data: [{ id: 1, pages: 122 }], error: null })
    const none = await library.learner.from('books').upsert(rows, { onConflict: 'pages' })
    expect({ status: none.status, code: none.error?.code }).toEqual({ status: 400, code: '42P10' })
  })

  it('of the same key twice in one request is refused', async () => {
    const { error, status } = await labels().upsert([
      { id: 10, name: 'a' },
      { id: 10, name: 'b' },
    ])
    expect({ status, code: error?.code }).toEqual({ status: 400, code: '21000' })
  })
})

describe('update', () => {
  it('changes the rows that the filters leave', async () => {
    await labels().insert([
      { id: 10, name: 'a' },
      { id: 11, name: 'b' },
    ])
    expect(await labels().update({ name: 'c' }).eq('id', 10)).toMatchObject({
      status: 204,
      data: null,
      error: null,
    })
    expect((await labels().update({ name: 'd' }, { count: 'exact' }).gte('id', 10)).count).toBe(2)
    const { data } = await labels()
      .update({ name: 'e' })
      .gte('id', 10)
      .select()
      .order('id', { ascending: false })
    expect(data).toEqual([
      { id: 11, name: 'e' },
      { id: 10, name: 'e' },
    ])
    expect((await labels().update({}).eq('id', 10).select()).data).toEqual([])
  })

  it('of one row undoes itself where there are several, or none', async () => {
    await labels().insert([
      { id: 10, name: 'a' },
      { id: 11, name: 'a' },
    ])
    const several = await labels().update({ name: 'b' }).gte('id', 10).select().single()
    expect([several.status, several.error?.code, several.error?.details]).toEqual([
      406,
      'PGRST116',
      'The result contains 2 rows',
    ])
    expect(await kept()).toEqual([
      { id: 10, name: 'a' },
      { id: 11, name: 'a' },
    ])
    const none = await labels().update({ name: 'b' }).eq('id', 99).select().single()
    expect(none.error?.details).toContain('0 rows')
  })

  it('of more rows than were said undoes itself', async () => {
    await labels().insert([
      { id: 10, name: 'a' },
      { id: 11, name: 'a' },
    ])
    const tooMany = await answerOf(labels().update({ name: 'b' }).gte('id', 10).maxAffected(1))
    expect([tooMany.status, tooMany.error?.code]).toEqual([400, 'PGRST124'])
    expect((await kept())?.[0]).toEqual({ id: 10, name: 'a' })
    expect((await answerOf(labels().update({ name: 'b' }).gte('id', 10).maxAffected(2))).error).toBeNull()
    const called = await answerOf(library.learner.rpc('rename_all', { suffix: '!' }).maxAffected(1))
    expect(called.error?.code).toBe('PGRST124')
    const { count } = await library.learner
      .from('books')
      .select('*', { count: 'exact', head: true })
      .like('title', '%!')
    expect(count).toBe(0)
  })

  it('of all rows is refused, as a filter was forgotten', async () => {
    for (const method of ['PATCH', 'DELETE']) {
      const response = await library.ask('/labels', { method, body: '{"name": "x"}' })
      expect([response.status, await response.json()]).toMatchObject([400, { code: '21000' }])
    }
    const limited = await library.ask('/labels?id=eq.1&limit=1', { method: 'DELETE' })
    expect(limited.status).toBe(400)
  })
})

describe('delete', () => {
  it('removes the rows that the filters leave', async () => {
    await labels().insert([
      { id: 10, name: 'a' },
      { id: 11, name: 'b' },
    ])
    const { data } = await labels().delete().eq('id', 10).select('name')
    expect(data).toEqual([{ name: 'a' }])
    expect(await labels().delete({ count: 'exact' }).eq('id', 11)).toMatchObject({ count: 1, status: 204 })
    expect(await kept()).toEqual([])
  })
})
