import type { Queryable } from '../../../database/database.ts'

export const logoutScopes = ['global', 'local', 'others'] as const
export type LogoutScope = (typeof logoutScopes)[number]

/** Ends sessions of an account; their refresh tokens go with them. An access token holds until it expires. */
export async function endSessions(
  { query }: Queryable,
  { userId, sessionId }: { userId: string; sessionId: string },
  scope: LogoutScope,
): Promise<void> {
  const which = { global: '', local: 'and id = $2', others: 'and id <> $2' }[scope]
  const values = scope === 'global' ? [userId] : [userId, sessionId]
  await query(`delete from auth.sessions where user_id = $1 ${which}`, values)
}
