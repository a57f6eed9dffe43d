import type { Queryable } from '../../../database/database.ts'
import { toUser, userSql, type AuthUser, type UserRow } from './user-json.ts'

/** An account with what is not told of it. */
export interface Account {
  user: AuthUser
  passwordHash: string | null
  isConfirmed: boolean
  bannedUntil: Date | undefined
}

interface AccountRow extends Record<string, unknown> {
  user: UserRow
  encrypted_password: string | null
}

const accountSql = `select ${userSql} as "user", u.encrypted_password from auth.users as u`

/** Addresses of accounts that single sign-on made are not unique; there are none here, unless a dump brought them. */
const byEmail = `${accountSql} where u.email = $1 and u.is_sso_user = false and u.deleted_at is null`
const byId = `${accountSql} where u.id = $1 and u.deleted_at is null`

export async function accountByEmail({ query }: Queryable, email: string): Promise<Account | undefined> {
  return toAccount(await query<AccountRow>(byEmail, [email]))
}

export async function accountById({ query }: Queryable, id: string): Promise<Account | undefined> {
  return toAccount(await query<AccountRow>(byId, [id]))
}

/** Keeps others from changing the account until the transaction ends. */
export const lockAccount = ({ query }: Queryable, id: string) =>
  query('select 1 from auth.users where id = $1 for update', [id])

function toAccount([row]: AccountRow[]): Account | undefined {
  if (!row) return undefined
  const user = toUser(row.user)
  return {
    user,
    passwordHash: row.encrypted_password,
    isConfirmed: user.email_confirmed_at !== undefined,
    bannedUntil: user.banned_until === undefined ? undefined : new Date(user.banned_until),
  }
}
