import { useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/text-field'
import { showToast } from '@/components/ui/toast'
import { translateFixed } from '@/i18n/catalogue'
import { useTexts } from '@/i18n/texts'
import { logError } from '@/lib/log'
import { getSupabase } from '@/lib/supabase'
import { MailboxNote } from '@/components/mail/mailbox-note'
import { commonProblem } from './auth-errors'

interface ForgotPasswordProps {
  /** The address the link was sent to; undefined before. */
  sentTo: string | undefined
  onSent: (email: string) => void
  onBack: () => void
}

export function ForgotPassword({ sentTo, onSent, onBack }: ForgotPasswordProps) {
  const { auth } = useTexts()
  const [email, setEmail] = useState('')
  const [isBusy, setIsBusy] = useState(false)

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (email.trim() === '') return showToast({ title: auth.emailNeeded, variant: 'destructive' })
    setIsBusy(true)
    const { error } = await getSupabase().auth.resetPasswordForEmail(email, {
      redirectTo: `${location.origin}/auth?mode=reset-password`,
    })
    setIsBusy(false)
    if (error) {
      logError('The reset link was not sent', error)
      const description = translateFixed(commonProblem(error)?.description ?? error.message)
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
    <form onSubmit={(event) => void send(event)} className="grid gap-4">
      <p>{auth.resetText}</p>
      <TextField
        label={auth.email}
        type="email"
        autoComplete="email"
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button type="submit" size="lg" busy={isBusy} disabled={email.trim() === ''}>
        {isBusy ? auth.sending : auth.sendResetLink}
      </Button>
      <Button variant="secondary" onClick={onBack}>
        {auth.backToSignIn}
      </Button>
    </form>
  )
}
