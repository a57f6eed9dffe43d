import { z } from 'zod'
import type { Database } from '../../../database/database.ts'
import { parseJson } from '../protocol/message.ts'

/** The channel of NOTIFY on which servers tell each other what is said in topics. */
export const topicChannel = 'realtime_messages'

/** Bytes of one notice; PostgreSQL takes fewer than 8,000. */
const mostBytes = 7900

const metasSchema = z.array(z.record(z.string(), z.unknown()))
const topicMessageSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('broadcast'),
    topic: z.string(),
    event: z.string(),
    /** The channel that sent it. */
    sender: z.string().optional(),
    payload: z.unknown().optional(),
    /** In place of the payload: bytes, in base64. */
    bytes: z.string().optional(),
  }),
  z.object({
    kind: z.literal('presence'),
    topic: z.string(),
    key: z.string(),
    joins: metasSchema,
    leaves: metasSchema,
  }),
])
export type TopicMessage = z.output<typeof topicMessageSchema>

/** More than a notice can carry. */
export class MessageTooLarge extends Error {
  override readonly name = 'MessageTooLarge'
}

export const parseTopicMessage = (payload: string): TopicMessage | undefined =>
  topicMessageSchema.safeParse(parseJson(payload)).data

/** The notice as text. @throws MessageTooLarge */
export function formatTopicMessage(message: TopicMessage): string {
  const text = JSON.stringify(message)
  if (Buffer.byteLength(text) > mostBytes) throw new MessageTooLarge('A message may have 7 KB')
  return text
}

/** Tells all servers, this one, too. @throws MessageTooLarge, DatabaseUnavailable */
export async function publish({ query }: Pick<Database, 'query'>, message: TopicMessage): Promise<void> {
  await query('select pg_notify($1, $2)', [topicChannel, formatTopicMessage(message)])
}
