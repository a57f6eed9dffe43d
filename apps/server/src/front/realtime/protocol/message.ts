import { isDeeperThan } from '../../json-depth.ts'
import { z } from 'zod'

/**
 * Messages of Supabase's Realtime, protocol version 2.0.0: `[join_ref, ref, topic, event, payload]`.
 * @see https://supabase.com/docs/guides/realtime/protocol
 */
const messageSchema = z.tuple([
  z.string().max(100).nullable(),
  z.string().max(100).nullable(),
  z.string().max(255),
  z.string().max(100),
  z.record(z.string(), z.unknown()),
])

export interface RealtimeMessage {
  joinRef: string | null
  ref: string | null
  topic: string
  event: string
  payload: Record<string, unknown>
}

/** Reads a frame of text; undefined where it is not of the protocol. */
export function parseMessage(frame: string): RealtimeMessage | undefined {
  const parsed = messageSchema.safeParse(parseJson(frame))
  if (!parsed.success) return undefined
  const [joinRef, ref, topic, event, payload] = parsed.data
  return { joinRef, ref, topic, event, payload }
}

/** Lists and objects inside one another; what lies deeper could not be written again. */
const deepest = 100

/** What a text says as JSON; undefined where it is none, or too deep. */
export function parseJson(text: string): unknown {
  if (isDeeperThan(text, deepest)) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export function formatMessage({ joinRef, ref, topic, event, payload }: RealtimeMessage): string {
  return JSON.stringify([joinRef, ref, topic, event, payload])
}

/** The answer to a message. */
export function replyTo(
  { joinRef, ref, topic }: Pick<RealtimeMessage, 'joinRef' | 'ref' | 'topic'>,
  status: 'ok' | 'error',
  response: Record<string, unknown> = {},
): string {
  return formatMessage({ joinRef, ref, topic, event: 'phx_reply', payload: { status, response } })
}
