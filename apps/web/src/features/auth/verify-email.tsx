import { useState, type SubmitEvent } from 'react'
import { MailboxNote } from '@/components/mail/mailbox-note'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast'
import { translateFixed } from '@/i18n/catalogue'
import { useTexts } from '@/i18n/texts'
import { useTimeFormat } from '@/i18n/use-time-format'
import { logError } from '@/lib/log'
import { useMailWait } from '@/lib/use-mail-wait'
import { commonText, waitIn, type Failure } from './auth-errors'
import { FormMessage } from './form-message'
import { NeededEmailField } from './needed-email-field'
import { resendConfirmation } from './resend-confirmation'

interface VerifyEmailProps {
  /** Empty where nobody knows whose confirmation it is: then it is typed here. */
  email: string
  /** When the mail went out, where this page asked for it. */
  sentAt?: Date | undefined
  onBack: () => void
}

/** Asks to open the link of the confirmation mail, and sends the mail again. */
export function VerifyEmail({ email: knownEmail, sentAt, onBack }: VerifyEmailProps) {
  const auth = useTexts('auth')
  const formatTime = useTimeFormat()
  const wait = useMailWait(sentAt)
  const [email, setEmail] = useState(knownEmail)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  function refuse(failure: Failure) {
    const seconds = waitIn(failure.message)
    if (seconds === undefined) logError('The confirmation was not sent again', failure)
    else wait.noteWait(seconds)
    const description = translateFixed(commonText(failure) ?? failure.message)
    setProblem(description)
    showToast({ ...auth.toasts.confirmationFailed, description, variant: 'destructive' })
  }

  async function resend(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (email.trim() === '') return
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
    <form noValidate onSubmit={(event) => void resend(event)} className="grid gap-4">
      <p>{knownEmail ? auth.verifyText : auth.verifyAddress}</p>
      <MailboxNote />
      <NeededEmailField value={email} readOnly={knownEmail !== ''} onType={setEmail} />
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {wait.sentAt && auth.sentAt(formatTime(wait.sentAt))}
      </p>
      <FormMessage text={problem} />
      <Button type="submit" size="lg" busy={isBusy} disabled={email.trim() === '' || wait.secondsLeft > 0}>
        {isBusy ? auth.sending : label}
      </Button>
      <Button variant="secondary" onClick={onBack}>
        {auth.backToSignIn}
      </Button>
    </form>
  )
}
