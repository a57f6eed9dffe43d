import { readTags } from '@lingarden/domain/bank/change-tags'
import { Plus, X } from '@/icons/icons.ts'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/text-field'
import { useTexts } from '@/i18n/texts'

interface TagFieldProps {
  tags: readonly string[]
  onChange: (change: { add: string[]; remove: string[] }) => void
}

/** The tags of a word: each can be taken off, and more can be added. */
export function TagField({ tags, onChange }: TagFieldProps) {
  const bankWords = useTexts('bankWords')
  const [typed, setTyped] = useState('')
  const add = readTags(typed)
  return (
    <section aria-label={bankWords.tags} className="grid gap-2">
      {tags.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li
              key={tag}
              className="flex max-w-full items-center gap-1 rounded-full bg-sunken py-1 pr-1 pl-3 text-sm"
            >
              <span dir="auto" className="truncate">
                {tag}
              </span>
              <button
                type="button"
                aria-label={bankWords.removeTag(tag)}
                className="grid size-7 place-items-center rounded-full hover:bg-card"
                onClick={() => onChange({ add: [], remove: [tag] })}
              >
                <X size={14} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      <form
        className="flex items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          if (add.length === 0) return
          onChange({ add, remove: [] })
          setTyped('')
        }}
      >
        <div className="flex-1">
          <TextField
            label={bankWords.addTags}
            maxLength={200}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        <Button
          type="submit"
          variant="secondary"
          size="icon"
          className="size-11"
          aria-label={bankWords.addTags}
          disabled={add.length === 0}
        >
          <Plus size={18} aria-hidden />
        </Button>
      </form>
    </section>
  )
}
