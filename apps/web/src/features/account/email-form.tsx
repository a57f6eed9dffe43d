import { useState, type SubmitEvent } from 'react'
import { MailboxNote } from '@/components/mail/mailbox-note'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/text-field'
import { useTexts } from '@/i18n/texts'
import { useUser } from '@/lib/session/session-provider'
import { changeEmail, type EmailProblem } from './api/change-email'

/** Another address for the account; the old one holds until the new one is confirmed. */
export function EmailForm() {
  const { account } = useTexts()
  const user = useUser()
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState<EmailProblem>()
  const [sentTo, setSentTo] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const wanted = email.trim()
    if (!event.currentTarget.checkValidity()) return setProblem('invalid')
    setIsBusy(true)
    const found = await changeEmail(wanted).catch((): EmailProblem => 'failed')
    setIsBusy(false)
    setProblem(found)
    setSentTo(found ? undefined : wanted)
    if (!found) setEmail('')
  }
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-3">
      <p className="text-sm">
        <span className="block font-medium">{account.email}</span>
        <span className="break-all text-ink-soft">{user.email}</span>
      </p>
      <TextField
        label={account.newEmail}
        type="email"
        required
        autoComplete="email"
        value={email}
        error={problem && account.emailProblems[problem]}
        onChange={(event) => {
          setEmail(event.target.value)
          setProblem(undefined)
        }}
      />
      {sentTo && (
        <div role="status" className="grid gap-2 text-sm">
          <p>{account.emailSent(sentTo)}</p>
          <MailboxNote />
        </div>
      )}
      <Button
        type="submit"
        variant="secondary"
        className="justify-self-start"
        busy={isBusy}
        disabled={email.trim() === ''}
      >
        {account.changeEmail}
      </Button>
    </form>
  )
}
