import type { Database } from '../../../database/database.ts'
import { notValid } from '../auth-error.ts'
import { toUser, userSql, type AuthUser, type UserRow } from './user-json.ts'

const mostAtOnce = 1000

/**
 * Accounts, the newest first.
 * @param page from 1
 * @throws AuthError where a number is none
 */
export async function listUsers(
  { query }: Pick<Database, 'query'>,
  page: number,
  perPage: number,
): Promise<{ users: AuthUser[]; total: number; last: number }> {
  const size = Math.min(perPage || 50, mostAtOnce)
  const number = page || 1
  if (!Number.isInteger(number) || !Number.isInteger(size) || number < 1 || size < 1 || number > 1e6)
    throw notValid('Bad Pagination Parameters')
  const rows = await query<{ user: UserRow }>(
    `select ${userSql} as "user" from auth.users as u where u.deleted_at is null
    order by u.created_at desc, u.id limit $1 offset $2`,
    [size, (number - 1) * size],
  )
  const [counted] = await query<{ total: number }>(
    'select count(*)::int as total from auth.users where deleted_at is null',
  )
  const total = counted?.total ?? 0
  return { users: rows.map(({ user }) => toUser(user)), total, last: Math.max(1, Math.ceil(total / size)) }
}

/** Deletes an account with every row that refers to it, and what the log of the account service says of it. */
export async function deleteUser({ run }: Pick<Database, 'run'>, id: string): Promise<void> {
  await run([
    { text: 'delete from auth.audit_log_entries where strpos(payload::text, $1) > 0', values: [id] },
    { text: 'delete from auth.flow_state where user_id = $1', values: [id] },
    { text: 'delete from auth.users where id = $1', values: [id] },
  ])
}
