import { hasLeft } from './identity/presence'

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
  if (hasLeft() && !isOfNobody(prefix + key)) return
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

/** What belongs to the browser rather than to the learner, and outlives a sign-out. */
const browserKeys = new Set(
  ['interface-language', 'single-keys', 'theme', 'typing-habits'].map((key) => prefix + key),
)

/** What the door keeps, where nobody is signed in. */
const doorKeys = new Set(['remembered-email', 'wanted-page'].map((key) => prefix + key))

const isOfNobody = (key: string) => browserKeys.has(key) || doorKeys.has(key)

/** Keeps a text for this tab alone. */
export function writeTab(key: string, value: string): void {
  if (hasLeft()) return
  try {
    sessionStorage.setItem(prefix + key, value)
  } catch {
    // A reload begins anew.
  }
}

export function readTab(key: string): string | undefined {
  try {
    return sessionStorage.getItem(prefix + key) ?? undefined
  } catch {
    return undefined
  }
}

export function removeTab(key: string): void {
  try {
    sessionStorage.removeItem(prefix + key)
  } catch {
    // Nothing was kept.
  }
}

/** Sign-out clears all local caches (requirement 4.4b). */
export function clearLocal(): void {
  try {
    sessionStorage.clear()
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(prefix) && !browserKeys.has(key)) localStorage.removeItem(key)
    }
  } catch {
    // Nothing was kept.
  }
}
