import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from './class-names'

interface FootLinkProps {
  to: string
  label: string
  /** What the page stands on, into which its content fades. */
  ground: 'lawn' | 'paper'
  /** Whether nothing urges. */
  isQuiet?: boolean
  /** What the tour points at. */
  tour?: string
  /** What stands at the end of the line. */
  children?: ReactNode
}

/** The one action of a page, at the thumb; on a phone. It stands over what scrolls, which fades below it. */
export function FootLink({ to, label, ground, isQuiet = false, tour, children }: FootLinkProps) {
  return (
    <div
      data-foot-action=""
      className={classNames(
        'pointer-events-none fixed inset-x-0 bottom-(--foot-inset) z-20 short:static bg-linear-to-b from-transparent to-25% px-4 pt-3.5 pb-3',
        ground === 'lawn' ? 'to-lawn' : 'to-paper',
      )}
    >
      <Link
        to={to}
        data-tour={tour}
        className={classNames(
          'pointer-events-auto flex min-h-14 items-center justify-between gap-3 rounded-md px-5 py-1.5 shadow-float',
          isQuiet ? 'bg-card text-ink inset-ring-2 inset-ring-leaf' : 'bg-leaf text-on-leaf',
        )}
      >
        <span className="line-clamp-2 min-w-0 font-display text-lg leading-tight font-semibold">{label}</span>
        <span className="flex items-center gap-1 text-sm whitespace-nowrap">{children}</span>
      </Link>
    </div>
  )
}
