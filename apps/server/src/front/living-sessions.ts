import type { Database } from '../database/database.ts'
import { CallerError, type Authenticate } from './authenticate.ts'

/** Of some sessions those that have ended: signed out, ended from afar, or gone with their account. */
export type EndedSessions = (ids: readonly string[]) => Promise<ReadonlySet<string>>

const endedSql = `
select asked.id from unnest($1::uuid[]) as asked (id)
where not exists (
  select 1 from auth.sessions as s where s.id = asked.id and (s.not_after is null or s.not_after > now())
)`

export const createEndedSessions =
  ({ query }: Pick<Database, 'query'>): EndedSessions =>
  async (ids) =>
    new Set((await query<{ id: string }>(endedSql, [ids])).map(({ id }) => id))

/**
 * Refuses the access token of a session that has ended, though it holds for up to an hour more. It costs a look at the
 * database, so it is for what reaches others or lasts longer than the token: files, signed addresses, broadcasts.
 */
export function requireLivingSession(authenticate: Authenticate, ended: EndedSessions): Authenticate {
  return async (request) => {
    const caller = await authenticate(request)
    const { sessionId } = caller
    if (sessionId !== undefined && (await ended([sessionId])).has(sessionId))
      throw new CallerError('bad_token', 'The session of this access token has ended')
    return caller
  }
}
