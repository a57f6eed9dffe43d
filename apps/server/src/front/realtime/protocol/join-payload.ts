import { z } from 'zod'

/** Row changes that one channel may follow. */
const mostChanges = 20

const changeSchema = z.object({
  event: z
    .string()
    .transform((event) => event.toUpperCase())
    .pipe(z.enum(['*', 'INSERT', 'UPDATE', 'DELETE'])),
  schema: z.string().max(100).default('public'),
  table: z.string().max(100).optional(),
  filter: z.string().max(2000).optional(),
  select: z.array(z.string().max(100)).max(200).optional(),
})

/** Row changes that a channel asks for. */
export type AskedChange = z.output<typeof changeSchema>

/** What `phx_join` may ask for. */
export const joinPayloadSchema = z.object({
  config: z
    .object({
      postgres_changes: z.array(changeSchema).max(mostChanges).default([]),
      broadcast: z.object({ self: z.boolean().default(false), ack: z.boolean().default(false) }).prefault({}),
      presence: z
        .object({ key: z.string().max(200).default(''), enabled: z.boolean().default(false) })
        .prefault({}),
      private: z.boolean().default(false),
    })
    .prefault({}),
  access_token: z.string().max(8192).nullish(),
})
export type JoinPayload = z.output<typeof joinPayloadSchema>
