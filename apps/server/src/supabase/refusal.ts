import type { AppError } from '../errors.ts'

/** From this version of its API on, Supabase's account client reads the code of an error from `code`. */
const headers = { 'x-supabase-api-version': '2024-01-01' }

/**
 * An error on one of Supabase's paths. Its clients read `message` where the rest of ours reads `error`; both carry the
 * same text.
 */
export function refusal({ status, code, message }: AppError): Response {
  return Response.json({ error: message, message, code }, { status, headers })
}
