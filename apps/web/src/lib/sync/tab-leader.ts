import { logError } from '@/lib/log'

/**
 * Waits until no other tab of this browser holds a name, then calls back; returns how to let it go, or to wait no more.
 * Browsers have locks in secure contexts only: elsewhere every tab leads, and the server counts what they share once.
 */
export function leadTabs(name: string, onLead: () => void): () => void {
  if (!('locks' in navigator)) {
    onLead()
    return () => undefined
  }
  const waiting = new AbortController()
  let release: (() => void) | undefined
  let isOver = false
  navigator.locks
    .request(name, { signal: waiting.signal }, async () => {
      if (isOver) return
      onLead()
      await new Promise<void>((resolve) => {
        release = resolve
      })
    })
    .catch((cause: unknown) => {
      if (!waiting.signal.aborted) logError('The tabs could not agree who counts', cause)
    })
  return () => {
    isOver = true
    waiting.abort()
    release?.()
  }
}
