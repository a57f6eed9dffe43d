import { createHash, randomBytes, randomInt } from 'node:crypto'
import { isSameSecret } from '../../../http/same-secret.ts'
import type { Database, Queryable } from '../../../database/database.ts'

/** How long a code holds, in milliseconds: an hour. */
const codeLifetime = 3_600_000
/** How often a code may be guessed at before it dies. */
const tries = 5

/**
 * What is kept of a code: how many tries are left, a salt, and the hash. The tries stand in the same text, so that one
 * statement takes one away and compares, whoever else tries meanwhile.
 */
const pack = (left: number, salt: string, code: string) => `${left}:${salt}:${hashOf(salt, code)}`

const hashOf = (salt: string, code: string) => createHash('sha256').update(`${salt}:${code}`).digest('hex')

const keepSql = `
insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to, created_at, updated_at)
values (gen_random_uuid(), $1, 'reauthentication_token', $2, $3, $4::timestamptz at time zone 'utc',
  $4::timestamptz at time zone 'utc')
on conflict (user_id, token_type) do update set token_hash = excluded.token_hash, relates_to = excluded.relates_to,
  created_at = excluded.created_at, updated_at = excluded.updated_at`

/** Makes a code of six digits that an account can show it is itself with; an earlier one is dead then. */
export async function createCode(
  { query }: Queryable,
  { userId, email }: { userId: string; email: string },
  now: Date,
): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  await query(keepSql, [userId, pack(tries, randomBytes(16).toString('hex'), code), email, now])
  return code
}

const lookSql = `
select id, token_hash from auth.one_time_tokens
where user_id = $1 and token_type = 'reauthentication_token' and created_at >= ($2::timestamptz at time zone 'utc')
for update`

/** Whether a code is the account's; right or out of tries, it is gone. */
export function takeCode(
  { transaction }: Pick<Database, 'transaction'>,
  userId: string,
  code: string,
  now: Date,
): Promise<boolean> {
  return transaction(async ({ query }) => {
    const oldest = new Date(now.getTime() - codeLifetime)
    const [row] = await query<{ id: string; token_hash: string }>(lookSql, [userId, oldest])
    if (!row) return false
    const [left = '0', salt = '', hash = ''] = row.token_hash.split(':')
    const isRight = isSameSecret(hashOf(salt, code), hash)
    if (isRight || Number(left) <= 1) await query('delete from auth.one_time_tokens where id = $1', [row.id])
    else
      await query('update auth.one_time_tokens set token_hash = $2 where id = $1', [
        row.id,
        `${Number(left) - 1}:${salt}:${hash}`,
      ])
    return isRight
  })
}
