import type { ReactNode } from 'react'
import { useTexts } from '@/i18n/texts'

/** What was wrong. A line does not go through buttons by itself. */
export function Removed({ children }: { children: ReactNode }) {
  return <del className="mr-1 text-thorn decoration-2 [&_button]:line-through">{children}</del>
}

/** What is right. */
export function Added({ children }: { children: ReactNode }) {
  return (
    <ins className="rounded-[4px] bg-leaf-pale px-0.5 font-medium text-leaf-deep no-underline in-data-message-type:bg-card">
      {children}
    </ins>
  )
}

/** A place that is to be corrected, without what is right there. */
export function LookHere({ children }: { children: ReactNode }) {
  const { tutor } = useTexts()
  return (
    <mark className="rounded-[4px] bg-thorn-pale px-0.5 text-ink underline decoration-thorn decoration-wavy underline-offset-4">
      <span className="sr-only">{tutor.lookHere}: </span>
      {children}
    </mark>
  )
}
