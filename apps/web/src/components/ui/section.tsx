import type { ReactNode } from 'react'
import { cardClass } from './card-class'

interface SectionProps {
  /** Names the section in the address of the page. */
  id: string
  title: string
  about?: string
  children: ReactNode
}

/** A part of a page on a card of its own, with its heading. */
export function Section({ id, title, about, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className={`${cardClass('md')} grid scroll-mt-20 grid-cols-1 gap-4 p-5`}
    >
      <div className="grid gap-1">
        <h2 id={`${id}-heading`} className="text-lg">
          {title}
        </h2>
        {about && <p className="text-sm text-ink-soft">{about}</p>}
      </div>
      {children}
    </section>
  )
}
