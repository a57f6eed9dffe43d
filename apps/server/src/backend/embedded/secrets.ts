import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { StartError } from '../../errors.ts'

const minSecretLength = 32

const secretsSchema = z.object({
  jwtSecret: z.string().min(minSecretLength),
  publishableKey: z.string().startsWith('sb_publishable_').min(minSecretLength),
  secretKey: z.string().startsWith('sb_secret_').min(minSecretLength),
})

/** Keys of the embedded backend. */
export type Secrets = z.output<typeof secretsSchema>

function generateSecrets(): Secrets {
  return {
    jwtSecret: randomBytes(48).toString('base64url'),
    publishableKey: `sb_publishable_${randomBytes(24).toString('base64url')}`,
    secretKey: `sb_secret_${randomBytes(32).toString('base64url')}`,
  }
}

/**
 * Reads the keys from the data directory, and generates them on the first start (file mode 0600).
 * @throws StartError where the file holds no valid or a weak key: replacing it would sign everybody out unasked
 */
export async function readOrCreateSecrets(dataDir: string): Promise<Secrets> {
  const path = join(dataDir, 'secrets.json')
  let stored: string
  try {
    stored = await readFile(path, 'utf8')
  } catch {
    const secrets = generateSecrets()
    await writeFile(path, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flag: 'wx' })
    return secrets
  }
  const parsed = secretsSchema.safeParse(parseJson(stored))
  if (!parsed.success) {
    throw new StartError(
      `The keys in ${path} are damaged or too weak. Restore the file, or delete it to make new ones.`,
    )
  }
  return parsed.data
}

function parseJson(content: string): unknown {
  try {
    return JSON.parse(content)
  } catch {
    return undefined
  }
}
