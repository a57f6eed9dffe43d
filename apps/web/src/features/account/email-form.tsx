import { useState, type SubmitEvent } from 'react'
import { MailboxNote } from '@/components/mail/mailbox-note'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/text-field'
import { translateFixed } from '@/i18n/catalogue'
import { useTexts } from '@/i18n/texts'
import { useUser } from '@/lib/session/session-provider'
import { changeEmail } from './api/change-email'
import { ProofFields } from './proof/proof-fields'
import { useProof } from './proof/use-proof'

/** Another address for the account; the old one holds until the new one is confirmed. */
export function EmailForm() {
  const account = useTexts('account')
  const user = useUser()
  const proof = useProof()
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState<string>()
  const [sentTo, setSentTo] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const wanted = email.trim()
    setSentTo(undefined)
    if (!event.currentTarget.checkValidity()) return setProblem(account.emailProblems.invalid)
    setIsBusy(true)
    const refusal = await changeEmail(wanted, proof.fields)
    setIsBusy(false)
    if (!refusal) {
      setSentTo(wanted)
      setEmail('')
      return proof.clear()
    }
    if (proof.refuse(refusal)) return
    const { problem: found, common } = refusal
    setProblem(common ? translateFixed(common) : account.emailProblems[found])
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
        error={problem}
        onChange={(event) => {
          setEmail(event.target.value)
          setProblem(undefined)
        }}
      />
      {email !== '' && <ProofFields proof={proof} />}
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
        disabled={email.trim() === '' || !proof.isComplete}
      >
        {account.changeEmail}
      </Button>
    </form>
  )
}
