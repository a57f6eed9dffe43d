import type { AppError } from '../errors.ts'

/**
 * An error on one of Supabase's paths. Its clients read `message` where the rest of ours reads `error`; both carry the
 * same text.
 */
export function refusal({ status, code, message }: AppError): Response {
  return Response.json({ error: message, message, code }, { status })
}
