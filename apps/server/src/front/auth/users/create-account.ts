import { randomUUID } from 'node:crypto'
import type { Queryable } from '../../../database/database.ts'

export interface NewAccount {
  email: string
  passwordHash: string | null
  /** What the learner said of themselves. */
  metadata: Record<string, unknown>
  appMetadata?: Record<string, unknown> | undefined
  id?: string | undefined
  isConfirmed?: boolean
  isInvited?: boolean
}

// GoTrue cannot read null where it keeps tokens: a dump of these rows goes to a hosted project.
const userSql = `
insert into auth.users (
  instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, invited_at, confirmation_token,
  recovery_token, email_change_token_new, email_change, raw_app_meta_data, raw_user_meta_data, is_super_admin,
  created_at, updated_at
) values (
  '00000000-0000-0000-0000-000000000000', $1, 'authenticated', 'authenticated', $2, $3, $4, $5, '', '', '', '',
  $6, $7, false, $8, $8
)`
const identitySql = `
insert into auth.identities (id, provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at)
values (gen_random_uuid(), $1::uuid::text, $1::uuid, $2, 'email', $3, $3, $3)`

/**
 * Makes an account with its identity; its profile follows by the database's trigger.
 * @returns its id
 */
export async function createAccount({ query }: Queryable, account: NewAccount, now: Date): Promise<string> {
  const { email, id = randomUUID(), isConfirmed = false } = account
  const identity = { sub: id, email, email_verified: isConfirmed, phone_verified: false }
  await query(userSql, [
    id,
    email,
    account.passwordHash ?? '',
    isConfirmed ? now : null,
    account.isInvited ? now : null,
    JSON.stringify({ ...account.appMetadata, provider: 'email', providers: ['email'] }),
    JSON.stringify({ ...account.metadata, ...identity }),
    now,
  ])
  await query(identitySql, [id, JSON.stringify(identity), now])
  return id
}

/**
 * A sign-up that nobody confirmed, done again: what was said last of the learner holds, the password only where it is the same.
 * @param isDisputed whether it is another: the account has none then, and the links that were to confirm one are dead
 */
export async function renewSignUp(
  { query }: Queryable,
  id: string,
  { email, metadata }: NewAccount,
  isDisputed: boolean,
  now: Date,
): Promise<void> {
  const data = { ...metadata, sub: id, email, email_verified: false, phone_verified: false }
  await query('update auth.users set raw_user_meta_data = $2, updated_at = $3 where id = $1', [
    id,
    JSON.stringify(data),
    now,
  ])
  if (isDisputed) await setUnconfirmedPassword({ query }, id, null)
}

/** Sets or takes the password of an account that nobody confirmed; links that were to confirm another are dead then. */
export async function setUnconfirmedPassword(
  { query }: Queryable,
  id: string,
  passwordHash: string | null,
): Promise<void> {
  await query('update auth.users set encrypted_password = $2 where id = $1', [id, passwordHash ?? ''])
  await query(`delete from auth.one_time_tokens where user_id = $1 and token_type = 'confirmation_token'`, [
    id,
  ])
}
