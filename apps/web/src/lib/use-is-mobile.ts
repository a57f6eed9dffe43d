import { useSyncExternalStore } from 'react'

/** Below this width, in CSS pixels, the layout is the mobile one (requirement 9.8a). */
export const mobileBreakpoint = 768

const query = `(max-width: ${mobileBreakpoint - 1}px)`

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia(query)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

export function useIsMobile(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
}
