import { NotebookPen, Play, Sprout, Tag, Trash2, X } from '@/icons/icons.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '@/components/ui/button'
import { useTexts } from '@/i18n/texts'
import { reviewPaths } from '@/lib/paths'
import { NoteDialog } from './note-dialog'
import { TagDialog } from './tag-dialog'

interface BulkBarProps {
  words: readonly string[]
  /** Tags that the picked words have. */
  ownTags: readonly string[]
  /** Undefined where the words are planted. */
  onPlant: (() => void) | undefined
  onTag: (change: { add: string[]; remove: string[] }) => void
  onNote: (note: string) => void
  onRemove: () => void
  onClear: () => void
}

/** What can be done with the picked words; it stays in sight while one scrolls. */
export function BulkBar({ words, ownTags, onPlant, onTag, onNote, onRemove, onClear }: BulkBarProps) {
  const bankWords = useTexts('bankWords')
  const navigate = useNavigate()
  const [open, setOpen] = useState<'tag' | 'note'>()
  const close = () => setOpen(undefined)
  const practise = () => void navigate(reviewPaths.practice, { state: { words } })
  return (
    <div
      role="toolbar"
      aria-label={bankWords.withPicked}
      className="sticky bottom-4 z-10 mt-4 flex flex-wrap items-center gap-2 rounded-lg bg-card p-3 shadow-float"
    >
      <div className="mr-auto flex items-center gap-1">
        <Button variant="ghost" size="icon" aria-label={bankWords.unpick} onClick={onClear}>
          <X size={18} aria-hidden />
        </Button>
        <p role="status" className="text-sm font-medium">
          {bankWords.picked(words.length)}
        </p>
      </div>
      {onPlant ? (
        <Button onClick={onPlant}>
          <Sprout size={16} aria-hidden />
          {bankWords.plant}
        </Button>
      ) : (
        <Button onClick={practise}>
          <Play size={16} aria-hidden />
          {bankWords.practise}
        </Button>
      )}
      <Button variant="secondary" onClick={() => setOpen('tag')}>
        <Tag size={16} aria-hidden />
        {bankWords.tags}
      </Button>
      <Button variant="secondary" onClick={() => setOpen('note')}>
        <NotebookPen size={16} aria-hidden />
        {bankWords.note}
      </Button>
      <Button variant="destructive" onClick={onRemove}>
        <Trash2 size={16} aria-hidden />
        {bankWords.remove}
      </Button>
      {open === 'tag' && <TagDialog count={words.length} ownTags={ownTags} onClose={close} onSave={onTag} />}
      {open === 'note' && <NoteDialog count={words.length} onClose={close} onSave={onNote} />}
    </div>
  )
}
