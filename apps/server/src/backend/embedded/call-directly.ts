import type { CallFunction, Caller } from '../call-function.ts'
import type { OpenDatabase, Statement } from './open-database.ts'

/**
 * Calls functions without the data API, whose seventeen statements around each call would keep a tutor's first word
 * waiting. Role and claims are those the data API sets, so that grants and row level security hold as ever.
 */
export function callDirectly(transact: OpenDatabase['transact']): CallFunction {
  return async (caller, name, args) => {
    // Names come from the generated types, never from a request; values are bound.
    const places = Object.keys(args).map((key, index) => `"${key}" => $${index + 1}`)
    const [row] = await transact([
      actAs(caller),
      { text: `select public."${name}"(${places.join(', ')}) as answer`, values: Object.values(args) },
    ])
    return row?.['answer'] as Awaited<ReturnType<CallFunction>>
  }
}

function actAs(caller: Caller): Statement {
  const role = caller === 'server' ? 'service_role' : 'authenticated'
  const id = caller === 'server' ? '' : caller.id
  const claims = JSON.stringify(caller === 'server' ? { role } : { sub: id, role })
  return {
    text: `select set_config('request.jwt.claims', $1, true), set_config('request.jwt.claim.sub', $2, true),
      set_config('request.jwt.claim.role', $3, true), set_config('role', $3, true)`,
    values: [claims, id, role],
  }
}
