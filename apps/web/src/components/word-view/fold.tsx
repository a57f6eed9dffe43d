import type { LucideIcon } from '@/icons/icons.ts'
import { ChevronDown } from '@/icons/icons.ts'
import { useState, type ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'

interface FoldProps {
  icon: LucideIcon
  title: string
  /** What it holds, in a few letters. */
  about?: string
  isOpen?: boolean
  /** Not made before the fold is opened. */
  children: () => ReactNode
}

/** A part of a word that is opened when it is wanted; only then is it loaded. */
export function Fold({ icon: Icon, title, about, isOpen = false, children }: FoldProps) {
  const [wasOpened, setWasOpened] = useState(isOpen)
  return (
    <details
      open={isOpen}
      className="group border-t border-line"
      onToggle={({ currentTarget }) => currentTarget.open && setWasOpened(true)}
    >
      <summary className="flex min-h-11.5 cursor-pointer list-none items-center gap-3 [&::-webkit-details-marker]:hidden">
        <Icon size={18} aria-hidden className="shrink-0 text-leaf" />
        <span>{title}</span>
        {about !== undefined && (
          <span className="ml-auto min-w-0 truncate text-sm text-ink-soft">{about}</span>
        )}
        <ChevronDown
          size={18}
          aria-hidden
          className={classNames(
            'shrink-0 text-ink-soft transition-[rotate] duration-150 group-open:rotate-180 motion-reduce:transition-none',
            about === undefined && 'ml-auto',
          )}
        />
      </summary>
      <div className="grid grid-cols-1 gap-3 pb-4">{wasOpened && children()}</div>
    </details>
  )
}
