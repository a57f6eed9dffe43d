import { useId, type ReactNode } from 'react'
import { cardClass } from './card-class'
import { classNames } from './class-names'

interface CardProps {
  title: string
  /** Stands at the end of the title's line. */
  action?: ReactNode
  className?: string
  children: ReactNode
}

/** A part of a page under its own heading. */
export function Card({ title, action, className, children }: CardProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={classNames(`${cardClass()} grid grid-cols-1 content-start gap-5 p-6`, className)}
    >
      <div className="flex min-h-8 items-center justify-between gap-3">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  )
}
