import type { Queryable } from '../../../database/database.ts'
import { hashToken, randomToken } from './random-token.ts'

/** What a link in a mail is for. */
export type LinkPurpose = 'signup' | 'invite' | 'magiclink' | 'recovery' | 'email_change'

/** How long a link holds, in milliseconds: an hour. */
const linkLifetime = 3_600_000

/** Under which of GoTrue's types it is kept; an account has one token of each. */
const kept: Record<LinkPurpose, string> = {
  signup: 'confirmation_token',
  invite: 'confirmation_token',
  magiclink: 'recovery_token',
  recovery: 'recovery_token',
  email_change: 'email_change_token_new',
}

/** The purpose is part of what is hashed: a link for one thing opens nothing else. */
const hashFor = (purpose: LinkPurpose, token: string) => hashToken(`${purpose}:${token}`)

const keepSql = `
insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to, created_at, updated_at)
values (gen_random_uuid(), $1, $2::auth.one_time_token_type, $3, $4, $5::timestamptz at time zone 'utc',
  $5::timestamptz at time zone 'utc')
on conflict (user_id, token_type) do update set token_hash = excluded.token_hash, relates_to = excluded.relates_to,
  created_at = excluded.created_at, updated_at = excluded.updated_at`

export interface LinkOwner {
  userId: string
  /** The address that the link goes to. */
  email: string
}

/**
 * Makes the token of a link; one that the account had for the same is dead then.
 * @returns the token itself, which is nowhere else but in the mail
 */
export async function createLinkToken(
  { query }: Queryable,
  purpose: LinkPurpose,
  { userId, email }: LinkOwner,
  now: Date,
): Promise<string> {
  const token = randomToken()
  await query(keepSql, [userId, kept[purpose], hashFor(purpose, token), email, now])
  return token
}

interface UsedLink extends LinkOwner {
  purpose: LinkPurpose
  /** By what a browser that began the flow may be waiting for it. */
  hash: string
}

const takeSql = `
delete from auth.one_time_tokens where token_hash = any($1::text[])
returning user_id, token_hash, relates_to, created_at >= ($2::timestamptz at time zone 'utc') as holds`

/**
 * Uses a link up: of several who come with it, one gets it.
 * @param purposes what it may be for
 * @returns undefined where it was not given, was used, or is over
 */
export async function takeLinkToken(
  { query }: Queryable,
  token: string,
  purposes: readonly LinkPurpose[],
  now: Date,
): Promise<UsedLink | undefined> {
  const hashes = purposes.map((purpose) => hashFor(purpose, token))
  const oldest = new Date(now.getTime() - linkLifetime)
  const [row] = await query<{ user_id: string; token_hash: string; relates_to: string; holds: boolean }>(
    takeSql,
    [hashes, oldest],
  )
  const purpose = purposes[hashes.indexOf(row?.token_hash ?? '')]
  if (!row?.holds || !purpose) return undefined
  return { purpose, userId: row.user_id, email: row.relates_to, hash: row.token_hash }
}

/** By what the flow of a link is found again (see flow-state). */
export const linkHash = hashFor
