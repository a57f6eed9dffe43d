import type { SuggestionStatus } from '@lingarden/domain/suggestions/suggestion'
import { cardClass } from '@/components/ui/card-class'
import { Pencil, Trash2 } from '@/icons/icons.ts'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { useTexts } from '@/i18n/texts'
import type { ListedSuggestion } from '@lingarden/database/rows/suggestion'
import { DeleteDialog } from './delete-dialog'
import { SuggestionDialog } from './suggestion-dialog'
import { VoteButton } from './vote-button'

const statusLooks: Record<SuggestionStatus, string> = {
  open: 'bg-sunken text-ink-soft',
  planned: 'bg-blossom-pale text-ink',
  done: 'bg-leaf-pale text-leaf-deep',
  declined: 'bg-sunken text-ink-soft',
}

/** A wish with its votes and where it stands; one's own can be changed and deleted. */
export function SuggestionCard({ suggestion }: { suggestion: ListedSuggestion }) {
  const suggestions = useTexts('suggestions')
  const { title, description, status, is_own } = suggestion
  const [dialog, setDialog] = useState<'edit' | 'delete'>()
  const close = () => setDialog(undefined)
  return (
    <article className={`${cardClass()} flex gap-4 p-4`}>
      <VoteButton suggestion={suggestion} />
      <div className="grid min-w-0 flex-1 content-start gap-1">
        <h3 className="font-text text-base font-medium wrap-anywhere">
          <bdi>{title}</bdi>
        </h3>
        {description && (
          <p className="text-sm wrap-anywhere whitespace-pre-line text-ink-soft">
            <bdi>{description}</bdi>
          </p>
        )}
        <p className="mt-1 flex flex-wrap gap-2 text-xs">
          <span className={classNames('rounded-full px-2 py-0.5', statusLooks[status])}>
            {suggestions.statuses[status]}
          </span>
          {is_own && (
            <span className="rounded-full bg-leaf-pale px-2 py-0.5 text-leaf-deep">{suggestions.own}</span>
          )}
        </p>
      </div>
      {is_own && (
        <div className="flex flex-wrap content-start justify-end">
          <Button
            variant="ghost"
            size="icon"
            aria-label={suggestions.edit(title)}
            onClick={() => setDialog('edit')}
          >
            <Pencil size={16} aria-hidden />
          </Button>
          <Button
            variant="ghost"
            size="icon"
            aria-label={suggestions.remove(title)}
            onClick={() => setDialog('delete')}
          >
            <Trash2 size={16} aria-hidden />
          </Button>
        </div>
      )}
      {dialog === 'edit' && <SuggestionDialog suggestion={suggestion} onClose={close} />}
      {dialog === 'delete' && <DeleteDialog suggestion={suggestion} onClose={close} />}
    </article>
  )
}
