import { MailboxNote } from '@/components/mail/mailbox-note'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/text-field'
import { useTexts } from '@/i18n/texts'
import { useTimeFormat } from '@/i18n/use-time-format'
import { useUser } from '@/lib/session/session-provider'
import { useFocusWhenTurnedTo } from './use-focus-when-turned-to'
import type { Proof } from './use-proof'

/** Takes the code of a mail, and sends another one. */
export function CodeField({ proof, error }: { proof: Proof; error: string | undefined }) {
  const { account, auth } = useTexts('account', 'auth')
  const { email } = useUser()
  const formatTime = useTimeFormat()
  const field = useFocusWhenTurnedTo(proof.turns)
  const { isBusy, problem, send, sentAt, secondsLeft } = proof.mail
  const again = secondsLeft > 0 ? account.codeAgainIn(String(secondsLeft)) : account.codeAgain
  return (
    <div className="grid gap-2">
      <TextField
        ref={field}
        label={account.code}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        error={error}
        value={proof.value}
        onChange={(event) => proof.enter(event.target.value)}
      />
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {sentAt && account.codeSent(email, formatTime(sentAt))}
      </p>
      {problem && (
        <p role="alert" className="text-sm text-thorn">
          {problem}
        </p>
      )}
      <MailboxNote />
      <div className="flex flex-wrap gap-x-4 gap-y-1">
        <Button
          variant="ghost"
          size="sm"
          className="px-0 tabular-nums"
          busy={isBusy}
          disabled={secondsLeft > 0}
          onClick={() => void send()}
        >
          {isBusy ? auth.sending : again}
        </Button>
        <Button variant="ghost" size="sm" className="px-0" onClick={proof.askForPassword}>
          {account.usePassword}
        </Button>
      </div>
    </div>
  )
}
