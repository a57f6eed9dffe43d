import { use, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { FootSlot } from './foot-slot'

interface AtFootProps {
  /** How it stands where it is, where there is no foot. */
  className: string
  children: ReactNode
}

/** What belongs at the foot of the stage; here where there is none. */
export function AtFoot({ className, children }: AtFootProps) {
  const foot = use(FootSlot)
  return foot ? createPortal(children, foot) : <div className={className}>{children}</div>
}
