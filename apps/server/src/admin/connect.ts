import type { Database } from '@lingarden/database/generated/types'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { findLivingHolder } from '../backend/embedded/data-lock.ts'
import { readOrCreateSecrets } from '../backend/embedded/secrets.ts'
import { openBackend } from '../backend/open-backend.ts'
import type { Config } from '../config.ts'
import { AdminError } from './admin-error.ts'
import { readAddress } from './server-address.ts'

export interface Connection {
  /** Acts as the service role. */
  client: SupabaseClient<Database>
  close: () => Promise<void>
}

/**
 * Reaches the Supabase that the configuration chose. Of our own modes that is the server that runs on the data directory,
 * as only one process may open it; where none runs, the backend is opened here for this command.
 * @throws AdminError where a server runs that cannot be reached
 * @throws StartError where the backend cannot be opened
 */
export async function connect(config: Config): Promise<Connection> {
  const { database, dataDir } = config
  if (database.mode === 'supabase')
    return { client: clientOf(database.url, database.secretKey), close: nothing }
  if (await findLivingHolder(dataDir)) {
    const address = await readAddress(dataDir)
    if (!address) throw new AdminError('The server is about to start or to stop. Try again in a moment.')
    const { secretKey } = await readOrCreateSecrets(dataDir)
    return { client: clientOf(address, secretKey), close: nothing }
  }
  const backend = await openBackend(config, {
    siteUrl: () => config.publicUrl ?? '',
    announceMail: () => undefined,
  })
  const answer = (input: RequestInfo | URL, init?: RequestInit) => backend.fetch(new Request(input, init))
  return { client: clientOf('http://backend', backend.secretKey, answer), close: backend.close }
}

function clientOf(url: string, secretKey: string, answer?: typeof fetch): SupabaseClient<Database> {
  return createClient<Database>(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    ...(answer && { global: { fetch: answer } }),
  })
}

const nothing = () => Promise.resolve()
