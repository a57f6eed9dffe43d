import { Button } from '@/components/ui/button'
import { PasswordField } from '@/components/ui/password-field'
import { useTexts } from '@/i18n/texts'
import { CodeField } from './code-field'
import { useFocusWhenTurnedTo } from './use-focus-when-turned-to'
import type { Proof } from './use-proof'

/** Asks for the password, or for the code of a mail where there is none; nothing where a fresh sign-in is enough. */
export function ProofFields({ proof }: { proof: Proof }) {
  const account = useTexts('account')
  if (proof.kind === 'none') return null
  const error = proof.problem && account.proofProblems[proof.problem]
  const Field = proof.kind === 'code' ? CodeField : CurrentPassword
  return <Field proof={proof} error={error} />
}

function CurrentPassword({ proof, error }: { proof: Proof; error: string | undefined }) {
  const account = useTexts('account')
  const field = useFocusWhenTurnedTo(proof.turns)
  return (
    <div className="grid gap-1">
      <PasswordField
        ref={field}
        label={account.currentPassword}
        autoComplete="current-password"
        required
        hint={account.proofHint}
        error={error}
        value={proof.value}
        onChange={(event) => proof.enter(event.target.value)}
      />
      <Button variant="ghost" size="sm" className="justify-self-start px-0" onClick={proof.askForCode}>
        {account.sendCode}
      </Button>
    </div>
  )
}
