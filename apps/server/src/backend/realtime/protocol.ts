import { z } from 'zod'

/**
 * Messages of Supabase's Realtime, protocol version 2.0.0: `[join_ref, ref, topic, event, payload]`.
 * @see https://supabase.com/docs/guides/realtime/protocol
 */
const messageSchema = z.tuple([
  z.string().nullable(),
  z.string().nullable(),
  z.string().max(200),
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

/** Reads a frame; undefined where it is not of the protocol. */
export function parseMessage(frame: string): RealtimeMessage | undefined {
  const parsed = messageSchema.safeParse(parseJson(frame))
  if (!parsed.success) return undefined
  const [joinRef, ref, topic, event, payload] = parsed.data
  return { joinRef, ref, topic, event, payload }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export function formatMessage({ joinRef, ref, topic, event, payload }: RealtimeMessage): string {
  return JSON.stringify([joinRef, ref, topic, event, payload])
}

const postgresChangesSchema = z.array(
  z.object({
    event: z.enum(['*', 'INSERT', 'UPDATE', 'DELETE']),
    schema: z.string(),
    table: z.string().optional(),
    filter: z.string().optional(),
  }),
)

/** What `phx_join` may ask for. */
export const joinPayloadSchema = z.object({
  config: z.object({ postgres_changes: postgresChangesSchema.optional() }).optional(),
  access_token: z.string().nullish(),
})

export type PostgresChange = z.output<typeof postgresChangesSchema>[number]

/** What a trigger's NOTIFY carries: the key of the changed row, never its content. */
const notificationSchema = z.object({
  schema: z.string(),
  table: z.string(),
  type: z.enum(['INSERT', 'UPDATE', 'DELETE']),
  id: z.string(),
})
export type Notification = z.output<typeof notificationSchema>

/** Reads the payload of a NOTIFY; undefined where it is none of our triggers'. */
export function parseNotification(payload: string): Notification | undefined {
  return notificationSchema.safeParse(parseJson(payload)).data
}

/** Whether a subscription asked for this change; `filter` may be `id=eq.<key>`. */
export function isWanted(change: PostgresChange, { schema, table, type, id }: Notification): boolean {
  if (change.schema !== schema || (change.table !== undefined && change.table !== table)) return false
  if (change.event !== '*' && change.event !== type) return false
  return change.filter === undefined || change.filter === `id=eq.${id}`
}
