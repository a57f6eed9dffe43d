import type { ReactNode } from 'react'

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
      className="grid scroll-mt-20 grid-cols-[minmax(0,1fr)] gap-4 rounded-md bg-card p-5 shadow-[0_0_0_1px_var(--line)]"
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
