import type { EmailOtpType } from '@supabase/supabase-js'
import { getSupabase } from '@/lib/supabase'
import type { CallbackParams } from './callback-outcome'

const tokenTypes: readonly EmailOtpType[] = [
  'signup',
  'recovery',
  'magiclink',
  'invite',
  'email_change',
  'email',
]

/** What the auth server says of a link that was used before, or too late. */
export const usedLinkMessage = 'Email link is invalid or has expired'

export const noSessionMessage = 'This link carries no session. Please sign in.'

/**
 * Opens the session that a callback's tokens stand for.
 * @returns why there is none; undefined where it is open
 */
export async function openSession({
  token,
  type,
  accessToken,
  refreshToken,
}: CallbackParams): Promise<string | undefined> {
  const { auth } = getSupabase()
  const tokenType = tokenTypes.find((known) => known === type)
  if (token && tokenType) {
    const { error } = await auth.verifyOtp({ token_hash: token, type: tokenType })
    return error?.message
  }
  if (accessToken && refreshToken) {
    const { error } = await auth.setSession({ access_token: accessToken, refresh_token: refreshToken })
    return error?.message
  }
  const { data } = await auth.getSession()
  return data.session ? undefined : noSessionMessage
}
