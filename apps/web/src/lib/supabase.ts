import type { Database } from '@lingarden/database/generated/types'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { getRuntimeConfig } from './runtime-config'

export type LingardenClient = SupabaseClient<Database>

let client: LingardenClient | undefined

/** The one client of this page: code-exchange flow, persisted session, automatic refresh (requirement 6.5b). */
export function getSupabase(): LingardenClient {
  const { supabaseUrl, supabaseKey } = getRuntimeConfig()
  client ??= createClient<Database>(supabaseUrl, supabaseKey, {
    auth: { flowType: 'pkce', persistSession: true, autoRefreshToken: true, detectSessionInUrl: true },
  })
  return client
}
