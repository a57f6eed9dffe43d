import { useState } from 'react'
import type { Failure } from '@/features/auth/auth-errors'
import { lastSignIn } from '@/lib/session/last-sign-in'
import { useSession } from '@/lib/session/session-provider'
import { useCodeMail } from './use-code-mail'

/** What the learner shows that it is them: nothing, where they have just signed in. */
export type ProofKind = 'none' | 'password' | 'code'

/** Why it was not taken; named like the texts that say so. */
export type ProofProblem = 'needed' | 'wrongPassword' | 'wrongCode'

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

/** Asks the learner to show that it is them, where their sign-in is not fresh any more. */
export function useProof() {
  const { session } = useSession()
  const [kind, setKind] = useState<ProofKind>(() =>
    session && Date.now() - lastSignIn(session) < freshMilliseconds ? 'none' : 'password',
  )
  const [value, setValue] = useState('')
  const [problem, setProblem] = useState<ProofProblem>()
  const mail = useCodeMail()
  const change = (next: ProofKind) => {
    setKind(next)
    setValue('')
    setProblem(undefined)
  }
  return {
    kind,
    value,
    problem,
    isComplete: kind === 'none' || value !== '',
    fields: fieldsOf(kind, value),
    /** The mail with the code, and when another may be asked for. */
    mail,
    change,
    askForCode: () => {
      change('code')
      if (mail.secondsLeft === 0) void mail.send()
    },
    enter: (text: string) => {
      setValue(text)
      setProblem(undefined)
    },
    /** Shows what was wrong with it; false where something else was. */
    refuse: ({ code = '' }: Pick<Failure, 'code'>): boolean => {
      const found = problems[code]
      if (found && kind === 'none') setKind('password')
      setProblem(found)
      return found !== undefined
    },
    /** Once it was taken: the next change is asked for anew, or within the time that a sign-in is fresh not at all. */
    clear: () => change(kind === 'none' ? 'none' : 'password'),
  }
}

function fieldsOf(kind: ProofKind, value: string): ProofFields {
  if (kind === 'none') return {}
  return kind === 'password' ? { current_password: value } : { nonce: value.trim() }
}
