import type { AuthError, EmailOtpType } from '@supabase/supabase-js'
import { getSupabase } from '@/lib/supabase'
import { accountExists, commonText } from './auth-errors'
import type { CallbackParams } from './callback-outcome'
import { noSessionMessage, otherBrowserMessage, usedLinkMessage } from './link-messages'

const tokenTypes: readonly EmailOtpType[] = [
  'signup',
  'recovery',
  'magiclink',
  'invite',
  'email_change',
  'email',
]

/**
 * Opens the session that a callback's tokens stand for.
 * @returns why there is none; undefined where it is open
 */
export async function openSession({
  token,
  type,
  accessToken,
  refreshToken,
  code,
}: CallbackParams): Promise<string | undefined> {
  const { auth } = getSupabase()
  const tokenType = tokenTypes.find((known) => known === type)
  if (token && tokenType) {
    const { error } = await auth.verifyOtp({ token_hash: token, type: tokenType })
    return error ? failureText(error) : undefined
  }
  if (code) {
    const { error } = await auth.exchangeCodeForSession(code)
    return error ? failureText(error) : undefined
  }
  if (accessToken && refreshToken) {
    const { error } = await auth.setSession({ access_token: accessToken, refresh_token: refreshToken })
    return error ? failureText(error) : undefined
  }
  const { data } = await auth.getSession()
  return data.session ? undefined : noSessionMessage
}

/** Codes of a link that was used before, or too late, and of a code that another browser is to have. */
const usedCodes = new Set(['otp_expired', 'flow_state_expired', 'flow_state_not_found'])
const otherBrowserCodes = new Set(['bad_code_verifier', 'pkce_code_verifier_not_found'])

function failureText(error: AuthError): string {
  const { code = '' } = error
  if (usedCodes.has(code)) return usedLinkMessage
  if (otherBrowserCodes.has(code)) return otherBrowserMessage
  if (code === 'email_exists') return accountExists.description
  return commonText(error) ?? error.message
}
