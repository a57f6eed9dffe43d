import { useSyncExternalStore } from 'react'

let isLost = false
const listeners = new Set<() => void>()

/** Notes whether the last turn could reach the server although the browser has a connection. */
export function noteServerContact(isReached: boolean): void {
  if (isLost === !isReached) return
  isLost = !isReached
  for (const listener of listeners) listener()
}

const forget = () => noteServerContact(true)

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange)
  // A new connection may reach it.
  window.addEventListener('online', forget)
  return () => {
    listeners.delete(onChange)
    window.removeEventListener('online', forget)
  }
}

/** Whether the server could not be reached when it was needed last. */
export function useIsServerLost(): boolean {
  return useSyncExternalStore(subscribe, () => isLost)
}
