import { useSyncExternalStore } from 'react'

/** A window as low as that of a phone on its side; the `short` of the styles. */
const query = '(max-height: 30rem)'

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia(query)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

/** Whether nothing may float over the page, which has no room to scroll clear of it. */
export function useIsLow(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
}
