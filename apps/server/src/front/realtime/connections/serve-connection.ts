import type { Logger } from 'pino'
import type { WebSocket } from 'ws'
import type { Database } from '../../../database/database.ts'
import { isPassing } from '../../../database/unavailable.ts'
import { CallerError } from '../../authenticate.ts'
import { checkSubscription, SubscriptionError } from '../changes/subscription.ts'
import { parseBinaryFrame } from '../protocol/binary-frame.ts'
import { formatMessage, parseMessage, replyTo, type RealtimeMessage } from '../protocol/message.ts'
import { broadcast, TopicError } from '../topics/broadcasts.ts'
import type { Presences } from '../topics/presences.ts'
import { MessageTooLarge } from '../topics/topic-message.ts'
import type { Channel, Connection } from './hub.ts'
import { callerOf, JoinError, joinChannel, type JoinDeps } from './join-channel.ts'
import { createMessageRate } from './message-rate.ts'

/** Bytes that may wait for a client which does not take them. */
const mostBuffered = 1024 * 1024
/** Messages that may wait for the ones before them. */
const mostQueued = 100

export interface ConnectionDeps extends JoinDeps {
  database: Pick<Database, 'query' | 'run'>
  presences: Presences
  log: Logger
  now: () => number
}

/** Serves one WebSocket until it ends: its messages one after the other. */
export function serveConnection(
  deps: ConnectionDeps,
  socket: WebSocket,
  network: string,
  apiKey: string,
): void {
  const { hub, counts, now } = deps
  const rate = createMessageRate(now)
  const connection: Connection = {
    channels: new Map(),
    accounts: new Set(),
    lastSeenAt: now(),
    close: (code, reason) => socket.close(code, reason),
    send: (frame) => {
      if (socket.readyState !== socket.OPEN) return
      if (socket.bufferedAmount > mostBuffered) return socket.terminate()
      socket.send(frame)
    },
  }
  hub.connections.add(connection)
  counts.enter(network)
  let queued = 0
  let last = Promise.resolve()

  socket.on('message', (data: Buffer, isBinary) => {
    connection.lastSeenAt = now()
    const message = isBinary ? parseBinaryFrame(data) : parseMessage(data.toString('utf8'))
    if (!message) return socket.close(1003, 'Not a message of this protocol')
    if (!rate.takeFrame() || queued >= mostQueued) return socket.close(1008, 'Too many messages')
    queued += 1
    last = last
      .then(() => answer(message))
      .catch((error: unknown) => refuse(message, error))
      .finally(() => (queued -= 1))
  })
  socket.on('error', () => socket.terminate())
  socket.on('close', () => void leave())

  async function leave(): Promise<void> {
    hub.connections.delete(connection)
    // What is being joined just now is left, too.
    await last
    connection.channels.forEach((channel) => hub.remove(channel))
    counts.leave(network, connection.accounts)
  }

  async function answer(message: RealtimeMessage): Promise<void> {
    if (socket.readyState !== socket.OPEN) return
    const { topic, event } = message
    if (topic === 'phoenix')
      return event === 'heartbeat' ? connection.send(replyTo(message, 'ok')) : undefined
    if (event === 'phx_join') return join(message)
    const channel = connection.channels.get(topic)
    if (!channel) throw new JoinError('unmatched topic')
    if (channel.expiresAt <= now() && event !== 'access_token') return hub.reset(channel, 'Token has expired')
    if (event === 'phx_leave') {
      hub.remove(channel)
      connection.send(replyTo(message, 'ok'))
    } else if (event === 'access_token') await renew(channel, message)
    else if (event === 'broadcast' || event === 'presence') await speak(channel, message)
  }

  async function join(message: RealtimeMessage): Promise<void> {
    const channel = await joinChannel(deps, connection, apiKey, message)
    if (!hub.connections.has(connection)) return
    const before = connection.channels.get(message.topic)
    if (before) hub.remove(before)
    hub.add(channel)
    const accepted = channel.subscriptions.map(({ id, asked }) => ({ id, ...asked }))
    connection.send(replyTo(message, 'ok', { postgres_changes: accepted }))
    if (accepted.length > 0)
      connection.send(formatMessage({ ...message, ref: null, event: 'system', payload: ready(channel) }))
    if (channel.presence.isFollowed) await deps.presences.sendState(channel)
  }

  async function renew(channel: Channel, { payload }: RealtimeMessage): Promise<void> {
    try {
      const token = payload['access_token']
      const known = await callerOf(deps.authenticate, apiKey, typeof token === 'string' ? token : undefined)
      if (known.caller.role !== channel.caller.role) {
        // Other rights: what was allowed has to be asked anew.
        if (known.caller.role === 'anon' && channel.subscriptions.length === 0)
          throw new JoinError('Signed out')
        for (const { asked, id } of channel.subscriptions)
          await checkSubscription(deps.tables, known.caller, asked, id)
        return hub.reset(channel, 'The rights of this channel changed')
      }
      Object.assign(channel, known)
    } catch (error) {
      if (isPassing(error)) throw error
      hub.reset(channel, error instanceof Error ? error.message : 'Token has expired')
    }
  }

  async function speak(channel: Channel, message: RealtimeMessage): Promise<void> {
    if (!rate.takeMessage()) throw new TopicError('Too many messages; please wait')
    if (message.event === 'broadcast') await broadcast(deps.database, hub, channel, message.payload)
    else await deps.presences.change(channel, message.payload)
    if (message.event === 'presence' || channel.ack) connection.send(replyTo(message, 'ok'))
  }

  function refuse(message: RealtimeMessage, error: unknown): void {
    const reason = reasonOf(error)
    if (reason === undefined) deps.log.error({ err: error, event: message.event }, 'Realtime failed')
    connection.send(replyTo(message, 'error', { reason: reason ?? 'Something went wrong on the server' }))
  }
}

const ready = ({ topic }: Channel) => ({
  extension: 'postgres_changes',
  status: 'ok',
  message: 'Subscribed to PostgreSQL',
  channel: topic.replace('realtime:', ''),
})

const told = [JoinError, SubscriptionError, CallerError, TopicError, MessageTooLarge]

function reasonOf(error: unknown): string | undefined {
  if (isPassing(error)) return 'The server is busy; please try again in a moment'
  return error instanceof Error && told.some((kind) => error instanceof kind) ? error.message : undefined
}
