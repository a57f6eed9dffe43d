import type { Caller } from '../../caller.ts'
import type { Subscription } from '../changes/subscription.ts'
import { formatMessage } from '../protocol/message.ts'

/** A client's WebSocket. */
export interface Connection {
  /** Sends a frame, or ends the connection where its client does not keep up. */
  send: (frame: string | Buffer) => void
  close: (code: number, reason: string) => void
  channels: Map<string, Channel>
  /** Accounts whose tokens it sent. */
  accounts: Set<string>
  /** When its client was heard last, in milliseconds since the epoch. */
  lastSeenAt: number
}

/** One topic that a connection has joined. */
export interface Channel {
  id: string
  connection: Connection
  topic: string
  joinRef: string | null
  caller: Caller
  /** When the token ends that the caller is known by, in milliseconds since the epoch. */
  expiresAt: number
  subscriptions: readonly Subscription[]
  /** Whether its own broadcasts come back to it, and are confirmed. */
  self: boolean
  ack: boolean
  presence: {
    key: string
    isFollowed: boolean
    tracked: { ref: string; meta: Record<string, unknown> } | undefined
  }
}

/** All that is joined on this server. */
export interface Hub {
  connections: Set<Connection>
  add: (channel: Channel) => void
  remove: (channel: Channel) => void
  isFollowed: (table: string) => boolean
  /** Channels that follow changes of a table, and those that have joined a topic. */
  followers: (table: string) => Iterable<Channel>
  members: (topic: string) => ReadonlySet<Channel>
  /** Sends a frame to a channel as long as its caller's token holds. */
  send: (channel: Channel, frame: string | Buffer) => void
  /** Ends a channel in a way that makes its client join anew. */
  reset: (channel: Channel, reason: string) => void
  resetAll: (reason: string) => void
}

interface HubDeps {
  /** Milliseconds since the epoch. */
  now: () => number
  onRemove: (channel: Channel) => void
}

export function createHub({ now, onRemove }: HubDeps): Hub {
  const connections = new Set<Connection>()
  const byTopic = new Map<string, Set<Channel>>()
  const byTable = new Map<string, Set<Channel>>()
  const tablesOf = ({ subscriptions }: Channel) =>
    new Set(subscriptions.flatMap(({ tables }) => [...tables.keys()]))

  const remove = (channel: Channel): void => {
    const { connection, topic } = channel
    if (connection.channels.get(topic) !== channel) return
    connection.channels.delete(topic)
    drop(byTopic, topic, channel)
    for (const table of tablesOf(channel)) drop(byTable, table, channel)
    onRemove(channel)
  }

  const reset = (channel: Channel, reason: string): void => {
    const { connection, topic, joinRef } = channel
    if (connection.channels.get(topic) !== channel) return
    remove(channel)
    const payload = {
      extension: 'system',
      status: 'error',
      message: reason,
      channel: topic.replace('realtime:', ''),
    }
    connection.send(formatMessage({ joinRef, ref: null, topic, event: 'system', payload }))
    connection.send(formatMessage({ joinRef, ref: null, topic, event: 'phx_error', payload: { reason } }))
  }

  return {
    connections,
    remove,
    reset,
    add: (channel) => {
      channel.connection.channels.set(channel.topic, channel)
      put(byTopic, channel.topic, channel)
      for (const table of tablesOf(channel)) put(byTable, table, channel)
    },
    isFollowed: (table) => byTable.has(table),
    followers: (table) => byTable.get(table) ?? [],
    members: (topic) => byTopic.get(topic) ?? new Set(),
    send: (channel, frame) => {
      if (channel.expiresAt <= now()) return reset(channel, 'Token has expired')
      channel.connection.send(frame)
    },
    resetAll: (reason) => {
      for (const { channels } of connections) for (const channel of channels.values()) reset(channel, reason)
    },
  }
}

function put(index: Map<string, Set<Channel>>, name: string, channel: Channel): void {
  const known = index.get(name)
  if (known) known.add(channel)
  else index.set(name, new Set([channel]))
}

function drop(index: Map<string, Set<Channel>>, name: string, channel: Channel): void {
  const known = index.get(name)
  known?.delete(channel)
  if (known?.size === 0) index.delete(name)
}
