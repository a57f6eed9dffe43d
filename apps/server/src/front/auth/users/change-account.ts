import type { Queryable } from '../../../database/database.ts'

const confirmSql = `
update auth.users set email_confirmed_at = coalesce(email_confirmed_at, $2), updated_at = $2,
  encrypted_password = case when $3::boolean and email_confirmed_at is null then '' else encrypted_password end,
  raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || '{"email_verified": true}'
where id = $1`
const confirmIdentitySql = `
update auth.identities set identity_data = identity_data || '{"email_verified": true}', updated_at = $2
where user_id = $1 and provider = 'email'`

/**
 * Notes that whoever reads an account's mail has confirmed its address.
 * @param isOthers whether the password of an unconfirmed account may be another's, who signed up with an address that was
 *   not theirs: it opens nothing any more
 */
export async function confirmAddress(
  { query }: Queryable,
  id: string,
  now: Date,
  isOthers: boolean,
): Promise<void> {
  await query(confirmSql, [id, now, isOthers])
  await query(confirmIdentitySql, [id, now])
}

/** Sets a password; the links and codes that were given before open nothing any more, also those in a redirect. */
export async function setPassword({ query }: Queryable, id: string, hash: string, now: Date): Promise<void> {
  await query('update auth.users set encrypted_password = $2, updated_at = $3 where id = $1', [id, hash, now])
  await dropTokens({ query }, id)
  await query('delete from auth.flow_state where user_id = $1', [id])
}

/** Changes the address, with all that names it. */
export async function changeAddress(
  { query }: Queryable,
  id: string,
  email: string,
  now: Date,
): Promise<void> {
  const named = JSON.stringify({ email, email_verified: true })
  await query(
    `update auth.users set email = $2, email_change = '', email_change_confirm_status = 0, updated_at = $3,
      email_confirmed_at = coalesce(email_confirmed_at, $3),
      raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || $4::jsonb
    where id = $1`,
    [id, email, now, named],
  )
  await query(
    `update auth.identities set identity_data = identity_data || $2::jsonb, updated_at = $3
    where user_id = $1 and provider = 'email'`,
    [id, named, now],
  )
  await dropTokens({ query }, id)
}

const dropTokens = ({ query }: Queryable, id: string) =>
  query('delete from auth.one_time_tokens where user_id = $1', [id])

/** Metadata as an update leaves them: what is given replaces, null removes. */
export function mergeMetadata(
  known: Record<string, unknown>,
  given: Record<string, unknown>,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries({ ...known, ...given }).filter(([, value]) => value !== null))
}
