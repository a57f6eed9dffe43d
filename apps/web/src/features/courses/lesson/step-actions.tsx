import type { ReactNode } from 'react'

/** What leads on from a step: it stays at the lower edge of the screen while the step is longer than that. */
export function StepActions({ children }: { children: ReactNode }) {
  return (
    <div className="pointer-events-none sticky bottom-0 -mx-4 flex flex-wrap gap-3 bg-linear-to-t from-paper from-70% to-transparent px-4 pt-8 pb-4 *:pointer-events-auto">
      {children}
    </div>
  )
}
