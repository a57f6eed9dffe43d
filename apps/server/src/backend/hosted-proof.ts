import type { SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import { AppError, tooManyRequests, unavailable } from '../errors.ts'
import type { Backend } from './backend.ts'

/** How long a sign-in counts as fresh, in milliseconds; as in our own account service. */
const fresh = 600_000

const claimsSchema = z.object({
  email: z.string().default(''),
  /** How somebody showed who they are, and when, in seconds since the epoch. */
  amr: z.array(z.object({ timestamp: z.number() })).default([]),
})

interface HostedProofDeps {
  verifyToken: Backend['verifyToken']
  /** A client that keeps no session. */
  connect: () => Pick<SupabaseClient, 'auth'>
  /** The clock, in milliseconds. */
  now: () => number
}

/**
 * Asks for a fresh sign-in or the password where a hosted Supabase keeps the accounts. It checks the code of a mail only for
 * a change of its own, so that whoever has no password signs in again.
 */
export function createHostedProof({
  verifyToken,
  connect,
  now,
}: HostedProofDeps): Backend['requireFreshSignIn'] {
  return async (token, { currentPassword }) => {
    const { email, amr } = claimsSchema.parse(await verifyToken(token))
    if (currentPassword) return tryPassword(connect(), email, currentPassword)
    const last = Math.max(0, ...amr.map(({ timestamp }) => timestamp)) * 1000
    if (now() - last <= fresh) return
    throw new AppError(400, 'reauthentication_needed', 'Please enter your password, or sign in again.')
  }
}

async function tryPassword(
  { auth }: Pick<SupabaseClient, 'auth'>,
  email: string,
  password: string,
): Promise<void> {
  const { error } = await auth.signInWithPassword({ email, password })
  if (error?.status === 429) throw tooManyRequests()
  if (error?.code === 'invalid_credentials')
    throw new AppError(400, 'invalid_credentials', 'The current password is not right')
  if (error) throw unavailable(error)
  // The session was only to try the password.
  await auth.signOut({ scope: 'local' })
}
