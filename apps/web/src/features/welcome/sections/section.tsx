import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'

interface SectionProps {
  /** Names the section in the address and its heading. */
  id: string
  title: string
  about?: string
  /** On darker ground, so that sections part without lines. */
  isSunken?: boolean
  children: ReactNode
}

/** A part of the landing page with its heading, over the whole width. */
export function Section({ id, title, about, isSunken = false, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={classNames(isSunken && 'bg-sunken')}>
      <div className="mx-auto grid max-w-[1200px] gap-8 px-5 py-14 md:py-20">
        <header className="grid max-w-[62ch] gap-3">
          <h2 id={`${id}-title`} className="text-xl md:text-2xl">
            {title}
          </h2>
          {about && <p className="text-lg text-ink-soft">{about}</p>}
        </header>
        {children}
      </div>
    </section>
  )
}
