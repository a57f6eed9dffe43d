import type { ReactNode } from 'react'

/** The earth of a bed, with its uneven edge; what lies in it is written in it. */
export function Soil({ children }: { children?: ReactNode }) {
  return (
    <div className="bg-soil text-ink">
      <svg
        aria-hidden
        viewBox="0 0 400 10"
        preserveAspectRatio="none"
        className="-mt-2 block h-2 w-full fill-soil"
      >
        {/* One whole wave, so that pieces laid side by side join. */}
        <path d="M0 10V5c67-6 133-6 200 0s133 6 200 0v5Z" />
      </svg>
      {children}
    </div>
  )
}
