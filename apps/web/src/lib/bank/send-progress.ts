import { useSyncExternalStore } from 'react'

/** How far words that are sent in many parts have come. */
interface SendProgress {
  done: number
  total: number
}

let progress: SendProgress = { done: 0, total: 1 }
const listeners = new Set<() => void>()

/** Tells how many of the words under way the server has. */
export function tellSendProgress(done: number, total: number): void {
  progress = { done, total }
  for (const listener of listeners) listener()
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => void listeners.delete(onChange)
}

/** The progress of the words that this page sends, or sent last. */
export function useSendProgress(): SendProgress {
  return useSyncExternalStore(subscribe, () => progress)
}
