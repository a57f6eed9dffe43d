import { useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { useTexts } from '@/i18n/texts'
import type { Remembered } from '@/lib/outbox/entry'
import { ForgetButton } from './forget-button'

interface RememberedListProps<Item> {
  kind: Remembered
  languageCode: string
  items: readonly Item[] | undefined
  hasFailed: boolean
  onRetry: () => void
  /** How an item is named where it is to be forgotten. */
  nameOf: (item: Item) => string
  children: (item: Item) => ReactNode
}

/** Items that stand there before all are asked for: a list that scrolls inside the page hides that it goes on. */
const firstShown = 8

/** What is remembered of one kind, with a way to forget each and all of it. */
export function RememberedList<Item extends { id: string }>({
  kind,
  languageCode,
  items,
  hasFailed,
  onRetry,
  nameOf,
  children,
}: RememberedListProps<Item>) {
  const { common, memory } = useTexts()
  const [isWhole, setIsWhole] = useState(false)
  return (
    <section aria-labelledby={`memory-${kind}`} className="grid grid-cols-1 gap-2">
      <div className="flex min-h-8 items-center justify-between gap-3">
        <h3 id={`memory-${kind}`} className="font-medium">
          {memory.headings[kind]}
        </h3>
        {items && items.length > 0 && <ForgetButton kind={kind} languageCode={languageCode} />}
      </div>
      {hasFailed ? (
        <p role="alert" className="flex items-center gap-3 text-sm">
          {memory.notShown}
          <button type="button" className="min-h-8 underline" onClick={onRetry}>
            {common.tryAgain}
          </button>
        </p>
      ) : (
        !items && <Spinner label={common.loading} />
      )}
      {items?.length === 0 && <p className="text-sm text-ink-soft">{memory.empty[kind]}</p>}
      {items && items.length > 0 && (
        <ul className="grid grid-cols-1">
          {items.slice(0, isWhole ? undefined : firstShown).map((item) => (
            <li
              key={item.id}
              className="flex items-start justify-between gap-2 border-t border-line py-1 first:border-t-0"
            >
              <div className="min-w-0 flex-1 py-1.5 break-words">{children(item)}</div>
              <ForgetButton
                kind={kind}
                languageCode={languageCode}
                item={{ id: item.id, name: nameOf(item) }}
              />
            </li>
          ))}
        </ul>
      )}
      {items && items.length > firstShown && !isWhole && (
        <Button variant="secondary" size="sm" className="justify-self-start" onClick={() => setIsWhole(true)}>
          {memory.showAll(items.length)}
        </Button>
      )}
    </section>
  )
}
