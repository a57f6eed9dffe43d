/** Small values in the browser's own storage, which may be full or forbidden (private mode): then they are not kept. */

const prefix = 'lingarden:'

export function readLocal<T>(key: string): T | undefined {
  try {
    const stored = localStorage.getItem(prefix + key)
    return stored === null ? undefined : (JSON.parse(stored) as T)
  } catch {
    return undefined
  }
}

export function writeLocal(key: string, value: unknown): void {
  try {
    localStorage.setItem(prefix + key, JSON.stringify(value))
  } catch {
    // Kept for this page only, by whoever called.
  }
}

export function removeLocal(key: string): void {
  try {
    localStorage.removeItem(prefix + key)
  } catch {
    // Nothing was kept.
  }
}

/** The keys of what is kept that begin with a text. */
export function listLocal(start: string): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix + start))
      .map((key) => key.slice(prefix.length))
  } catch {
    return []
  }
}

/** What belongs to the browser rather than to the learner, and outlives a sign-out. */
const browserKeys = new Set(['interface-language', 'single-keys', 'theme'].map((key) => prefix + key))

/** Sign-out clears all local caches (requirement 4.4b). */
export function clearLocal(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(prefix) && !browserKeys.has(key)) localStorage.removeItem(key)
    }
  } catch {
    // Nothing was kept.
  }
}
