import type { Database } from '@lingarden/database/generated/types'
import { createClient } from '@supabase/supabase-js'
import type { Logger } from 'pino'
import { createLocalLimits } from '../front/limits/local-limits.ts'
import { createRemoteSwitches } from '../front/switches/create-switches.ts'
import type { Backend } from './backend.ts'
import { callOverDataApi } from './call-function.ts'
import { createHostedProof } from './hosted-proof.ts'

/** A hosted or self-hosted Supabase: the browser talks to it directly, our server keeps nothing. */
export function openExternal(
  supabase: { url: string; publishableKey: string; secretKey: string },
  log: Logger,
): Backend {
  const { auth } = createClient(supabase.url, supabase.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  })
  const connect = (token?: string) =>
    createClient<Database>(supabase.url, token ? supabase.publishableKey : supabase.secretKey, {
      auth: { persistSession: false, autoRefreshToken: false },
      ...(token && { global: { headers: { authorization: `Bearer ${token}` } } }),
    })
  const switches = createRemoteSwitches({ client: connect(), log })
  const verifyToken = async (token: string) => {
    const { data, error } = await auth.getClaims(token)
    if (error) throw error
    return data?.claims
  }
  return {
    mode: 'supabase',
    publicUrl: supabase.url,
    publishableKey: supabase.publishableKey,
    secretKey: supabase.secretKey,
    mailMode: 'external',
    mails: () => [],
    // Checked here with the project's signing keys, kept for 10 minutes; an older project with one shared secret, which
    // nobody but it knows, is asked instead.
    verifyToken,
    requireFreshSignIn: createHostedProof({ verifyToken, connect, now: Date.now }),
    call: callOverDataApi(connect),
    limits: createLocalLimits(Date.now),
    switches,
    isReady: async () => {
      const { error } = await connect().from('app_settings').select('id').limit(1)
      return error === null
    },
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url)
      return fetch(new Request(supabase.url + pathname + search, request))
    },
    handleUpgrade: undefined,
    close: () => Promise.resolve(),
  }
}
