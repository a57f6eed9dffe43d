import { useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { TextField } from '@/components/ui/text-field'
import { showToast } from '@/components/ui/toast'
import { commonText, type Failure } from '@/features/auth/auth-errors'
import { translateFixed } from '@/i18n/catalogue'
import { useTexts } from '@/i18n/texts'
import { ServerRefusal } from '@/lib/call-server'
import { isConnectionFailure } from '@/lib/connection-failure'
import { logError } from '@/lib/log'
import { useUser } from '@/lib/session/session-provider'
import { deleteAccount } from './api/delete-account'
import { ProofFields } from './proof/proof-fields'
import { useProof } from './proof/use-proof'

/** Asks for the address of the account, and who asks, before all of it is deleted. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const account = useTexts('account')
  const { email } = useUser()
  const proof = useProof()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const isConfirmed = typed.trim().toLowerCase() === email.toLowerCase()

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isConfirmed || !proof.isComplete) return
    setIsBusy(true)
    try {
      await deleteAccount(typed, proof.fields)
      showToast({ title: account.deleted })
    } catch (cause) {
      setIsBusy(false)
      const failure = failureOf(cause)
      if (proof.refuse(failure)) return
      logError('The account was not deleted', cause)
      // A plan that cannot be ended just now is a 503, too, and has its own words.
      const common = failure.code === 'still_paid' ? undefined : commonText(failure)
      setProblem(common ? translateFixed(common) : account.notDeleted)
    }
  }
  return (
    <Dialog
      open
      dismissable={!isBusy}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={account.deleteTitle}
      description={account.deleteAbout}
    >
      <form onSubmit={(event) => void submit(event)} className="grid gap-4">
        <TextField
          label={account.typeEmail(email)}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          error={problem}
          onChange={(event) => {
            setTyped(event.target.value)
            setProblem(undefined)
          }}
        />
        <ProofFields proof={proof} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="ghost" disabled={isBusy} onClick={onClose}>
            {account.keep}
          </Button>
          <Button
            type="submit"
            variant="destructive"
            busy={isBusy}
            disabled={!isConfirmed || !proof.isComplete}
          >
            {isBusy ? account.deleting : account.deleteForGood}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function failureOf(cause: unknown): Failure {
  if (cause instanceof ServerRefusal) return cause
  return { message: String(cause), ...(isConnectionFailure(cause) && { status: 0 }) }
}
