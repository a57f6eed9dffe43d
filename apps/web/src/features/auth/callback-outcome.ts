import { usedInviteMessage, usedLinkMessage } from './link-messages'
import type { ResetKind } from './reset-session'
import { doorPaths, pagePaths } from '@/lib/paths'

/** What an auth callback's address asks for (requirement 2.39). */
export interface CallbackParams {
  error: string | null
  errorDescription: string | null
  accessToken: string | null
  refreshToken: string | null
  /** What a session is given for, where the link was asked for in this browser. */
  code: string | null
  token: string | null
  type: string | null
  mode: string | null
}

/** Reads the query, and the fragment where a provider puts its answer there. */
export function readCallback({ search, hash }: Pick<Location, 'search' | 'hash'>): CallbackParams {
  const query = new URLSearchParams(search)
  const fragment = new URLSearchParams(hash.replace(/^#/, ''))
  const read = (name: string) => query.get(name) ?? fragment.get(name)
  return {
    error: read('error'),
    errorDescription: read('error_description'),
    accessToken: read('access_token'),
    refreshToken: read('refresh_token'),
    code: read('code'),
    token: read('token'),
    type: read('type'),
    mode: read('mode'),
  }
}

export interface Outcome {
  to: string
  toast?: { title: string; description?: string; variant?: 'destructive' }
  /** The session that stands now was opened to choose a password. */
  reset?: ResetKind
}

const resetPage = doorPaths.resetPassword
const failedTitles: Record<string, string> = {
  signup: 'Verification Error',
  email_change: 'Verification Error',
  recovery: 'Reset Link Error',
  magiclink: 'Sign In Error',
  invite: 'Invite Error',
}

function destructive(title: string, description: string): NonNullable<Outcome['toast']> {
  return { title, description, variant: 'destructive' }
}

/** Where an error in the address leads (requirement 2.40). */
export function errorOutcome({ error, errorDescription }: CallbackParams): Outcome {
  const description = errorDescription ?? error ?? 'The link could not be used.'
  return { to: doorPaths.auth, toast: destructive('Authentication Error', description) }
}

/** A link that is over leads to where another can be had: the confirmation again, or for an invitation a new password. */
function failedOutcome(type: string | null, failure: string): Outcome {
  const title = failedTitles[type ?? ''] ?? 'Session Error'
  const isOver = failure === usedLinkMessage
  if (isOver && type === 'signup') return { to: doorPaths.verifyEmail, toast: destructive(title, failure) }
  if (isOver && type === 'invite')
    return { to: doorPaths.forgotPassword, toast: destructive(title, usedInviteMessage) }
  return { to: doorPaths.auth, toast: destructive(title, failure) }
}

/**
 * Where a callback leads once its token was tried.
 * @param failure why there is no session; undefined where there is one
 */
export function callbackOutcome({ type, mode }: CallbackParams, failure: string | undefined): Outcome {
  if (type === 'recovery') {
    if (failure === undefined) return { to: resetPage, reset: 'recovery' }
    const description = 'Invalid or expired reset link. Please request a new one.'
    return { to: doorPaths.forgotPassword, toast: destructive('Reset Link Error', description) }
  }
  if (failure !== undefined) {
    return failedOutcome(type, failure)
  }
  switch (type) {
    case 'signup':
    case 'email_change':
      return {
        to: doorPaths.auth,
        toast: { title: 'Email Verified!', description: 'Your address is confirmed.' },
      }
    case 'magiclink':
      return { to: pagePaths.dashboard, toast: { title: 'Signed In!', description: 'Welcome back.' } }
    case 'invite': {
      // Without a password nobody could come back: it is chosen on the way to the dashboard.
      const toast = { title: 'Invite Accepted!', description: 'Welcome to Lingarden.' }
      return { to: resetPage, reset: 'invite', toast }
    }
    case null:
    default:
      return mode === 'reset-password' ? { to: resetPage, reset: 'recovery' } : { to: pagePaths.dashboard }
  }
}
