/** Tells whoever listens. */
export interface Signal<News extends unknown[]> {
  tell: (...news: News) => void
  /** @returns how to stop */
  on: (listener: (...news: News) => void) => () => void
}

export function createSignal<News extends unknown[]>(): Signal<News> {
  const listeners = new Set<(...news: News) => void>()
  return {
    tell: (...news) => {
      for (const listener of listeners) listener(...news)
    },
    on: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
