import type { Client } from 'pg'

export interface Table {
  schema: string
  table: string
  /** Those that are kept; the others follow from them. */
  columns: string[]
}

export interface Sequence {
  schema: string
  sequence: string
  value: string
}

/** Where learners' rows and our keys lie. */
const schemas = ['auth', 'storage', 'public', 'private', 'front']

/** What can be made again, or holds for seconds: counters, clips of speech, and what making the schema writes. */
const leftOut = ['front.system_files', 'front.speech_clips', 'front.speech_claims']

const tablesSql = `
select namespace.nspname as schema, class.relname as table, array(
    select attname::text from pg_catalog.pg_attribute
    where attrelid = class.oid and attnum > 0 and not attisdropped and attgenerated = ''
    order by attnum
  ) as columns
from pg_catalog.pg_class as class join pg_catalog.pg_namespace as namespace on namespace.oid = class.relnamespace
where namespace.nspname = any($1) and class.relkind = 'r' and class.relpersistence = 'p'
  and namespace.nspname || '.' || class.relname <> all($2)
order by 1, 2`

const referencesSql = `
select distinct from_space.nspname || '.' || from_class.relname as referrer, to_space.nspname || '.' || to_class.relname as target
from pg_catalog.pg_constraint as reference
join pg_catalog.pg_class as from_class on from_class.oid = reference.conrelid
join pg_catalog.pg_namespace as from_space on from_space.oid = from_class.relnamespace
join pg_catalog.pg_class as to_class on to_class.oid = reference.confrelid
join pg_catalog.pg_namespace as to_space on to_space.oid = to_class.relnamespace
where reference.contype = 'f' and reference.conrelid <> reference.confrelid`

export const nameOf = ({ schema, table }: Pick<Table, 'schema' | 'table'>): string => `${schema}.${table}`

/** The tables that a backup holds, each after those that it refers to. */
export async function readTables(client: Client): Promise<Table[]> {
  const { rows: tables } = await client.query<Table>(tablesSql, [schemas, leftOut])
  const { rows: references } = await client.query<{ referrer: string; target: string }>(referencesSql)
  return inOrder(tables, references)
}

function inOrder(
  tables: readonly Table[],
  references: readonly { referrer: string; target: string }[],
): Table[] {
  const known = new Set(tables.map(nameOf))
  const placed = new Set<string>()
  const ordered: Table[] = []
  let left = [...tables]
  while (left.length > 0) {
    const isFree = (table: Table) =>
      references.every(
        ({ referrer, target }) => referrer !== nameOf(table) || !known.has(target) || placed.has(target),
      )
    const next = left.filter(isFree)
    if (next.length === 0)
      throw new Error(`Tables refer to each other in a circle: ${left.map(nameOf).join(', ')}`)
    for (const table of next) placed.add(nameOf(table))
    ordered.push(...next)
    left = left.filter((table) => !placed.has(nameOf(table)))
  }
  return ordered
}

/** Where the numbering of rows goes on. */
export async function readSequences(client: Client): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(
    `select schemaname as schema, sequencename as sequence, last_value::text as value
     from pg_catalog.pg_sequences where schemaname = any($1) and last_value is not null order by 1, 2`,
    [schemas],
  )
  return rows
}

/** Whether nothing of ours is in the database. */
export async function isEmptyDatabase(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ has: boolean }>(
    `select exists (
      select from pg_catalog.pg_class join pg_catalog.pg_namespace on pg_namespace.oid = relnamespace
      where nspname = any($1) and relkind in ('r', 'p', 'v', 'm')
    ) as has`,
    [[...schemas, 'supabase_migrations']],
  )
  return rows[0]?.has === false
}

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`

export const quotedName = ({ schema, table }: Pick<Table, 'schema' | 'table'>): string =>
  `${quote(schema)}.${quote(table)}`

/** The rows of a table as text, in the order in which they lie. */
export const copyOutSql = (table: Table): string =>
  `copy ${quotedName(table)} (${table.columns.map(quote).join(', ')}) to stdout`

export const copyInSql = (table: Table): string =>
  `copy ${quotedName(table)} (${table.columns.map(quote).join(', ')}) from stdin`
