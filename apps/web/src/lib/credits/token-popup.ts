import { useSyncExternalStore } from 'react'

let isOpen = false
const listeners = new Set<() => void>()

/** Opens or closes the token popup, from wherever the learner asks for it (requirement 4.13). */
export function showTokenPopup(open = true): void {
  isOpen = open
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useTokenPopup(): boolean {
  return useSyncExternalStore(subscribe, () => isOpen)
}
