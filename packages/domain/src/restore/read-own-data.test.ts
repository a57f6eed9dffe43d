import { expect, it } from 'vitest'
import { partsOfRows, readOwnData } from './read-own-data.ts'

const taught = (code: string) => code === 'es-ES'
const exported = (part: object) =>
  JSON.stringify({
    format: 'lingarden-data',
    version: 1,
    exportedAt: '2026-11-22T10:00:00.000Z',
    account: { email: 'ada@example.test' },
    tables: {},
    ...part,
  })

it('an export is read with the rows that come back, and tells of languages that are not taught here', () => {
  const sol = { language_code: 'es-ES', word_string: 'sol' }
  const file = readOwnData(
    exported({
      tables: {
        user_dictionaries: [sol, { language_code: 'de-DE', word_string: 'Mond' }],
        profiles: [{ theme: 'dark' }],
        credit_ledger: [{ amount: 1_000_000 }],
      },
    }),
    taught,
  )
  expect(file).toMatchObject({
    exportedAt: '2026-11-22T10:00:00.000Z',
    tables: { user_dictionaries: [sol], profiles: [{ theme: 'dark' }], review_log: [] },
    foreign: new Map([['de-DE', 1]]),
  })
  expect(file).not.toHaveProperty('tables.credit_ledger')
})

it.each([
  ['a text', 'sol;sun', 'no-json'],
  ['nothing', '', 'no-json'],
  ['a list', '[]', 'no-json'],
  ['half an export', exported({}).slice(0, 60), 'damaged'],
  ['tables that are none', exported({ tables: { review_log: 'many' } }), 'damaged'],
  ['rows that are none', exported({ tables: { review_log: [null] } }), 'damaged'],
  ['another program’s file', '{"format":"other"}', 'foreign'],
  ['the words alone', '{"format":"lingarden-words","words":[]}', 'words-alone'],
  ['an export of a later version', exported({ version: 2 }), 'too-new'],
])('%s is told apart', (_name, text, problem) => {
  expect(readOwnData(text, taught)).toEqual({ problem })
})

it('rows go in parts, none too long, and a long one by itself', () => {
  const rows = ['a', 'b'.repeat(50), 'c', 'd', 'e'].map((text) => ({ text }))
  const parts = [...partsOfRows(rows, { rows: 2, length: 40 })]
  expect(parts.map((part) => part.map(({ text }) => String(text)[0]))).toEqual([
    ['a'],
    ['b'],
    ['c', 'd'],
    ['e'],
  ])
})
