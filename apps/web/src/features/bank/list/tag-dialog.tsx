import { readTags } from '@lingarden/domain/bank/change-tags'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Dialog } from '@/components/ui/dialog'
import { TextField } from '@/components/ui/text-field'
import { useTexts } from '@/i18n/texts'

interface TagDialogProps {
  /** How many words are tagged. */
  count: number
  /** Tags that some of them have, which can be taken off. */
  ownTags: readonly string[]
  onClose: () => void
  onSave: (change: { add: string[]; remove: string[] }) => void
}

/** Adds tags to several words at once, and takes others off. */
export function TagDialog({ count, ownTags, onClose, onSave }: TagDialogProps) {
  const bankWords = useTexts('bankWords')
  const [typed, setTyped] = useState('')
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  const add = readTags(typed)
  const toggle = (tag: string) =>
    setGone((before) => {
      const next = new Set(before)
      if (!next.delete(tag)) next.add(tag)
      return next
    })
  const save = () => {
    onSave({ add, remove: [...gone].filter((tag) => !add.includes(tag)) })
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={bankWords.tagTitle(count)}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {bankWords.cancel}
          </Button>
          <Button type="submit" form="tag-words" disabled={add.length === 0 && gone.size === 0}>
            {bankWords.save}
          </Button>
        </>
      }
    >
      <form
        id="tag-words"
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <TextField
          label={bankWords.addTags}
          hint={bankWords.tagsHint}
          maxLength={500}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        {ownTags.length > 0 && (
          <fieldset className="grid gap-2">
            <legend className="mb-2 text-sm font-medium">{bankWords.removeTags}</legend>
            <div className="grid max-h-48 gap-2 overflow-y-auto sm:grid-cols-2">
              {ownTags.map((tag) => (
                <Checkbox key={tag} label={tag} checked={gone.has(tag)} onChange={() => toggle(tag)} />
              ))}
            </div>
          </fieldset>
        )}
      </form>
    </Dialog>
  )
}
