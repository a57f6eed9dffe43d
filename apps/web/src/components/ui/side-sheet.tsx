import type { ReactNode } from 'react'
import { useIsMobile } from '@/lib/use-is-mobile'
import { Sheet } from './sheet'

interface SideSheetProps {
  onClose: () => void
  /** Named for screen readers. */
  title: string
  children: ReactNode
}

/** Something to look at beside what one does: at the right, on a phone from below. Its button covers nothing of it. */
export function SideSheet({ onClose, title, children }: SideSheetProps) {
  const isMobile = useIsMobile()
  return (
    <Sheet open onClose={onClose} side={isMobile ? 'bottom' : 'right'} title={title}>
      <div className="grid grid-cols-1 pt-11">{children}</div>
    </Sheet>
  )
}
