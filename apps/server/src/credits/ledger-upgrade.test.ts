import { afterAll, expect, it } from 'vitest'
import { migrate, readMigrations } from '../backend/embedded/migrations.ts'
import { openDatabase } from '../backend/embedded/open-database.ts'
import { rolesSql } from '../backend/embedded/roles.ts'

const database = await openDatabase({ kind: 'memory' })
afterAll(() => database.close())

/** As much of Supabase as profiles and their ledger need. */
const supabaseSql = `
create schema auth;
create schema storage;
create table auth.users (id uuid primary key, email text, raw_user_meta_data jsonb);
create function auth.uid() returns uuid language sql as 'select null::uuid';
create table storage.buckets ();
create table storage.objects ();
create schema supabase_migrations;
create table supabase_migrations.schema_migrations (version text primary key, name text);
${rolesSql}`

it('[9.2] a balance of before the ledger becomes its first row', async () => {
  const migrations = await readMigrations()
  const named = (part: string) => migrations.filter(({ name }) => name === part)
  await database.execute(supabaseSql)
  await migrate(database, [], named('profiles'))
  await database.execute(`
    insert into auth.users (id, email) values ('00000000-0000-4000-8000-000000000001', 'ada@example.test');
    update public.profiles set credits = 7000;`)
  await migrate(database, [], named('credit_ledger'))
  const { rows } = await database.connection.exec<{ rows: unknown[] }>(`
    select credits, monthly_credits, amount, entry, kind from public.profiles
    join public.credit_ledger on user_id = profiles.id`)
  expect(rows).toEqual([
    { credits: 7000, monthly_credits: 10_000, amount: 7000, entry: 'allowance', kind: 'opening' },
  ])
})
