import { isAuthRetryableFetchError } from '@supabase/supabase-js'
import { loadTexts } from '@/i18n/load-texts'
import { getSupabase } from '@/lib/supabase'

/**
 * The header that tells our server who asks; undefined where nobody is signed in, which the server refuses.
 * @throws the auth client's error where a session that ran out could not be renewed for want of a connection
 */
export async function readAuthorization(): Promise<{ authorization: string } | undefined> {
  const { data, error } = await getSupabase().auth.getSession()
  if (error && isAuthRetryableFetchError(error)) throw error
  return data.session ? { authorization: `Bearer ${data.session.access_token}` } : undefined
}

/**
 * The same for a call that makes no sense without one.
 * @throws Error where nobody is signed in (requirement 8.3a); the auth client's error as above
 */
export async function requireAuthorization(): Promise<{ authorization: string }> {
  const authorization = await readAuthorization()
  if (!authorization) throw new Error((await loadTexts('tutor')).noToken)
  return authorization
}
