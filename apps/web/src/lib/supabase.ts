import type { Database } from '@lingarden/database/generated/types'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { sessionKey } from './identity/session-key'
import { takePrefetched } from './prefetch/prefetched'
import { getRuntimeConfig } from './runtime-config'
import { serverFetch } from './server-fetch'
import { yieldControl } from './yield-control'

/** Without what the build leaves out of it, as no first screen needs it (build/unused-parts-plugin.ts). */
export type LingardenClient = Omit<
  SupabaseClient<Database>,
  'storage' | 'functions' | 'realtime' | 'channel' | 'getChannels' | 'removeChannel' | 'removeAllChannels'
>

let client: LingardenClient | undefined

/** The one client of this page: code-exchange flow, persisted session, automatic refresh (requirement 6.5b). */
export function getSupabase(): LingardenClient {
  const { supabaseUrl, supabaseKey } = getRuntimeConfig()
  client ??= createClient<Database>(supabaseUrl, supabaseKey, {
    auth: {
      flowType: 'pkce',
      persistSession: true,
      storageKey: sessionKey(),
      autoRefreshToken: true,
      // /auth/callback reads its address itself, and no other does: the code in /friends?code=… is not one for a session.
      detectSessionInUrl: false,
    },
    // The query cache asks once more (requirement 7.18a); three more times by this client, seconds apart, would keep a
    // page without a connection waiting for what is at hand.
    db: { retry: false },
    global: { fetch: takeOrFetch },
  })
  return client
}

/**
 * `fetch` that takes what was asked for before anybody wanted it. What is only read lets the page go on first: a screen asks
 * for ten things at once, and a slow processor takes 5 ms for each.
 */
const takeOrFetch: typeof fetch = async (input, init) => {
  const taken = await takePrefetched(input, init)
  if (taken) return taken
  if ((init?.method ?? 'GET') === 'GET') await yieldControl()
  return serverFetch(input, init)
}
