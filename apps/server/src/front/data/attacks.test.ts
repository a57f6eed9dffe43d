import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openLibrary, type Library } from './testing/open-library.ts'
import { errorOf as errorOfLibrary } from './testing/error-of.ts'

let library: Library
beforeAll(async () => {
  library = await openLibrary()
})
afterAll(() => library.close())

const errorOf = (path: string, init?: RequestInit) => errorOfLibrary(library, path, init)
const post = (body: string, headers = {}): RequestInit => ({ method: 'POST', body, headers })

describe('attacks', () => {
  it('a pattern that refers to what it matched is refused, so that it cannot freeze the server', async () => {
    const patterns = [
      String.raw`^(.+)(.+)(.+)\3\1a\2$`,
      '(?=a+)a',
      '***:a',
      '(a+){20}',
      'a{1,255}',
      '[[:alpha:]]',
      String.raw`\m`,
      'a'.repeat(101),
      '(?i)a',
      '[',
      'a{',
      '\\',
    ]
    for (const pattern of patterns) {
      const value = encodeURIComponent(pattern)
      for (const filter of [
        `title=match.${value}`,
        `title=not.imatch.${value}`,
        `title=match(any).{"x","${value.replaceAll('%5C', '%5C%5C')}"}`,
      ]) {
        const { status, error } = await errorOf(`/books?${filter}`)
        expect([filter, status, error?.code]).toEqual([filter, 400, 'PGRST100'])
      }
      const quoted = encodeURIComponent(`(title.match."${pattern.replaceAll(/["\\]/g, String.raw`\$&`)}")`)
      expect((await errorOf(`/books?or=${quoted}`)).status).toBe(400)
    }
  })

  it('patterns that are taken are matched in a time that grows with the text alone', async () => {
    const text = 'a'.repeat(4000)
    await library.learner.from('books').insert({ title: text })
    const worst = [
      '(a*)*b',
      '(a|a)*b',
      '(a|aa)+$b',
      '.*.*.*.*.*.*.*.*.*b',
      'a{50}a{50}a{50}a{50}a{50}b',
      '((a*)*)*b',
      '(a?){0}b',
    ]
    const begun = performance.now()
    for (const pattern of worst) await errorOf(`/books?title=match.${encodeURIComponent(pattern)}`)
    expect(performance.now() - begun).toBeLessThan(3000)
    await library.learner.from('books').delete().like('title', 'aaa*')
  })

  const injection = `'; drop table books; --`
  const places = [
    `/books?title=eq.${injection}`,
    `/books?${injection}=eq.1`,
    `/books?select=${injection}`,
    `/books?select=a:title,"${injection}":id`,
    `/books?select="a"";drop table books;--":title`,
    `/books?select=details->>'${injection}`,
    `/books?order=${injection}`,
    `/books?order=details->>${injection}`,
    `/books?limit=1;drop table books`,
    `/books?or=(title.eq.${injection})`,
    `/books?id=in.(${injection})`,
    `/books?title=fts(${injection}).x`,
    `/books?id=is.${injection}`,
    `/books?select=authors!${injection}(id)`,
    `/${injection}`,
    `/rpc/${injection}`,
    `/rpc/words?${injection}=1`,
  ]
  it.each(places)('SQL in %s is a value, or an error', async (path) => {
    expect((await errorOf(path.replaceAll(';', '%3B'))).status).toBeLessThan(500)
    expect((await library.learner.from('books').select('*', { head: true, count: 'exact' })).count).toBe(4)
  })

  it('SQL in headers is an error', async () => {
    for (const name of ['accept', 'accept-profile', 'range', 'prefer', 'content-profile']) {
      const answer = await errorOf('/books', { headers: { [name]: injection } })
      expect(answer.status).toBeLessThan(500)
    }
  })

  it('a body of millions of small parts is refused unread, so that it keeps nobody waiting', async () => {
    for (const part of ['{},', '[],', '{"a":1},'])
      for (const path of ['/books', '/rpc/echo']) {
        const body = `[${part.repeat(3_500_000 / part.length).slice(0, -1)}]`
        expect((await errorOf(path, post(body))).status).toBe(413)
      }
  })

  it('a number that a few bytes tell and 131,000 digits write out is refused before PostgreSQL sees it', async () => {
    for (const [path, body] of [
      ['/books', '[{"title": "x", "pages": 1e131000}]'],
      ['/rpc/echo', '{"value": [-1e131000]}'],
    ] as const) {
      const { status, error } = await errorOf(path, post(body))
      expect([status, error?.code]).toEqual([400, 'PGRST102'])
    }
  })

  it('a body that is 5,000 deep is refused before PostgreSQL sees it', async () => {
    for (const [open, close] of [
      ['[', ']'],
      ['{"a":', '}'],
    ] as const) {
      const deep = open.repeat(5000) + '1' + close.repeat(5000)
      for (const path of ['/books', '/rpc/echo']) {
        const { status, error } = await errorOf(path, post(path === '/books' ? deep : `{"value": ${deep}}`))
        expect([status, error?.code]).toEqual([400, 'PGRST102'])
      }
    }
    const fine = await errorOf(
      '/rpc/echo',
      post(`{"value": ${'['.repeat(90)}"${'['.repeat(500)}"${']'.repeat(90)}}`),
    )
    expect(fine.status).toBe(200)
  })

  it('more than is taken at once is refused: values, filters, conditions, columns, relations, an address, a body', async () => {
    const many = (count: number, text: string) => Array.from({ length: count }, () => text).join(',')
    const answers = [
      await errorOf(`/books?id=in.(${many(1001, '1')})`),
      await errorOf(`/books?${Array.from({ length: 101 }, () => 'id=eq.1').join('&')}`),
      await errorOf(`/books?or=(${many(201, 'id.eq.1')})`),
      await errorOf(`/books?or=${'(and'.repeat(11)}(id.eq.1)${')'.repeat(11)}`),
      await errorOf(`/books?select=${many(301, 'id')}`),
      await errorOf(`/books?select=${'labels(books('.repeat(3)}id${')'.repeat(6)}`),
      await errorOf(
        `/books?select=${Array.from({ length: 21 }, (_, place) => `a${place}:labels(id)`).join(',')}`,
      ),
      await errorOf(`/books?order=${many(101, 'id')}`),
      await errorOf(`/books?select=details${'->a'.repeat(21)}`),
      await errorOf(`/books?select=${'a'.repeat(64)}:id`),
    ]
    expect(answers.map(({ status, error }) => `${status} ${error?.code}`)).toEqual(
      answers.map(() => '400 PGRST100'),
    )
    const large = await errorOf('/books', post(`[${' '.repeat(4 * 1024 * 1024)}]`))
    expect([large.status, large.error?.code]).toEqual([413, 'too_large'])
  })

  it('a body of an unknown length ends at 4 MB, too', async () => {
    let left = 5
    const unannounced = new ReadableStream({
      pull: (controller) => {
        if (left-- > 0) controller.enqueue(new Uint8Array(1024 * 1024).fill(0x20))
        else controller.close()
      },
    })
    const { status } = await errorOf('/books', {
      method: 'POST',
      body: unannounced,
      duplex: 'half',
    } as RequestInit)
    expect(status).toBe(413)
  })

  it('an answer that would fill the memory is refused', async () => {
    const { operator } = library
    const large = 'x'.repeat(1_000_000)
    await operator.from('countries').insert({ id: 50, name: 'Large' })
    await library.foundation.database.query(
      'insert into authors (name, country_id) select $1, 50 from generate_series(1, 40)',
      [large],
    )
    const { status, error } = await errorOf('/countries?id=eq.50&select=authors(name)')
    expect([status, error?.code]).toEqual([413, 'too_large'])
    await library.foundation.database.query('delete from authors where country_id = 50')
  })

  it('NUL characters and texts that are no Unicode are refused', async () => {
    const answers = [
      await errorOf('/books?title=eq.%00'),
      await errorOf('/books?%00=eq.1'),
      await errorOf('/bo%00oks'),
      await errorOf('/books%E0%A4%A'),
      await errorOf('/books?title=eq.%E0%A4%A'),
      await errorOf('/rpc/echo', post(String.raw`{"value": "\u0000"}`)),
      await errorOf('/rpc/echo', post(String.raw`{"value": "\ud800"}`)),
      await errorOf('/rpc/echo', post('{"value": "\u0000"}')),
      await errorOf('/rpc/echo', { method: 'POST', body: new Uint8Array([0x22, 0xff, 0x22]) }),
      await errorOf('/books', post(String.raw`{"title": "\ud800"}`)),
    ]
    for (const { status } of answers) expect(status).toBeLessThan(500)
    expect(answers.filter(({ status }) => status === 400).length).toBeGreaterThanOrEqual(8)
  })
})
