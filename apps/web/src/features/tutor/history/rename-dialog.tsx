import { useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { TextField } from '@/components/ui/text-field'
import { useTexts } from '@/i18n/texts'
import type { HistorySummary } from './history-changes'

interface RenameDialogProps {
  history: HistorySummary
  onClose: () => void
  onRename: (title: string) => void
}

/** Asks for another name of a conversation. */
export function RenameDialog({ history, onClose, onRename }: RenameDialogProps) {
  const tutor = useTexts('tutor')
  const [title, setTitle] = useState(history.title)
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    onRename(title.trim())
    onClose()
  }
  return (
    <Dialog open size="sm" onOpenChange={onClose} title={tutor.renameHistory(history.title)}>
      <form onSubmit={submit} className="grid gap-4">
        <TextField
          label={tutor.historyName}
          required
          maxLength={120}
          value={title}
          onChange={(event) => setTitle(event.target.value)}
        />
        <Button type="submit" disabled={title.trim() === ''}>
          {tutor.rename}
        </Button>
      </form>
    </Dialog>
  )
}
