import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openLibrary, type Library } from './testing/open-library.ts'
import { errorOf } from './testing/error-of.ts'

let library: Library
beforeAll(async () => {
  library = await openLibrary()
})
afterAll(() => library.close())

/** Pieces of the grammar, so that what is made of them comes far before it is refused. */
const words = [
  ...'books labels authors covers countries nothing id title pages details tags loan search'.split(' '),
  ...'eq neq gt like ilike match is in cs cd ov fts wfts not any all or and null true'.split(' '),
  ...'select order limit offset columns on_conflict inner left asc desc nullsfirst count sum'.split(' '),
  ...'. , : :: ( ) { } [ ] " \\ ! ... * -> ->> - = & ~ % %% %25 # ? + / \' $1 ; --'.split(' '),
  ...'0 1 -1 1e99 99999999999999999999 NaN 1.5 2024-01-01 ü 漢 😀 \u0001 \n \ud800 0x1 infinity'.split(' '),
]
const grammar = fc.array(fc.constantFrom(...words), { maxLength: 14 }).map((parts) => parts.join(''))
const anyText = fc.oneof({ weight: 3, arbitrary: grammar }, fc.string({ maxLength: 40, unit: 'binary' }))
const operator = fc.constantFrom(
  ...'eq neq gt gte lt lte like ilike match imatch is isdistinct in cs cd ov sl sr nxr nxl adj fts plfts phfts wfts'.split(
    ' ',
  ),
)
const column = fc.constantFrom(
  ...'id title pages author_id details details->kind details->>kind details->list->0 tags loan code search changed_at'.split(
    ' ',
  ),
)
const filterValue = fc.oneof(
  anyText,
  fc.constantFrom(
    '',
    'null',
    '(1,2)',
    '{1,2}',
    '[1,2)',
    '{"a":1}',
    '1',
    'x',
    '(',
    '{',
    '"',
    'empty',
    'poems & !house',
  ),
)
const filter = fc
  .tuple(
    column,
    fc.constantFrom('', 'not.'),
    operator,
    fc.constantFrom('', '', '(any)', '(all)', '(english)', '(x)'),
    filterValue,
  )
  .map(([name, not, op, modifier, value]) => `${name}=${not}${op}${modifier}.${value}`)
const logic = fc
  .tuple(
    fc.constantFrom('or', 'and', 'not.or', 'labels.or'),
    fc.array(fc.oneof(grammar, filter), { maxLength: 4 }),
  )
  .map(([name, parts]) => `${name}=(${parts.map((part) => part.replace('=', '.')).join(',')})`)
const select = fc.oneof(
  grammar,
  fc
    .subarray([
      'id',
      '*',
      'title::text',
      'details->kind',
      'x:pages',
      'labels(*)',
      'covers!inner(colour)',
      '...authors!author_id(name)',
      'authors!books_editor(*,countries(*))',
    ])
    .map((parts) => parts.join(',')),
)
const parameter = fc.oneof(
  filter,
  logic,
  select.map((text) => `select=${text}`),
  grammar.map((text) => `order=${text}`),
  fc
    .tuple(column, fc.constantFrom('', '.desc', '.asc.nullsfirst'))
    .map(([name, way]) => `order=${name}${way}`),
  fc
    .tuple(fc.constantFrom('limit', 'offset', 'labels.limit', 'columns', 'on_conflict'), anyText)
    .map(([name, value]) => `${name}=${value}`),
  fc.tuple(anyText, anyText).map(([name, value]) => `${name}=${value}`),
)
const row = fc.dictionary(
  fc.constantFrom('id', 'title', 'pages', 'details', 'tags', 'loan', 'code', 'nothing'),
  fc.jsonValue(),
  {
    maxKeys: 4,
  },
)
const body = fc.oneof(
  fc.json(),
  row.map((value) => JSON.stringify(value)),
  fc.array(row, { maxLength: 3 }).map((value) => JSON.stringify(value)),
  anyText,
)
const headerText = fc.oneof(
  fc.constantFrom(
    'count=exact',
    'count=planned',
    'count=estimated',
    'return=representation',
    'return=headers-only',
    'resolution=merge-duplicates',
    'missing=default,return=representation',
    'handling=strict,max-affected=1',
    '0-1',
    '5-',
    '9-1',
    'text/csv',
    'application/vnd.pgrst.object+json',
    'application/vnd.pgrst.array+json;nulls=stripped',
    '*/*',
  ),
  fc.string({ maxLength: 20 }).map((text) => text.replaceAll(/[^\x20-\x7e]/g, '')),
)
const hostileRequest = fc.record({
  path: fc.constantFrom(
    '/books',
    '/labels',
    '/numbers',
    '/safes',
    '/rpc/long_books',
    '/rpc/echo',
    '/rpc/pairs',
    '/rpc/find_book',
    '/profiles',
  ),
  method: fc.constantFrom('GET', 'GET', 'HEAD', 'POST', 'PATCH', 'DELETE'),
  parameters: fc.array(parameter, { maxLength: 4 }),
  body,
  prefer: headerText,
  accept: fc.oneof({ weight: 3, arbitrary: fc.constant('application/json') }, headerText),
  range: headerText,
})

it('generated hostile requests never get a 5xx, and every error has the one shape', async () => {
  await fc.assert(
    fc.asyncProperty(
      hostileRequest,
      async ({ path, method, parameters, body: sent, prefer, accept, range }) => {
        const query = parameters
          .map((text) => {
            const [name = '', ...value] = text.split('=')
            return `${encode(name)}=${encode(value.join('='))}`
          })
          .join('&')
        const isReading = method === 'GET' || method === 'HEAD'
        const init: RequestInit = {
          method,
          headers: { prefer, accept, range },
          ...(!isReading && { body: sent }),
        }
        const { status } = await errorOf(library, `${path}?${query}`, init)
        expect(status, `${method} ${path}?${query} ${sent} ${prefer}`).toBeLessThan(500)
      },
    ),
    {
      numRuns: Number(process.env['FUZZ_RUNS'] ?? 600),
      // The same inputs each time; another seed looks elsewhere.
      seed: Number(process.env['FUZZ_SEED'] ?? 1),
      endOnFailure: true,
    },
  )
})

/** Half of a character has no encoding; it comes as bytes that are no UTF-8. */
const encode = (text: string) => (text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80')
