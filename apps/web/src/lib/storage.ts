import { StorageClient } from '@supabase/storage-js'
import { requireAuthorization } from './authorization'
import { getRuntimeConfig } from './runtime-config'
import { serverFetch } from './server-fetch'

/** What keeps files, as far as it is asked for them. */
export type Storage = Pick<StorageClient, 'from'>

/**
 * The learner's files. A client of its own: the one of the page has none, as no first screen has files.
 * @throws Error where nobody is signed in; the auth client's error where that cannot be told
 */
export async function openStorage(): Promise<Storage> {
  const { supabaseUrl, supabaseKey } = getRuntimeConfig()
  const headers = { apikey: supabaseKey, ...(await requireAuthorization()) }
  return new StorageClient(`${supabaseUrl}/storage/v1`, headers, serverFetch)
}
