import { useSyncExternalStore } from 'react'

let isInTrouble = false
const listeners = new Set<() => void>()

/** Says that this browser cannot keep something; what is told of it is told once. */
export function reportStorageTrouble(): void {
  if (isInTrouble) return
  isInTrouble = true
  for (const listener of listeners) listener()
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => void listeners.delete(onChange)
}

/** Whether this browser's storage was found to be full or forbidden since the page was opened. */
export function useStorageTrouble(): boolean {
  return useSyncExternalStore(subscribe, () => isInTrouble)
}
