import { useId, type ReactNode } from 'react'
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
      className={classNames(
        'grid grid-cols-[minmax(0,1fr)] content-start gap-5 rounded-lg bg-card p-6 shadow-[0_0_0_1px_var(--line)]',
        className,
      )}
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
