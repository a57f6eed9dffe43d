import { useState } from 'react'
import type { Failure } from '@/features/auth/auth-errors'
import { lastSignIn } from './last-sign-in'
import { useSession } from '@/lib/session/session-provider'
import { useCodeMail } from './use-code-mail'

/** What the learner shows that it is them: nothing, where they have just signed in. */
export type ProofKind = 'none' | 'password' | 'code'

/** Why it was not taken; named like the texts that say so. */
type ProofProblem = 'needed' | 'wrongPassword' | 'wrongCode'

/** As an account's service and our server take it. */
export interface ProofFields {
  current_password?: string
  nonce?: string
}

/** A sign-in counts as fresh for ten minutes; a form that is opened in the last of them would be too late. */
const freshMilliseconds = 9 * 60_000

const problems: Record<string, ProofProblem> = {
  reauthentication_needed: 'needed',
  current_password_required: 'needed',
  reauth_nonce_missing: 'needed',
  current_password_mismatch: 'wrongPassword',
  invalid_credentials: 'wrongPassword',
  reauthentication_not_valid: 'wrongCode',
  otp_expired: 'wrongCode',
}

export type Proof = ReturnType<typeof useProof>

interface Asked {
  kind: ProofKind
  value: string
  problem?: ProofProblem
  /** How often the learner was turned to the field; what merely stands there takes no focus. */
  turns: number
}

/** Asks the learner to show that it is them, where their sign-in is not fresh any more. */
export function useProof() {
  const { session } = useSession()
  const mail = useCodeMail()
  const [asked, setAsked] = useState((): Asked => {
    const isFresh = session !== undefined && Date.now() - lastSignIn(session) < freshMilliseconds
    return { kind: isFresh ? 'none' : 'password', value: '', turns: 0 }
  })
  const { kind, value } = asked
  const change = (next: ProofKind) => setAsked({ kind: next, value: '', turns: asked.turns + 1 })
  return {
    ...asked,
    isComplete: kind === 'none' || value !== '',
    fields: fieldsOf(kind, value),
    /** The mail with the code, and when another may be asked for. */
    mail,
    askForPassword: () => change('password'),
    askForCode: () => {
      change('code')
      if (mail.secondsLeft === 0) void mail.send()
    },
    enter: (text: string) => setAsked({ kind, value: text, turns: asked.turns }),
    /** Shows what was wrong with it; false where something else was. */
    refuse: ({ code = '' }: Pick<Failure, 'code'>): boolean => {
      const problem = problems[code]
      if (!problem) return false
      setAsked({ kind: kind === 'none' ? 'password' : kind, value, problem, turns: asked.turns + 1 })
      return true
    },
    /** Once it was taken: the next change is asked for anew, or within the time that a sign-in is fresh not at all. */
    clear: () => setAsked({ kind: kind === 'none' ? 'none' : 'password', value: '', turns: 0 }),
  }
}

function fieldsOf(kind: ProofKind, value: string): ProofFields {
  if (kind === 'none') return {}
  return kind === 'password' ? { current_password: value } : { nonce: value.trim() }
}
