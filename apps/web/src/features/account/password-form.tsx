import { newPasswordProblem } from '@lingarden/domain/auth-validation'
import { useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { PasswordField } from '@/components/ui/password-field'
import { showToast } from '@/components/ui/toast'
import { translateFixed } from '@/i18n/catalogue'
import { useTexts } from '@/i18n/texts'
import { logError } from '@/lib/log'
import { getSupabase } from '@/lib/supabase'

/** Another password for the account (requirements 5.2, 8.17b). */
export function PasswordForm() {
  const { account, auth } = useTexts()
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
    const { error } = await getSupabase().auth.updateUser({ password })
    setIsBusy(false)
    if (error) {
      logError('The password was not updated', error)
      return showToast({ ...auth.toasts.updateFailed, description: error.message, variant: 'destructive' })
    }
    setPassword('')
    setConfirmation('')
    showToast(auth.toasts.updated)
  }
  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-3 border-t border-line pt-4">
      <PasswordField
        label={auth.newPassword}
        autoComplete="new-password"
        hint={auth.passwordHint}
        error={problem}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <PasswordField
        label={auth.confirmPassword}
        autoComplete="new-password"
        value={confirmation}
        onChange={(event) => setConfirmation(event.target.value)}
      />
      <Button
        type="submit"
        variant="secondary"
        className="justify-self-start"
        busy={isBusy}
        disabled={password === '' || confirmation === ''}
      >
        {account.changePassword}
      </Button>
    </form>
  )
}
