import { randomBytes, randomUUID } from 'node:crypto'
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import type { Database } from '../database/database.ts'

/** What signs and opens this server; all servers of one database share it. */
export interface FrontKeys {
  /** Names the app; no secret. */
  publishableKey: string
  /** Passes row level security: the operator's and the server's own. */
  secretKey: string
  /** The private key that signs access tokens. */
  signing: JWK
}

/**
 * Reads the keys from the database, and makes them on its first start. They lie there and not in a file, so that several
 * servers have the same ones and a backup holds them.
 */
export async function readOrCreateKeys({ query }: Pick<Database, 'query'>): Promise<FrontKeys> {
  const stored = await readKeys(query)
  if (stored) return stored
  const keys: FrontKeys = {
    publishableKey: `sb_publishable_${randomBytes(24).toString('base64url')}`,
    secretKey: `sb_secret_${randomBytes(32).toString('base64url')}`,
    signing: await createSigningKey(),
  }
  // Whoever comes first decides.
  await query("insert into front.secrets (name, value) values ('keys', $1) on conflict (name) do nothing", [
    JSON.stringify(keys),
  ])
  return (await readKeys(query)) ?? keys
}

/** A private key for ES256, named so that verifiers find its public half. */
async function createSigningKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  return { ...(await exportJWK(privateKey)), kid: randomUUID(), alg: 'ES256', use: 'sig' }
}

async function readKeys(query: Database['query']): Promise<FrontKeys | undefined> {
  const [row] = await query<{ value: FrontKeys }>(
    "select value::jsonb as value from front.secrets where name = 'keys'",
  )
  return row?.value
}
