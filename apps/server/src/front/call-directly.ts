import type { CallFunction } from '../backend/call-function.ts'
import type { ActingRole, Database, Statement } from '../database/database.ts'
import { learnerTimeout } from './authenticate.ts'

type TypesOfArguments = ReadonlyMap<string, string>

/**
 * Calls functions past the data API, whose reading of a request would keep a tutor's first word waiting. A learner's role and
 * claims are those the data API sets, so that grants and row level security hold as ever; the server calls as the owner of
 * its database.
 */
export function callDirectly(database: Pick<Database, 'run' | 'query'>): CallFunction {
  const known = new Map<string, Promise<TypesOfArguments>>()
  const typesOf = (name: string): Promise<TypesOfArguments> => {
    const found = known.get(name) ?? readTypes(database, name)
    known.set(name, found)
    // What failed once is asked again.
    found.catch(() => known.delete(name))
    return found
  }
  return async (caller, name, args) => {
    const statement = toStatement(name, args, await typesOf(name))
    const [result] = await database.run([statement], caller === 'server' ? {} : { as: learner(caller.id) })
    return result?.rows[0]?.['answer'] as Awaited<ReturnType<CallFunction>>
  }
}

async function readTypes({ query }: Pick<Database, 'query'>, name: string): Promise<TypesOfArguments> {
  const rows = await query<{ argument: string; type: string }>(
    `select argument, type::regtype::text as type
    from pg_proc, unnest(proargnames, proargtypes::oid[]) as listed (argument, type)
    where pronamespace = 'public'::regnamespace and proname = $1 and type is not null`,
    [name],
  )
  return new Map(rows.map(({ argument, type }) => [argument, type]))
}

/** Names come from the generated types, never from a request; values are bound. */
function toStatement(name: string, args: object, types: TypesOfArguments): Statement {
  const given = Object.entries(args)
  const places = given.map(([key], index) => `"${key}" => $${index + 1}`)
  return {
    text: `select public."${name}"(${places.join(', ')}) as answer`,
    // A list for a jsonb argument would else be sent as an array of PostgreSQL.
    values: given.map(([key, value]) =>
      types.get(key) === 'jsonb' && value !== null ? JSON.stringify(value) : value,
    ),
  }
}

function learner(id: string): ActingRole {
  const role = 'authenticated'
  return { role, claims: JSON.stringify({ sub: id, role }), timeout: learnerTimeout }
}
