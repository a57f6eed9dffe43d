import { useSyncExternalStore } from 'react'

/** Steps of a language change, in their order (requirement 4.10a). */
export const loadingSteps = ['loading', 'caching', 'initializing', 'complete'] as const
type LoadingStep = (typeof loadingSteps)[number]

export interface LanguageLoading {
  language: string
  step: LoadingStep
}

/** Milliseconds of requirement 9.4g: the pause at initializing, how long complete is shown, and the longest of all. */
export const loadingTimes = { initializing: 500, complete: 1000, longest: 3000 }

let current: LanguageLoading | undefined
const listeners = new Set<() => void>()

function set(next: LanguageLoading | undefined): void {
  current = next
  for (const listener of listeners) listener()
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

interface LoadingWork {
  language: string
  /** Whether both language resources and bank are there already: then nothing is shown. */
  isReady: boolean
  load: () => Promise<unknown>
  cache: () => Promise<unknown>
}

/**
 * Runs a language change and shows its steps. An error hides the overlay at once; after three seconds it is complete
 * by itself, while the work goes on.
 */
export async function showLanguageLoading({ language, isReady, load, cache }: LoadingWork): Promise<void> {
  if (isReady) return
  let isOver = false
  // Work that takes longer than the overlay stands must not bring it back.
  const show = (step: LoadingStep) => {
    if (!isOver) set({ language, step })
  }
  const steps = async () => {
    show('loading')
    await load()
    show('caching')
    await cache()
    show('initializing')
    await pause(loadingTimes.initializing)
  }
  try {
    await Promise.race([steps(), pause(loadingTimes.longest)])
    show('complete')
    isOver = true
    await pause(loadingTimes.complete)
  } finally {
    isOver = true
    set(undefined)
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The language change under way; undefined where there is none. */
export function useLanguageLoading(): LanguageLoading | undefined {
  return useSyncExternalStore(subscribe, () => current)
}
