import type { AuthError } from '@supabase/supabase-js'
import { getSupabase } from '@/lib/supabase'

/**
 * Has the mail that confirms a sign-up sent again.
 * @returns why it was not; null where it is on its way
 */
export async function resendConfirmation(email: string): Promise<AuthError | null> {
  const { error } = await getSupabase().auth.resend({
    type: 'signup',
    email,
    options: { emailRedirectTo: `${location.origin}/auth` },
  })
  return error
}
