const running = new Map<string, Promise<unknown>>()

/** Runs one task of a name at a time: over all tabs where the browser has locks, else within this page. */
export async function exclusively<T>(name: string, task: () => Promise<T>): Promise<T> {
  // Browsers have locks in secure contexts only.
  if ('locks' in navigator) return navigator.locks.request(name, task)
  const before = running.get(name) ?? Promise.resolve()
  const mine = before.catch(() => undefined).then(task)
  running.set(name, mine)
  return mine
}
