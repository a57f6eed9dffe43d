import { useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast'
import { translateFixed } from '@/i18n/catalogue'
import { useTexts } from '@/i18n/texts'
import { logError } from '@/lib/log'
import { getSupabase } from '@/lib/supabase'
import { MailboxNote } from '@/components/mail/mailbox-note'
import { commonText } from './auth-errors'
import { FormMessage } from './form-message'
import { NeededEmailField } from './needed-email-field'

interface ForgotPasswordProps {
  /** The address the link was sent to; undefined before. */
  sentTo: string | undefined
  onSent: (email: string) => void
  onBack: () => void
}

export function ForgotPassword({ sentTo, onSent, onBack }: ForgotPasswordProps) {
  const auth = useTexts('auth')
  const [email, setEmail] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (email.trim() === '') return
    setIsBusy(true)
    setProblem(undefined)
    const { error } = await getSupabase().auth.resetPasswordForEmail(email, {
      redirectTo: `${location.origin}/auth?mode=reset-password`,
    })
    setIsBusy(false)
    if (error) {
      logError('The reset link was not sent', error)
      const description = translateFixed(commonText(error) ?? error.message)
      setProblem(description)
      return showToast({ ...auth.toasts.resetFailed, description, variant: 'destructive' })
    }
    showToast(auth.toasts.resetSent)
    onSent(email)
  }

  if (sentTo !== undefined) {
    return (
      <div className="grid gap-4">
        <p>{auth.resetSent(sentTo)}</p>
        <MailboxNote />
        <Button variant="secondary" onClick={onBack}>
          {auth.backToSignIn}
        </Button>
      </div>
    )
  }
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="grid gap-4">
      <p>{auth.resetText}</p>
      <NeededEmailField value={email} onType={setEmail} />
      <FormMessage text={problem} />
      <Button type="submit" size="lg" busy={isBusy} disabled={email.trim() === ''}>
        {isBusy ? auth.sending : auth.sendResetLink}
      </Button>
      <Button variant="secondary" onClick={onBack}>
        {auth.backToSignIn}
      </Button>
    </form>
  )
}
