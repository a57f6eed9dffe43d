import { pino } from 'pino'
import { callOverDataApi } from '../backend/call-function.ts'
import { findLivingHolder } from '../database/cluster/data-lock.ts'
import { readOrCreateSecrets } from '../backend/embedded/secrets.ts'
import { openBackend } from '../backend/open-backend.ts'
import { openServiceClient, type ServiceClient } from '../backend/service-client.ts'
import type { Billing } from '../billing/billing.ts'
import { openBilling } from '../billing/open-billing.ts'
import type { Config } from '../config.ts'
import { AdminError } from './admin-error.ts'
import { readAddress } from './server-address.ts'

export interface Connection {
  /** Acts as the service role. */
  client: ServiceClient
  billing: Pick<Billing, 'endSubscription'>
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
  const connection = (client: ServiceClient, close = nothing): Connection => ({
    client,
    billing: billingOf(config, client),
    close,
  })
  if (database.mode === 'supabase') return connection(clientOf(database.url, database.secretKey))
  if (await findLivingHolder(dataDir)) {
    const address = await readAddress(dataDir)
    if (!address) throw new AdminError('The server is about to start or to stop. Try again in a moment.')
    const { secretKey } = await readOrCreateSecrets(dataDir)
    return connection(clientOf(address, secretKey))
  }
  const backend = await openBackend(config, {
    siteUrl: () => config.publicUrl ?? '',
    announceMail: () => undefined,
  })
  return connection(openServiceClient(backend), backend.close)
}

function billingOf({ billing: settings }: Config, client: ServiceClient): Billing {
  const log = pino({ level: 'warn' })
  return openBilling(settings, { call: callOverDataApi(() => client), log, now: Date.now }).billing
}

function clientOf(url: string, secretKey: string): ServiceClient {
  return openServiceClient({ publicUrl: url, secretKey, fetch })
}

const nothing = () => Promise.resolve()
