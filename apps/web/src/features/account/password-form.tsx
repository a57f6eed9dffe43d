import { newPasswordProblem } from '@lingarden/domain/auth-validation'
import { useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { PasswordField } from '@/components/ui/password-field'
import { showToast } from '@/components/ui/toast'
import { isAboutPassword, newPasswordText } from '@/features/auth/auth-errors'
import { translateFixed } from '@/i18n/catalogue'
import { useTexts } from '@/i18n/texts'
import { logError } from '@/lib/log'
import { getSupabase } from '@/lib/supabase'
import { ProofFields } from './proof/proof-fields'
import { useProof } from './proof/use-proof'

/** Another password for the account (requirements 5.2, 8.17b); every other device is signed out by it. */
export function PasswordForm() {
  const { account, auth } = useTexts('account', 'auth')
  const proof = useProof()
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const found = newPasswordProblem(password, confirmation)
    setProblem(found && translateFixed(found))
    if (found) return
    setIsBusy(true)
    const { error } = await getSupabase().auth.updateUser({ password, ...proof.fields })
    setIsBusy(false)
    if (error) {
      if (proof.refuse(error)) return
      if (!isAboutPassword(error)) logError('The password was not updated', error)
      setProblem(translateFixed(newPasswordText(error)))
      return showToast({ ...auth.toasts.updateFailed, variant: 'destructive' })
    }
    setPassword('')
    setConfirmation('')
    proof.clear()
    showToast({ ...auth.toasts.updated, description: account.othersSignedOut })
  }
  const field = (set: (value: string) => void) => (event: { target: { value: string } }) => {
    set(event.target.value)
    setProblem(undefined)
  }
  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-3 border-t border-line pt-4">
      <ProofFields proof={proof} />
      <PasswordField
        label={auth.newPassword}
        autoComplete="new-password"
        hint={auth.passwordHint}
        error={problem}
        value={password}
        onChange={field(setPassword)}
      />
      <PasswordField
        label={auth.confirmPassword}
        autoComplete="new-password"
        value={confirmation}
        onChange={field(setConfirmation)}
      />
      <Button
        type="submit"
        variant="secondary"
        className="justify-self-start"
        busy={isBusy}
        disabled={password === '' || confirmation === '' || !proof.isComplete}
      >
        {account.changePassword}
      </Button>
    </form>
  )
}
