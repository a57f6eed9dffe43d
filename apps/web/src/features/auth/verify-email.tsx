import { useState } from 'react'
import { MailboxNote } from '@/components/mail/mailbox-note'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/text-field'
import { showToast } from '@/components/ui/toast'
import { translateFixed } from '@/i18n/catalogue'
import { useTexts } from '@/i18n/texts'
import { useTimeFormat } from '@/i18n/use-time-format'
import { logError } from '@/lib/log'
import { useMailWait } from '@/lib/use-mail-wait'
import { commonProblem, waitIn, type Failure } from './auth-errors'
import { resendConfirmation } from './resend-confirmation'

interface VerifyEmailProps {
  email: string
  /** When the mail went out, where this page asked for it. */
  sentAt?: Date | undefined
  onBack: () => void
}

/** Asks to open the link of the confirmation mail, and sends the mail again. */
export function VerifyEmail({ email, sentAt, onBack }: VerifyEmailProps) {
  const { auth } = useTexts()
  const formatTime = useTimeFormat()
  const wait = useMailWait(sentAt)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  function refuse(failure: Failure) {
    const seconds = waitIn(failure.message)
    if (seconds === undefined) logError('The confirmation was not sent again', failure)
    else wait.noteWait(seconds)
    const description = translateFixed(commonProblem(failure)?.description ?? failure.message)
    setProblem(description)
    showToast({ ...auth.toasts.confirmationFailed, description, variant: 'destructive' })
  }

  async function resend() {
    if (email === '') return showToast({ title: auth.emailNeeded, variant: 'destructive' })
    setIsBusy(true)
    setProblem(undefined)
    const error = await resendConfirmation(email)
    setIsBusy(false)
    if (error) return refuse(error)
    wait.noteSent()
    showToast(auth.toasts.confirmationSent)
  }

  const label = wait.secondsLeft > 0 ? auth.resendIn(String(wait.secondsLeft)) : auth.resend
  return (
    <div className="grid gap-4">
      <p>{auth.verifyText}</p>
      <MailboxNote />
      <TextField label={auth.email} type="email" value={email} readOnly />
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {wait.sentAt && auth.sentAt(formatTime(wait.sentAt))}
      </p>
      {problem && (
        <p role="alert" className="rounded-sm bg-thorn-pale p-3 text-sm">
          {problem}
        </p>
      )}
      <Button
        size="lg"
        className="tabular-nums"
        busy={isBusy}
        disabled={email === '' || wait.secondsLeft > 0}
        onClick={() => void resend()}
      >
        {isBusy ? auth.sending : label}
      </Button>
      <Button variant="secondary" onClick={onBack}>
        {auth.backToSignIn}
      </Button>
    </div>
  )
}
