import {
  isWanted,
  joinPayloadSchema,
  type Notification,
  type PostgresChange,
  type RealtimeMessage,
} from './protocol.ts'

/** Channels one connection may have open. */
const maxChannels = 20

interface Channel {
  joinRef: string | null
  changes: { id: number; change: PostgresChange }[]
}

/** The channels of one connection: answers its messages and says who wants a change. No input or output of its own. */
export interface Channels {
  /** What to send back for a message. */
  answer: (message: RealtimeMessage) => RealtimeMessage[]
  /** The channels that asked for a change, with the ids they know it by. */
  wanting: (notification: Notification) => { topic: string; ids: number[] }[]
  accessToken: () => string | undefined
}

export function createChannels(): Channels {
  const channels = new Map<string, Channel>()
  let accessToken: string | undefined
  let nextId = 1

  function reply(
    to: RealtimeMessage,
    status: 'ok' | 'error',
    response: Record<string, unknown>,
  ): RealtimeMessage {
    return { ...to, event: 'phx_reply', payload: { status, response } }
  }

  function join(message: RealtimeMessage): RealtimeMessage[] {
    const parsed = joinPayloadSchema.safeParse(message.payload)
    if (!parsed.success || (channels.size >= maxChannels && !channels.has(message.topic))) {
      return [reply(message, 'error', { reason: 'This subscription cannot be joined.' })]
    }
    accessToken = parsed.data.access_token ?? accessToken
    const changes = (parsed.data.config?.postgres_changes ?? []).map((change) => ({ id: nextId++, change }))
    channels.set(message.topic, { joinRef: message.joinRef, changes })
    const accepted = changes.map(({ id, change }) => ({ id, ...change }))
    const ready = {
      extension: 'postgres_changes',
      status: 'ok',
      message: 'Subscribed to PostgreSQL',
      channel: message.topic,
    }
    return [
      reply(message, 'ok', { postgres_changes: accepted }),
      { ...message, ref: null, event: 'system', payload: ready },
    ]
  }

  return {
    accessToken: () => accessToken,
    answer: (message) => {
      if (message.event === 'phx_join') return join(message)
      if (message.event === 'heartbeat') return [reply(message, 'ok', {})]
      if (message.event === 'phx_leave') {
        channels.delete(message.topic)
        return [reply(message, 'ok', {})]
      }
      const token = message.payload['access_token']
      if (message.event === 'access_token' && typeof token === 'string') accessToken = token
      return []
    },
    wanting: (notification) =>
      [...channels].flatMap(([topic, { changes }]) => {
        const ids = changes.filter(({ change }) => isWanted(change, notification)).map(({ id }) => id)
        return ids.length > 0 ? [{ topic, ids }] : []
      }),
  }
}
