import { commonText } from '@/features/auth/auth-errors'
import { getSupabase } from '@/lib/supabase'
import type { ProofFields } from '../proof/use-proof'

/** Why an address cannot be had; named like the texts that say so. */
type EmailProblem = 'taken' | 'invalid' | 'failed'

/** What stands in the way of another address: with the address, with who asks, or with the request as such. */
export interface EmailRefusal {
  /** The account service's own name, where it gave one. */
  code: string | undefined
  problem: EmailProblem
  /** What is said of a request that could not be served, in English. */
  common: string | undefined
}

/**
 * Asks for another address; it holds once the link that is sent was opened.
 * @returns what stands in the way; undefined where the link is under way
 */
export async function changeEmail(email: string, proof: ProofFields): Promise<EmailRefusal | undefined> {
  const { error } = await getSupabase().auth.updateUser(
    { email, ...proof },
    { emailRedirectTo: `${location.origin}/auth/callback` },
  )
  if (!error) return undefined
  return { code: error.code, problem: problemOf(error.code), common: commonText(error) }
}

function problemOf(code: string | undefined): EmailProblem {
  if (code === 'email_exists' || code === 'user_already_exists') return 'taken'
  return code === 'email_address_invalid' || code === 'validation_failed' ? 'invalid' : 'failed'
}
