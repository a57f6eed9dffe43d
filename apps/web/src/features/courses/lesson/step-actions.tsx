import type { ReactNode } from 'react'

/** What leads on from a step, below it: what floats above the words would cover the buttons beside them. */
export function StepActions({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap gap-3 pt-2">{children}</div>
}
