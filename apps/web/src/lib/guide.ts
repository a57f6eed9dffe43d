import { useSyncExternalStore } from 'react'
import { readTourStep } from './tour-place'

/** What leads through Lingarden from over any page. */
export type Guide = 'tour' | 'shortcuts'

// A reload ends no tour.
let shown: Guide | undefined = readTourStep(location.pathname) === undefined ? undefined : 'tour'
const listeners = new Set<() => void>()

/** Begins the tour or opens the sheet of shortcuts, from wherever it is asked for; undefined closes what is open. */
export function showGuide(guide: Guide | undefined): void {
  shown = guide
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useGuide(): Guide | undefined {
  return useSyncExternalStore(subscribe, () => shown)
}
