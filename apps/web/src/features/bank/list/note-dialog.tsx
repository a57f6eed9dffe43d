import { wordLimits } from '@lingarden/domain/bank-transfer/transfer-word'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { TextArea } from '@/components/ui/text-area'
import { useTexts } from '@/i18n/texts'

interface NoteDialogProps {
  /** How many words get the note. */
  count: number
  onClose: () => void
  onSave: (note: string) => void
}

/** Adds a note to several words at once; what was noted before stays. */
export function NoteDialog({ count, onClose, onSave }: NoteDialogProps) {
  const bankWords = useTexts('bankWords')
  const [note, setNote] = useState('')
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={bankWords.noteTitle(count)}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {bankWords.cancel}
          </Button>
          <Button
            disabled={note.trim() === ''}
            onClick={() => {
              onSave(note.trim())
              onClose()
            }}
          >
            {bankWords.save}
          </Button>
        </>
      }
    >
      <TextArea
        label={bankWords.note}
        hint={bankWords.noteHint}
        maxLength={wordLimits.notes}
        rows={4}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    </Dialog>
  )
}
