import { isAuthRetryableFetchError } from '@supabase/supabase-js'
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
