import type { Database } from '../../../database/database.ts'
import type { Caller } from '../../caller.ts'
import { isSharedBy, type ReadPolicy } from './shared-policies.ts'

type Role = Caller['role']

export interface PublishedColumn {
  name: string
  /** As PostgreSQL names it, `_text` for an array of text. */
  type: string
  /** Roles that may read it. */
  roles: Role[]
}

/** A table whose changes may be followed: it is in the publication `supabase_realtime`. */
export interface PublishedTable {
  schema: string
  table: string
  columns: PublishedColumn[]
  /** The one column of its primary key. */
  key: string
  /** The type of that as a cast has it. */
  keyType: string
  /** Roles for whom all see the same rows. */
  sharedBy: Role[]
}

export interface PublishedTables {
  /** All of them, not older than a minute; asked anew where one that is looked for is not there. */
  find: (isThere: (tables: readonly PublishedTable[]) => boolean) => Promise<readonly PublishedTable[]>
}

const listSql = `
with roles (name) as (values ('anon'), ('authenticated'), ('service_role'))
select published.schemaname as schema, published.tablename as table,
  key.attname as key, format_type(key.atttypid, key.atttypmod) as "keyType",
  (select jsonb_agg(jsonb_build_object('name', attname, 'type', pg_type.typname, 'roles', (
      select coalesce(jsonb_agg(name), '[]') from roles
      where has_column_privilege(name, pg_class.oid, attnum, 'select') and has_schema_privilege(name, relnamespace, 'usage')
    )) order by attnum)
    from pg_attribute join pg_type on pg_type.oid = atttypid
    where attrelid = pg_class.oid and attname = any (published.attnames)) as columns,
  relrowsecurity as "hasPolicies",
  (select coalesce(jsonb_agg(jsonb_build_object('permissive', permissive = 'PERMISSIVE', 'roles', policy.roles, 'qual', qual)), '[]')
    from pg_policies as policy
    where policy.schemaname = published.schemaname and policy.tablename = published.tablename
      and cmd in ('SELECT', 'ALL')) as policies
from pg_publication_tables as published
join pg_class on pg_class.oid = format('%I.%I', published.schemaname, published.tablename)::regclass
join pg_index on indrelid = pg_class.oid and indisprimary and indnkeyatts = 1
join pg_attribute as key on key.attrelid = pg_class.oid and key.attnum = indkey[0]
where pubname = 'supabase_realtime'`

const longestAge = 60_000
/** How often at most one that is not there makes the list be read anew. */
const shortestAge = 1000

interface Listed extends Omit<PublishedTable, 'sharedBy'> {
  hasPolicies: boolean
  policies: ReadPolicy[]
}

const roles: Role[] = ['anon', 'authenticated', 'service_role']

function describe({ hasPolicies, policies, ...table }: Listed): PublishedTable {
  const isShared = (role: Role) => !hasPolicies || role === 'service_role' || isSharedBy(role, policies)
  return { ...table, sharedBy: roles.filter(isShared) }
}

/** @param now milliseconds since the epoch */
export function createPublishedTables(
  { query }: Pick<Database, 'query'>,
  now: () => number,
): PublishedTables {
  let known: Promise<PublishedTable[]> | undefined
  let readAt = 0
  const read = (): Promise<PublishedTable[]> => {
    readAt = now()
    const reading = query<Listed & Record<string, unknown>>(listSql).then((tables) => tables.map(describe))
    known = reading
    reading.catch(() => {
      if (known === reading) known = undefined
    })
    return reading
  }
  return {
    find: async (isThere) => {
      const tables = await (known && now() - readAt < longestAge ? known : read())
      return isThere(tables) || now() - readAt < shortestAge ? tables : read()
    },
  }
}
