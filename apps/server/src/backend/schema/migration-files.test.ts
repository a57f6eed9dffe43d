import { expect, it } from 'vitest'
import { readMigrations } from '../../database/migrations.ts'

const migrations = await readMigrations()
const all = migrations.map(({ sql }) => sql).join('\n')

const matches = (pattern: RegExp) => Array.from(all.matchAll(pattern), ([, name]) => name)
const repeated = (found: readonly unknown[]) => found.filter((one, place) => found.indexOf(one) !== place)

it('defines each function and table once, and adds no column later', () => {
  const functions = matches(/^create (?:or replace )?(?:function|procedure) ([\w.]+)/gm)
  const tables = matches(/^create table ([\w.]+)/gm)
  expect(functions.length).toBeGreaterThan(80)
  expect(tables.length).toBeGreaterThan(20)
  expect([...repeated(functions), ...repeated(tables)]).toEqual([])
  expect(matches(/^ *(create or replace|alter table \S+\s+(?:add|drop|alter|rename)|drop) /gm)).toEqual([])
})

it('keeps each file short enough to be read', () => {
  const long = migrations.filter(({ sql }) => sql.split('\n').length > 300)
  expect(long.map(({ name }) => name)).toEqual([])
})
