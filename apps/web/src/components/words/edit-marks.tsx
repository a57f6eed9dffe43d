import { use, type ReactNode } from 'react'
import { useTexts } from '@/i18n/texts'
import { EditTexts } from './edit-texts'

/** Said by screen readers only, and no part of the text that is read or copied. */
const said = 'before:sr-only before:content-[attr(data-said)]'

/**
 * What was wrong. Beside the line, which is lost among the strokes of a character, its ground tells it apart. A line does not
 * go through buttons by itself.
 */
export function Removed({ children }: { children: ReactNode }) {
  const edits = use(EditTexts)
  return (
    <del
      data-said={edits && `${edits.removed}: `}
      className={`rounded-[4px] bg-thorn-pale px-0.5 text-ink line-through decoration-thorn/70 decoration-[1.5px] has-[+ins]:mr-1 [&_button]:line-through [&_button]:decoration-thorn/70 [&_button]:decoration-[1.5px] ${said}`}
    >
      {children}
    </del>
  )
}

/** What is right. */
export function Added({ children }: { children: ReactNode }) {
  const edits = use(EditTexts)
  return (
    <ins
      data-said={edits && `${edits.added}: `}
      className={`rounded-[4px] bg-leaf-pale px-0.5 font-medium text-leaf-deep no-underline in-data-message-type:bg-card ${said}`}
    >
      {children}
    </ins>
  )
}

/** A place that is to be corrected, without what is right there. */
export function LookHere({ children }: { children: ReactNode }) {
  const tutor = useTexts('tutor')
  return (
    <mark className="rounded-[4px] bg-thorn-pale px-0.5 text-ink underline decoration-thorn decoration-wavy underline-offset-4">
      <span className="sr-only">{tutor.lookHere}: </span>
      {children}
    </mark>
  )
}
