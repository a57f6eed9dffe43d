import { useSyncExternalStore } from 'react'

const shares = new Map<string, number>()
const listeners = new Set<() => void>()

/** @param share of the download, 0 to 1; undefined when it is over */
export function setLoadingProgress(languageCode: string, share: number | undefined): void {
  if (share === undefined) shares.delete(languageCode)
  else shares.set(languageCode, Math.min(share, 1))
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** How much of a dictionary has been downloaded, in percent; undefined while none is under way. */
export function useLoadingProgress(languageCode: string): number | undefined {
  return useSyncExternalStore(subscribe, () => {
    const share = shares.get(languageCode)
    return share === undefined ? undefined : Math.round(share * 100)
  })
}
