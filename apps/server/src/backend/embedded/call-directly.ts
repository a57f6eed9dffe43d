import type { CallFunction, Caller } from '../call-function.ts'
import type { OpenDatabase, Statement } from './open-database.ts'

/**
 * Calls functions without the data API, whose seventeen statements around each call would keep a tutor's first word
 * waiting. A learner's role and claims are those the data API sets, so that grants and row level security hold as ever; the
 * server calls as the owner of its database, which spares the statements that change the role.
 */
export function callDirectly({ run, transact }: Pick<OpenDatabase, 'run' | 'transact'>): CallFunction {
  return async (caller, name, args) => {
    // Names come from the generated types, never from a request; values are bound.
    const places = Object.keys(args).map((key, index) => `"${key}" => $${index + 1}`)
    const statement = {
      text: `select public."${name}"(${places.join(', ')}) as answer`,
      values: Object.values(args),
    }
    const [row] = caller === 'server' ? await run(statement) : await transact([actAs(caller), statement])
    return row?.['answer'] as Awaited<ReturnType<CallFunction>>
  }
}

function actAs({ id }: Exclude<Caller, 'server'>): Statement {
  const role = 'authenticated'
  return {
    text: `select set_config('request.jwt.claims', $1, true), set_config('request.jwt.claim.sub', $2, true),
      set_config('request.jwt.claim.role', $3, true), set_config('role', $3, true)`,
    values: [JSON.stringify({ sub: id, role }), id, role],
  }
}
