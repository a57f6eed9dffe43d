import { z } from 'zod'
import type { Database } from '../../../database/database.ts'
import type { Channel, Hub } from '../connections/hub.ts'
import { bytesKey, formatBinaryFrame } from '../protocol/binary-frame.ts'
import { formatMessage } from '../protocol/message.ts'
import { publish, type TopicMessage } from './topic-message.ts'

/** Channels that one broadcast reaches on a server; more are no conversation, and one sender would flood them all. */
export const mostMembers = 100

const pushSchema = z.object({ event: z.string().min(1).max(200), payload: z.unknown().optional() })

/** Why a message is not passed on; its text is for the developer who sent it. */
export class TopicError extends Error {
  override readonly name = 'TopicError'
}

/**
 * Passes a broadcast on to all who have joined its topic, on every server.
 * @throws TopicError, MessageTooLarge, DatabaseUnavailable
 */
export async function broadcast(
  database: Pick<Database, 'query'>,
  hub: Hub,
  channel: Channel,
  payload: Record<string, unknown>,
): Promise<void> {
  const parsed = pushSchema.safeParse(payload)
  if (!parsed.success) throw new TopicError('A broadcast has an event and a payload')
  if (channel.caller.role === 'anon') throw new TopicError('Sign in to broadcast')
  checkMembers(hub, channel.topic)
  const bytes = payload[bytesKey]
  const content = Buffer.isBuffer(bytes)
    ? { bytes: bytes.toString('base64') }
    : { payload: parsed.data.payload ?? {} }
  const { topic, id: sender } = channel
  await publish(database, { kind: 'broadcast', topic, event: parsed.data.event, sender, ...content })
}

/** @throws TopicError where a topic has more members than one may speak to */
export function checkMembers(hub: Hub, topic: string): void {
  if (hub.members(topic).size > mostMembers)
    throw new TopicError(`A topic has at most ${mostMembers} members`)
}

/** Hands a broadcast, from whatever server, to the channels of this one. */
export function deliverBroadcast(hub: Hub, message: Extract<TopicMessage, { kind: 'broadcast' }>): void {
  const { topic, event, sender, bytes } = message
  const members = hub.members(topic)
  if (members.size > mostMembers) return
  const frame =
    bytes === undefined
      ? formatMessage({
          joinRef: null,
          ref: null,
          topic,
          event: 'broadcast',
          payload: { type: 'broadcast', event, payload: message.payload },
        })
      : formatBinaryFrame(topic, event, Buffer.from(bytes, 'base64'))
  for (const channel of members) {
    if (channel.caller.role === 'anon' || (channel.id === sender && !channel.self)) continue
    hub.send(channel, frame)
  }
}
