import { useSyncExternalStore } from 'react'
import { mobileBreakpoint } from './mobile-breakpoint'

const query = `(max-width: ${mobileBreakpoint - 1}px)`

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia(query)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

export function useIsMobile(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
}
