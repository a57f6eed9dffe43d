import { getSupabase } from '@/lib/supabase'

/** Why an address cannot be had; named like the texts that say so. */
export type EmailProblem = 'taken' | 'invalid' | 'tooMany' | 'failed'

/**
 * Asks for another address; it holds once the link that is sent was opened.
 * @returns what stands in the way; undefined where the link is under way
 */
export async function changeEmail(email: string): Promise<EmailProblem | undefined> {
  const { error } = await getSupabase().auth.updateUser(
    { email },
    { emailRedirectTo: `${location.origin}/auth/callback` },
  )
  if (!error) return undefined
  if (error.code === 'email_exists' || error.code === 'user_already_exists') return 'taken'
  if (error.code === 'email_address_invalid' || error.code === 'validation_failed') return 'invalid'
  return error.status === 429 ? 'tooMany' : 'failed'
}
