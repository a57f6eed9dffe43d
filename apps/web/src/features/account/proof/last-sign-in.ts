import type { Session } from '@supabase/supabase-js'

interface Claims {
  /** How the learner showed who they are, and when, in seconds since the epoch. */
  amr?: { timestamp?: number }[]
}

/**
 * When the learner last showed who they are, in milliseconds since the epoch, as the access token says it; 0 where it says
 * nothing. It is read unchecked: it decides what is asked at first, and the server what is needed.
 */
export function lastSignIn({ access_token: token }: Pick<Session, 'access_token'>): number {
  const { amr } = readClaims(token)
  const times = Array.isArray(amr) ? amr.map(({ timestamp }) => Number(timestamp) || 0) : []
  return Math.max(0, ...times) * 1000
}

function readClaims(token: string): Claims {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    return JSON.parse(atob(payload)) as Claims
  } catch {
    return {}
  }
}
