import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from './class-names'

interface FootActionProps {
  label: string
  /** What the page stands on, into which its content fades. */
  ground: 'lawn' | 'paper'
  /** Whether nothing urges. */
  isQuiet?: boolean
  /** What stands at the end of the line. */
  children?: ReactNode
}

interface FootLinkProps extends FootActionProps {
  to: string
  /** What the tour points at. */
  tour?: string
}

/** The one action of a page, at the thumb; on a phone. It stands over what scrolls, which fades below it. */
export function FootLink({ to, tour, ...action }: FootLinkProps) {
  return (
    <FootPlace ground={action.ground}>
      <Link to={to} data-tour={tour} className={actionClass(action.isQuiet)}>
        <FootText {...action} />
      </Link>
    </FootPlace>
  )
}

/** The same, where it does something on this page. */
export function FootButton({ onClick, ...action }: FootActionProps & { onClick: () => void }) {
  return (
    <FootPlace ground={action.ground}>
      <button type="button" onClick={onClick} className={`${actionClass(action.isQuiet)} w-full text-left`}>
        <FootText {...action} />
      </button>
    </FootPlace>
  )
}

const actionClass = (isQuiet = false) =>
  classNames(
    'pointer-events-auto flex min-h-14 items-center justify-between gap-3 rounded-md px-5 py-1.5 shadow-float',
    isQuiet ? 'bg-card text-ink inset-ring-2 inset-ring-leaf' : 'bg-leaf text-on-leaf',
  )

function FootPlace({ ground, children }: Pick<FootActionProps, 'ground' | 'children'>) {
  return (
    <div
      data-foot-action=""
      className={classNames(
        'pointer-events-none fixed inset-x-0 bottom-(--foot-inset) z-20 short:static bg-linear-to-b from-transparent to-25% px-4 pt-3.5 pb-3 short:bg-none short:px-0',
        ground === 'lawn' ? 'to-lawn' : 'to-paper',
      )}
    >
      {children}
    </div>
  )
}

function FootText({ label, children }: Pick<FootActionProps, 'label' | 'children'>) {
  return (
    <>
      <span className="line-clamp-2 min-w-0 font-display text-lg leading-tight font-semibold">{label}</span>
      <span className="flex items-center gap-1 text-sm whitespace-nowrap">{children}</span>
    </>
  )
}
