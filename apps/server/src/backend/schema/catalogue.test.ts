import { afterAll, beforeAll, expect, it } from 'vitest'
import { openSchema, refusalOf, type Schema } from './open-schema.ts'

let schema: Schema
beforeAll(async () => {
  schema = await openSchema()
})
afterAll(() => schema.close())

const names = async (text: string) =>
  (await schema.database.query<{ name: string }>(text)).map(({ name }) => name)

it('every foreign key has an index that begins with its columns, so that deletions find what refers to a row', async () => {
  const bare = await names(`
    select format('%s (%s)', refs.conrelid::regclass, pg_get_constraintdef(refs.oid)) as name
    from pg_constraint as refs
    where refs.contype = 'f'
      and refs.connamespace in ('public'::regnamespace, 'private'::regnamespace)
      -- Nobody deletes a language, and an index is paid for with each row.
      and refs.confrelid <> 'public.languages'::regclass
      and not exists (
        select 1 from pg_index as keys
        where keys.indrelid = refs.conrelid
          and keys.indpred is null
          and (keys.indkey::smallint[])[0:cardinality(refs.conkey) - 1] @> refs.conkey
      )`)
  expect(bare).toEqual([])
})

it('every table that a learner may insert into has a quota', async () => {
  const open = await names(`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'
      and has_any_column_privilege('authenticated', oid, 'insert')
      and not exists (select 1 from pg_trigger where tgrelid = pg_class.oid and tgfoid = 'private.hold_quota'::regproc)`)
  expect(open).toEqual([])
})

it('every table of the exposed schema is closed with the site, but the settings that say so', async () => {
  const open = await names(`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'
      and not exists (
        select 1 from pg_policies
        where schemaname = 'public' and tablename = relname and permissive = 'RESTRICTIVE' and cmd = 'ALL'
          and roles = '{anon,authenticated}' and qual ~ 'site_is_open'
      )`)
  expect(open).toEqual(['app_settings'])
})

it('[6.3a] nobody adds, changes or removes a language, not even the operator', async () => {
  const attempts = [
    "insert into public.languages (code, tag, name, place) values ('de-DE', 'de', 'German', 4)",
    "update public.languages set name = 'Castilian' where code = 'es-ES'",
    "delete from public.languages where code = 'es-ES'",
  ]
  for (const attempt of attempts) {
    expect((await refusalOf(schema.run('operator', attempt)))?.code).toBe('42501')
  }
})

it('[6.3b] every function that acts with its owner’s rights has a search path of its own', async () => {
  const open = await names(`
    select oid::regprocedure::text as name from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and prosecdef
      and not coalesce(proconfig, '{}') @> array['search_path=""']`)
  expect(open).toEqual([])
})

it('[6.3b] nobody may call what they were not granted', async () => {
  const open = await names(`
    select oid::regprocedure::text as name from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and (proacl is null or proacl::text ~ '[{,]=X')`)
  expect(open).toEqual([])
})

it('[6.3b] tables beside the exposed schema are nobody’s, and have row level security', async () => {
  const open = await names(`
    select relname as name from pg_class
    where relnamespace = 'private'::regnamespace and relkind = 'r' and (
      not relrowsecurity
      or has_any_column_privilege('anon', oid, 'select, insert, update')
      or has_any_column_privilege('authenticated', oid, 'select, insert, update')
    )`)
  expect(open).toEqual([])
})
