import type { Database } from '@lingarden/database/generated/types'
import type { SupabaseClient } from '@supabase/supabase-js'
import type { Backend } from './backend.ts'

/** Acts as the service role, past row level security. */
export type ServiceClient = SupabaseClient<Database>

/**
 * Supabase's client for what the server does itself; where Supabase is inside this process, nothing goes over the network.
 * It is loaded when it is asked for, as most servers never need it.
 */
export async function openServiceClient({
  publicUrl = 'http://backend',
  secretKey,
  fetch,
}: Pick<Backend, 'publicUrl' | 'secretKey' | 'fetch'>): Promise<ServiceClient> {
  const { createClient } = await import('@supabase/supabase-js')
  return createClient<Database>(publicUrl, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: (input, init) => fetch(new Request(input, init)) },
  })
}
