import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { copyNewDatabase } from './copy-new-database.ts'
import { openTestBackend, type TestBackend } from './open-test-backend.ts'

/** All that migrations can make, one line each. */
const schemaSql = `
with
  schemas as (select oid, nspname from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'),
  lines as (
    select format('schema %s %s', nspname, (select nspacl from pg_namespace where oid = schemas.oid)) as line from schemas
    union all select format('role %s %s', rolname, to_jsonb(pg_roles) - 'oid') from pg_roles
    union all select format('member %s of %s', member::regrole, roleid::regrole) from pg_auth_members
    union all select format('extension %s %s', extname, extversion) from pg_extension
    union all select format('publication %s', to_jsonb(pg_publication_tables)) from pg_publication_tables
    union all select format('relation %s %s %s %s %s', oid::regclass, relkind, relrowsecurity, relowner::regrole, relacl)
      from pg_class where relnamespace in (select oid from schemas)
    union all select format('column %s.%s %s %s %s %s', attrelid::regclass, attname, format_type(atttypid, atttypmod),
        attnotnull, attacl, (select pg_get_expr(adbin, adrelid) from pg_attrdef where adrelid = attrelid and adnum = attnum))
      from pg_attribute join pg_class on pg_class.oid = attrelid
      where relnamespace in (select oid from schemas) and attnum > 0
    union all select format('index %s', pg_get_indexdef(indexrelid))
      from pg_index join pg_class on pg_class.oid = indexrelid where relnamespace in (select oid from schemas)
    union all select format('constraint %s %s', conrelid::regclass, pg_get_constraintdef(oid))
      from pg_constraint where connamespace in (select oid from schemas)
    union all select format('trigger %s', pg_get_triggerdef(oid)) from pg_trigger where not tgisinternal
    union all select format('policy %s', to_jsonb(pg_policies)) from pg_policies
    union all select format('function %s %s', pg_get_functiondef(oid), proacl)
      from pg_proc where pronamespace in (select oid from schemas) and prokind = 'f'
  )
select line from lines order by line collate "C"`

/** How many rows each table has. */
const rowsSql = `
select format('%I.%I', schemaname, tablename) as name,
  (xpath('//n/text()', query_to_xml(format('select count(*) as n from %I.%I', schemaname, tablename), false, true, '')))[1]::text as rows
from pg_tables where schemaname !~ '^pg_' and schemaname <> 'information_schema' order by 1`

const read = ({ database }: TestBackend, text: string) => database.transact([{ text, values: [] }])

let dataDirs: string[]
let made: TestBackend
let copy: TestBackend
beforeAll(async () => {
  dataDirs = await Promise.all(['made', 'copy'].map((name) => mkdtemp(join(tmpdir(), `lingarden-${name}-`))))
  const [madeDir = '', copyDir = ''] = dataDirs
  made = await openTestBackend({ dataDir: madeDir, database: { kind: 'memory' } })
  copy = await openTestBackend({ dataDir: copyDir, database: await copyNewDatabase() })
})
afterAll(async () => {
  await Promise.all([made.close(), copy.close()])
  await Promise.all(dataDirs.map((dataDir) => rm(dataDir, { recursive: true })))
})

it('is what a first start makes: tables, rules, rights and functions', async () => {
  const lines = await read(made, schemaSql)
  expect(lines.length).toBeGreaterThan(500)
  expect(await read(copy, schemaSql)).toEqual(lines)
})

it('holds what a first start writes, and nobody', async () => {
  const rows = await read(made, rowsSql)
  expect(rows).toContainEqual({ name: 'auth.users', rows: '0' })
  expect(await read(copy, rowsSql)).toEqual(rows)
  const migrationsSql = 'select version, name from supabase_migrations.schema_migrations order by version'
  expect(await read(copy, migrationsSql)).toEqual(await read(made, migrationsSql))
})

it('shares neither keys nor rows with another copy', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'lingarden-other-'))
  await read(copy, `insert into storage.buckets (id, name) values ('mine', 'mine')`)
  const other = await openTestBackend({ dataDir, database: await copyNewDatabase() })
  expect(await read(other, `select id from storage.buckets where id = 'mine'`)).toEqual([])
  expect(other.secretKey).not.toBe(copy.secretKey)
  await other.close()
  await rm(dataDir, { recursive: true })
})
