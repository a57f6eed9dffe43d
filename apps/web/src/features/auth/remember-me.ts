import { readLocal, removeLocal, writeLocal } from '@/lib/local-store'

interface Remembered {
  email: string
  /** Milliseconds since the epoch. */
  until: number
}

const key = 'remembered-email'
const rememberedForDays = 30

/** Remembers the address for the next sign-in, for 30 days (requirement 4.4c). */
export function rememberEmail(email: string, now: Date): void {
  writeLocal(key, { email, until: now.getTime() + rememberedForDays * 86_400_000 } satisfies Remembered)
}

export function forgetEmail(): void {
  removeLocal(key)
}

/** The remembered address, unless it has expired. */
export function rememberedEmail(now: Date): string | undefined {
  const remembered = readLocal<Remembered>(key)
  return remembered && remembered.until > now.getTime() ? remembered.email : undefined
}
