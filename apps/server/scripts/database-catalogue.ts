import type { Queryable } from '../src/database/database.ts'

export type Column = {
  table: string
  name: string
  type: string
  nullable: boolean
  hasDefault: boolean
}

export interface DatabaseFunction {
  name: string
  args: { name: string; type: string }[]
  returns: string
}

const columnsSql = `
  select c.relname::text as "table", a.attname::text as name, format_type(a.atttypid, null) as type, not a.attnotnull as nullable,
    a.atthasdef as "hasDefault"
  from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
  order by c.relname, a.attname`

const functionsSql = `
  select p.proname::text as name, coalesce(p.proargnames, '{}') as names,
    (select array_agg(format_type(t, null) order by place)
      from unnest(p.proargtypes::oid[]) with ordinality as listed (t, place)) as types,
    format_type(p.prorettype, null) as returns
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspname = 'public' and p.prorettype <> 'trigger'::regtype
  order by p.proname`

/** The columns of every table in the exposed schema, by table. */
export async function readTables({ query }: Queryable): Promise<Map<string, Column[]>> {
  return Map.groupBy(await query<Column>(columnsSql), ({ table }) => table)
}

/** The functions of the exposed schema that the data API can call. */
export async function readFunctions({ query }: Queryable): Promise<DatabaseFunction[]> {
  type Row = { name: string; names: string[]; types: string[] | null; returns: string }
  const rows = await query<Row>(functionsSql)
  return rows.map(({ name, names, types, returns }) => ({
    name,
    returns,
    args: (types ?? []).map((type, place) => ({ name: names[place] ?? `arg${place}`, type })),
  }))
}
