import type { Database } from '@lingarden/database/generated/types'
import type { SupabaseClient } from '@supabase/supabase-js'

type Functions = Database['public']['Functions']

/** Whose rights a call has: the server's own, or those of a learner whose access token was checked. */
export type Caller = 'server' | { id: string; token: string }

/**
 * Calls a function of the database with the rights of the caller, in one transaction.
 * @throws the database's error, with its SQLSTATE as `code`
 */
export type CallFunction = <Name extends keyof Functions>(
  caller: Caller,
  name: Name,
  args: Functions[Name]['Args'],
) => Promise<Functions[Name]['Returns']>

/**
 * Calls over the data API, where the database itself is out of reach.
 * @param connect makes a client with an access token, or with the server's key where none is given
 */
export function callOverDataApi(connect: (token?: string) => SupabaseClient<Database>): CallFunction {
  const server = connect()
  return async (caller, name, args) => {
    const client = caller === 'server' ? server : connect(caller.token)
    const { data, error } = await client.rpc(name, args)
    if (error) throw error
    return data
  }
}
