const kept = new WeakSet<object>()

/** Notes that data was kept by this browser and is shown until the server has answered. */
export function markCached(data: object): void {
  kept.add(data)
}

/** Whether data is what this browser kept, so that the server is still to be asked. */
export function isKept(data: unknown): boolean {
  return typeof data === 'object' && data !== null && kept.has(data)
}
