import { useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { TextField } from '@/components/ui/text-field'
import { showToast } from '@/components/ui/toast'
import { useTexts } from '@/i18n/texts'
import { logError } from '@/lib/log'
import { useUser } from '@/lib/session/session-provider'
import { deleteAccount } from './api/delete-account'

/** Asks for the address of the account before all of it is deleted. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const { account } = useTexts()
  const { email } = useUser()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const isConfirmed = typed.trim().toLowerCase() === email.toLowerCase()

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isConfirmed) return
    setIsBusy(true)
    try {
      await deleteAccount(typed)
      showToast({ title: account.deleted })
    } catch (cause) {
      logError('The account was not deleted', cause)
      setProblem(account.notDeleted)
      setIsBusy(false)
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
          onChange={(event) => setTyped(event.target.value)}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="ghost" disabled={isBusy} onClick={onClose}>
            {account.keep}
          </Button>
          <Button type="submit" variant="destructive" busy={isBusy} disabled={!isConfirmed}>
            {isBusy ? account.deleting : account.deleteForGood}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
