import { newPasswordProblem } from '@lingarden/domain/auth-validation'
import { useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { PasswordField } from '@/components/ui/password-field'
import { showToast } from '@/components/ui/toast'
import { translateFixed } from '@/i18n/catalogue'
import { useTexts } from '@/i18n/texts'
import { logError } from '@/lib/log'
import { getSupabase } from '@/lib/supabase'
import { isAboutPassword, newPasswordText } from './auth-errors'
import { FormMessage } from './form-message'

interface ResetPasswordProps {
  /** Whether the learner came by an invitation and has no password yet: then it may wait. */
  isInvited: boolean
  onUpdated: () => void
  onBack: () => void
}

export function ResetPassword({ isInvited, onUpdated, onBack }: ResetPasswordProps) {
  const auth = useTexts('auth')
  const [password, setPassword] = useState('')
  const [confirmPassword, setConfirmPassword] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [message, setMessage] = useState<string>()

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const problem = newPasswordProblem(password, confirmPassword)
    setMessage(problem && translateFixed(problem))
    if (problem) return
    setIsBusy(true)
    const { error } = await getSupabase().auth.updateUser({ password })
    setIsBusy(false)
    if (error) {
      if (!isAboutPassword(error)) logError('The password was not updated', error)
      const description = translateFixed(newPasswordText(error))
      setMessage(error.code === 'reauthentication_needed' ? auth.resetTooLate : description)
      return showToast({ ...auth.toasts.updateFailed, variant: 'destructive' })
    }
    showToast(auth.toasts.updated)
    onUpdated()
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      {isInvited && <p>{auth.inviteText}</p>}
      <PasswordField
        label={auth.newPassword}
        autoComplete="new-password"
        hint={auth.passwordHint}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <PasswordField
        label={auth.confirmPassword}
        autoComplete="new-password"
        value={confirmPassword}
        onChange={(event) => setConfirmPassword(event.target.value)}
      />
      <FormMessage text={message} />
      <Button type="submit" size="lg" busy={isBusy} disabled={password === '' || confirmPassword === ''}>
        {isBusy ? auth.updatingPassword : auth.updatePassword}
      </Button>
      <Button variant="secondary" onClick={onBack}>
        {isInvited ? auth.later : auth.backToSignIn}
      </Button>
    </form>
  )
}
