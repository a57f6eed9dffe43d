import { randomBytes, randomUUID } from 'node:crypto'
import { exportJWK, generateKeyPair } from 'jose'
import { z } from 'zod'
import type { Database } from '../database/database.ts'
import { StartError } from '../errors.ts'

const keysSchema = z.object({
  /** Names the app; no secret. */
  publishableKey: z.string().startsWith('sb_publishable_').min(32),
  /** Passes row level security: the operator's and the server's own. */
  secretKey: z.string().startsWith('sb_secret_').min(32),
  /** The private key that signs access tokens. */
  signing: z.looseObject({
    kty: z.literal('EC'),
    crv: z.literal('P-256'),
    kid: z.string(),
    d: z.string().min(32),
  }),
})

/** What signs and opens this server; all servers of one database share it. */
export type FrontKeys = z.output<typeof keysSchema>

/**
 * Reads the keys from the database, and makes them on its first start. They lie there and not in a file, so that several
 * servers have the same ones and a backup holds them.
 * @throws StartError where they are damaged: replacing them would sign everybody out unasked
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
async function createSigningKey(): Promise<FrontKeys['signing']> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  return keysSchema.shape.signing.parse({
    ...(await exportJWK(privateKey)),
    kid: randomUUID(),
    alg: 'ES256',
    use: 'sig',
  })
}

async function readKeys(query: Database['query']): Promise<FrontKeys | undefined> {
  const [row] = await query("select value from front.secrets where name = 'keys'")
  if (!row) return undefined
  const parsed = keysSchema.safeParse(row['value'])
  if (parsed.success) return parsed.data
  throw new StartError(
    'The keys in the database (front.secrets) are damaged or too weak. Restore a backup, or delete the row "keys": new ones are made, and everybody has to sign in again.',
  )
}
