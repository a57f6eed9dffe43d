import { Button } from '@/components/ui/button'
import { PasswordField } from '@/components/ui/password-field'
import { useTexts } from '@/i18n/texts'
import { CodeField } from './code-field'
import type { Proof } from './use-proof'

/** Asks for the password, or for the code of a mail where there is none; nothing where a fresh sign-in is enough. */
export function ProofFields({ proof }: { proof: Proof }) {
  const { account } = useTexts()
  if (proof.kind === 'none') return null
  const error = proof.problem && account.proofProblems[proof.problem]
  if (proof.kind === 'code') return <CodeField proof={proof} error={error} />
  return (
    <div className="grid gap-1">
      <PasswordField
        label={account.currentPassword}
        autoComplete="current-password"
        required
        // Asked for by the server, after all: there is nothing else to do.
        autoFocus={proof.problem === 'needed'}
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
