import { getRuntimeConfig } from '@/lib/runtime-config'
import { getSupabase } from '@/lib/supabase'
import { DictionaryError, dictionaryErrors } from './dictionary-error'
import type { StorageAccess } from './protocol'

/**
 * What the worker needs to download as the learner: dictionaries are for those who signed in (requirement 6.4a).
 * @throws DictionaryError without a session
 */
export async function readStorageAccess(): Promise<StorageAccess> {
  const { data, error } = await getSupabase().auth.getSession()
  if (error) throw new DictionaryError(dictionaryErrors.authFailed, { cause: error })
  if (!data.session) throw new DictionaryError(dictionaryErrors.notSignedIn)
  const { supabaseUrl, supabaseKey } = getRuntimeConfig()
  return {
    url: `${supabaseUrl}/storage/v1`,
    headers: { apikey: supabaseKey, authorization: `Bearer ${data.session.access_token}` },
  }
}
