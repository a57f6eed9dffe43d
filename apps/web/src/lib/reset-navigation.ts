import { useLocation, useNavigate } from 'react-router'

/** What a reset navigation leaves in the history entry, so that a page knows to begin anew. */
export interface ResetMarker {
  reset: true
  /** Milliseconds since the epoch. */
  timestamp: number
}

/** Whether going to an address from the current one stays on the same page or goes up from a child of it. */
export function isResetNavigation(current: string, target: string): boolean {
  return current === target || current.startsWith(`${target}/`)
}

export function readResetMarker(state: unknown): ResetMarker | undefined {
  if (typeof state !== 'object' || state === null || !('reset' in state) || state.reset !== true)
    return undefined
  return 'timestamp' in state && typeof state.timestamp === 'number'
    ? { reset: true, timestamp: state.timestamp }
    : undefined
}

/** Navigates; to the current page or up from a child it replaces the entry and passes a reset marker (2.47b). */
export function useResetNavigation(): (target: string) => void {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  return (target) => {
    if (!isResetNavigation(pathname, target)) return void navigate(target)
    const state: ResetMarker = { reset: true, timestamp: Date.now() }
    void navigate(target, { replace: true, state })
  }
}
