import { StreamProviderError } from 'ai'
import { z } from 'zod'

const detailsSchema = z.object({
  message: z.string(),
  type: z.string().optional().catch(undefined),
  code: z.union([z.string(), z.number()]).optional().catch(undefined),
})
const statusSchema = z.coerce.number().int().min(400).max(599)
const statusNames = ['statusCode', 'status_code', 'status', 'code']

/**
 * What a provider put into its stream in place of an answer, as the SDK's own error; something else as it is. Providers
 * wrap what they say differently: in itself, under `error`, or under `response.error`.
 */
export function streamError(error: unknown): unknown {
  if (error instanceof Error) return error
  const outer = recordIn(error)
  const candidates = [recordIn(recordIn(outer['response'])['error']), recordIn(outer['error']), outer]
  const details = candidates.map((candidate) => detailsSchema.safeParse(candidate).data).find(Boolean)
  if (!details) return error
  const statuses = candidates.flatMap((candidate) => statusNames.map((name) => candidate[name]))
  const statusCode = statuses.map((status) => statusSchema.safeParse(status).data).find(Boolean)
  return new StreamProviderError({ ...details, statusCode })
}

const recordIn = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
