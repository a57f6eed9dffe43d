import { BookOpen, Check, Copy, Ellipsis, ScanText } from '@/icons/icons.ts'
import { DropdownMenu } from 'radix-ui'
import { useState } from 'react'
import { useTexts } from '@/i18n/texts'
import { logError } from '@/lib/log'
import { actionClass } from './action-button'

interface MoreActionsProps {
  content: string
  /** Makes the words of the message clickable; undefined where they are. */
  onSplit: (() => void) | undefined
  /** Shows or hides what its grammar does. */
  onExplain: () => void
}

const item =
  'flex min-h-11 cursor-pointer items-center gap-2 rounded-sm px-3 outline-none data-highlighted:bg-sunken'

/** What is done with a message now and then: explain it, copy it, split it into words. */
export function MoreActions({ content, onSplit, onExplain }: MoreActionsProps) {
  const { tutor, words } = useTexts('tutor', 'words')
  const [isCopied, setIsCopied] = useState(false)
  const copy = () => {
    navigator.clipboard
      .writeText(content)
      .then(() => setIsCopied(true))
      .catch((cause: unknown) => logError('A message could not be copied', cause))
  }
  return (
    <DropdownMenu.Root modal={false} onOpenChange={(isOpen) => isOpen && setIsCopied(false)}>
      <DropdownMenu.Trigger aria-label={tutor.more} title={tutor.more} className={actionClass}>
        <Ellipsis size={16} aria-hidden />
      </DropdownMenu.Trigger>
      <span role="status" className="sr-only">
        {isCopied && tutor.copied}
      </span>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="start"
          sideOffset={4}
          className="z-50 min-w-48 rounded-md bg-card p-2 text-ink shadow-float"
        >
          <DropdownMenu.Item className={item} onSelect={onExplain}>
            <BookOpen size={16} aria-hidden />
            {words.explain}
          </DropdownMenu.Item>
          {onSplit && (
            <DropdownMenu.Item className={item} onSelect={onSplit}>
              <ScanText size={16} aria-hidden />
              {tutor.splitWords}
            </DropdownMenu.Item>
          )}
          <DropdownMenu.Item
            className={item}
            onSelect={(event) => {
              // It stays open, so that one sees that it was done.
              event.preventDefault()
              copy()
            }}
          >
            {isCopied ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
            {isCopied ? tutor.copied : tutor.copy}
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
