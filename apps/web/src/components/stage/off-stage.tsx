import type { ReactNode } from 'react'

/** What stands where a stage could not open, with the room that other pages have; the bars of the site lead on. */
export function OffStage({ children }: { children: ReactNode }) {
  return <div className="mx-auto w-full max-w-[1200px] px-4 pt-6 pb-6">{children}</div>
}
