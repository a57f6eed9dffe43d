import type { RealtimeChannel, RealtimeClient } from '@supabase/realtime-js'
import { logError } from './log'
import { getRuntimeConfig } from './runtime-config'
import { getSupabase } from './supabase'

const reconnectDelays = [1000, 2000, 5000, 10_000]

/** Milliseconds before the next attempt to reach realtime: 1, 2, 5, then 10 s (requirement 9.9b). */
function reconnectAfterMs(tries: number): number {
  return reconnectDelays[tries - 1] ?? 10_000
}

let opening: Promise<RealtimeClient> | undefined

/**
 * The one live connection of this page, made as the page's own client would make it. Its script, a twentieth of what a first
 * screen loads, comes when the first change is followed.
 * @throws where that script does not come; whoever asks next tries again
 */
export function openRealtime(): Promise<RealtimeClient> {
  opening ??= open().catch((cause: unknown) => {
    opening = undefined
    throw cause
  })
  return opening
}

async function open(): Promise<RealtimeClient> {
  const { RealtimeClient: Client } = await import('@supabase/realtime-js')
  const { supabaseUrl, supabaseKey } = getRuntimeConfig()
  const { auth } = getSupabase()
  const accessToken = async () => (await auth.getSession()).data.session?.access_token ?? supabaseKey
  const client = new Client(`${supabaseUrl.replace(/^http/u, 'ws')}/realtime/v1`, {
    params: { apikey: supabaseKey },
    accessToken,
    timeout: 10_000,
    heartbeatIntervalMs: 25_000,
    reconnectAfterMs,
  })
  // Deferred: the auth client holds its lock while it calls back, and the token is asked of it.
  auth.onAuthStateChange(() => void setTimeout(() => void client.setAuth()))
  return client
}

/**
 * Follows changes that the server tells of.
 * @param join joins the channel of them
 * @returns how to stop
 */
export function followChanges(join: (realtime: RealtimeClient) => RealtimeChannel): () => void {
  let leave: (() => void) | undefined
  let isLeft = false
  const begin = (realtime: RealtimeClient) => {
    if (isLeft) return
    const channel = join(realtime)
    leave = () => void realtime.removeChannel(channel)
  }
  openRealtime().then(begin, (cause: unknown) => logError('Changes are not followed', cause))
  return () => {
    isLeft = true
    leave?.()
  }
}
