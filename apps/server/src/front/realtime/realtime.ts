import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Hono } from 'hono'
import type { Logger } from 'pino'
import { WebSocketServer } from 'ws'
import type { Database } from '../../database/database.ts'
import { knowProxies, type IsProxy } from '../../http/client-address.ts'
import type { Authenticate } from '../authenticate.ts'
import type { EndedSessions } from '../living-sessions.ts'
import type { Limits } from '../limits/limits.ts'
import type { Switches } from '../switches/switches.ts'
import { broadcastRoutes } from './broadcast-routes.ts'
import { createChangeFeed } from './changes/change-feed.ts'
import { parseNotice } from './changes/change-notice.ts'
import { createPublishedTables } from './changes/published-tables.ts'
import { networkOfUpgrade } from './connections/client-network.ts'
import { createConnectionLimits } from './connections/connection-limits.ts'
import { createHub, type Channel, type Hub } from './connections/hub.ts'
import { isOfMaintenance } from './connections/join-channel.ts'
import { serveConnection } from './connections/serve-connection.ts'
import { deliverBroadcast } from './topics/broadcasts.ts'
import { createPresences, deliverPresence } from './topics/presences.ts'
import { parseTopicMessage, topicChannel } from './topics/topic-message.ts'

/** Largest frame taken from a client, in bytes; the protocol's messages are far smaller. */
const maxPayload = 64 * 1024
/** How long a client may be silent, in milliseconds; realtime-js says something every 25 s. */
const longestSilence = 60_000
/** How often connections are looked through, and presences renewed, in milliseconds. */
const lookEvery = 5000
const renewEvery = 15_000

export interface RealtimeDeps {
  database: Pick<Database, 'query' | 'run' | 'listen'>
  authenticate: Authenticate
  endedSessions: EndedSessions
  limits: Limits
  switches: Pick<Switches, 'current'>
  log: Logger
  /** Milliseconds since the epoch. */
  now: () => number
  /** Whose word on where a request comes from is believed. */
  isProxy?: IsProxy
  /** Milliseconds between two looks at all connections. */
  lookEvery?: number
}

export interface Realtime {
  /** Takes over a WebSocket on /realtime/v1/websocket. */
  handleUpgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
  /** Broadcasts by HTTP, to be mounted at /realtime/v1. */
  routes: Hono
  close: () => Promise<void>
}

/**
 * Supabase's Realtime as realtime-js 2.119 speaks it: row changes fed by the triggers' NOTIFY on the channel `realtime`,
 * broadcasts and presence across all servers of a database.
 */
export async function createRealtime(deps: RealtimeDeps): Promise<Realtime> {
  const { database, authenticate, log, now, isProxy = knowProxies() } = deps
  const server = new WebSocketServer({ noServer: true, maxPayload })
  const presences = createPresences(database)
  const hub = createHub({ now, onRemove: (channel) => void presences.leave(channel) })
  const counts = createConnectionLimits()
  const tables = createPublishedTables(database, now)
  const feed = createChangeFeed({ database, hub, log, now })
  const stops = [
    await database.listen(
      'realtime',
      (payload) => {
        const notice = parseNotice(payload)
        if (notice) feed.add(notice)
      },
      // What was told meanwhile is lost: who joins anew reads anew.
      () => hub.resetAll('Changes may have been missed'),
    ),
    await database.listen(topicChannel, (payload) => {
      const message = parseTopicMessage(payload)
      if (message?.kind === 'broadcast') deliverBroadcast(hub, message)
      if (message?.kind === 'presence') deliverPresence(hub, message)
    }),
  ]
  const look = setInterval(() => {
    lookThrough(deps, hub)
    // Where it cannot be read now, the next look reads it.
    void leaveEnded(deps, hub).catch(() => undefined)
  }, deps.lookEvery ?? lookEvery)
  const renew = setInterval(() => void presences.renew().catch(() => undefined), renewEvery)
  for (const timer of [look, renew]) timer.unref()
  const connectionDeps = { ...deps, hub, counts, tables, presences }

  async function upgrade(
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    network: string,
  ): Promise<void> {
    const apiKey = await openConnection(request, authenticate)
    if (apiKey === undefined) return refuseUpgrade(socket, '401 Unauthorized')
    // Others may have come while this one was looked at.
    const late = counts.refuse(network)
    if (late) return refuseUpgrade(socket, late)
    server.handleUpgrade(request, socket, head, (client) =>
      serveConnection(connectionDeps, client, network, apiKey),
    )
  }

  return {
    routes: broadcastRoutes({ database, hub, authenticate, limits: deps.limits }),
    handleUpgrade: (request, socket, head) => {
      socket.on('error', () => socket.destroy())
      const network = networkOfUpgrade(request, isProxy)
      const refusal = counts.refuse(network)
      if (refusal) return refuseUpgrade(socket, refusal)
      void upgrade(request, socket, head, network)
    },
    close: async () => {
      clearInterval(look)
      clearInterval(renew)
      for (const stop of stops) await stop().catch(() => undefined)
      for (const client of server.clients) client.terminate()
      server.close()
      await presences.clear().catch(() => undefined)
    },
  }
}

/** The key that a request to upgrade carries; undefined where it is none of this server, or asks for another protocol. */
async function openConnection(
  { url }: IncomingMessage,
  authenticate: Authenticate,
): Promise<string | undefined> {
  try {
    const { pathname, searchParams } = new URL(url ?? '/', 'http://localhost')
    const apiKey = searchParams.get('apikey')
    const isKnown = pathname === '/realtime/v1/websocket' && (searchParams.get('vsn') ?? '2.0.0') === '2.0.0'
    if (!apiKey || !isKnown) return undefined
    await authenticate(new Request('http://localhost/', { headers: { apikey: apiKey } }))
    return apiKey
  } catch {
    return undefined
  }
}

function refuseUpgrade(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

/** Ends connections whose client is gone, and channels whose caller lost their rights. */
function lookThrough({ now, switches }: RealtimeDeps, hub: Hub): void {
  const isClosed = switches.current().siteDisabled
  for (const connection of hub.connections) {
    if (now() - connection.lastSeenAt > longestSilence) connection.close(1001, 'Nothing was heard')
    for (const channel of connection.channels.values()) {
      const { caller, subscriptions, expiresAt } = channel
      const isHeld =
        isClosed &&
        caller.role !== 'service_role' &&
        !isOfMaintenance(subscriptions.map(({ asked }) => asked))
      if (isHeld) hub.reset(channel, 'The site is closed for the moment')
      else if (expiresAt <= now()) hub.reset(channel, 'Token has expired')
    }
  }
}

/** Ends the channels of sessions that have ended meanwhile. */
async function leaveEnded({ endedSessions }: RealtimeDeps, hub: Hub): Promise<void> {
  const bySession = new Map<string, Channel[]>()
  for (const { channels } of hub.connections) {
    for (const channel of channels.values()) {
      const { sessionId } = channel.caller
      if (sessionId !== undefined) bySession.set(sessionId, [...(bySession.get(sessionId) ?? []), channel])
    }
  }
  if (bySession.size === 0) return
  for (const id of await endedSessions([...bySession.keys()]))
    for (const channel of bySession.get(id) ?? []) hub.reset(channel, 'The session has ended')
}
