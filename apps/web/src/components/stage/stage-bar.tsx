import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { buttonClass } from '@/components/ui/button'
import { X } from '@/icons/icons.ts'
import { readShortcut } from '@/lib/shortcuts/read-shortcut'
import { useKeys } from '@/lib/use-keys'

interface StageBarProps {
  /** Where the way out leads. */
  leaveTo: string
  leaveLabel: string
  /** Whether the page that it leads to takes the place of this one in the history. */
  leavesInPlace?: boolean | undefined
  /** How far one is, drawn. */
  children: ReactNode
  /** How much is left, in words. */
  count?: ReactNode
}

/** The way out, how far one is and how much is left. Escape leaves, too. */
export function StageBar({ leaveTo, leaveLabel, leavesInPlace = false, children, count }: StageBarProps) {
  const navigate = useNavigate()
  useKeys(true, (event) => {
    if (readShortcut('stage', event) !== 'leave') return
    event.preventDefault()
    void navigate(leaveTo, { replace: leavesInPlace })
  })
  return (
    <header className="stage-bar">
      <div className="stage-bar-in">
        <Link
          to={leaveTo}
          replace={leavesInPlace}
          aria-label={leaveLabel}
          title={leaveLabel}
          className={`${buttonClass('ghost', 'icon')} size-11! shrink-0 rounded-full!`}
        >
          <X size={20} aria-hidden />
        </Link>
        {children}
        <p className="min-w-13 shrink-0 text-right text-sm text-ink-soft tabular-nums">{count}</p>
      </div>
    </header>
  )
}

/** One of the beads that say how far one is. @param share how much of it is done, 0 to 1 */
export function Bead({ share, isNow = false }: { share: number; isNow?: boolean }) {
  return (
    <span className={isNow ? 'stage-bead stage-bead-now' : 'stage-bead'}>
      <span style={{ width: `${100 * share}%` }} />
    </span>
  )
}
