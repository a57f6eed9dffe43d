import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openLibrary, type Library } from './testing/open-library.ts'

let library: Library
beforeAll(async () => {
  library = await openLibrary()
})
afterAll(() => library.close())

describe('rights', () => {
  it('to a few columns are enough for what needs no more', async () => {
    const safes = () => library.learner.from('safes')
    expect((await safes().insert({ id: 2, open: 'x' })).error).toBeNull()
    expect((await safes().insert({ id: 3, open: 'x' }).select('id, open')).data).toEqual([
      { id: 3, open: 'x' },
    ])
    expect((await safes().update({ open: 'y' }).eq('id', 2).select('open')).data).toEqual([{ open: 'y' }])
    expect((await safes().delete().in('id', [2, 3])).error).toBeNull()
  })

  it('that are not there are an error: 403 for learners, 401 for visitors', async () => {
    for (const [client, status] of [
      [library.learner, 403],
      [library.visitor, 401],
    ] as const) {
      for (const query of [
        client.from('safes').select('*'),
        client.from('safes').select('id').eq('closed', 'x'),
      ]) {
        const answer = await query
        expect([answer.status, answer.error?.code]).toEqual([status, '42501'])
      }
      expect((await client.from('safes').insert({ id: 9, closed: 'x' })).error?.code).toBe('42501')
    }
    expect((await library.operator.from('safes').select('closed')).data).toEqual([{ closed: 'for nobody' }])
  })

  it('[6.4a] are those of the database for each row', async () => {
    const other = await library.foundation.enrol(library.url)
    const { data } = await library.learner.from('profiles').select('id')
    expect(data).toEqual([{ id: library.learnerId }])
    const foreign = await library.learner
      .from('profiles')
      .update({ display_name: 'x' })
      .eq('id', other.id)
      .select('id')
    expect(foreign.data).toEqual([])
    expect((await library.visitor.from('profiles').select('id')).data ?? []).toEqual([])
  })
})

describe('rules of the tables', () => {
  it('that a row breaks are told with their SQLSTATE', async () => {
    const { learner } = library
    const answers = [
      await learner.from('labels').insert({ id: 1, name: 'x' }),
      await learner.from('book_labels').insert({ book_id: 1, label_id: 99 }),
      await learner.from('books').insert({ title: 'x', pages: -1 }),
      await learner.from('books').insert({ title: null }),
      await learner.from('books').insert({ title: 'x', pages: 'many' }),
      await learner.from('books').insert({ title: 'x', search: 'x' }),
      await learner.from('books').insert({ title: 'x', pages: 1e12 }),
    ]
    expect(answers.map(({ status, error }) => `${status} ${error?.code}`)).toEqual([
      '409 23505',
      '409 23503',
      '400 23514',
      '400 23502',
      '400 22P02',
      '400 428C9',
      '400 22003',
    ])
    expect(answers[0]?.error).toMatchObject({
      message: expect.stringContaining('duplicate key'),
      details: expect.stringContaining('already exists'),
    })
  })
})

describe('preferences', () => {
  const prefer = (value: string) => library.ask('/books?select=id&limit=1', { headers: { prefer: value } })

  it('that are heeded are told', async () => {
    const response = await prefer('count=exact, handling=lenient, nonsense, timezone=Asia/Tokyo, tx=rollback')
    expect(response.headers.get('preference-applied')).toBe('count=exact, handling=lenient')
  })

  it('that are not known are refused where they are meant strictly', async () => {
    const response = await prefer('handling=strict, nonsense')
    expect([response.status, await response.json()]).toMatchObject([400, { code: 'PGRST122' }])
  })
})
