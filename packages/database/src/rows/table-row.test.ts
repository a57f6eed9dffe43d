import { profileDefaults } from '@lingarden/domain/profile'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { profileRow, type Profile } from './profile.ts'
import { columnsOf, rowOf } from './table-row.ts'
import { toJson } from './to-json.ts'

const vote = { suggestion_id: z.string(), user_id: z.string(), created_at: z.string() }

// What must not compile is marked as an error: an unused mark is one itself, which `npm run check` tells.
it('a row schema that does not agree with the table does not compile', () => {
  const votes = rowOf<'suggestion_votes'>()
  const row = { suggestion_id: 'a', user_id: 'b', created_at: 'c' }
  expect(votes(vote).parse(row)).toEqual(row)

  const { created_at: _, ...lacking } = vote
  // @ts-expect-error -- lacks a column
  votes(lacking)
  // @ts-expect-error -- names a column that there is not
  votes({ ...vote, weight: z.int() })
  // @ts-expect-error -- has another type
  votes({ ...vote, created_at: z.int() })
  // @ts-expect-error -- takes a null that the column never is
  votes({ ...vote, user_id: z.nullable(z.string()) })
})

it('neither do columns that do not agree with the table', () => {
  const columns = columnsOf<'profiles'>()
  expect(Object.keys(columns({ gender: z.nullable(z.enum(['feminine'])) }))).toEqual(['gender'])
  // @ts-expect-error -- the column may be null
  columns({ full_name: z.string() })
  // @ts-expect-error -- the column is a number
  columns({ credits: z.string() })
  // @ts-expect-error -- there is no such column
  columns({ nickname: z.string() })
})

it('the defaults of a new profile are values of its columns', () => {
  const defaults: Partial<Profile> = profileDefaults
  const partial = z.partial(profileRow)
  expect(partial.parse(defaults)).toEqual(profileDefaults)
})

it('JSON takes interfaces and read-only lists, and nothing that it cannot hold', () => {
  interface Named {
    name: string
    at?: number
  }
  const named: Named = { name: 'a' }
  const list: readonly string[] = ['b']
  expect(toJson({ named, list })).toEqual({ named: { name: 'a' }, list: ['b'] })
  // @ts-expect-error -- a function
  toJson({ call: () => 1 })
  // @ts-expect-error -- a set would come out empty
  toJson({ words: new Set(['a']) })
})
