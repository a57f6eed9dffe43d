import type { Spacing } from '@lingarden/domain/garden/bed-layout'
import type { CSSProperties, ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'

interface BedFrameProps {
  spacing: Spacing
  /** Dug for what comes next, and empty yet. */
  isDug?: boolean
  /** What stands on the soil. */
  children: ReactNode
  plate: ReactNode
}

/** A bed of soil with a front edge, and its plate. */
export function BedFrame({ spacing: { plant, cell, columns }, isDug, children, plate }: BedFrameProps) {
  const measures = { '--plant': `${plant}px`, '--cell': `${cell}px`, '--columns': columns }
  return (
    <li className={classNames('bed', isDug && 'bed-dug')} style={measures as CSSProperties}>
      <div className="bed-ground">{children}</div>
      {plate}
    </li>
  )
}
