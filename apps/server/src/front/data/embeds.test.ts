import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openLibrary, type Library } from './testing/open-library.ts'

let library: Library
beforeAll(async () => {
  library = await openLibrary()
})
afterAll(() => library.close())

const from = (table: string) => library.learner.from(table)

describe('rows inside rows', () => {
  it('come by a foreign key from both of its sides, inside one another', async () => {
    const { data, error } = await from('authors')
      .select('name, country:countries(name), books!books_author_id_fkey(title, covers(colour))')
      .order('id')
    expect(error).toBeNull()
    expect(data).toEqual([
      {
        name: 'Gabriela',
        country: { name: 'Chile' },
        books: [{ title: 'Desolation', covers: { colour: 'blue' } }],
      },
      { name: 'Pablo', country: { name: 'Chile' }, books: [{ title: 'Twenty poems', covers: null }] },
      { name: 'Mario', country: { name: 'Perú' }, books: [{ title: 'The green house', covers: null }] },
    ])
  })

  it('come through a junction', async () => {
    const { data } = await from('books')
      .select('id, labels(name)')
      .order('id')
      .order('id', { referencedTable: 'labels' })
    expect(data).toEqual([
      { id: 1, labels: [{ name: 'classic' }] },
      { id: 2, labels: [{ name: 'classic' }, { name: 'short' }] },
      { id: 3, labels: [] },
      { id: 4, labels: [] },
    ])
  })

  it('are told apart by the foreign key, its column or its own name', async () => {
    const asked =
      'by:authors!author_id(name), edited:authors!books_editor(name), books_editor(id), author_id(id)'
    const { data } = await from('books').select(asked).eq('id', 1).single()
    expect(data).toEqual({
      by: { name: 'Gabriela' },
      edited: { name: 'Mario' },
      books_editor: { id: 3 },
      author_id: { id: 1 },
    })
  })

  it('of the same table are its children by its name, the parent by the column', async () => {
    const { data } = await from('authors')
      .select('name, authors(name), mentor:mentor_id(name)')
      .order('id')
      .limit(2)
    expect(data).toEqual([
      { name: 'Gabriela', authors: [{ name: 'Pablo' }], mentor: null },
      { name: 'Pablo', authors: [], mentor: { name: 'Gabriela' } },
    ])
  })

  it('stand among the columns where they are spread', async () => {
    const { data, error } = await from('books')
      .select('title, ...authors!author_id(author:name, ...countries(land:name), mentor_id(name))')
      .order('id')
      .limit(1)
    expect(error).toBeNull()
    expect(data).toEqual([{ title: 'Desolation', author: 'Gabriela', land: 'Chile', mentor_id: null }])
    const whole = await from('covers').select('...books(*)').single()
    expect(whole.data).toMatchObject({ title: 'Desolation', pages: 120 })
  })

  it('are filtered, ordered and counted on their own', async () => {
    const { data } = await from('labels').select('id, books(id)').gt('books.pages', 100).order('id')
    expect(data).toEqual([
      { id: 1, books: [{ id: 1 }] },
      { id: 2, books: [] },
    ])
    const paged = await from('labels')
      .select('books(id)')
      .order('pages', { referencedTable: 'books' })
      .range(1, 1, { referencedTable: 'books' })
      .eq('id', 1)
      .single()
    expect(paged.data).toEqual({ books: [{ id: 1 }] })
    const either = await from('labels')
      .select('books(id)')
      .or('id.eq.2,pages.gt.500', { referencedTable: 'books' })
      .eq('id', 1)
    expect(either.data).toEqual([{ books: [{ id: 2 }] }])
  })

  it('leave out the rows around them where they are inner', async () => {
    const { data, count } = await from('books')
      .select('id, authors!author_id!inner(name)', { count: 'exact' })
      .eq('authors.name', 'Pablo')
    expect({ data, count }).toEqual({ data: [{ id: 2, authors: { name: 'Pablo' } }], count: 1 })
    const many = await from('books').select('id, labels!inner(id)').eq('labels.name', 'short')
    expect(many.data).toEqual([{ id: 2, labels: [{ id: 2 }] }])
    const unseen = await from('books').select('id, labels!inner()').eq('labels.name', 'classic').order('id')
    expect(unseen.data).toEqual([{ id: 1 }, { id: 2 }])
  })

  it('are asked for by whether they are there', async () => {
    const { data } = await from('books').select('id, covers()').is('covers', null).order('id')
    expect(data).toEqual([{ id: 2 }, { id: 3 }, { id: 4 }])
    const labelled = await from('books').select('id, labels(id)').not('labels', 'is', null).order('id')
    expect(labelled.data?.map(({ id }) => id)).toEqual([1, 2])
    const or = await from('books')
      .select('id, covers(), labels()')
      .or('covers.not.is.null,labels.not.is.null')
      .order('id')
    expect(or.data).toEqual([{ id: 1 }, { id: 2 }])
  })

  it('order the rows around them', async () => {
    const { data } = await from('books')
      .select('id, authors!author_id(id)')
      .order('authors(name)', { ascending: false })
    expect(data?.map(({ id }) => id)).toEqual([4, 2, 3, 1])
  })

  it('end at 1000 rows', async () => {
    const { operator, learner } = library
    await operator.from('countries').insert({ id: 9, name: 'Many' })
    const { error } = await learner
      .from('authors')
      .insert(Array.from({ length: 1001 }, () => ({ name: 'One of many', country_id: 9 })))
    expect(error).toBeNull()
    const { data } = await learner.from('countries').select('authors(id)').eq('id', 9).single()
    expect(data?.authors).toHaveLength(1000)
    await learner.from('authors').delete().eq('country_id', 9)
  })

  it('come with rows that were changed, and with rows of a function', async () => {
    const { data } = await from('books')
      .update({ pages: 121 })
      .eq('id', 1)
      .select('pages, authors!author_id(name)')
    expect(data).toEqual([{ pages: 121, authors: { name: 'Gabriela' } }])
    const called = await library.learner
      .rpc('long_books', { fewest: 121 })
      .select('id, labels(name)')
      .limit(1)
    expect(called.data).toEqual([{ id: 1, labels: [{ name: 'classic' }] }])
  })
})

describe('what cannot be embedded', () => {
  const refusals: [string, string, number, string][] = [
    ['an ambiguous relation', 'authors(name)', 300, 'PGRST201'],
    ['a relation without a foreign key', 'numbers(n)', 400, 'PGRST200'],
    ['a table of another schema', 'secrets(value)', 400, 'PGRST200'],
    ['an unknown hint', 'authors!nothing(name)', 400, 'PGRST200'],
    ['spread rows', '...labels(name)', 400, 'PGRST119'],
    ['an unknown column inside', 'labels(nothing)', 400, '42703'],
    ['aggregates', 'pages.sum()', 400, 'PGRST123'],
    ['counts', 'count()', 400, 'PGRST123'],
    ['an order by many', 'id,labels(id)&order=labels(name)', 400, 'PGRST118'],
    ['an order by what is not selected', 'id&order=labels(name)', 400, 'PGRST108'],
    ['a filter on what is not selected', 'id&labels.name=eq.x', 400, 'PGRST108'],
    ['another question to what is embedded', 'id,labels(id)&labels=eq.1', 400, 'PGRST120'],
  ]

  it.each(refusals)('%s', async (_, select, status, code) => {
    const response = await library.ask(`/books?select=${select}`)
    const body = await response.json()
    expect({ status: response.status, body }).toMatchObject({
      status,
      body: { code, message: expect.any(String) },
    })
    expect(Object.keys(body as object).sort()).toEqual(['code', 'details', 'hint', 'message'])
  })
})
