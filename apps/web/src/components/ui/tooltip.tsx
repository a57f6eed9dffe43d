import { Tooltip as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

/** Milliseconds of requirement 9.10b. */
const tooltipDelays = { open: 700, skip: 300 }

export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={tooltipDelays.open} skipDelayDuration={tooltipDelays.skip}>
      {children}
    </Radix.Provider>
  )
}

/** A short explanation on hover and focus; the child must be focusable and have a name without it. */
export function Tooltip({ content, children }: { content: ReactNode; children: ReactNode }) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          sideOffset={6}
          className="z-50 max-w-64 rounded-sm bg-ink px-3 py-1.5 text-sm text-paper shadow-float"
        >
          {content}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
