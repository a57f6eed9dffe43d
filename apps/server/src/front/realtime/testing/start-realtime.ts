import { createClient, type RealtimeChannel, type SupabaseClient } from '@supabase/supabase-js'
import { Hono } from 'hono'
import { pino } from 'pino'
import type { Database } from '../../../database/database.ts'
import { createLimits } from '../../limits/limits.ts'
import { createEndedSessions } from '../../living-sessions.ts'
import { layFoundation, serve, type Foundation, type RoomLearner } from '../../testing/rooms.ts'
import { createRealtime } from '../realtime.ts'

export interface TestRealtime {
  url: string
  foundation: Foundation
  enrol: () => Promise<RoomLearner>
  /** A page of a visitor, or of a learner. */
  page: (token?: string, url?: string) => SupabaseClient
  /** Moves the clock of the server on. */
  advance: (milliseconds: number) => void
  /** Opens and closes the site. */
  closeSite: (isClosed: boolean) => void
  /** Statements as others than the owner since the last look. */
  takeReads: () => string[]
  /** Ends the connections of all pages. */
  leaveAll: () => Promise<void>
  another: () => Promise<{ url: string; close: () => Promise<void> }>
  close: () => Promise<void>
}

/** Realtime over real sockets on a database of its own. */
export async function startRealtime(): Promise<TestRealtime> {
  const foundation = await layFoundation()
  let ahead = 0
  let isClosed = false
  let reads: string[] = []
  const query: Database['query'] = (text, values, options) => {
    if (options?.as) reads.push(`${options.as.role}: ${text}`)
    return foundation.database.query(text, values, options)
  }
  const database = { ...foundation.database, query }
  const pages: SupabaseClient[] = []
  const start = async () => {
    const realtime = await createRealtime({
      database,
      authenticate: foundation.authenticate,
      endedSessions: createEndedSessions(foundation.database),
      limits: createLimits({ database }),
      switches: {
        current: () => ({
          siteDisabled: isClosed,
          siteMessage: null,
          signupDisabled: false,
          signupMessage: null,
        }),
      },
      log: pino({ level: 'silent' }),
      now: () => Date.now() + ahead,
      lookEvery: 10,
    })
    const served = await serve(new Hono().route('/realtime/v1', realtime.routes))
    served.server.on('upgrade', realtime.handleUpgrade)
    return {
      url: served.url,
      close: async () => {
        await realtime.close()
        served.close()
      },
    }
  }
  const main = await start()
  const leaveAll = async () => {
    await Promise.all(pages.splice(0).map(({ realtime }) => realtime.disconnect()))
  }
  return {
    url: main.url,
    foundation,
    enrol: () => foundation.enrol(main.url),
    page: (token, url = main.url) => {
      const page = createClient(url, foundation.keys.publishableKey, {
        ...(token ? { accessToken: () => Promise.resolve(token) } : { auth: { persistSession: false } }),
        realtime: { reconnectAfterMs: () => 20 },
      })
      pages.push(page)
      return page
    },
    advance: (milliseconds) => (ahead += milliseconds),
    closeSite: (closed) => (isClosed = closed),
    takeReads: () => {
      const taken = reads
      reads = []
      return taken
    },
    leaveAll,
    another: start,
    close: async () => {
      await leaveAll()
      await main.close()
      await foundation.close()
    },
  }
}

/** Joins a channel; what came of it, with the reason where it failed. */
export async function join(channel: RealtimeChannel): Promise<string> {
  // A new client asks for its token while it connects already, and may join without it.
  await channel.socket.setAuth()
  return new Promise((resolve) => {
    channel.subscribe((status, error) => resolve(error ? `${status}: ${error.message}` : status))
  })
}
