import type { Context } from 'hono'
import { bearerOf } from '../http/bearer.ts'
import type { AppEnv } from '../http/context.ts'
import { isSameSecret } from '../http/same-secret.ts'

/** Whether a request carries a key, in either of the headers that Supabase's clients send theirs in. */
export function carriesKey(c: Context<AppEnv>, key: string): boolean {
  const given = [c.req.header('apikey'), bearerOf(c.req.header('authorization'))]
  return given.some((one) => one !== undefined && isSameSecret(one, key))
}
