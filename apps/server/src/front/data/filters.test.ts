import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openLibrary, type Library, type LibraryClient } from './testing/open-library.ts'

let library: Library
beforeAll(async () => {
  library = await openLibrary()
})
afterAll(() => library.close())

type Query = ReturnType<ReturnType<LibraryClient['from']>['select']>
const books = () => library.learner.from('books').select('id').order('id')

/** What each filter of the client leaves of books 1 to 4. */
const filters: [string, (query: Query) => Query, number[]][] = [
  ['eq', (query) => query.eq('title', 'Desolation'), [1]],
  ['eq with signs of the grammar', (query) => query.eq('title', '100% (a "test", really)'), [4]],
  ['neq', (query) => query.neq('id', 1), [2, 3, 4]],
  ['gt', (query) => query.gt('pages', 120), [3]],
  ['gte', (query) => query.gte('pages', 120), [1, 3]],
  ['lt', (query) => query.lt('pages', 60), [4]],
  ['lte', (query) => query.lte('pages', 60), [2, 4]],
  ['like', (query) => query.like('title', '%green%'), [3]],
  ['like with stars', (query) => query.filter('title', 'like', '*green*'), [3]],
  ['likeAllOf', (query) => query.likeAllOf('title', ['The%', '%house']), [3]],
  ['likeAnyOf', (query) => query.likeAnyOf('title', ['Des%', '%house']), [1, 3]],
  ['ilike', (query) => query.ilike('title', 'the GREEN%'), [3]],
  ['ilikeAllOf', (query) => query.ilikeAllOf('title', ['the%', '%HOUSE']), [3]],
  ['ilikeAnyOf', (query) => query.ilikeAnyOf('title', ['des%', '%HOUSE']), [1, 3]],
  ['is null', (query) => query.is('author_id', null), [4]],
  ['is not null', (query) => query.not('loan', 'is', null), [1, 2]],
  ['is distinct', (query) => query.filter('author_id', 'isdistinct', 1), [2, 3, 4]],
  ['in', (query) => query.in('id', [2, 3, 99]), [2, 3]],
  [
    'in with signs of the grammar',
    (query) => query.filter('title', 'in', '("100% (a \\"test\\", really)",x)'),
    [4],
  ],
  ['in of nothing', (query) => query.in('id', []), []],
  ['not in', (query) => query.notIn('id', [2, 3]), [1, 4]],
  ['not', (query) => query.not('pages', 'gt', 60), [2, 4]],
  ['contains a list', (query) => query.contains('tags', ['green']), [1, 2]],
  ['contains with a comma', (query) => query.contains('tags', ['"a,b"']), [4]],
  ['contains JSON', (query) => query.contains('details', { prize: { year: 1945 } }), [1]],
  ['contained by', (query) => query.containedBy('tags', ['green']), [2, 3]],
  ['overlaps', (query) => query.overlaps('tags', ['red', 'blue']), [1]],
  ['range left of', (query) => query.rangeLt('loan', '[5,6)'), [1]],
  ['range right of', (query) => query.rangeGt('loan', '[1,2)'), [2]],
  ['range not left of', (query) => query.rangeGte('loan', '[5,6)'), [2]],
  ['range not right of', (query) => query.rangeLte('loan', '[1,5)'), [1]],
  ['range adjacent', (query) => query.rangeAdjacent('loan', '[9,12)'), [2]],
  ['match by object', (query) => query.match({ pages: 60, author_id: 2 }), [2]],
  ['text search', (query) => query.textSearch('search', 'green & house'), [3]],
  ['plain', (query) => query.textSearch('title', 'green houses', { type: 'plain', config: 'english' }), [3]],
  ['phrase', (query) => query.textSearch('title', 'green house', { type: 'phrase' }), [3]],
  ['websearch', (query) => query.textSearch('title', 'poems or house', { type: 'websearch' }), [2, 3]],
  ['a safe pattern', (query) => query.regexMatch('title', '^(The|Des).*(house|tion)$'), [1, 3]],
  ['a safe pattern whatever the case', (query) => query.regexIMatch('title', '^the\\s[a-z]{5} '), [3]],
  ['quantified', (query) => query.filter('pages', 'eq(any)', '{60,430}'), [2, 3]],
  ['of JSON text', (query) => query.eq('details->>kind', 'poems'), [1, 2]],
  ['of JSON', (query) => query.eq('details->prize->year', 1945), [1]],
  ['of a place in JSON', (query) => query.eq('details->list->>1', '2'), [1]],
  ['or', (query) => query.or('id.eq.1,title.eq."100% (a \\"test\\", really)"'), [1, 4]],
  ['nested', (query) => query.or('and(pages.gt.50,pages.lt.100),not.and(id.gt.1,id.lt.9)'), [1, 2]],
  ['or with lists', (query) => query.or('id.in.(3,4),tags.cs.{red}'), [1, 3, 4]],
  ['or with not', (query) => query.or('title.not.like.*e*,author_id.is.null'), [4]],
  ['twice the same column', (query) => query.gt('id', 1).lt('id', 4), [2, 3]],
]

it.each(filters)('%s', async (_, filter, ids) => {
  const { data, error } = await filter(books() as unknown as Query)
  expect(error).toBeNull()
  expect((data as unknown as { id: number }[]).map(({ id }) => id)).toEqual(ids)
})

describe('a select', () => {
  const first = async (columns: string) =>
    (await library.learner.from('books').select(columns).eq('id', 1).single()).data

  it('names, casts and looks into columns', async () => {
    expect(
      await first('name:title, pages::text, kind:details->>kind, details->prize->year, list:details->list'),
    ).toEqual({
      name: 'Desolation',
      pages: '120',
      kind: 'poems',
      year: 1945,
      list: [1, 2],
    })
  })

  it('takes all columns, and names that SQL would not', async () => {
    const { data } = await library.learner.from('odd names').select('*, "a \\"b\\",c", "user-name"')
    expect(data).toEqual([{ 'a "b",c': 1, 'user-name': 'x' }])
    const whole = (await library.learner.from('covers').select().single()).data
    expect(whole).toEqual({ book_id: 1, colour: 'blue' })
  })

  it.each(['pages::regclass', 'title::"pg_catalog".text', 'pages::oid', 'title::xml'])(
    'refuses %s',
    async (columns) => {
      const { error, status } = await library.learner.from('books').select(columns)
      expect({ status, code: error?.code }).toEqual({ status: 400, code: 'PGRST100' })
    },
  )

  it.each(['ctid', 'xmin', 'tableoid', 'nothing', 'books', 'id;drop table books', '(select 1)'])(
    'knows no column %s',
    async (column) => {
      const { error, status } = await library.learner.from('books').select(column)
      expect(status).toBe(400)
      expect(error?.code).toMatch(/^(?:42703|PGRST100)$/)
    },
  )
})

describe('order and range', () => {
  const idsOf = async (query: PromiseLike<{ data: unknown; error: unknown }>) => {
    const { data, error } = await query
    expect(error).toBeNull()
    return (data as { id: number }[]).map(({ id }) => id)
  }
  const all = () => library.learner.from('books').select('id')

  it('orders by several columns, with the empty ones where they are wanted', async () => {
    expect(await idsOf(all().order('author_id', { nullsFirst: true }).order('id'))).toEqual([4, 1, 2, 3])
    expect(await idsOf(all().order('author_id', { ascending: false, nullsFirst: false }))).toEqual([
      3, 2, 1, 4,
    ])
    expect(await idsOf(all().order('details->>kind').order('pages', { ascending: false }))).toEqual([
      3, 1, 2, 4,
    ])
  })

  it('answers a part of the rows, and says which', async () => {
    expect(await idsOf(all().order('id').range(1, 2))).toEqual([2, 3])
    expect(await idsOf(all().order('id').limit(1))).toEqual([1])
    const { count, status } = await library.learner
      .from('books')
      .select('id', { count: 'exact' })
      .order('id')
      .range(1, 2)
    expect({ count, status }).toEqual({ count: 4, status: 206 })
    const ranged = await library.ask('/books?select=id&order=id', {
      headers: { range: '1-2', prefer: 'count=exact' },
    })
    expect(ranged.headers.get('content-range')).toBe('1-2/4')
    expect(await ranged.json()).toEqual([{ id: 2 }, { id: 3 }])
  })

  it('tells how many there are without them', async () => {
    const head = await library.learner
      .from('books')
      .select('*', { count: 'exact', head: true })
      .gt('pages', 50)
    expect(head).toMatchObject({ count: 3, data: null, error: null })
    const planned = await library.learner
      .from('numbers')
      .select('*', { count: 'planned', head: true })
      .gt('n', 0)
    expect(planned.count).toBeGreaterThan(1000)
    const estimated = await library.learner.from('books').select('*', { count: 'estimated' })
    expect(estimated.count).toBe(4)
  })

  it('ends every list at 1000 rows, whatever is asked for', async () => {
    const { data, count } = await library.learner.from('numbers').select('n', { count: 'exact' }).limit(5000)
    expect({ rows: data?.length, count }).toEqual({ rows: 1000, count: 1500 })
    const { data: pairs, error } = await library.learner.rpc('pairs', { most: 1200 })
    expect(error).toBeNull()
    expect(pairs).toHaveLength(1000)
    const rest = await library.ask('/numbers?select=n&order=n&offset=1000', {
      headers: { prefer: 'count=exact' },
    })
    expect(rest.headers.get('content-range')).toBe('1000-1499/1500')
  })

  it('refuses a range that cannot be', async () => {
    const offset = await library.ask('/books?offset=9', { headers: { prefer: 'count=exact' } })
    expect(offset.status).toBe(416)
    expect(await offset.json()).toMatchObject({ code: 'PGRST103' })
    expect((await library.ask('/books?limit=-1')).status).toBe(416)
    expect((await library.ask('/books', { headers: { range: '5-2' } })).status).toBe(416)
    expect((await library.ask('/books?offset=99999999999999999999')).status).toBe(400)
  })
})

describe('one row', () => {
  it('comes as an object', async () => {
    const { data } = await library.learner.from('books').select('id').eq('id', 2).single()
    expect(data).toEqual({ id: 2 })
    expect((await library.learner.from('books').select('id').eq('id', 99).maybeSingle()).data).toBeNull()
  })

  it('is an error where there are none or several', async () => {
    for (const [least, rows] of [
      [99, 0],
      [1, 4],
    ] as const) {
      const { error, status } = await library.learner.from('books').select('id').gte('id', least).single()
      expect({ status, ...error }).toMatchObject({
        status: 406,
        code: 'PGRST116',
        details: `The result contains ${rows} rows`,
      })
    }
  })

  it('leaves out what is empty where that is asked for', async () => {
    const { data } = await library.learner
      .from('authors')
      .select('id, born')
      .eq('id', 3)
      .stripNulls()
      .single()
    expect(data).toEqual({ id: 3 })
  })
})

it('answers CSV', async () => {
  const { data } = await library.learner.from('books').select('id, name:title').gt('id', 2).order('id').csv()
  expect(data).toBe('id,name\n3,"The green house"\n4,"100% (a ""test"", really)"')
})
